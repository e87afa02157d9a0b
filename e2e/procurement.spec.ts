// A purchasing system in the browser: the shop is in its frame, and the cart goes back to it.
import { test } from './support/admin.ts';
import { expect } from './support/shop.ts';

test('a person of a purchasing system arrives in its frame without signing in, and the system gets the lines of the cart', async ({
	page,
	ask,
	signIn,
	addressOf,
}) => {
	await signIn('admin');
	const { procurementBuyers: buyers } = await ask<{
		procurementBuyers: { id: string; protocol: string; hosts: string[] }[];
	}>('{ procurementBuyers { id protocol hosts } }');
	await page.context().clearCookies();
	const buyer = buyers.find(({ protocol }) => protocol === 'cxml');
	await page.goto(`http://${buyer?.hosts[0]}`);
	await page.locator(`form:has(input[value="${buyer?.id}"])`).getByRole('button').click();
	await expect(page).toHaveURL(/\/frame\//);
	const shop = page.frameLocator('iframe[name="shop"]');
	await expect(shop.getByText('Nordwerk AG (cXML)').first()).toBeVisible();
	const inside = page.frame({ name: 'shop' });
	await inside?.goto(`${addressOf('demo')}/product/tasse`);
	await shop.getByRole('button', { name: 'In den Warenkorb' }).first().click();
	await expect(shop.getByRole('link', { name: /Warenkorb \(/ }).first()).toBeVisible();
	// What is for people with an account leads back to the cart.
	await inside?.goto(`${addressOf('demo')}/checkout`);
	await expect(shop.getByText('Der Warenkorb geht an Nordwerk AG (cXML).', { exact: false })).toBeVisible();
	await shop.getByRole('button', { name: 'Warenkorb übertragen' }).first().click();
	await expect(shop.getByRole('heading', { level: 1 })).toHaveText(/Der Warenkorb ist angekommen|The cart has arrived/);
	await shop.getByRole('link', { name: /Weiter|Continue/ }).click();
	await expect(page).toHaveURL(/\/carts\//);
	await expect(page.getByRole('row')).toHaveCount(2);
	await expect(page.getByRole('row').nth(1)).toContainText('Keramiktasse');
	await page.getByRole('button', { name: /^(Bestellen|Order)$/ }).click();
	await expect(page.getByRole('status')).toContainText('200');
});
