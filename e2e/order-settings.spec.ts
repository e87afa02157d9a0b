import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect } from './support/shop.ts';

test('an admin sets up invoices and shipping methods', async ({ admin, go, navigate }) => {
	await go('/admin/settings/invoices');
	await test.step('a shop says who stands on its invoices, and which number comes next, by keyboard alone', async () => {
		const iban = admin.getByRole('textbox', { name: 'IBAN' });
		await iban.fill('DE89 3704 0044 0532 0130 01');
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(iban).toBeFocused();
		await expect(iban).toHaveAccessibleDescription(/cannot be right/);
		expect(await accessibilityFaults(admin)).toEqual([]);
		await iban.fill('DE89 3704 0044 0532 0130 00');
		await admin.getByRole('button', { name: 'Save', exact: true }).press('Enter');
		await said(admin, 'Settings saved');
		// The bar with the button that had the focus is gone.
		await expect(iban).toBeFocused();
		await expect(iban).toHaveValue('DE89370400440532013000');
		await iban.fill('DE02 1203 0000 0000 2020 51');

		await admin.getByRole('link', { name: 'Products', exact: true }).press('Enter');
		await admin.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter');
		await expect(admin.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

		await navigate('/admin/settings/invoices');
		await admin.getByRole('button', { name: 'Change the next number (Credit notes)' }).press('Enter');
		const dialog = admin.getByRole('dialog');
		const next = dialog.getByRole('spinbutton', { name: 'Next consecutive number' });
		await next.fill('250');
		await next.press('Tab');
		await expect(dialog.getByRole('status')).toContainText('are never given');
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
	});

	await test.step('an admin adds a shipping method, tries it out, moves and deletes it', async () => {
		await navigate('/admin/settings/shipping/new');
		await admin.getByRole('textbox', { name: /^Name \(Deutsch\)/ }).fill('Botengang');
		await admin.getByRole('textbox', { name: 'Name (English)' }).fill('Errand');
		await admin.getByRole('radio', { name: 'By weight' }).check();
		const add = admin.getByRole('button', { name: 'Add a step' });
		for (const [upTo, price] of [
			['5', '6.90'],
			['2', '3.90'],
		]) {
			await add.press('Enter');
			await admin.keyboard.type(upTo ?? '');
			await admin
				.getByRole('spinbutton', { name: 'Price' })
				.last()
				.fill(price ?? '');
		}
		await admin.keyboard.press('ControlOrMeta+s');
		const second = admin.getByRole('spinbutton', { name: 'Up to weight' }).last();
		await expect(second).toBeFocused();
		await expect(second).toHaveAccessibleDescription(/above the one before/);
		expect(await accessibilityFaults(admin)).toEqual([]);
		await second.fill('10');
		await second.press('Tab');
		await expect(admin.getByText('Costs €6.90')).toBeVisible();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Shipping method saved');
		await expect(admin.locator('.Toastify__toast').filter({ hasText: 'Please check' })).toHaveCount(0);

		const list = admin.getByRole('grid', { name: 'Shipping' });
		await expect(list.getByRole('row').last()).toContainText('Errand');
		await list.getByRole('button', { name: 'Move Errand up' }).click();
		await said(admin, 'Order saved');
		await admin.reload();
		await expect(list.getByRole('row').nth(-2)).toContainText('Errand');
		await list.getByRole('link', { name: 'Errand' }).click();
		await admin.getByRole('button', { name: 'Delete' }).click();
		await answer(admin, 'Delete “Errand”?', 'Delete');
		await said(admin, 'Shipping method deleted');
		await expect(list).not.toContainText('Errand');
	});
});
