import type { Page } from '@playwright/test';
import { region, tabTo, test } from './support/kit.ts';
import { accessibilityFaults, expect } from './support/shop.ts';

// A trace takes a picture at each key, which takes longer than the test itself.

const productOf = (kit: Page) => region(kit, 'Page frame').getByRole('textbox', { name: 'Product' });
const barOf = (kit: Page) => region(kit, 'Unsaved changes');
const dialogOf = (kit: Page) => kit.getByRole('dialog', { name: 'Save changes?' });
const linkOf = (kit: Page) => region(kit, 'Links').getByRole('link', { name: 'Products' });
const expectHeading = (kit: Page, text: string) => expect(kit.getByRole('heading', { level: 1 })).toHaveText(text);

/** Changes the form and follows a link, all by keys. */
async function leaveChanged(kit: Page): Promise<void> {
	await productOf(kit).focus();
	await kit.keyboard.type('!');
	await linkOf(kit).focus();
	await kit.keyboard.press('Enter');
	await expect(dialogOf(kit)).toBeVisible();
}

test('a form with changes shows its save buttons, and leaving it needs a confirmation', async ({ openKit }) => {
	const kit = await openKit('links', 'form');
	const bar = barOf(kit);
	await test.step('save bar: comes with a change, Ctrl+S saves, Discard undoes', async () => {
		const product = productOf(kit);
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
	await test.step('what was discarded can be brought back', async () => {
		await kit.getByRole('button', { name: 'Undo' }).click();
		await expect(productOf(kit)).toHaveValue(/\?/);
		await bar.getByRole('button', { name: 'Discard' }).click();
		await expect(bar).toHaveCount(0);
	});
	await test.step('going back needs a confirmation as well, and so does a reload', async () => {
		await linkOf(kit).press('Enter');
		await expectHeading(kit, 'Products');
		await kit.goBack();
		await productOf(kit).focus();
		await kit.keyboard.type('!');
		await kit.evaluate('history.forward()');
		await expect(dialogOf(kit)).toBeVisible();
		await kit.keyboard.press('Escape');
		const asked = kit.waitForEvent('dialog');
		// No one waits for it: the next step goes on where it is.
		const reloading = kit.evaluate('location.reload()').catch(() => undefined);
		const dialog = await asked;
		expect(dialog.type()).toBe('beforeunload');
		await dialog.dismiss();
		await reloading;
	});
	await test.step('Discard goes on without saving', async () => {
		await expect(bar).toHaveCount(1);
		await leaveChanged(kit);
		await kit.keyboard.press('Shift+Tab');
		await expect(dialogOf(kit).getByRole('button', { name: 'Discard' })).toBeFocused();
		await kit.keyboard.press('Enter');
		await expectHeading(kit, 'Products');
	});
	await test.step('Escape and Keep editing stay, and everything is as it was', async () => {
		await kit.goBack();
		await leaveChanged(kit);
		await expect(dialogOf(kit).getByRole('button', { name: 'Save & Close' })).toBeFocused();
		expect(await accessibilityFaults(kit)).toEqual([]);
		await kit.keyboard.press('Escape');
		await expect(dialogOf(kit)).toHaveCount(0);
		await expectHeading(kit, 'Kit');
		await expect(bar).toHaveCount(1);
		await linkOf(kit).press('Enter');
		await dialogOf(kit).getByRole('button', { name: 'Keep editing' }).press('Enter');
		await expect(dialogOf(kit)).toHaveCount(0);
		expect(await productOf(kit).inputValue()).toContain('!');
	});
	await test.step('Save & Close saves and leaves; without changes no confirmation is needed', async () => {
		await linkOf(kit).press('Enter');
		await expect(dialogOf(kit).getByRole('button', { name: 'Save & Close' })).toBeFocused();
		await kit.keyboard.press('Enter');
		await expectHeading(kit, 'Products');
		await kit.goBack();
		await expectHeading(kit, 'Kit');
		await linkOf(kit).press('Enter');
		await expectHeading(kit, 'Products');
	});
	await test.step('a reload that is wanted all the same happens, and what was not saved is gone', async () => {
		await kit.goBack();
		const before = await productOf(kit).inputValue();
		await productOf(kit).focus();
		await kit.keyboard.type('?');
		await expect(bar).toHaveCount(1);
		await kit.evaluate('window.stayed = true');
		const asked = kit.waitForEvent('dialog');
		const reloading = kit.reload({ waitUntil: 'domcontentloaded' });
		const dialog = await asked;
		expect(dialog.type()).toBe('beforeunload');
		await dialog.accept();
		await reloading;
		await expectHeading(kit, 'Kit');
		expect(await kit.evaluate('window.stayed')).toBeUndefined();
		await expect(bar).toHaveCount(0);
		expect(await productOf(kit).inputValue()).not.toBe(`${before}?`);
	});
});
