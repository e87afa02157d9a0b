import { said, test } from './support/admin.ts';
import { expect, openQuickly } from './support/shop.ts';

test('the admin decides what the account sign does: a menu with FAQ and app, only logging in and out, nothing', async ({
	admin,
	go,
	navigate,
	addressOf,
	browser,
}) => {
	const visitor = await browser.newPage();
	const header = visitor.getByRole('banner');
	const menu = visitor.getByRole('navigation', { name: 'Account' });
	const choose = async (mode: string) => {
		await navigate('/admin/settings');
		await admin.getByRole('radio', { name: mode }).check();
	};
	const save = async () => {
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Settings saved');
		await expect(admin.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
	};
	const look = () => openQuickly(visitor, `${addressOf('demo')}/en-gb/products`);

	await go('/admin/settings');
	await admin.getByRole('combobox', { name: 'FAQ page' }).selectOption('Privacy');
	const app = admin.getByRole('textbox', { name: 'Client app URL' });
	await app.fill('http://app.druckwerk-nord.example');
	await admin.keyboard.press('ControlOrMeta+s');
	await expect(app).toHaveAccessibleDescription(/URL must start with https \(SSL\)/);
	await app.fill('https://app.druckwerk-nord.example');
	await save();
	await look();
	await header.getByRole('link', { name: 'Sign in' }).click();
	await expect(menu.getByRole('link')).toHaveText(['Sign in', 'Create an account', 'Home', 'FAQ', 'Client App']);
	await expect(menu.getByRole('link', { name: 'Client App' })).toHaveAttribute(
		'href',
		'https://app.druckwerk-nord.example',
	);
	await menu.getByRole('link', { name: 'FAQ' }).click();
	await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Privacy');

	await choose('Only log in and log out');
	await save();
	await look();
	await header.getByRole('link', { name: 'Sign in' }).click();
	await expect(visitor).toHaveURL(/\/en-gb\/login\?deepLink=/);

	await choose('Hidden');
	await save();
	await look();
	await expect(header.getByRole('searchbox').first()).toBeAttached();
	// Cart and search beside it look the same.
	const sign = '.account-sign:not([href$="/cart"], [href$="/search"])';
	await expect(header.locator(sign)).toHaveCount(0);
	// Neither for who is signed in.
	await openQuickly(admin, `${addressOf('demo')}/en-gb/products`);
	await expect(admin.getByRole('banner').locator(sign)).toHaveCount(0);

	await go('/admin/settings');
	await choose('Full');
	await admin.getByRole('combobox', { name: 'FAQ page' }).selectOption('Frequently asked questions');
	await app.fill('');
	await save();
	await visitor.close();
});
