import type { Page } from '@playwright/test';
import type { ServerProcess } from '../server/testing/server-process.ts';
import { tabTo } from './support/kit.ts';
import { signIn } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect } from './support/shop.ts';
import { beginEditing, editor, openMarked, place, test, walkTo } from './support/text-editing.ts';

/** What a user gets whom the shop does not know. */
async function pageOfVisitor(server: ServerProcess, shop: string, path: string): Promise<string> {
	const { status, body } = await server.ask(path, { host: `${shop}.localhost` });
	expect(status).toBe(200);
	return body;
}

/** Away from a text that has changes. */
async function discard(page: Page): Promise<void> {
	await page.keyboard.press('Escape');
	await page.getByRole('dialog', { name: 'Save changes?' }).getByRole('button', { name: 'Discard' }).click();
	await expect(editor(page)).toBeHidden();
}

test('a text is changed in place: at once here, on the next load for every visitor of this shop and of no other', async ({
	page,
	server,
	edit,
}) => {
	const complaints = complaintsOf(page);
	await edit('demo', '/en-gb/cart');
	const heading = place(page, 'cartPage.cart.emptyText');
	const before = (await heading.textContent()) ?? '';
	await heading.click();
	await expect(editor(page).getByText('cartPage.cart.emptyText')).toBeVisible();
	const english = editor(page).getByRole('textbox', { name: 'English' });
	await expect(english).toHaveValue(before);
	await english.fill('What may we press into paper?');
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Text saved')).toBeVisible();
	await expect(heading).toHaveText('What may we press into paper?');

	const changed = await pageOfVisitor(server, 'demo', '/en-gb/cart');
	expect(changed).toContain('What may we press into paper?');
	expect(changed).not.toContain('data-text');
	for (const [shop, path] of [
		['demo', '/cart'],
		['atelier', '/cart'],
	] as const)
		expect(await pageOfVisitor(server, shop, path)).not.toContain('What may we press into paper?');

	// Back to what it was, by its history.
	await heading.click();
	await editor(page).getByRole('button', { name: 'History' }).click();
	await expect(editor(page).getByText(before).first()).toBeVisible();
	await english.fill(before);
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(heading).toHaveText(before);
	expect(complaints).toEqual([]);
});

