import type { Page } from '@playwright/test';
import { region, tabTo, test } from './support/kit.ts';
import { accessibilityFaults, expect, open } from './support/shop.ts';

// A trace takes a picture at each key, which takes longer than the test itself.

const answer = (kit: Page) => kit.getByRole('status', { name: 'Answer' });

test('table: what is set in it stands in the address, and is set by keyboard alone', async ({ openKit }) => {
	const kit = await openKit('table');
	await test.step('search, filter, sorting, page, rows and columns stand in the address and survive a reload', async () => {
		const table = kit.getByRole('grid', { name: 'Products' });
		const shown = kit.getByRole('navigation', { name: 'Pages of the table' });
		await expect(shown).toContainText('1–25 of 120');
		await kit.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
		await kit.getByRole('combobox', { name: 'State' }).selectOption('Active');
		await kit.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('cards');
		await expect(shown).toContainText('1–10 of 10');
		await kit.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('s');
		await expect(shown).toContainText('1–10 of 40');
		await table.getByRole('columnheader', { name: 'Price' }).click();
		await table.getByRole('columnheader', { name: 'Price' }).click();
		await shown.getByRole('button', { name: 'Next page' }).click();
		await kit.getByRole('button', { name: 'Columns' }).focus();
		await kit.keyboard.press('Enter');
		await kit.getByRole('menuitemcheckbox', { name: 'Sold' }).press('Enter');
		await kit.keyboard.press('Escape');
		await expect(table.getByRole('columnheader', { name: 'Sold' })).toHaveCount(0);
		expect(Object.fromEntries(new URL(kit.url()).searchParams)).toEqual({
			q: 's',
			'filter.state': 'active',
			sort: '-price',
			page: '2',
			rows: '10',
			columns: 'name,state,price',
		});
		const before = await table.innerText();
		const address = kit.url();
		await open(kit);
		expect(kit.url()).toBe(address);
		await expect(shown).toContainText('11–20 of 40');
		await expect(kit.getByRole('main').getByRole('searchbox', { name: 'Search' })).toHaveValue('s');
		await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
		await expect(table.getByRole('columnheader', { name: 'Sold' })).toHaveCount(0);
		expect(await table.innerText()).toBe(before);
		await kit.getByRole('button', { name: 'Reset' }).click();
		await expect(shown).toContainText('1–10 of 120');
		await expect(kit.getByRole('main').getByRole('searchbox', { name: 'Search' })).toHaveValue('');
	});
	await test.step('table by keyboard alone: search, filter, rows, sorting, pages, columns, reset', async () => {
		const table = kit.getByRole('grid', { name: 'Products' });
		const shown = kit.getByRole('navigation', { name: 'Pages of the table' });
		await kit.getByRole('main').getByRole('searchbox', { name: 'Search' }).focus();
		await kit.keyboard.type('cards');
		await expect(shown).toContainText('1–10 of 30');
		await tabTo(kit, kit.getByRole('combobox', { name: 'State' }));
		await kit.keyboard.type('Act');
		await expect(shown).toContainText('1–10 of 10');
		await tabTo(kit, kit.getByRole('combobox', { name: 'Category' }));
		await tabTo(kit, kit.getByRole('button', { name: 'Reset' }));
		await kit.keyboard.press('Enter');
		await expect(shown).toContainText('1–10 of 120');
		const columns = kit.getByRole('button', { name: 'Columns' });
		await columns.focus();
		await kit.keyboard.press('Enter');
		// The first column names the row and stays: the keys begin with the second.
		await expect(kit.getByRole('menuitemcheckbox', { name: 'State' })).toBeFocused();
		await kit.keyboard.press('End');
		await kit.keyboard.press('Enter');
		await kit.keyboard.press('Escape');
		await expect(table.getByRole('columnheader', { name: 'Category' })).toBeVisible();
		await expect(columns).toBeFocused();
		await kit.keyboard.press('Tab');
		await kit.keyboard.press('ArrowUp');
		const price = table.getByRole('columnheader', { name: 'Price' });
		for (let press = 0; press < 8; press++) {
			if (await price.evaluate((element) => element === element.ownerDocument.activeElement)) break;
			await kit.keyboard.press('ArrowRight');
		}
		await expect(price).toBeFocused();
		await kit.keyboard.press('Enter');
		await expect(price).toHaveAttribute('aria-sort', 'ascending');
		const rows = kit.getByRole('combobox', { name: 'Rows per page' });
		await rows.focus();
		await kit.keyboard.type('5');
		await tabTo(kit, shown.getByRole('button', { name: 'Next page' }));
		await kit.keyboard.press('Space');
		await expect(shown).toContainText('51–100 of 120');
	});
});

