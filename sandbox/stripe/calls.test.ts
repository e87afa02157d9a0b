import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinary, startTestSandbox, stripeAt, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeAll(async () => {
	sandbox = await startTestSandbox();
	stripe = sandbox.stripe;
});
afterAll(() => sandbox.end());

const latest = async () => (await sandbox.control.requests()).at(-1);

/** What Stripe said, instead of an answer. */
const refusal = async (call: Promise<unknown>) => {
	const error = await call.then(
		() => undefined,
		(thrown: Stripe.errors.StripeError) => thrown,
	);
	if (!error) throw new Error('the call was not refused');
	const { type, statusCode, code, param, message } = error;
	return { class: type, statusCode, code, param, message };
};

describe('making a checkout session', () => {
	it('goes over the wire as a bracketed form, and comes back as Stripe writes it', async () => {
		const session = await stripe.checkout.sessions.create(
			{
				mode: 'payment',
				line_items: [
					{
						quantity: 250,
						price_data: {
							currency: 'EUR',
							unit_amount_decimal: '19.96' as never,
							tax_behavior: 'inclusive',
							product_data: { name: 'Visitenkarten & mehr', tax_code: 'txcd_99999999', metadata: { sku: 'VK-1' } },
						},
					},
					{
						quantity: 2,
						price_data: {
							currency: 'eur',
							unit_amount: 1000,
							product_data: { name: 'Mappe', images: ['https://shop.example/a.png'] },
						},
					},
				],
				shipping_options: [
					{
						shipping_rate_data: {
							display_name: 'DHL',
							type: 'fixed_amount',
							fixed_amount: { amount: 490, currency: 'eur' },
						},
					},
				],
				success_url: 'https://shop.example/ok?s={CHECKOUT_SESSION_ID}',
				cancel_url: 'https://shop.example/cart',
				client_reference_id: 'order-1',
				customer_email: 'anna@example.com',
				locale: 'de',
				metadata: { order: '1', tenant: 'north' },
				payment_intent_data: { metadata: { order: '1' }, receipt_email: 'anna@example.com' },
				expand: ['line_items'],
			},
			{ idempotencyKey: 'checkout-1' },
		);

		expect(await latest()).toMatchObject({
			account: 'north',
			method: 'POST',
			path: '/v1/checkout/sessions',
			status: 200,
			headers: {
				authorization: 'Bearer sk_test_north',
				'content-type': 'application/x-www-form-urlencoded',
				'idempotency-key': 'checkout-1',
				'stripe-version': '2026-10-28.endive',
			},
			params: {
				mode: 'payment',
				line_items: {
					0: {
						quantity: '250',
						price_data: {
							currency: 'EUR',
							unit_amount_decimal: '19.96',
							tax_behavior: 'inclusive',
							product_data: { name: 'Visitenkarten & mehr', tax_code: 'txcd_99999999', metadata: { sku: 'VK-1' } },
						},
					},
					1: {
						quantity: '2',
						price_data: { unit_amount: '1000', product_data: { images: { 0: 'https://shop.example/a.png' } } },
					},
				},
				success_url: 'https://shop.example/ok?s={CHECKOUT_SESSION_ID}',
				payment_intent_data: { metadata: { order: '1' } },
				expand: { 0: 'line_items' },
			},
		});
		expect(session).toMatchObject({
			object: 'checkout.session',
			status: 'open',
			payment_status: 'unpaid',
			amount_subtotal: 6990,
			amount_total: 7480,
			total_details: { amount_shipping: 490, amount_tax: 0, amount_discount: 0 },
			currency: 'eur',
			client_reference_id: 'order-1',
			livemode: false,
			payment_intent: null,
			url: `http://localhost:${sandbox.port}/c/pay/${session.id}`,
			line_items: {
				object: 'list',
				data: [
					{ amount_total: 4990, quantity: 250 },
					{ description: 'Mappe', amount_total: 2000 },
				],
			},
		});
		expect(session.id).toMatch(/^cs_test_\w{58}$/);
		expect(session.expires_at - session.created).toBe(24 * 60 * 60);
		expect(session.lastResponse).toMatchObject({
			requestId: expect.stringMatching(/^req_/),
			apiVersion: '2026-10-28.endive',
		});
	});

	it.each<[string, object, object]>([
		['no items', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
		[
			'no quantity',
			{ line_items: [{ price_data: { currency: 'eur', unit_amount: 1000, product_data: { name: 'x' } } }] },
			{ code: 'parameter_missing', param: 'line_items[0][quantity]' },
		],
		[
			'a parameter that is gone',
			{ payment_method_types: ['card'] },
			{ code: 'parameter_unknown', param: 'payment_method_types' },
		],
		['an unknown mode', { mode: 'gift' }, { param: 'mode' }],
		[
			'a half cent',
			{
				line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 10.5, product_data: { name: 'x' } } }],
			},
			{ code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
		],
		[
			'too little money',
			{ line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 49, product_data: { name: 'x' } } }] },
			{ code: 'amount_too_small' },
		],
		[
			'two currencies',
			{
				line_items: ['eur', 'usd'].map((currency) => ({
					quantity: 1,
					price_data: { currency, unit_amount: 500, product_data: { name: 'x' } },
				})),
			},
			{ param: 'line_items' },
		],
		['an address that is none', { success_url: 'javascript:alert(1)' }, { code: 'url_invalid', param: 'success_url' }],
		['a customer nobody knows', { customer: 'cus_nobody' }, { code: 'resource_missing', param: 'customer' }],
		['an expiry too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, { param: 'expires_at' }],
		['an empty value', { client_reference_id: '' }, { code: 'parameter_invalid_empty', param: 'client_reference_id' }],
		[
			'a recurring price that is paid once',
			{
				line_items: [
					{
						quantity: 1,
						price_data: {
							currency: 'eur',
							unit_amount: 500,
							recurring: { interval: 'month' },
							product_data: { name: 'x' },
						},
					},
				],
			},
			{ param: 'mode' },
		],
	])('is refused with %s', async (_what, changes, expected) => {
		const call = stripe.checkout.sessions.create(ordinary(changes));
		expect(await refusal(call)).toMatchObject({ class: 'StripeInvalidRequestError', statusCode: 400, ...expected });
	});
});

