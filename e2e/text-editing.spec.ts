import type { BrowserContext, Locator, Page } from '@playwright/test';
import { tabTo } from './support/kit.ts';
import { signIn } from './support/people.ts';
import {
	accessibilityFaults,
	answerConsent,
	complaintsOf,
	expect,
	openQuickly,
	overflows,
	test,
} from './support/shop.ts';

test.use({ trace: 'off' });

const place = (page: Page, key: string) => page.locator(`main [data-text="${key}"]`).first();
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit text' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A server that cannot ask the database in time who this is shows the page of everybody, which has no marks. */
async function openMarked(page: Page, address: string): Promise<void> {
	await expect(async () => {
		await openQuickly(page, address);
		await expect(page.locator('main [data-text]').first()).toBeAttached({ timeout: 2000 });
	}).toPass();
}

/** Switches the language controls on, as the floating button does. */
async function beginEditing(page: Page): Promise<void> {
	await button(page, 'Tools').click();
	await page.getByRole('checkbox', { name: 'Edit texts' }).check();
	await button(page, 'Tools').click();
	await expect(page.locator('html[data-language-controls]')).toBeAttached();
}

/** By Tab, however many things lie between. */
async function walkTo(page: Page, target: Locator): Promise<void> {
	for (let press = 0; press < 12; press++) {
		await page.keyboard.press('Tab');
		if ((await target.and(page.locator(':focus')).count()) > 0) return;
	}
	throw new Error('it was not reached');
}

async function visitor(context: BrowserContext): Promise<Page> {
	const other = await context.browser()?.newContext();
	if (!other) throw new Error('no browser');
	await answerConsent(other);
	return other.newPage();
}

test('a text is changed where it stands: at once here, on the next load for everybody of this shop and of no other', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	// Six pages, two of them in another browser.
	test.slow();
	const complaints = complaintsOf(page);
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	const heading = place(page, 'home.categories');
	const before = (await heading.textContent()) ?? '';
	await beginEditing(page);
	await heading.click();
	await expect(editor(page).getByText('home.categories')).toBeVisible();
	const english = editor(page).getByRole('textbox', { name: 'English' });
	await expect(english).toHaveValue(before);
	await english.fill('What may we press into paper?');
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Text saved')).toBeVisible();
	await expect(heading).toHaveText('What may we press into paper?');

	const other = await visitor(context);
	await other.goto(`${addressOf('demo')}/en-gb`);
	await expect(other.getByText('What may we press into paper?')).toBeVisible();
	expect(await other.locator('[data-text]').count()).toBe(0);
	await other.goto(`${addressOf('demo')}/`);
	await expect(other.getByText('What may we press into paper?')).toHaveCount(0);
	await other.goto(addressOf('atelier'));
	await expect(other.getByText('What may we press into paper?')).toHaveCount(0);

	// Back to what it was, by its history.
	await heading.click();
	await editor(page).getByRole('button', { name: 'History' }).click();
	await expect(editor(page).getByText(before).first()).toBeVisible();
	await english.fill(before);
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(heading).toHaveText(before);
	expect(complaints).toEqual([]);
});

test('by keyboard alone: Tab to a text, Enter, type, save, and Escape leaves', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb/products`);
	await beginEditing(page);
	const { keyboard } = page;
	const title = place(page, 'catalogue.title');
	const before = (await title.textContent()) ?? '';
	await page.locator('#content').focus();
	await tabTo(page, title);
	await keyboard.press('Enter');
	const english = editor(page).getByRole('textbox', { name: 'English' });
	await expect(editor(page).getByRole('textbox', { name: 'Deutsch' })).toBeFocused();
	await walkTo(page, english);
	await keyboard.press('ControlOrMeta+A');
	await keyboard.type('The whole shelf');
	await walkTo(page, editor(page).getByRole('button', { name: 'Save' }));
	await keyboard.press('Enter');
	await expect(title).toHaveText('The whole shelf');
	await expect(title).toBeFocused();
	await keyboard.press('Enter');
	await expect(editor(page)).toBeVisible();
	await keyboard.press('Escape');
	await expect(editor(page)).toBeHidden();
	await expect(page.locator('html[data-language-controls]')).toBeAttached();
	await keyboard.press('Escape');
	await expect(page.locator('html[data-language-controls]')).not.toBeAttached();

	await beginEditing(page);
	await title.click();
	await english.fill(before);
	await keyboard.press('ControlOrMeta+Enter');
	await expect(title).toHaveText(before);
});

test('what cannot be shown is refused beside its field, and nothing typed is lost', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb/products`);
	await beginEditing(page);
	await place(page, 'catalogue.fromPrice').click();
	const english = editor(page).getByRole('textbox', { name: 'English' });
	await english.fill('from');
	await expect(editor(page).getByText('These placeholders are missing: {price}')).toBeVisible();
	await expect(editor(page).getByRole('button', { name: 'Save' })).toBeDisabled();
	await english.fill('from {price');
	await expect(editor(page).getByText(/not a valid ICU text/)).toBeVisible();
	await english.fill('from {cost}');
	await expect(editor(page).getByText('The base text does not have these placeholders: {cost}')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByText('You have changed something and not saved it yet. Discard it?')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(english).toHaveValue('from {cost}');
});

