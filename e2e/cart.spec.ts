import type { Page } from '@playwright/test';
import { newId } from '../rules/ids.ts';
import { insertOrder } from '../server/testing/order-rows.ts';
import { said, test } from './support/admin.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows } from './support/shop.ts';

interface Wanted {
	slug: string;
	quantity: number;
}

/** Begins a guest's session in the browser and puts things into its cart. */
async function gather(page: Page, wanted: readonly Wanted[]): Promise<void> {
	const failed = await page.evaluate<string>(`(async () => {
		const post = async (path, body) => (await fetch(path, {
			method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
		})).json();
		const ask = (query, variables) => post('/service-api/graphql', { query, variables });
		await post('/service-api/auth/temporarySession', { language: 'en-GB' });
		const items = [];
		for (const { slug, quantity } of ${JSON.stringify(wanted)}) {
			const { data } = await ask('query ($slug: String!) { product(slug: $slug) { product { id } variants { id } } }', { slug });
			items.push({ productId: data.product.variants[0]?.id ?? data.product.product.id, quantity });
		}
		const { errors } = await ask('mutation ($items: [NewItem!]!) { addToCart(items: $items) { id } }', { items });
		return errors?.[0].message ?? '';
	})()`);
	expect(failed).toBe('');
}

/** A line with everything that can be done with it. */
const row = (page: Page, name: string) => page.getByRole('rowgroup').filter({ hasText: name });
/** Of what was done last. */
const undo = (page: Page) => page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).first();
const total = (page: Page) => page.getByRole('region', { name: 'Summary' }).locator('dl > div').last();

