// A page is built, filled, translated and published without a mouse; then it is edited under bad conditions.
import type { Locator, Page } from '@playwright/test';
import { test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly } from './support/shop.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const bar = (page: Page) => page.getByRole('region', { name: 'Page editor' });
const saved = (page: Page) => expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
const sections = (page: Page) => page.locator('[data-canvas] [data-section]');
const handle = (page: Page, place: number) => page.locator('[data-handle]').nth(place);
const spoken = (page: Page) => page.locator('[aria-live=assertive]').first();

/** Tab until it has the focus: a place that keys do not lead to is not found. */
async function tabTo(page: Page, target: Locator, key = 'Tab', most = 60): Promise<void> {
	// Found once: to look for it after each key would take longer than the key.
	const element = await target.elementHandle();
	for (let press = 0; press < most; press += 1) {
		if (await element?.evaluate((place) => place.matches(':focus'))) return;
		await page.keyboard.press(key);
	}
	throw new Error(`no key leads to ${target}`);
}

/** The tabs and blocks of the insert dialog, by keys. */
async function insert(page: Page, tab: string, block: string): Promise<void> {
	const dialog = page.getByRole('dialog', { name: 'Insert block' });
	await expect(dialog).toBeVisible();
	await tabTo(page, dialog.getByRole('tab', { selected: true }));
	for (let press = 0; press < 7; press += 1) {
		if ((await dialog.getByRole('tab', { name: tab, exact: true }).getAttribute('aria-selected')) === 'true') break;
		await page.keyboard.press('ArrowRight');
	}
	await tabTo(page, dialog.getByRole('button', { name: block, exact: true }));
	await page.keyboard.press('Enter');
	await expect(dialog).toHaveCount(0);
}

async function rewrite(page: Page, words: string): Promise<void> {
	await page.keyboard.press('Control+a');
	await page.keyboard.type(words);
}

/** Into what has the focus, as a browser does it: what is on the clipboard comes as an input. */
const pasteHtml = (page: Page, html: string): Promise<void> =>
	page.evaluate(`{
		const dataTransfer = new DataTransfer();
		dataTransfer.setData('text/html', ${JSON.stringify(html)});
		const paste = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
		document.activeElement.dispatchEvent(new InputEvent('beforeinput', paste));
	}`);

type Ask = <Data>(query: string, variables: object) => Promise<Data>;

/** An empty page that no one sees yet. */
async function makePage(ask: Ask, name: string): Promise<string> {
	const names = ['de-DE', 'en-GB'].map((languageCode) => ({ languageCode, translation: name }));
	const { createPage } = await ask<{ createPage: { id: string } }>(
		'mutation ($input: NewPageInput!) { createPage(input: $input) { id } }',
		{ input: { kind: 'page', names } },
	);
	return createPage.id;
}