test('a click on the note beside a price opens that note, and the arrow of a menu is no text that does not fit', async ({
	page,
	edit,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await edit('demo', '/en-gb/product/visitenkarten-classic');
	await place(page, 'offer.noteGross')
		.first()
		.click({ position: { x: 5, y: 5 } });
	await expect(editor(page).getByText('offer.noteGross')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.locator('[data-text="header.more"]').first().click();
	await expect(editor(page).getByText('header.more')).toBeVisible();
	await expect(editor(page).getByText(/does not fit/)).toHaveCount(0);
});

test('texts of the interface: undoing needs a confirmation, and a change works by keyboard alone', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb/products`);
	await test.step('leaving a text with changes needs a confirmation, which saves or discards them', async () => {
		const title = page.locator('main h1[data-text]').first();
		const leaving = page.getByRole('dialog', { name: 'Save changes?' });
		const english = editor(page).getByRole('textbox', { name: 'English' });
		const shelf = await title.innerText();
		await page.locator('main a[href^="/en-gb/product/"]').first().click();
		await expect(page).toHaveURL(/\/en-gb\/product\//);
		await beginEditing(page);
		await title.click();
		const before = await english.inputValue();
		await english.fill(`${before}!`);
		await page.goBack();
		await expect(leaving).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await leaving.getByRole('button', { name: 'Keep editing' }).click();
		await expect(english).toHaveValue(`${before}!`);
		await page.keyboard.press('Escape');
		await leaving.getByRole('button', { name: 'Discard' }).click();
		await expect(editor(page)).toBeHidden();
		await title.click();
		await expect(english).toHaveValue(before);
		await english.fill(`${before}?`);
		await page.goBack();
		await leaving.getByRole('button', { name: 'Save & Close' }).click();
		await expect(title).toHaveText(shelf);
		await page.goForward();
		await expect(title).toHaveText(`${before}?`);
		await page.goBack();
		await expect(title).toHaveText(shelf);
	});
	await test.step('by keyboard alone: Tab to a text, Enter, type, save, and Escape leaves', async () => {
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
});

test('the editor of a text: what it refuses, plural forms, ICU texts and attributes', async ({ page, edit }) => {
	await edit('demo', '/en-gb/products');
	await test.step('what cannot be shown is refused beside its field, and nothing typed is lost', async () => {
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
		const leaving = page.getByRole('dialog', { name: 'Save changes?' });
		await expect(leaving).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(leaving).toHaveCount(0);
		await expect(english).toHaveValue('from {cost}');
		// What cannot be saved keeps the editor open.
		await page.keyboard.press('Escape');
		await leaving.getByRole('button', { name: 'Save & Close' }).click();
		await expect(leaving).toHaveCount(0);
		await expect(english).toHaveValue('from {cost}');
		await discard(page);
	});
	await test.step('plural forms are written one by one, with a number for which each is used', async () => {
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
	await test.step('a brace typed into a plural form stays in it, with its message, and the way to ICU and back keeps every form', async () => {
		await place(page, 'catalogue.count').click();
		const english = editor(page).getByRole('group', { name: 'English' });
		const other = english.getByRole('textbox', { name: /Plural/ });
		const before = await other.inputValue();
		await other.press('End');
		await page.keyboard.type(' of {');
		await expect(english.getByText(/not a valid ICU text/)).toHaveCount(1);
		await expect(other).toHaveAccessibleDescription(/not a valid ICU text/);
		await expect(editor(page).getByRole('button', { name: 'Save' })).toBeDisabled();
		await page.keyboard.type('count}');
		await expect(other).toHaveValue(`${before} of {count}`);
		await expect(other).toBeFocused();
		await expect(editor(page).getByText(/not a valid ICU text/)).toHaveCount(0);

		await editor(page).getByRole('button', { name: 'Edit as ICU text' }).last().click();
		const text = editor(page).getByRole('textbox', { name: 'English' });
		await expect(text).toHaveValue(new RegExp(`other \\{${before} of \\{count\\}\\}\\}$`));
		await text.fill('{count, plural, other {# pieces}');
		await expect(editor(page).getByText(/can be edited by form again once it is valid/)).toBeVisible();
		await text.fill('{count, plural, other {# pieces}}');
		await editor(page).getByRole('button', { name: 'Edit by form' }).click();
		await expect(other).toHaveValue('# pieces');
		await discard(page);
	});
	await test.step('attributes are texts too: the hint in a field, the name of a button', async () => {
		// With the focus in it, it is a combobox.
		const field = page.locator('input[type=search]').first();
		const before = (await field.getAttribute('placeholder')) ?? '';
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
});

test('texts of a page that editors have built are corrected where they stand, for those who may publish at once', async ({
	page,
	server,
	edit,
}) => {
	const heading = page.locator('[data-page] h1[data-text]');
	await edit('demo', '/en-gb/about');
	await heading.click();
	await expect(editor(page).getByText('It is visible once the page is published')).toBeVisible();
	await expect(editor(page).getByRole('textbox', { name: 'Deutsch' })).toBeVisible();

	await edit('demo', '/en-gb/about', 'admin');
	const before = (await heading.textContent()) ?? '';
	await heading.click();
	const english = editor(page).getByRole('textbox', { name: 'English' });
	await expect(english).toHaveValue(before);
	await english.fill('Printers, not printers');
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').getByRole('button', { name: 'Save & Close' }).click();
	await expect(heading).toHaveText('Printers, not printers');
	await expect(editor(page)).toBeHidden();

	const published = await pageOfVisitor(server, 'demo', '/en-gb/about');
	expect(published).toMatch(/<h1[^>]*>[^<]*Printers, not printers/);
	expect(published).not.toContain('data-text');

	// What it was before comes back from its history, into the field. In a low window too the words stay in sight above the editor.
	await page.setViewportSize({ width: 1440, height: 640 });
	await heading.click();
	await english.fill('Something else');
	await editor(page).getByRole('button', { name: 'History' }).click();
	const first = editor(page).getByRole('listitem').filter({ hasText: 'Printers, not printers' }).last();
	const back = first.getByRole('button', { name: 'Restore the previous text' });
	await expect(back).toBeInViewport();
	await expect(heading).toBeInViewport();
	const words = await heading.boundingBox();
	expect((await editor(page).boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
	await back.click();
	await expect(english).toHaveValue(before);
	await expect(first.getByText('The field “English” now reads')).toBeVisible();
	// Another press is not the way forth again.
	await back.click({ force: true });
	await expect(english).toHaveValue(before);
	await editor(page).getByRole('button', { name: 'Save' }).click();
	await expect(heading).toHaveText(before);

	// Formatted words are edited with their formatting.
	const rich = page.locator('[data-page] div[data-text]').first();
	await rich.click();
	await expect(editor(page).locator('[contenteditable=true]')).toHaveCount(2);
});

test('names of products and categories are changed in place', async ({ page, edit }) => {
	await edit('atelier', '/products');
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