test('a cart is changed and undone line by line, and nothing is ordered at a price that the shopper has not seen', async ({
	page,
	addressOf,
	demo,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const complaints = complaintsOf(page);
	const address = `${addressOf('demo')}/en-gb/cart`;
	await openQuickly(page, address);
	await expect(page.getByText('Your cart is empty')).toBeVisible();
	await gather(page, [
		{ slug: 'visitenkarten-classic', quantity: 100 },
		{ slug: 'tasse', quantity: 2 },
	]);
	await openQuickly(page, address);
	const [cards, mugs] = [row(page, 'Business cards Classic'), row(page, 'Ceramic mug')];
	await expect(page.getByRole('rowgroup')).toHaveCount(3);
	await expect(page.getByRole('columnheader')).toHaveText([
		'Article',
		'Change date',
		'Quantity',
		'Price',
		'Stock available',
	]);

	await expect(page.getByRole('region', { name: 'Summary' }).getByText(/^Shipping \(/)).toBeVisible();
	const before = await total(page).textContent();
	await cards.getByRole('combobox').selectOption('250 pcs');
	await expect(total(page)).not.toHaveText(before ?? '');
	await said(page, 'Shopping cart updated');
	await undo(page).click();
	await expect(total(page)).toHaveText(before ?? '');
	// What was refused stands beside its line until something has worked there.
	const extensions = { code: 'CART_NOT_UPDATED', statusCode: 422, reason: 'quantity' };
	await page.route('**/graphql?c=ChangeItem', (route) =>
		route.fulfill({ json: { errors: [{ message: 'Refused', extensions }] } }),
	);
	const refused = cards.getByRole('alert').filter({ hasText: 'Error updating the shopping cart' });
	await cards.getByRole('combobox').selectOption('250 pcs');
	await expect(refused).toContainText('We no longer offer this quantity.');
	await page.unroute('**/graphql?c=ChangeItem');
	await cards.getByRole('combobox').selectOption('250 pcs');
	await expect(refused).toHaveCount(0);
	await undo(page).click();
	await expect(total(page)).toHaveText(before ?? '');
	await mugs.getByRole('textbox', { name: /^Quantity of/ }).fill('0');
	await expect(mugs.getByText('We produce at least 1 pc.')).toBeVisible();
	await mugs.getByRole('button', { name: 'Choose 1 pc' }).click();
	await expect(mugs.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');

	await cards.getByRole('button', { name: /^Copy/ }).click();
	await said(page, 'Article copied');
	await expect(cards).toHaveCount(2);
	await undo(page).click();
	await expect(cards).toHaveCount(1);
	// By keyboard alone: the line is gone with its button, and taking it back has the focus.
	await cards.getByRole('button', { name: /^Move to watchlist/ }).press('Enter');
	await expect(cards).toHaveCount(0);
	await expect(undo(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(cards).toHaveCount(1);
	await cards.getByRole('button', { name: /^Remove/ }).click();
	const question = page.getByRole('alertdialog', { name: /from the shopping cart\?$/ });
	await expect(question.getByRole('button', { name: 'Remove' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(question).toBeHidden();
	await expect(cards).toBeVisible();
	await cards.getByRole('button', { name: /^Remove/ }).click();
	await page.keyboard.press('Enter');
	await said(page, 'Removed from the shopping cart');
	await expect(cards).toHaveCount(0);
	await undo(page).click();
	await expect(cards).toHaveCount(1);
	await expect(page.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible();

	await demo.owner.begin(async (sql) => {
		const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'demo'`;
		await sql`select set_config('app.tenant_id', ${shop?.id ?? ''}, true)`;
		const [latest] = await sql<{ userId: string }[]>`
			select user_id as "userId" from list_items order by created_at desc limit 1`;
		const own = latest?.userId ?? '';
		await sql`update list_items set seen_total = 100 where user_id = ${own} and quantity = 100`;
		await sql`update list_items set quantity = 999999, seen_total = null where user_id = ${own} and quantity < 100`;
	});
	await openQuickly(page, address);
	await expect(page.getByText('Not all products are in stock or available to order')).toBeVisible();
	await expect(cards.getByText(/The price has changed: it was €1\.00 and is now €/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Proceed to checkout' })).toBeDisabled();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await overflows(page)).toBe(false);
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await mugs
		.getByRole('button', { name: /^Choose .* pcs/ })
		.first()
		.click();
	await expect(page.getByText('Not all products are in stock')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Proceed to checkout' })).toHaveAccessibleDescription(
		/accept the changed prices first/,
	);
	await cards.getByRole('button', { name: /^Accept new price/ }).click();
	await said(page, 'New price accepted');
	await page.getByRole('link', { name: 'Proceed to checkout' }).click();
	await expect(page).toHaveURL(/\/en-gb\/checkout$/);
	expect(complaints).toEqual([]);
});

test('items of the watchlist move to the cart with the chosen quantity, and back', async ({
	page,
	addressOf,
	demo,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/plakat-din-a3`);
	await page.getByRole('button', { name: 'Add to watchlist' }).click();
	await expect(page.getByText('The item is on your watchlist.')).toBeVisible();
	await openQuickly(page, `${addressOf('demo')}/en-gb/cart?tab=watchlist`);
	const poster = row(page, 'A3 poster');
	await expect(poster).toContainText(/from €/);
	await page.getByRole('searchbox', { name: 'Search the watchlist' }).fill('zzz');
	await expect(page.getByText('Nothing was found')).toBeVisible();
	await expect(page).toHaveURL(/tab=watchlist&q=zzz/);
	await page.getByRole('link', { name: 'Clear search' }).click();

	await poster.getByRole('button', { name: /^Remove/ }).click();
	const question = page.getByRole('alertdialog', { name: /from the watchlist\?$/ });
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(question).toHaveCount(0);
	await expect(poster).toHaveCount(1);
	await poster.getByRole('button', { name: /^Add to cart/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Which quantity?' });
	await dialog.getByRole('combobox').selectOption({ index: 1 });
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Add to cart' }).click();
	await said(page, 'Added to the shopping cart');
	await expect(page.getByText('There is nothing on your watchlist yet')).toBeVisible();
	await page.getByRole('link', { name: 'Cart', exact: true }).click();
	await expect(poster).toHaveCount(1);
	await page.setViewportSize({ width: 390, height: 844 });
	await openQuickly(page, `${addressOf('demo')}/en-gb/cart?tab=drafts`);
	await expect(page.getByText('You have no drafts yet')).toBeVisible();
	expect(await overflows(page)).toBe(false);
	expect(await accessibilityFaults(page)).toEqual([]);

	// A draft too goes only after a question; its buttons stay free of what is said at the bottom.
	await demo.owner.begin(async (sql) => {
		const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'demo'`;
		await sql`select set_config('app.tenant_id', ${shop?.id ?? ''}, true)`;
		await sql`
			update list_items i set location = 'drafts', item_name = 'Window poster'
			where i.id = (select id from list_items where location = 'cart' order by changed_at desc limit 1)`;
	});
	await openQuickly(page, `${addressOf('demo')}/en-gb/cart?tab=drafts`);
	const draft = row(page, 'Window poster');
	await draft.getByRole('button', { name: /^Delete/ }).click();
	const sure = page.getByRole('alertdialog', { name: 'Delete the draft “Window poster”?' });
	await sure.getByRole('button', { name: 'Cancel' }).click();
	await expect(draft).toHaveCount(1);
	await draft.getByRole('button', { name: /^Delete/ }).click();
	await sure.getByRole('button', { name: 'Delete' }).click();
	await expect(draft).toHaveCount(0);
});

test('a shopper finds an order in the history, opens it, and orders it again without discontinued products', async ({
	page,
	signIn,
	addressOf,
	demo,
}) => {
	await demo.owner.begin(async (sql) => {
		const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'demo'`;
		const tenant = shop?.id ?? '';
		await sql`select set_config('app.tenant_id', ${tenant}, true)`;
		const [person] = await sql<{ id: string }[]>`select id from users where username = 'shopper'`;
		const [mug] = await sql<{ id: string }[]>`
			select id from products where code = 'TAS-1'`;
		await insertOrder(sql, tenant, {
			userId: person?.id ?? '',
			number: '2020-000077',
			lines: [
				{ name: 'Becher', amount: 1290, quantity: 1, productId: mug?.id ?? '' },
				{ name: 'Verschollenes', amount: 990, quantity: 1, productId: newId() },
			],
		});
	});
	await page.setViewportSize({ width: 1440, height: 900 });
	const complaints = complaintsOf(page);
	await signIn('shopper');
	await openQuickly(page, `${addressOf('demo')}/en-gb/cart?tab=orders&q=2020-000077`);
	await expect(page.getByRole('columnheader')).toHaveText(['Order date', 'Price', 'Status', 'Delivery address']);
	const line = row(page, '2020-000077');
	await expect(line).toContainText('Placed');
	await expect(line).toContainText('Königsstraße 7 a');
	expect(await accessibilityFaults(page)).toEqual([]);
	await line.getByRole('link', { name: 'Details of order 2020-000077' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Order 2020-000077' })).toBeVisible();
	await expect(page.getByText('We have received your order.')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Reorder' }).click();
	await expect(page.getByText('1 item is in your cart.')).toBeVisible();
	await expect(page.getByText('Verschollenes (no longer exists)')).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await overflows(page)).toBe(false);
	await page.getByRole('link', { name: 'To the cart' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
	await expect(page.getByText('Ceramic mug').first()).toBeVisible();
	expect(complaints).toEqual([]);
	// A number alone opens nothing.
	await page.context().clearCookies();
	await openQuickly(page, `${addressOf('demo')}/en-gb/orders/2020-000077`);
	await expect(page.getByText('Order not found')).toBeVisible();
});