test('table: arrow keys move through the rows, Space selects, Enter opens, an action takes the selection', async ({
	openKit,
}) => {
	const kit = await openKit('table');
	const table = kit.getByRole('grid', { name: 'Products' });
	await kit.getByRole('button', { name: 'Columns' }).scrollIntoViewIfNeeded();
	await kit.getByRole('button', { name: 'Columns' }).focus();
	await kit.keyboard.press('Tab');
	const row = table.getByRole('row', { name: 'Business cards 1', exact: true });
	await expect(row).toBeFocused();
	await kit.keyboard.press('Enter');
	await expect(kit.getByText('product-1 opened')).toBeVisible();
	await kit.keyboard.press('Space');
	await expect(row).toHaveAttribute('aria-selected', 'true');
	await kit.keyboard.press('ArrowDown');
	await kit.keyboard.press('Space');
	const bulk = region(kit, 'Actions for the selection');
	await expect(bulk).toContainText('2 selected');
	await kit.keyboard.press('Shift+Tab');
	await expect(bulk.getByRole('button', { name: 'Delete' })).toBeFocused();
	await kit.keyboard.press('Enter');
	await kit.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).press('Enter');
	await expect(kit.getByRole('navigation', { name: 'Pages of the table' })).toContainText('1–25 of 118');
	await expect(bulk).toContainText('Nothing selected');
});

