// Paying at the provider's own page, in a real browser. The checkout itself has its own tests: here it is asked over the API.
import type { Page } from '@playwright/test';
import { newId } from '../rules/ids.ts';
import { expect, openQuickly, test } from './support/shop.ts';

test.use({ trace: 'off' });

interface Progress {
	orderId: string;
	state: string;
	number: string | null;
	payUrl: string | null;
}

/** As the shop's own pages ask, with the cookies of this browser. */
const ask = async <Data>(page: Page, query: string, variables: object = {}): Promise<Data> => {
	const answer = await page.evaluate(
		async (body) => {
			const headers = { 'content-type': 'application/json' };
			const response = await fetch('/service-api/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
			return (await response.json()) as { data: Record<string, unknown> | null; errors?: unknown };
		},
		{ query, variables },
	);
	expect(answer.errors).toBeUndefined();
	return Object.values(answer.data ?? {})[0] as Data;
};

const progress = '{ orderId state number payUrl }';
async function placeOrder(page: Page): Promise<Progress> {
	const checkout =
		'{ checkout(country: "DE") { problems paymentMethods paymentSandbox totals { gross } shippingMethodId } }';
	const shown = await ask<{
		problems: string[];
		paymentMethods: string[];
		paymentSandbox: boolean;
		totals: { gross: number };
		shippingMethodId: string | null;
	}>(page, checkout);
	expect(shown).toMatchObject({ problems: [], paymentSandbox: true, paymentMethods: expect.arrayContaining(['card']) });
	const person = { salutation: '', title: '', firstName: 'Anna', surname: 'Seidel', companyName: '', phone: '' };
	const place = { country: 'DE', street: 'Deichstraße 1', zipCode: '20459', city: 'Hamburg' };
	return ask(page, `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) ${progress} }`, {
		input: {
			checkoutKey: newId(),
			billingAddress: { ...person, ...place, email: 'anna.seidel@example.com', ccEmail: '', costCenter: '', vatId: '' },
			shippingAddress: null,
			shippingMethodId: shown.shippingMethodId,
			paymentMethod: 'card',
			termsAccepted: true,
			seenTotal: shown.totals.gross,
			language: 'de-DE',
		},
	});
}

async function payBy(page: Page, card: string): Promise<void> {
	await page.getByLabel('Kartennummer').fill(card);
	await page.getByLabel('Gültig bis').fill('12/34');
	await page.getByLabel('Prüfziffer').fill('123');
	await page.getByLabel('Name auf der Karte').fill('Anna Seidel');
	await page.getByRole('button', { name: /bezahlen$/ }).click();
}

test('a guest goes to the provider, comes back, is declined there, then pays with 3-D Secure, and has one order', async ({
	page,
	addressOf,
}) => {
	const shop = addressOf('demo');
	await openQuickly(page, `${shop}/`);
	await page.evaluate(async () => {
		const headers = { 'content-type': 'application/json' };
		await fetch('/service-api/auth/temporarySession', { method: 'POST', headers, body: '{"language":"de-DE"}' });
	});
	const found = '{ product(slug: "werbebanner") { variants { id } } }';
	const [thing] = (await ask<{ variants: { id: string }[] }>(page, found)).variants;
	await ask(page, 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', {
		items: [{ productId: thing?.id, quantity: 1 }],
	});

	// Back without paying: the page is closed, the cart is as it was.
	const first = await placeOrder(page);
	await page.goto(String(first.payUrl));
	await expect(page.getByText('Es fließt kein Geld')).toBeVisible();
	await expect(page.getByText('1 × Werbebanner 300 × 100 cm')).toBeVisible();
	await page.getByRole('link', { name: 'Zurück zum Shop, ohne zu bezahlen' }).click();
	await expect(page).toHaveURL(`${shop}/checkout/return?order=${first.orderId}&cancelled=1`);
	await expect(page.getByRole('heading', { name: 'Sie haben die Zahlung abgebrochen' })).toBeVisible();
	expect(await ask(page, '{ cartCount }')).toBe(1);
	await page.goto(String(first.payUrl));
	await expect(page.getByRole('heading', { name: 'Diese Seite ist abgelaufen' })).toBeVisible();

	await page.goto(`${shop}/`);
	const { orderId, payUrl } = await placeOrder(page);
	await page.goto(String(payUrl));
	await payBy(page, '4000 0000 0000 0002');
	await expect(page.getByText('Ihre Karte wurde abgelehnt.')).toBeVisible();
	await payBy(page, '4000 0025 0000 3155');
	await page.getByRole('button', { name: 'Zahlung freigeben' }).click();
	await expect(page).toHaveURL(`${shop}/checkout/return?order=${orderId}`);

	await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
	expect(await ask(page, '{ cartCount }')).toBe(0);
	await page.goto(String(payUrl));
	await expect(page.getByRole('heading', { name: 'Diese Bestellung ist bereits abgeschlossen' })).toBeVisible();
});