describe('keys', () => {
	it.each([
		['sk_live_51Nabcdefghijklmnop', 401, 'StripeAuthenticationError'],
		['rk_live_51Nabcdefghijklmnop', 401, 'StripeAuthenticationError'],
		['pk_test_north', 401, 'StripeAuthenticationError'],
		['sk_test_wrong', 401, 'StripeAuthenticationError'],
		['rk_test_north_read', 403, 'StripePermissionError'],
	])('such as %s make no session: %i', async (key, statusCode, kind) => {
		const call = stripeAt(sandbox.port, key).checkout.sessions.create(ordinary());
		const { class: type, statusCode: status, message } = await refusal(call);
		expect([type, status]).toEqual([kind, statusCode]);
		expect(message.includes('takes no live keys')).toBe(key.includes('_live_'));
		expect(message).not.toContain('51Nabcdefgh');
		expect(JSON.stringify(await sandbox.control.requests())).not.toContain('51Nabcdefgh');
	});

	it('choose the account, and accounts do not see each other', async () => {
		const mine = await stripe.customers.create({ email: 'anna@example.com' });
		const reader = stripeAt(sandbox.port, 'rk_test_north_read');
		expect((await reader.customers.retrieve(mine.id)).id).toBe(mine.id);
		const other = stripeAt(sandbox.port, 'sk_test_south');
		expect(await refusal(other.customers.retrieve(mine.id))).toMatchObject({
			statusCode: 404,
			code: 'resource_missing',
			param: 'id',
		});
		expect((await other.customers.list()).data).toEqual([]);
	});
});

