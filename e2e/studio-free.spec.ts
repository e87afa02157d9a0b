// Free mode in a browser, by keys alone: what is done with a pointer is done without one.
import { accessibilityFaults, complaintsOf, expect, openQuickly, test } from './support/shop.ts';
import { tabTo } from './support/studio.ts';

test('a text becomes a list, an icon is found and put in, and both are scaled as one, by keyboard alone', async ({
	page,
	addressOf,
}) => {
	const complaints = complaintsOf(page);
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-naturpapier`);
	await page.getByRole('button', { name: 'Customize' }).press('Enter');
	await expect(page.getByRole('region', { name: 'Page: Front' })).toBeVisible();
	await tabTo(page, /^\s*Form/);
	await page.keyboard.press('ArrowRight');
	const card = page.locator('[data-paper]');
	await expect(card).toBeVisible();

	await test.step('a new text, typed as a list', async () => {
		await tabTo(page, /^\s*Add$/);
		await page.keyboard.press('Enter');
		await page.getByRole('menuitem', { name: 'Text' }).press('Enter');
		await expect(page.getByRole('textbox', { name: /Text/ }).last()).toBeFocused();
		await page.keyboard.press('Control+a');
		await page.keyboard.type('Paper\nInk');
		await page.keyboard.press('Escape');
		const text = card.getByRole('button', { name: /Paper/ });
		await expect(text).toBeFocused();
		await page.getByRole('radio', { name: 'No list' }).press('ArrowRight');
		await expect(page.getByRole('radio', { name: 'Bulleted list' })).toBeChecked();
		// Two markers and two lines.
		await expect(text.locator('path[fill]')).toHaveCount(4);
		await page.keyboard.press('Control+z');
		await expect(text.locator('path[fill]')).toHaveCount(2);
		await page.keyboard.press('Control+y');
	});

	await test.step('what is dragged by a finger does not scroll: browsers ignore that of what is inline', async () => {
		const handles = page.locator('[data-handle]');
		await expect(handles.first()).toBeAttached();
		for (const handle of await handles.all()) {
			await expect(handle).toHaveCSS('touch-action', 'none');
			await expect(handle).toHaveCSS('display', 'block');
		}
	});

	await test.step('an icon, found by its name', async () => {
		await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
		await page.getByRole('menuitem', { name: 'Icon' }).press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
		expect(await accessibilityFaults(page)).toEqual([]);
		await dialog.getByRole('textbox', { name: 'Search icons' }).press('l');
		await page.keyboard.type('eaf');
		await expect(dialog.getByRole('listitem')).toHaveCount(1);
		await tabTo(page, /^\s*Leaf/);
		await page.keyboard.press('Enter');
		await expect(card.getByRole('button', { name: /Leaf/ })).toBeFocused();
	});

	await test.step('all that may change half as wide, and turned', async () => {
		await page.keyboard.press('Control+a');
		const width = page.getByRole('textbox', { name: 'Width' });
		const before = Number.parseFloat(await width.inputValue());
		await width.fill(String(before / 2));
		await width.press('Enter');
		await expect.poll(async () => Math.abs(Number.parseFloat(await width.inputValue()) - before / 2)).toBeLessThan(0.1);
		await page.getByRole('textbox', { name: 'Turn by' }).fill('90');
		await page.getByRole('textbox', { name: 'Turn by' }).press('Enter');
		await expect.poll(async () => Number.parseFloat(await width.inputValue())).not.toBeCloseTo(before / 2, 1);
	});
	expect(await accessibilityFaults(page)).toEqual([]);
	await expect(page.getByText('Saved', { exact: true })).toBeVisible();
	expect(complaints).toEqual([]);
});