test('what opens over the page takes the focus, gives it back, and does what was chosen', async ({ openKit }) => {
	const kit = await openKit('overlays', 'confirmations');
	for (const [name, title] of [
		['Open dialog', 'Change address'],
		['Open drawer', 'Order 4711'],
	] as const)
		await test.step(`${name}: keeps the focus inside, Escape closes it, the focus goes back`, async () => {
			const opener = kit.getByRole('button', { name });
			await opener.focus();
			await kit.keyboard.press('Enter');
			const dialog = kit.getByRole('dialog', { name: title });
			await expect(dialog).toBeVisible();
			for (let press = 0; press < 8; press++) {
				await kit.keyboard.press('Tab');
				expect(await dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true);
			}
			expect(await accessibilityFaults(kit)).toEqual([]);
			await kit.keyboard.press('Escape');
			await expect(dialog).toHaveCount(0);
			await expect(opener).toBeFocused();
		});
	await test.step('menu: opens by Enter, arrows move past what is disabled, Enter acts', async () => {
		const menu = kit.getByRole('button', { name: 'Actions', exact: true });
		await menu.focus();
		await kit.keyboard.press('Enter');
		await expect(kit.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
		expect(await accessibilityFaults(kit)).toEqual([]);
		await kit.keyboard.press('ArrowDown');
		await kit.keyboard.press('ArrowDown');
		await expect(kit.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
		await kit.keyboard.press('Enter');
		await expect(kit.locator('[data-done]')).toHaveText('Delete');
		await expect(menu).toBeFocused();
	});
	await test.step('tooltip: comes with the focus and describes, Escape takes it away', async () => {
		// Scrolling takes a tooltip away: the page must stand still before the key is pressed.
		const before = kit.getByRole('button', { name: 'Actions (Small)' });
		await before.scrollIntoViewIfNeeded();
		await before.focus();
		await kit.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
		await kit.keyboard.press('Tab');
		await expect(kit.getByRole('tooltip')).toHaveText('Edits this product');
		await expect(kit.locator(':focus')).toHaveAccessibleDescription('Edits this product');
		await kit.keyboard.press('Escape');
		await expect(kit.getByRole('tooltip')).toHaveCount(0);
	});
	await test.step('confirmation: Enter confirms, Escape cancels, both buttons do what they say', async () => {
		const opener = kit.getByRole('button', { name: 'Ask to confirm' });
		const dialog = kit.getByRole('alertdialog', { name: 'Archive product?' });
		const ask = async () => {
			await opener.focus();
			await kit.keyboard.press('Enter');
			await expect(dialog).toBeVisible();
		};
		await ask();
		expect(await accessibilityFaults(kit)).toEqual([]);
		await kit.keyboard.press('Enter');
		await expect(dialog).toHaveCount(0);
		await expect(answer(kit)).toHaveText('confirmed');
		await expect(opener).toBeFocused();
		await ask();
		await kit.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		await expect(answer(kit)).toHaveText('cancelled');
		await ask();
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect(answer(kit)).toHaveText('confirmed');
		await ask();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect(answer(kit)).toHaveText('cancelled');
	});
	await test.step('confirmation: the stronger kind wants the exact phrase before it can be confirmed', async () => {
		await kit.getByRole('button', { name: 'Ask for a phrase' }).press('Enter');
		const dialog = kit.getByRole('alertdialog', { name: 'Delete shop for good?' });
		const field = dialog.getByRole('textbox', { name: 'Type the following to confirm.' });
		const confirm = dialog.getByRole('button', { name: 'Confirm' });
		await expect(field).toBeFocused();
		await expect(field).toHaveAccessibleDescription('Delete Druckwerk Nord');
		await expect(confirm).toBeDisabled();
		for (const wrong of ['Delete', 'delete druckwerk nord', 'Delete Druckwerk Nord ', ' Delete Druckwerk Nord']) {
			await field.fill(wrong);
			await expect(dialog.getByText('Must match the requirement')).toBeVisible();
			await expect(confirm).toBeDisabled();
			await kit.keyboard.press('Enter');
			await expect(dialog).toBeVisible();
		}
		expect(await accessibilityFaults(kit)).toEqual([]);
		await field.fill('Delete Druckwerk Nord');
		await expect(dialog.getByText('Must match the requirement')).toHaveCount(0);
		await expect(confirm).toBeEnabled();
		await kit.keyboard.press('Enter');
		await expect(dialog).toHaveCount(0);
		await expect(answer(kit)).toHaveText('confirmed');
	});
});

test('toasts appear, stay while they are read, disappear, and cover no button of a confirmation', async ({
	openKit,
}) => {
	const kit = await openKit('confirmations', 'toasts');
	await test.step('toasts appear bottom-centre and close by themselves after two seconds', async () => {
		await kit.getByRole('button', { name: 'Success', exact: true }).press('Enter');
		const toast = kit.locator('.Toastify__toast');
		await expect(toast).toHaveText('Page saved');
		const begun = Date.now();
		const box = await toast.boundingBox();
		expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(10);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
		expect(await accessibilityFaults(kit)).toEqual([]);
		await expect(toast).toHaveCount(0, { timeout: 4000 });
		expect(Date.now() - begun).toBeGreaterThan(1200);
	});
	await test.step('toasts stay while the pointer is over them or the focus in them', async () => {
		await kit.getByRole('button', { name: 'Info', exact: true }).press('Enter');
		const toast = kit.locator('.Toastify__toast');
		await toast.hover();
		await kit.waitForTimeout(2500);
		await expect(toast).toBeVisible();
		await kit.keyboard.press('Alt+t');
		await expect(toast).toBeFocused();
		await kit.mouse.move(10, 10);
		await kit.waitForTimeout(2500);
		await expect(toast).toBeVisible();
		await kit.keyboard.press('Tab');
		await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
		await kit.getByRole('button', { name: 'Success', exact: true }).focus();
		await expect(toast).toHaveCount(0, { timeout: 4000 });
	});
	await test.step('toasts of errors also stay in the notices until they are dismissed', async () => {
		await kit.getByRole('button', { name: 'Error', exact: true }).press('Enter');
		await expect(kit.getByRole('alert')).toHaveText('Page could not be saved');
		// What has worked since settles it: the toast goes, the notice stays.
		await kit.getByRole('button', { name: 'Success', exact: true }).press('Enter');
		await expect(kit.getByRole('alert')).toHaveCount(0);
		await expect(kit.locator('.Toastify__toast')).toHaveCount(0, { timeout: 5000 });
		const notices = region(kit, 'Notices');
		await expect(notices.getByRole('listitem')).toHaveText(['Page could not be saved']);
		await notices.getByRole('button', { name: 'Dismiss notice: Page could not be saved' }).press('Enter');
		await expect(notices).toContainText('No notices');
	});
	await test.step('toasts leave the buttons of a confirmation free, which does not move when they disappear', async () => {
		await kit.setViewportSize({ width: 390, height: 480 });
		for (const name of ['Warning', 'Info', 'Error'])
			await kit.getByRole('button', { name, exact: true }).press('Enter');
		await kit.getByRole('button', { name: 'Ask to confirm' }).press('Enter');
		const confirm = kit.getByRole('alertdialog').getByRole('button', { name: 'Confirm' });
		await expect(confirm).toBeVisible();
		const top = (await kit.locator('.Toastify__toast-container').boundingBox())?.y ?? 0;
		const before = await confirm.boundingBox();
		expect(top).toBeGreaterThan(0);
		expect((before?.y ?? top) + (before?.height ?? 0)).toBeLessThanOrEqual(top);
		await expect(kit.locator('.Toastify__toast')).toHaveCount(0);
		expect(await confirm.boundingBox()).toEqual(before);
		await kit.keyboard.press('Escape');
	});
});