describe('every other call', () => {
	it('asks for what its name says', async () => {
		const session = await stripe.checkout.sessions.create(ordinary({ customer_creation: 'always' }));
		await sandbox.control.pay(session.id);
		const { payment_intent, customer } = await stripe.checkout.sessions.retrieve(session.id);
		const intent = String(payment_intent);
		const open = await stripe.checkout.sessions.create(ordinary());
		const made = await stripe.webhookEndpoints.create({
			url: 'http://127.0.0.1:9/hook',
			enabled_events: ['charge.refunded'],
		});
		const asked = async (call: Promise<unknown>) => {
			await call;
			const entry = await latest();
			return [entry?.method, entry?.path, entry?.params];
		};

		expect(
			await asked(stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })),
		).toEqual(['GET', `/v1/checkout/sessions/${session.id}`, { expand: { 0: 'payment_intent.latest_charge' } }]);
		expect(await asked(stripe.checkout.sessions.list({ limit: 3, status: 'complete' }))).toEqual([
			'GET',
			'/v1/checkout/sessions',
			{ limit: '3', status: 'complete' },
		]);
		expect(await asked(stripe.checkout.sessions.expire(open.id))).toEqual([
			'POST',
			`/v1/checkout/sessions/${open.id}/expire`,
			{},
		]);
		expect(await asked(stripe.checkout.sessions.listLineItems(session.id))).toEqual([
			'GET',
			`/v1/checkout/sessions/${session.id}/line_items`,
			{},
		]);
		expect(await asked(stripe.paymentIntents.retrieve(intent))).toEqual(['GET', `/v1/payment_intents/${intent}`, {}]);
		expect(await asked(stripe.paymentIntents.update(intent, { metadata: { order: '7' } }))).toEqual([
			'POST',
			`/v1/payment_intents/${intent}`,
			{ metadata: { order: '7' } },
		]);
		expect(await asked(stripe.charges.list({ payment_intent: intent }))).toEqual([
			'GET',
			'/v1/charges',
			{ payment_intent: intent },
		]);
		expect(
			await asked(stripe.refunds.create({ payment_intent: intent, amount: 100, reason: 'requested_by_customer' })),
		).toEqual(['POST', '/v1/refunds', { payment_intent: intent, amount: '100', reason: 'requested_by_customer' }]);
		expect(await asked(stripe.refunds.list({ payment_intent: intent }))).toEqual([
			'GET',
			'/v1/refunds',
			{ payment_intent: intent },
		]);
		expect(await asked(stripe.customers.update(String(customer), { name: 'Anna', address: { city: 'Kiel' } }))).toEqual(
			['POST', `/v1/customers/${customer}`, { name: 'Anna', address: { city: 'Kiel' } }],
		);
		expect(await asked(stripe.taxCodes.list({ limit: 100 }))).toEqual(['GET', '/v1/tax_codes', { limit: '100' }]);
		expect(await asked(stripe.taxCodes.retrieve('txcd_92010001'))).toEqual(['GET', '/v1/tax_codes/txcd_92010001', {}]);
		expect(await asked(stripe.webhookEndpoints.update(made.id, { disabled: true }))).toEqual([
			'POST',
			`/v1/webhook_endpoints/${made.id}`,
			{ disabled: 'true' },
		]);
		expect(await asked(stripe.webhookEndpoints.del(made.id))).toEqual([
			'DELETE',
			`/v1/webhook_endpoints/${made.id}`,
			{},
		]);
		expect(await asked(stripe.events.list({ type: 'checkout.session.completed' }))).toEqual([
			'GET',
			'/v1/events',
			{ type: 'checkout.session.completed' },
		]);
	});

	it('differs from one that does not exist', async () => {
		expect(await refusal(stripe.rawRequest('GET', '/v1/unicorns'))).toMatchObject({ statusCode: 404 });
		expect(await refusal(stripe.paymentIntents.retrieve('pi_nobody'))).toMatchObject({
			statusCode: 404,
			code: 'resource_missing',
			param: 'intent',
		});
	});
});

describe('responses', () => {
	it('come in pages, newest first, and the SDK finds all of them', async () => {
		const own = stripeAt(sandbox.port, 'sk_test_pages');
		for (const number of [1, 2, 3, 4, 5]) await own.customers.create({ name: `Customer ${number}` });
		const first = await own.customers.list({ limit: 2 });
		expect([first.data.map(({ name }) => name), first.has_more]).toEqual([['Customer 5', 'Customer 4'], true]);
		const [newest, second] = first.data;
		expect((await own.customers.list({ ending_before: second?.id ?? '' })).data.map(({ id }) => id)).toEqual([
			newest?.id,
		]);
		const names = [];
		for await (const { name } of own.customers.list({ limit: 2 })) names.push(name);
		expect(names).toHaveLength(5);
		expect(await refusal(own.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
	});

	it('expand ids to objects on request, four levels deep at most', async () => {
		const { id } = await stripe.checkout.sessions.create(ordinary({ metadata: { order: '9' } }));
		await sandbox.control.pay(id);
		const { data } = await stripe.checkout.sessions.list({
			limit: 1,
			expand: ['data.payment_intent.latest_charge', 'data.line_items'],
		});
		expect(data[0]).toMatchObject({
			id,
			line_items: { data: [{ amount_total: 4990 }] },
			payment_intent: { status: 'succeeded', latest_charge: { captured: true } },
		});
		expect(await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['locale'] }))).toMatchObject({
			param: 'expand',
		});
		expect(await refusal(stripe.checkout.sessions.retrieve(id, { expand: ['a.b.c.d.e'] }))).toMatchObject({
			param: 'expand',
		});
	});
});

it('is turned from this machine alone, and by no page in a browser', async () => {
	const control = (headers: Record<string, string>) => fetch(`${sandbox.url}/_sandbox/payments`, { headers });
	expect((await control({})).status).toBe(200);
	expect((await control({ origin: 'http://shop.localhost:3000' })).status).toBe(403);
	const unknown = await fetch(`${sandbox.url}/_sandbox/knobs`, { method: 'POST', body: '{"webhooks":{"speed":1}}' });
	expect([unknown.status, await unknown.json()]).toEqual([400, { error: 'There is no knob webhooks.speed.' }]);
});
