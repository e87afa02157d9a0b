// A customer of the demo who has subscribed to something, and the payment provider whose time a test moves on.
import type { Page } from '@playwright/test';
import { stripeControl } from '../../sandbox/stripe/control/client.ts';
import { someAddress, someBilling } from '../../server/testing/orders.ts';
import { expect } from './shop.ts';

/** From a page of the shop, with its session. */
async function ask(page: Page, query: string, variables: object = {}) {
	const { data, errors } = await page.evaluate(
		async ([body]) => {
			const headers = { 'content-type': 'application/json' };
			const response = await fetch('/service-api/graphql', { method: 'POST', headers, body });
			return JSON.parse(await response.text());
		},
		[JSON.stringify({ query, variables })] as const,
	);
	expect(errors).toBeUndefined();
	return data;
}

const daySeconds = 24 * 60 * 60;

/** Through the checkout, without its screens. @returns the id of the subscription, and its provider */
export async function subscribe(page: Page, slug: string, card = '4242424242424242') {
	const { product } = await ask(page, 'query($slug: String!) { product(slug: $slug) { product { id } } }', { slug });
	const items = [{ productId: product.product.id, quantity: 1 }];
	await ask(page, 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', { items });
	const { checkout } = await ask(page, '{ checkout { shippingMethods { id } totals { gross } } }');
	const input = {
		checkoutKey: crypto.randomUUID(),
		billingAddress: someBilling,
		shippingAddress: someAddress,
		shippingMethodId: checkout.shippingMethods[0].id,
		paymentMethod: 'card',
		termsAccepted: true,
		seenTotal: checkout.totals.gross,
	};
	const placing = 'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId payUrl } }';
	const { placeOrder } = await ask(page, placing, { input });
	const payUrl = new URL(placeOrder.payUrl);
	const control = stripeControl(payUrl.origin);
	await control.pay(payUrl.pathname.split('/').at(-1) ?? '', { card });
	const settling = 'mutation($orderId: ID!) { settleCheckout(orderId: $orderId) { state } }';
	await ask(page, settling, { orderId: placeOrder.orderId });
	const { subscriptions } = await ask(page, '{ subscriptions { items { id number } } }');
	expect(subscriptions.items).toHaveLength(1);
	return {
		...(subscriptions.items[0] as { id: string; number: string }),
		advance: (days: number) => control.advance(days * daySeconds),
	};
}
