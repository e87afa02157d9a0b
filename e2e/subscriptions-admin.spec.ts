// Subscriptions as staff sees them: one that was really ordered and paid, from the list to its screen, paused, resumed and noted upon.
import type { Page } from '@playwright/test';
import { emptyBilling } from '../rules/checkout/address.ts';
import { newId } from '../rules/ids.ts';
import { answer, said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { expect } from './support/shop.ts';

type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

const billingAddress = {
	...emptyBilling,
	...{ salutation: 'mrs', firstName: 'Anna', surname: 'Seidel', street: 'Deichstraße 1', zipCode: '20459' },
	...{ city: 'Hamburg', country: 'DE', email: 'anna.seidel@example.com' },
};

/** Through the checkout and the page of the provider. */
async function subscribe(page: Page, ask: Ask, productId: string): Promise<void> {
	await ask('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
		items: [{ productId, quantity: 1 }],
	});
	const { checkout } = await ask<{ checkout: { totals: { gross: number }; shippingMethods: { id: string }[] } }>(
		'{ checkout(country: "DE") { totals { gross } shippingMethods { id } } }',
	);
	const input = {
		...{ checkoutKey: newId(), billingAddress, termsAccepted: true, language: 'en-GB' },
		...{ seenTotal: checkout.totals.gross, shippingMethodId: checkout.shippingMethods[0]?.id, paymentMethod: 'card' },
	};
	const { placeOrder } = await ask<{ placeOrder: { payUrl: string } }>(
		'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { payUrl } }',
		{ input },
	);
	await page.goto(placeOrder.payUrl);
	await page.locator('input[name="card"]').fill('4242 4242 4242 4242');
	await page.locator('input[name="expiry"]').fill('12/34');
	await page.locator('input[name="cvc"]').fill('123');
	await page.locator('input[name="name"]').fill('Anna Seidel');
	await page
		.locator('form')
		.filter({ has: page.locator('input[name="card"]') })
		.getByRole('button')
		.first()
		.click();
	await expect(page).not.toHaveURL(/\/c\/pay\//);
}

test('a subscription is found in the list and by the palette, paused, resumed, noted upon and cancelled as its customer declares', async ({
	admin,
	ask,
	demo,
	go,
}) => {
	const [product] = await demo.owner.begin(async (sql) => {
		await sql`select set_config('app.tenant_id', id::text, true) from tenants where slug = 'demo'`;
		return sql<{ id: string }[]>`select id from products where slug = 'geschaeftspapier-abo'`;
	});
	await subscribe(admin, ask, product?.id ?? '');

	await expect(async () => {
		await go('/admin/subscriptions?q=seidel&filter.status=active');
		await expect(admin.getByRole('row')).toHaveCount(2, { timeout: 2000 });
	}).toPass();
	const row = admin.getByRole('row').nth(1);
	await expect(row).toContainText('Active');
	await expect(row).toContainText('monthly');
	expect(await violationsOf(admin)).toEqual([]);
	await row.click();
	await expect(admin.getByRole('heading', { level: 1, name: /^Subscription V-\d{4}-\d{6}$/ })).toBeVisible();
	await expect(admin.getByText(/^Runs\. .* will be charged on/)).toBeVisible();
	// It waits for print data: the notice above the contract names it, and so does the table of payments.
	await expect(admin.getByRole('link', { name: /^Order \d{4}-\d{6}$/ })).toHaveCount(2);
	expect(await violationsOf(admin)).toEqual([]);

	await admin.getByRole('button', { name: 'Pause', exact: true }).click();
	const dialog = admin.getByRole('dialog', { name: 'Pause this subscription' });
	await dialog.getByRole('radio', { name: 'On a day' }).check({ force: true });
	await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
	await expect(dialog.getByRole('textbox', { name: 'Resume on' })).toHaveAttribute('aria-invalid', 'true');
	expect(await violationsOf(admin)).toEqual([]);
	await dialog.getByRole('radio', { name: 'Until it is resumed by hand' }).check({ force: true });
	await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
	await said(admin, 'Subscription paused');
	await expect(admin.getByText('Paused until it is resumed. Nothing is charged or delivered.')).toBeVisible();

	await admin.getByRole('textbox', { name: 'New note' }).fill('Closed in summer.');
	await admin.getByRole('button', { name: 'Add note' }).click();
	await expect(admin.getByRole('listitem').filter({ hasText: 'Closed in summer.' })).toContainText('Note');

	await admin.getByRole('button', { name: 'Resume', exact: true }).click();
	await answer(admin, 'Resume this subscription?', 'Resume');
	await said(admin, 'Subscription resumed');
	await expect(admin.getByText(/^Runs\./)).toBeVisible();

	await admin
		.getByRole('link', { name: /^Order \d{4}-\d{6}$/ })
		.last()
		.click();
	await admin.getByRole('link', { name: /^Part of subscription V-/ }).click();
	await expect(admin.getByRole('heading', { level: 1, name: /^Subscription V-/ })).toBeVisible();

	await ask(
		'mutation { declareCancellation(name: "A. Seidel", email: "anna.seidel@example.com", contract: "my paper", kind: ordinary) }',
	);
	await go('/admin/subscriptions?view=cancellations');
	const declared = admin.getByRole('listitem').filter({ hasText: 'Contract: my paper' });
	await expect(declared).toContainText('Same e-mail');
	expect(await violationsOf(admin)).toEqual([]);
	await declared.getByRole('button', { name: /^Cancel V-/ }).click();
	await said(admin, 'Subscription cancelled');
	await expect(declared).toBeHidden();
});
