import type { Page } from '@playwright/test';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect } from './support/shop.ts';

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row - 1}:${column - 1}"]`);
const texts = async (page: Page, rows: number) => {
	const found = await page
		.locator('tr:has([data-cell])')
		.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('[data-cell]')].map((each) => each.textContent)));
	return found.slice(0, rows);
};
const readAloud = (page: Page) => page.locator('[role="status"].sr-only').last();

async function copyOutside(page: Page, text: string): Promise<void> {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
}

test('an administrator makes a price list out of a German Excel table, by keyboard alone', async ({
	admin: page,
	go,
}) => {
	await go('/admin/price-lists/new', 'de');
	await page.getByLabel('Name').fill('Flyer A5');
	await page.keyboard.press('Control+s');
	await expect(page.getByRole('heading', { level: 1, name: 'Flyer A5' })).toBeVisible();
	await expect(page.getByText('Noch keine Preise')).toBeVisible();
	await cell(page, 1, 2).focus();

	// Quotes, a euro sign, thousands, a word in place of a number, an English number, a quantity twice, two prices that contradict.
	await copyOutside(
		page,
		'100\t0,19\t\r\n250\t\t"32,50 €"\r\n500\t\t1.99\r\n1.000\t0,0499\t49,90\r\n1.000\t0,05\t\r\nviel\t0,04\t\r\n5.000\t0,02\t300,00\r\n',
	);
	await page.keyboard.press('Control+v');
	await expect(readAloud(page)).toHaveText('21 Zellen eingefügt, 4 Fehler');
	await expect(page.getByText('4 Fehler', { exact: true })).toBeVisible();
	expect((await texts(page, 4)).map(([, ...prices]) => prices)).toEqual([
		['100', '0,19', '19,00'],
		['250', '0,13', '32,50'],
		['500', '', '1.99'],
		['1.000', '0,0499', '49,90'],
	]);
	expect(await accessibilityFaults(page)).toEqual([]);

	await page.keyboard.press('Control+s');
	await said(page, 'Bitte korrigieren Sie die markierten Zellen.');
	await expect(cell(page, 3, 4)).toBeFocused();
	await expect(cell(page, 3, 4)).toHaveAccessibleDescription(/Das ist kein Preis\. Schreiben Sie ihn so: 1\.234,56/);
	await page.keyboard.type('45');
	await page.keyboard.press('Enter');
	await expect(cell(page, 3, 3)).toHaveText('0,09');

	await page.keyboard.press('F8');
	await expect(cell(page, 5, 2)).toBeFocused();
	await page.keyboard.press('Alt+Delete');
	await expect(page.getByRole('alertdialog', { name: 'Diese Zeile entfernen?' })).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(readAloud(page)).toHaveText('Zeilen entfernt');
	await expect(cell(page, 5, 2)).toHaveText('viel');
	await page.keyboard.type('2500');
	await page.keyboard.press('Tab');
	await page.keyboard.press('F8');
	await expect(cell(page, 6, 4)).toHaveAccessibleDescription(/passen nicht zueinander/);
	await page.keyboard.press('Delete');
	await expect(page.getByText('Keine Fehler', { exact: true })).toBeVisible();

	// Filled down, taken back, made again and taken back once more.
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Shift+ArrowDown');
	await page.keyboard.press('Control+d');
	await expect(cell(page, 2, 4)).toHaveText('47,50');
	await page.keyboard.press('Control+z');
	await expect(cell(page, 2, 4)).toHaveText('32,50');
	await page.keyboard.press('Control+y');
	await expect(cell(page, 2, 3)).toHaveText('0,19');
	await page.keyboard.press('Control+z');
	await expect(readAloud(page)).toHaveText('Rückgängig gemacht: Zellen ausgefüllt');

	await page.keyboard.press('Control+s');
	await said(page, 'Preisliste gespeichert');
	await page.reload();
	await expect(cell(page, 6, 2)).toHaveText('5.000');
	expect((await texts(page, 6)).map(([, ...prices]) => prices.join(' '))).toEqual([
		'100 0,19 19,00',
		'250 0,13 32,50',
		'500 0,09 45,00',
		'1.000 0,0499 49,90',
		'2.500 0,04 100,00',
		'5.000 0,02 100,00',
	]);

	// What is taken along can be pasted elsewhere, and the sheet can be left.
	await cell(page, 1, 2).focus();
	await page.keyboard.press('Shift+ArrowRight');
	await page.keyboard.press('Shift+ArrowRight');
	await page.keyboard.press('Control+c');
	expect(await page.evaluate('navigator.clipboard.readText()')).toBe('100\t0,19\t19,00');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Tab');
	expect(await page.evaluate("document.activeElement.closest('table') === null")).toBe(true);
});

test('the server finds an unknown code, another window a newer state, and nothing typed is lost', async ({
	admin: page,
	go,
	navigate,
}) => {
	await go('/admin/price-lists/new');
	await page.getByLabel('Name').fill('Posters');
	await page.keyboard.press('Control+s');
	await expect(page.getByRole('heading', { level: 1, name: 'Posters' })).toBeVisible();
	await cell(page, 1, 1).dblclick();
	for (const text of ['no-such-code', '100']) {
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await page.keyboard.type('1.5');
	await page.keyboard.press('Enter');
	// Enter goes on below the cell in which Tab began.
	await expect(cell(page, 2, 1)).toBeFocused();
	await expect(cell(page, 1, 4)).toHaveText('150.00');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(cell(page, 1, 1)).toHaveAccessibleDescription(/No product and no variant has this code/);
	await page.keyboard.press('Delete');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await said(page, 'Price list saved');

	const other = await page.context().newPage();
	await other.goto(page.url());
	await cell(other, 2, 2).dblclick();
	await other.keyboard.type('200');
	await other.keyboard.press('Tab');
	await other.keyboard.type('1.2');
	// The open cell is saved as well.
	await other.keyboard.press('Control+s');
	await said(other, 'Price list saved');
	await expect(cell(other, 2, 4)).toHaveText('240.00');
	await other.close();

	await cell(page, 2, 2).dblclick();
	await page.keyboard.type('300');
	await page.keyboard.press('Tab');
	await page.keyboard.type('1.1');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Control+s');
	await expect(page.getByText('Somebody else has changed this price list meanwhile').first()).toBeVisible();
	await expect(cell(page, 2, 2)).toHaveText('300');
	await page.getByRole('button', { name: 'Keep mine' }).click();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	// The message of the save before may still be there.
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

	// From the list: archived with a question, and restored.
	await navigate('/admin/price-lists');
	await page
		.getByRole('row', { name: /Posters/ })
		.locator('label')
		.click();
	await page.getByRole('button', { name: 'Archive' }).click();
	await expect(page.getByRole('alertdialog')).toContainText('No product uses it.');
	await answer(page, /archive Posters/, 'Archive');
	await said(page, 'Price list archived');
	await page.getByText('Show archived').click();
	await expect(page.getByRole('row', { name: /Posters/ })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page
		.getByRole('row', { name: /Posters/ })
		.locator('label')
		.click();
	await page.getByRole('button', { name: 'Restore' }).click();
	await answer(page, /restore Posters/, 'Restore');
	await said(page, 'Price list restored');
});
