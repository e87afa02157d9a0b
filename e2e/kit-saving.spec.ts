import type { Page } from '@playwright/test';
import { region, tabTo, test } from './support/kit.ts';
import { accessibilityFaults, expect } from './support/shop.ts';

// A trace takes a picture of this long page at each key, which takes longer than the test itself.
test.use({ trace: 'off' });

test('save bar: comes with a change, Ctrl+S saves, Discard undoes', async ({ kit }) => {
	const product = region(kit, 'Page frame').getByRole('textbox', { name: 'Product' });
	const bar = region(kit, 'Unsaved changes');
	await expect(bar).toHaveCount(0);
	await product.focus();
	await kit.keyboard.type('!');
	await expect(bar).toBeInViewport();
	await kit.keyboard.press('ControlOrMeta+s');
	await expect(bar).toHaveCount(0);
	await expect(kit.getByText('Page saved').last()).toBeVisible();
	await kit.keyboard.type('?');
	await tabTo(kit, bar.getByRole('button', { name: 'Discard' }));
	await kit.keyboard.press('Enter');
	await expect(bar).toHaveCount(0);
	expect(await product.inputValue()).not.toContain('?');
});

test.describe('leaving with unsaved changes', () => {
	const dialogOf = (kit: Page) => kit.getByRole('dialog', { name: 'Save changes?' });

	/** Changes the form and follows a link, all by keys. */
	async function leaveChanged(kit: Page): Promise<void> {
		await region(kit, 'Page frame').getByRole('textbox', { name: 'Product' }).focus();
		await kit.keyboard.type('!');
		await region(kit, 'Links').getByRole('link', { name: 'Products' }).focus();
		await kit.keyboard.press('Enter');
		await expect(dialogOf(kit)).toBeVisible();
	}

	test('Escape and Keep editing stay, and everything is as it was', async ({ kit }) => {
		await leaveChanged(kit);
		await expect(dialogOf(kit).getByRole('button', { name: 'Save & Close' })).toBeFocused();
		expect(await accessibilityFaults(kit)).toEqual([]);
		await kit.keyboard.press('Escape');
		await expect(dialogOf(kit)).toHaveCount(0);
		await expect(kit.getByRole('heading', { level: 1 })).toHaveText('Kit');
		await expect(region(kit, 'Unsaved changes')).toHaveCount(1);
		await region(kit, 'Links').getByRole('link', { name: 'Products' }).press('Enter');
		await dialogOf(kit).getByRole('button', { name: 'Keep editing' }).press('Enter');
		await expect(dialogOf(kit)).toHaveCount(0);
		expect(await region(kit, 'Page frame').getByRole('textbox', { name: 'Product' }).inputValue()).toContain('!');
	});

	test('Discard goes on without saving', async ({ kit }) => {
		await leaveChanged(kit);
		await kit.keyboard.press('Shift+Tab');
		await expect(dialogOf(kit).getByRole('button', { name: 'Discard' })).toBeFocused();
		await kit.keyboard.press('Enter');
		await expect(kit.getByRole('heading', { level: 1 })).toHaveText('Products');
	});

	test('Save & Close saves and goes on; without changes nothing is asked', async ({ kit }) => {
		await leaveChanged(kit);
		await kit.keyboard.press('Enter');
		await expect(kit.getByRole('heading', { level: 1 })).toHaveText('Products');
		await kit.goBack();
		await expect(kit.getByRole('heading', { level: 1 })).toHaveText('Kit');
		await region(kit, 'Links').getByRole('link', { name: 'Products' }).press('Enter');
		await expect(kit.getByRole('heading', { level: 1 })).toHaveText('Products');
	});

	test('the way back asks as well, and so does the browser before a reload', async ({ kit }) => {
		await region(kit, 'Links').getByRole('link', { name: 'Products' }).press('Enter');
		await expect(kit.getByRole('heading', { level: 1 })).toHaveText('Products');
		await kit.goBack();
		await region(kit, 'Page frame').getByRole('textbox', { name: 'Product' }).focus();
		await kit.keyboard.type('!');
		await kit.evaluate('history.forward()');
		await expect(dialogOf(kit)).toBeVisible();
		await kit.keyboard.press('Escape');
		const asked = kit.waitForEvent('dialog');
		const reloading = kit.reload();
		const dialog = await asked;
		expect(dialog.type()).toBe('beforeunload');
		await dialog.accept();
		await reloading;
	});
});
