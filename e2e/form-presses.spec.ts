import { said, test } from './support/admin.ts';
import { expect } from './support/shop.ts';

test('the first press on Create counts, also where leaving the field shows its error', async ({ admin, go }) => {
	await go('/admin/price-lists/new');
	const create = admin.getByRole('button', { name: 'Create', exact: true });
	const name = admin.getByRole('textbox', { name: 'Name' });
	await expect(name).toBeFocused();
	const before = await create.boundingBox();
	if (!before) throw new Error('there is no button');
	// At its upper edge: the error above it is as high as half of the button.
	await admin.mouse.move(before.x + before.width / 2, before.y + 3);
	await admin.mouse.down();
	await expect(name).not.toBeFocused();
	expect(await create.boundingBox()).toEqual(before);
	await admin.mouse.up();
	await said(admin, 'Please fill in all mandatory fields.');
	await expect(name).toHaveAccessibleDescription(/Field is required/);
});

test('no toast covers the error that it is about, wherever the field stands', async ({ admin, go }) => {
	await admin.setViewportSize({ width: 1440, height: 900 });
	await go('/admin/users?q=Whitlock');
	await admin.getByRole('row', { name: /translator@/ }).press('Enter');
	const mobile = admin.getByRole('textbox', { name: 'Mobile' });
	await mobile.fill('x');
	await mobile.evaluate((field) => field.scrollIntoView({ block: 'end' }));
	await admin.keyboard.press('ControlOrMeta+s');
	await said(admin, /^Not saved\. Mobile/);
	const error = admin.locator('#content').getByText('Use this format');
	const gap = async () => {
		const [above, below] = [await error.boundingBox(), await admin.locator('.Toastify__toast').boundingBox()];
		return above && below ? below.y - (above.y + above.height) : Number.NaN;
	};
	await expect.poll(gap).toBeGreaterThan(0);
});