test('plural forms are written one by one, with a number for which each is used', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb/products`);
	await beginEditing(page);
	const count = place(page, 'catalogue.count');
	await count.click();
	const english = editor(page).getByRole('group', { name: 'English' });
	await expect(english.getByText('Singular · e.g. 1')).toBeVisible();
	const other = english.getByRole('textbox', { name: /Plural/ });
	const before = await other.inputValue();
	await other.fill('# things to print');
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(count).toHaveText(/^\d+ things to print$/);
	await count.click();
	await other.fill(before);
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(count).not.toHaveText(/things to print/);
});

test('attributes are texts too: the hint in a field, the name of a button', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	const field = page.getByRole('searchbox').first();
	const before = (await field.getAttribute('placeholder')) ?? '';
	await beginEditing(page);
	await field.click();
	await editor(page).getByRole('radio', { name: 'Placeholder' }).check();
	const english = editor(page).getByRole('textbox', { name: 'English' });
	await expect(english).toHaveValue(before);
	await english.fill('Cards, posters, flyers …');
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(field).toHaveAttribute('placeholder', 'Cards, posters, flyers …');
	await field.click();
	await editor(page).getByRole('radio', { name: 'Placeholder' }).check();
	await english.fill(before);
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(field).toHaveAttribute('placeholder', before);
});

test('names of products and categories are changed where they stand', async ({ page, context, server, addressOf }) => {
	await signIn(context, server, 'atelier', 'translator');
	await openMarked(page, `${addressOf('atelier')}/products`);
	await beginEditing(page);
	const name = page.locator('main article [data-text^="product."]').first();
	const before = (await name.textContent()) ?? '';
	const english = editor(page).getByRole('textbox', { name: 'English' });
	for (const words of ['A card of its own', before]) {
		await name.click();
		await english.fill(words);
		await editor(page).getByRole('button', { name: 'Save' }).click();
		await expect(name).toHaveText(words);
	}
});

test('the outlines are there only while the controls and the floating button are both on, and reset ends both', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	const outlined = page.locator('html[data-language-controls]');
	await expect(button(page, 'Tools')).toBeVisible();
	await expect(outlined).not.toBeAttached();
	await beginEditing(page);
	await button(page, 'Tools').click();
	await button(page, 'Keep this setting').click();
	await expect(page.getByText('Kept in this browser.')).toBeVisible();
	await page.reload();
	await expect(outlined).toBeAttached();
	await button(page, 'Tools').click();
	await button(page, 'Switch everything off').click();
	await expect(outlined).not.toBeAttached();
	await expect(button(page, 'Tools')).toHaveCount(0);
	expect(await page.evaluate<string | null>("localStorage.getItem('flags')")).toBeNull();
	await page.evaluate("localStorage.setItem('flags', JSON.stringify({ languageControls: true }))");
	await page.reload();
	await expect(page.locator('main [data-text]').first()).toBeVisible();
	await expect(outlined).not.toBeAttached();
});

test('with Ctrl held the page is used as ever', async ({ page, context, server, addressOf }) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	await beginEditing(page);
	const opened = context.waitForEvent('page');
	await place(page, 'home.toCatalogue').click({ modifiers: ['Control'] });
	await expect(await opened).toHaveURL(/\/en-gb\/products/);
	await expect(editor(page)).toBeHidden();
});

test('a locked text is for admins alone', async ({ page, context, server, addressOf }) => {
	await signIn(context, server, 'demo', 'admin');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	await beginEditing(page);
	await place(page, 'home.products').click();
	await editor(page).getByRole('button', { name: 'Lock', exact: true }).click();
	await expect(editor(page).getByRole('button', { name: 'Unlock' })).toBeVisible();
	await context.clearCookies();
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	await beginEditing(page);
	await place(page, 'home.products').click();
	await expect(editor(page).getByText('The text is locked. Only admins can change it.')).toBeVisible();
	await expect(editor(page).getByRole('textbox').first()).toBeDisabled();
	await context.clearCookies();
	await signIn(context, server, 'demo', 'admin');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	await beginEditing(page);
	await place(page, 'home.products').click();
	await editor(page).getByRole('button', { name: 'Unlock' }).click();
	await expect(editor(page).getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
});

test('a visitor gets no mark and no byte of the editor', async ({ page, addressOf }) => {
	const scripts: string[] = [];
	page.on('response', async (response) => {
		if (response.url().endsWith('.js')) scripts.push(await response.text());
	});
	await page.goto(`${addressOf('demo')}/`, { waitUntil: 'networkidle' });
	expect(await page.content()).not.toMatch(/data-text|textMarks|textEditing/);
	expect(scripts.length).toBeGreaterThan(1);
	expect(scripts.filter((code) => /data-language-controls|data-text-attributes|changeTexts/.test(code))).toEqual([]);
});

for (const width of [390, 1440]) {
	test(`the editor at ${width} px: nothing for axe to find, nothing overflows`, async ({
		page,
		context,
		server,
		addressOf,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(context, server, 'demo', 'admin');
		await openMarked(page, `${addressOf('demo')}/en-gb`);
		await button(page, 'Tools').click();
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.getByRole('checkbox', { name: 'Edit texts' }).check();
		await button(page, 'Tools').click();
		await place(page, 'home.categories').click();
		await expect(editor(page).getByRole('textbox').first()).toBeVisible();
		await editor(page).getByRole('button', { name: 'History' }).click();
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);
	});
}

test.describe('on a touch screen', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test('a long press chooses a text, a short one does what it always did', async ({
		page,
		context,
		server,
		addressOf,
	}) => {
		await signIn(context, server, 'demo', 'translator');
		await openMarked(page, `${addressOf('demo')}/en-gb`);
		await beginEditing(page);
		const heading = place(page, 'home.categories');
		await heading.scrollIntoViewIfNeeded();
		const box = await heading.boundingBox();
		const client = await context.newCDPSession(page);
		const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }];
		await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
		await expect(editor(page)).toBeVisible();
		await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await expect(editor(page).getByText('home.categories')).toBeVisible();
		await button(page, 'Close').click();
		await expect(editor(page)).toBeHidden();
		await place(page, 'home.toCatalogue').tap();
		await expect(page).toHaveURL(/\/products/);
	});
});

test('a browser keeps words until the shop changes one', async ({ page, context, server, addressOf }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('c=InterfaceTexts')) asked.push(request.postData() ?? '');
	});
	const openMenu = async () => {
		await openQuickly(page, `${addressOf('atelier')}/`);
		await page.getByRole('link', { name: 'Sign in' }).first().click();
		await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
		return asked.filter((body) => body.includes('userMenu')).length;
	};
	expect(await openMenu()).toBe(1);
	const stored = `new Promise((resolve) => {
		const request = indexedDB.open('translations');
		request.onsuccess = () => resolve(request.result.version);
	})`;
	expect(await page.evaluate<number>(stored)).toBe(2);
	expect(await openMenu()).toBe(1);

	const translator = await context.browser()?.newContext();
	if (!translator) throw new Error('no browser');
	await signIn(translator, server, 'atelier', 'translator');
	const other = await translator.newPage();
	await other.goto(addressOf('atelier'), { waitUntil: 'domcontentloaded' });
	await other.evaluate(`fetch('/service-api/graphql', {
		method: 'POST', headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query: 'mutation { changeTexts(changes: [{ key: "userMenu.signUp", languageCode: "en-GB", text: "Join us" }]) { faults { fault } } }' }),
	})`);
	expect(await openMenu()).toBe(2);
	await expect(page.getByText('Join us')).toBeVisible();
});

test('all texts of the page are edited in one grid and saved at once', async ({ page, context, server, addressOf }) => {
	await signIn(context, server, 'atelier', 'translator');
	await openMarked(page, `${addressOf('atelier')}/`);
	await button(page, 'Tools').click();
	await button(page, 'Texts on this page').click();
	const dialog = page.getByRole('dialog', { name: 'Texts on this page' });
	await expect(dialog.getByText('header.skipToContent')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	for (const [key, words] of [
		['header.skipToContent', 'Straight to the point'],
		['header.menu', 'All there is'],
	]) {
		await dialog
			.getByRole('row', { name: new RegExp(`${key}\\b`) })
			.locator('[data-language="en-GB"]')
			.click();
		const field = dialog.getByRole('textbox', { name: 'English' });
		await expect(field).toBeFocused();
		await field.fill(words ?? '');
		await page.keyboard.press('ControlOrMeta+Enter');
	}
	await dialog.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.locator('[data-text="header.skipToContent"]')).toHaveText('Straight to the point');
	await expect(page.locator('summary').first()).toHaveAttribute('aria-label', 'All there is');
});

test('a machine suggests a translation, which is saved only when somebody saves it', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	await beginEditing(page);
	const words = place(page, 'home.reason3Title');
	const before = (await words.textContent()) ?? '';
	await words.click();
	await editor(page).getByRole('button', { name: 'Translate by machine' }).click();
	await expect(editor(page).getByRole('textbox', { name: 'Deutsch' })).toHaveValue(new RegExp(before));
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Confirm' }).click();
	await expect(editor(page)).toBeHidden();
	await openMarked(page, `${addressOf('demo')}/`);
	await expect(place(page, 'home.reason3Title')).not.toHaveText(new RegExp(before));
});