test('a page is built, filled, translated and published by keyboard alone', async ({ admin, go, ask, server }) => {
	const page = admin;
	const id = await makePage(ask, 'Tastenseite');
	await go(`/admin/pages/${id}/edit`);
	await page.getByRole('heading', { name: 'This page is still empty' }).waitFor();

	await tabTo(page, page.getByRole('button', { name: 'Insert the first section' }), 'Tab', 120);
	await page.keyboard.press('Enter');
	await insert(page, 'Hero & titles', 'Title');
	await expect(handle(page, 0)).toBeFocused();
	await expect(spoken(page)).toHaveText(/Title added, section 1 of 1/);

	// The base language first: the one that the shop is in.
	await tabTo(page, page.getByLabel('Content language'), 'Shift+Tab', 80);
	await page.keyboard.press('ArrowUp');
	await expect(page.getByLabel('Content language')).toHaveValue('de-DE');
	const title = sections(page).first().getByRole('textbox').first();
	await tabTo(page, title);
	await rewrite(page, 'Handgeprüft');
	await expect(title).toHaveText('Handgeprüft');

	// A second section by the plus at the end, moved before the first by keys.
	await handle(page, 0).focus();
	await page.keyboard.press('+');
	await insert(page, 'Text', 'Text');
	const heading = sections(page).nth(1).getByRole('textbox').first();
	await expect(heading).toBeFocused();
	await page.keyboard.type('Erste Tasten kommen an');
	await expect(heading).toHaveText('Erste Tasten kommen an');
	await handle(page, 1).focus();
	await page.keyboard.press('Enter');
	await expect(spoken(page)).toHaveText(/picked up, section 2 of 2/);
	await page.keyboard.press('ArrowUp');
	await expect(spoken(page)).toHaveText(/moved, now section 1 of 2/);
	await expect(handle(page, 0)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(spoken(page)).toHaveText(/dropped, section 2 of 2/);

	// Rich text: bold by keys, and what Word brings comes out clean.
	const rich = sections(page).nth(1).locator('[role=textbox][aria-multiline]').last();
	await rich.focus();
	const written = sections(page).nth(1).locator('[data-slate-editor]').last();
	await expect(written).toBeFocused();
	await page.keyboard.press('Control+a');
	await page.keyboard.type('Wir ');
	await page.keyboard.press('Control+b');
	await page.keyboard.type('drucken');
	await expect(written.locator('.font-bold')).toHaveText('drucken');
	await pasteHtml(
		page,
		`<html><head><style>p.MsoNormal {color: red}</style></head><body>
		<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·   </span>Eins<o:p></o:p></p>
		<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·   </span><b>Zwei</b></p>
		<script>window.broken = true</script><a href="javascript:alert(1)">Drei</a></body></html>`,
	);
	await expect(written.locator('ul > li')).toHaveText(['Eins', 'Zwei']);
	expect(await written.locator('[href], [style*=mso], script').count()).toBe(0);

	// Settings by one key, back by another; the section keeps the focus.
	await handle(page, 1).focus();
	await page.keyboard.press('s');
	const settings = page.getByRole('complementary', { name: /^Settings: Text/ });
	await expect(settings).toBeFocused();
	await tabTo(page, settings.getByRole('tab', { selected: true }));
	await page.keyboard.press('End');
	await tabTo(page, settings.getByRole('switch', { name: 'Background colour' }));
	await page.keyboard.press('Space');
	await expect(sections(page).nth(1).locator('[data-tone=alternate]')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(handle(page, 1)).toBeFocused();

	// The other language, with the words of the first where it has none.
	await tabTo(page, page.getByLabel('Content language'), 'Shift+Tab', 80);
	await page.keyboard.press('ArrowDown');
	await expect(page.getByLabel('Content language')).toHaveValue('en-GB');
	await tabTo(page, title);
	await rewrite(page, 'Checked by hand');
	await saved(page);

	// Publishing shows what changes.
	await tabTo(page, bar(page).getByRole('button', { name: 'Publish' }), 'Shift+Tab', 80);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Publish page' });
	await expect(dialog.getByText('Added')).toHaveCount(2);
	await tabTo(page, dialog.getByRole('button', { name: 'Publish now' }));
	await page.keyboard.press('Enter');
	await expect(dialog).toHaveCount(0);
	await expect(bar(page).getByText('Published', { exact: true })).toBeVisible();

	// Visitors read it, each in their language.
	await openQuickly(page, new URL('/tastenseite', page.url()).href);
	await expect(page.getByRole('heading', { name: 'Handgeprüft', level: 1 })).toBeVisible();
	await expect(page.getByText('Wir drucken')).toBeVisible();
	expect((await server.ask('/en-gb/tastenseite')).body).toMatch(/<h1[^>]*>(<[^>]*>)*Checked by hand</);
});

test('nothing that was typed is lost: no net, a reload, another tab; undo goes on after it', async ({
	page,
	signIn,
	go,
	ask,
	context,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn('admin');
	const id = await makePage(ask, 'Wackelnetz');
	await go(`/admin/pages/${id}/edit`);
	await page.getByRole('button', { name: 'Insert the first section' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Title', exact: true }).click();
	const title = sections(page).first().getByRole('textbox').first();
	await title.click();
	await rewrite(page, 'Before');
	await saved(page);

	// No net: it says so, and a reload finds everything once there is one.
	await page.route('**/service-api/graphql?c=ChangePage', (route) => route.abort());
	await title.click();
	await page.keyboard.press('End');
	await page.keyboard.type(' and after');
	await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'offline');
	await page.unroute('**/service-api/graphql?c=ChangePage');
	await page.reload();
	await expect(title).toHaveText('Before and after');
	await saved(page);

	// Undo is there after the reload.
	await page.keyboard.press('Control+z');
	await expect(title).toHaveText('Before');
	await page.keyboard.press('Control+Shift+z');
	await expect(title).toHaveText('Before and after');
	await saved(page);

	// A second tab looks on, takes over, and the first one keeps what it could not send and is only shown, at once.
	await page.route('**/service-api/graphql?c=ChangePage', (route) => route.abort());
	await title.click();
	await page.keyboard.press('End');
	await page.keyboard.type(', late');
	const second = await context.newPage();
	await second.goto(page.url());
	await expect(second.getByText('You are editing this page in another tab')).toBeVisible();
	await second.getByRole('button', { name: 'Take over', exact: true }).click();
	await second.getByRole('alertdialog').getByRole('button', { name: 'Take over', exact: true }).click();
	await expect(second.locator('[data-handle]')).toHaveCount(1);
	await expect(page.getByText('What could not be saved is among the versions.')).toBeVisible();
	await expect(page.locator('[data-saving]')).toHaveText('Taken over by you in another tab');
	await expect(page.locator('[data-canvas] [contenteditable=plaintext-only], [data-handle], .page-insert')).toHaveCount(
		0,
	);
	await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
	await title.click();
	await page.keyboard.type('lost?');
	await expect(title).toHaveText('Before and after, late');

	// What it compares earlier versions with is the page of now, not what it has shown last.
	const taken = second.locator('[data-section] [role=textbox]').first();
	await taken.click();
	await second.keyboard.press('End');
	await second.keyboard.type(', and since');
	await saved(second);
	await bar(page).getByRole('button', { name: 'More' }).click();
	await page.getByRole('menuitem', { name: 'Versions' }).click();
	const versions = page.getByRole('dialog', { name: 'Versions' });
	await versions.getByRole('button', { name: /Before a take-over/ }).click();
	await expect(versions.getByText('Before and after, and since')).toBeVisible();
	await expect(taken).toHaveText('Before and after, and since');
});

test('by mouse: dragged, copied to another page, made another block, published and brought back; an ended session loses nothing', async ({
	page,
	signIn,
	go,
	navigate,
	ask,
	context,
}) => {
	test.slow();
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn('editor');
	const [first, second] = [await makePage(ask, 'Mausseite'), await makePage(ask, 'Andere Seite')];
	const kinds = () =>
		page
			.locator('[data-canvas] [data-block]')
			.evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')));
	const choose = async (tab: string, block: string) => {
		const dialog = page.getByRole('dialog', { name: 'Insert block' });
		await dialog.getByRole('tab', { name: tab, exact: true }).click();
		await dialog.getByRole('button', { name: block, exact: true }).click();
		await expect(dialog).toHaveCount(0);
	};
	await go(`/admin/pages/${first}/edit`);
	await expect(page.locator('[data-saving]')).toBeVisible();
	await page.getByRole('button', { name: 'Insert the first section' }).click();
	await choose('Hero & titles', 'Title');
	await page.getByRole('button', { name: 'Insert section at position 2' }).click();
	await choose('Special', 'Divider');
	await expect.poll(kinds).toEqual(['title', 'divider']);

	// At the upper edge of the first section stands the way to something above it.
	await sections(page)
		.first()
		.hover({ position: { x: 300, y: 4 } });
	await page.getByRole('button', { name: 'Insert section at position 1' }).click();
	await choose('Special', 'Spacer');
	await expect.poll(kinds).toEqual(['spacer', 'title', 'divider']);
	await page.keyboard.press('Control+z');
	await expect.poll(kinds).toEqual(['title', 'divider']);

	// The title is dragged behind the line.
	await handle(page, 0).hover();
	await page.mouse.down();
	const line = await sections(page).nth(1).boundingBox();
	await page.mouse.move((line?.x ?? 0) + 60, (line?.y ?? 0) + (line?.height ?? 0) - 3, { steps: 6 });
	await expect(page.locator('.page-drop')).toBeVisible();
	await page.mouse.up();
	await expect.poll(kinds).toEqual(['divider', 'title']);
	await expect(spoken(page)).toHaveText(/Title moved, now section 2 of 2/);

	// Copied with all its languages, and pasted on another page.
	await handle(page, 1).click();
	await sections(page).nth(1).getByRole('button', { name: 'Copy', exact: true }).click();
	await saved(page);
	await navigate(`/admin/pages/${second}/edit`);
	await expect(page.locator('[data-saving]')).toBeVisible();
	await page.getByRole('button', { name: 'Paste' }).click();
	await expect.poll(kinds).toEqual(['title']);
	await page.getByLabel('Content language').selectOption('de-DE');
	await expect(sections(page).first().getByRole('textbox').first()).not.toHaveText('');

	// Another block says before what it has no room for.
	await handle(page, 0).click();
	await sections(page).first().getByRole('button', { name: 'Change layout type' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Quote', exact: true }).click();
	await expect(dialog.getByText('Title', { exact: true })).toBeVisible();
	await dialog.getByRole('button', { name: 'Back' }).click();
	await dialog.getByRole('button', { name: 'Fancy title', exact: true }).click();
	await expect.poll(kinds).toEqual(['fancyTitle']);

	// Published, changed, and brought back from its versions.
	const title = sections(page).first().getByRole('textbox', { name: 'Title', exact: true });
	await title.click();
	await rewrite(page, 'Eins');
	await saved(page);
	await bar(page).getByRole('button', { name: 'Publish' }).click();
	await dialog.getByRole('button', { name: 'Publish now' }).click();
	await expect(dialog).toHaveCount(0);
	await title.click();
	await rewrite(page, 'Zwei');
	await bar(page).getByRole('button', { name: 'More' }).click();
	await page.getByRole('menuitem', { name: 'Versions' }).click();
	await dialog.getByRole('button', { name: /Published/ }).click();
	await expect(dialog.locator('del')).toHaveText('Eins');
	await expect(dialog.locator('ins')).toHaveText('Zwei');
	await dialog.getByRole('button', { name: 'Restore' }).click();
	await expect(title).toHaveText('Eins');

	// The session ends meanwhile: what is typed waits for the next one.
	await saved(page);
	const cookies = await context.cookies();
	await context.clearCookies();
	await title.click();
	await rewrite(page, 'Drei');
	await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'signedOut');
	await context.addCookies(cookies);
	await page.getByRole('button', { name: 'Send now' }).click();
	await saved(page);
	await page.reload();
	await page.getByLabel('Content language').selectOption('de-DE');
	await expect(title).toHaveText('Drei');
});

test('from inside of the editor: a new page, with a quotation as visitors see it, the list of all pages, and the way out to it', async ({
	page,
	signIn,
	go,
	ask,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn('editor');
	const first = await makePage(ask, 'Ausgangsseite');
	await go(`/admin/pages/${first}/edit`);
	const more = async (entry: string) => {
		await bar(page).getByRole('button', { name: 'More' }).click();
		await page.getByRole('menuitem', { name: entry }).click();
	};
	await more('Create new page');
	const dialog = page.getByRole('dialog', { name: 'Create new page' });
	await dialog.getByRole('textbox').first().fill('Zielseite');
	await dialog.getByRole('button', { name: 'Create page' }).click();
	await expect(page.getByRole('heading', { name: /Zielseite/ })).toBeVisible();
	expect(page.url()).not.toContain(first);

	await page.getByRole('button', { name: 'Insert the first section' }).click();
	await insert(page, 'Text', 'Quote');
	const portrait = sections(page)
		.first()
		.getByRole('button', { name: /^Choose/ })
		.first();
	expect(await portrait.boundingBox()).toMatchObject({ width: 64, height: 64 });
	const quotation = sections(page).first().locator('.block-quote > [role=textbox]');
	await expect(quotation).toHaveCSS('display', 'inline');
	await saved(page);

	await more('All pages');
	const list = page.getByRole('dialog', { name: 'All pages' });
	await expect(list.getByRole('region', { name: 'Link pages' }).getByRole('link').first()).toBeVisible();
	await list.getByRole('textbox', { name: 'Search pages' }).fill('ausgangs');
	await list.getByRole('link', { name: 'Edit Ausgangsseite' }).click();
	await expect(page).toHaveURL(new RegExp(first));
	await expect(list).toHaveCount(0);
	await expect(page.getByRole('heading', { name: /Ausgangsseite/ })).toBeVisible();
	await bar(page).getByRole('button', { name: 'Stop editing' }).click();
	await expect(page).toHaveURL(/\/admin\/pages$/);
});

test('before a page is published it says what is still to be done, and each entry leads to its place', async ({
	page,
	signIn,
	go,
	ask,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn('editor');
	await go(`/admin/pages/${await makePage(ask, 'Prüfseite')}/edit`);
	await page.getByRole('button', { name: 'Insert the first section' }).click();
	await insert(page, 'Special', 'Single CTA');
	await handle(page, 0).press('+');
	await insert(page, 'Text', 'Text');
	await handle(page, 1).press('+');
	await insert(page, 'Image', 'Image');
	const dialog = page.getByRole('dialog', { name: 'Publish page' });
	const check = async () => {
		await saved(page);
		await bar(page).getByRole('button', { name: 'Publish' }).click();
		await dialog.waitFor();
	};

	await test.step('words of a block are marked, and a click leads to them', async () => {
		await check();
		await expect(dialog.getByText(/texts still come from the template/)).toBeVisible();
		await expect(dialog.getByText('1 image is missing')).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await dialog.getByText(/texts still come from the template/).click();
		await dialog.getByRole('button', { name: /^Single CTA: Title/ }).click();
		const title = sections(page).first().getByRole('textbox', { name: 'Title' });
		await expect(title).toBeFocused();
		await expect(title).toHaveAttribute('data-sample', '');
		await rewrite(page, 'Jetzt anfragen');
		await expect(title).not.toHaveAttribute('data-sample');
	});

	await test.step('a place without a picture is led to as well; what was read can be kept', async () => {
		await check();
		await dialog.getByRole('button', { name: /^Image: Picture/ }).click();
		await expect(
			sections(page)
				.nth(2)
				.getByRole('button', { name: /^Choose/ }),
		).toBeFocused();
		await check();
		await dialog.getByText(/texts still come from the template/).click();
		await dialog.getByRole('button', { name: 'Keep all of them' }).click();
		await expect(dialog.getByText(/from the template/)).toHaveCount(0);
		await dialog.getByRole('button', { name: 'Cancel' }).click();
	});

	await test.step('a button leads to a page that is found by name, or to what people type', async () => {
		await sections(page)
			.first()
			.getByRole('button', { name: /^Edit button/ })
			.click();
		const call = page.getByRole('dialog', { name: 'Call to action' });
		const url = call.getByRole('textbox', { name: 'Link URL' });
		await url.fill('0431 123 45');
		await url.press('Tab');
		await expect(url).toHaveValue('tel:043112345');
		await expect(call.getByRole('switch', { name: 'Open in a new tab' })).toHaveCount(0);
		await call.getByRole('button', { name: 'Find a target' }).click();
		await call.getByRole('combobox', { name: 'Where it leads' }).selectOption({ label: 'Section of this page' });
		await call.getByRole('list', { name: 'Targets' }).getByRole('button').nth(1).click();
		await expect(url).toHaveValue(/^#s/);
		await call.getByRole('button', { name: 'Find a target' }).click();
		await call.getByRole('textbox', { name: 'Name or address' }).fill('prüf');
		await call
			.getByRole('list', { name: 'Targets' })
			.getByRole('button', { name: /Prüfseite/ })
			.click();
		await expect(url).toHaveValue('/pruefseite');
		await call.getByRole('switch', { name: 'Open in a new tab' }).check();
		expect(await accessibilityFaults(page)).toEqual([]);
		await call.getByRole('button', { name: 'Apply' }).click();
		await expect(call).toHaveCount(0);
	});

	await test.step('rich text: markdown keys, tools that cover no text, and a link beside its words', async () => {
		await sections(page).nth(1).locator('[role=textbox][aria-multiline]').last().focus();
		const written = sections(page).nth(1).locator('[data-slate-editor]').last();
		await expect(written).toBeFocused();
		await page.keyboard.press('Control+a');
		await page.keyboard.type('- Eins **zwei** drei');
		await expect(written.locator('ul > li')).toHaveText('Eins zwei drei');
		await expect(written.locator('.font-bold')).toHaveText('zwei');
		const tools = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox();
		const section = await sections(page).nth(1).boundingBox();
		expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual((section?.y ?? 0) + 1);
		await written.locator('.font-bold').dblclick();
		await page.keyboard.press('Control+k');
		const link = page.getByRole('group', { name: 'Link' });
		await link.getByRole('textbox', { name: 'Link URL' }).fill('example.com');
		// All of the form lies in the window, and over none of the words.
		await expect(async () => {
			const words = await written.locator('.font-bold').boundingBox();
			const form = await link.boundingBox();
			if (!words || !form) throw new Error('nothing is drawn');
			expect(form.y > words.y + words.height - 1 || form.y + form.height < words.y + 1).toBe(true);
			expect(form.y).toBeGreaterThanOrEqual(0);
			expect(form.y + form.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
		}).toPass();
		await link.getByRole('button', { name: 'Apply' }).click();
		await expect(written.locator('.rich-link')).toHaveText('zwei');
		await saved(page);
	});

	await test.step('a rich text that is only shown takes letters where it is pressed', async () => {
		await handle(page, 1).focus();
		const shown = sections(page).nth(1).locator('[role=textbox][aria-multiline]:not([data-slate-editor])').last();
		await shown.waitFor();
		const place = await page.evaluate<{ x: number; y: number }>(`{
			const words = [...document.querySelectorAll('[data-canvas] li')].at(-1).lastChild;
			const letters = document.createRange();
			letters.setStart(words, 2);
			letters.setEnd(words, 3);
			const { left, top, height } = letters.getBoundingClientRect();
			({ x: left + 1, y: top + height / 2 });
		}`);
		// As long as a hand takes.
		await page.mouse.move(place.x, place.y);
		await page.mouse.down();
		await page.waitForTimeout(120);
		await page.mouse.up();
		await page.waitForTimeout(300);
		await page.keyboard.type('XY');
		await expect(sections(page).nth(1).locator('ul > li').last()).toHaveText('Eins zwei dXYrei');
		await saved(page);
	});

	await test.step('a slash in a rich text offers formats and a new section, and gives the focus back', async () => {
		await page.keyboard.press('Control+a');
		await page.keyboard.press('Delete');
		await page.keyboard.type('/');
		const menu = page.getByRole('listbox', { name: 'Insert' });
		await expect(menu.getByRole('option', { name: 'Heading 2' })).toBeVisible();
		await page.keyboard.type('numb');
		await expect(menu.getByRole('option')).toHaveText(['Numbered list']);
		await page.keyboard.press('Enter');
		await page.keyboard.type('Eins');
		await expect(sections(page).nth(1).locator('ol > li')).toHaveText('Eins');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		await page.keyboard.type('/');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Insert block' });
		await expect(dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		await expect(handle(page, 1)).toBeFocused();
	});
});
