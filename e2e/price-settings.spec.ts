import { said, test } from './support/admin.ts';
import { accessibilityFaults, expect } from './support/shop.ts';

test('an admin sets the recipients of stock warnings and the tax, by keyboard alone', async ({
	admin,
	go,
	navigate,
}) => {
	await go('/admin/settings/prices');
	const recipients = admin.getByRole('textbox', { name: 'Stock warning recipients' });
	const before = await recipients.inputValue();
	await recipients.fill('store@example.com; office@example.com');
	await admin.keyboard.press('ControlOrMeta+s');
	await expect(recipients).toBeFocused();
	await expect(recipients).toHaveAccessibleDescription(/by commas only, without spaces/);
	expect(await accessibilityFaults(admin)).toEqual([]);
	await recipients.fill('store@example.com,office@example.com');
	await admin.keyboard.press('ControlOrMeta+s');
	await said(admin, 'Settings saved');
	const unsaved = admin.getByRole('region', { name: 'Unsaved changes' });
	await expect(unsaved).toHaveCount(0);

	// What is typed while a save is under way stays, and is saved by the next one.
	const answered = Promise.withResolvers<void>();
	await admin.route(
		(url) => url.pathname.endsWith('/graphql'),
		(route) => answered.promise.then(() => route.continue()),
		{ times: 1 },
	);
	await recipients.fill('store@example.com');
	await admin.keyboard.press('ControlOrMeta+s');
	await recipients.fill('store@example.com,later@example.com');
	answered.resolve();
	await expect(unsaved.getByRole('button', { name: 'Save' })).toBeEnabled();
	await expect(recipients).toHaveValue('store@example.com,later@example.com');
	await admin.keyboard.press('ControlOrMeta+s');
	await expect(unsaved).toHaveCount(0);
	await admin.reload();
	await expect(recipients).toHaveValue('store@example.com,later@example.com');

	await recipients.fill(before);
	await admin.keyboard.press('ControlOrMeta+s');
	await expect(unsaved).toHaveCount(0);

	await navigate('/admin/settings/taxes');
	const legal = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: 'Legal' }) });
	await admin.getByText(/^Further tax categories/).click();
	await expect(legal).toContainText('Default: 19%');
	await legal.getByRole('button', { name: 'Custom rate (Legal)' }).press('Enter');
	await expect(legal.getByRole('textbox', { name: 'Valid from' })).toBeFocused();
	await admin.keyboard.type('01/01/2026');
	const rate = legal.getByRole('spinbutton', { name: 'Tax rate' });
	await rate.focus();
	await admin.keyboard.type('7.125');
	await admin.keyboard.press('ControlOrMeta+s');
	await said(admin, 'Please check the marked rates.');
	await expect(rate).toBeFocused();
	expect(await accessibilityFaults(admin)).toEqual([]);
	await rate.fill('7.5');
	await admin.keyboard.press('ControlOrMeta+s');
	await said(admin, 'Tax rates saved');
	await admin.reload();
	await expect(rate).toHaveValue('7.5');
	await expect(legal).toContainText('Applies today');
	await legal.getByRole('button', { name: 'Remove the rate of your own for Legal' }).press('Enter');
	await admin.keyboard.press('ControlOrMeta+s');
	await said(admin, 'Tax rates saved');
	await expect(rate).toHaveCount(0);
});
