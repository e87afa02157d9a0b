import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinary, startTestSandbox, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeAll(async () => {
	sandbox = await startTestSandbox();
	stripe = sandbox.stripe;
});
afterAll(() => sandbox.end());

async function paidIntent(): Promise<string> {
	const { id } = await stripe.checkout.sessions.create(ordinary({ client_reference_id: 'order-1' }));
	await sandbox.control.pay(id);
	return String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
}

const chargeOf = async (intent: string) =>
	(await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge.refunds'] })).latest_charge as Stripe.Charge;

describe('a refund', () => {
	it('gives everything back unless an amount is named', async () => {
		const intent = await paidIntent();
		const refund = await stripe.refunds.create({ payment_intent: intent, metadata: { note: 'damaged' } });
		expect(refund).toMatchObject({
			object: 'refund',
			amount: 4990,
			currency: 'eur',
			status: 'succeeded',
			payment_intent: intent,
			metadata: { note: 'damaged' },
		});
		expect(refund.id).toMatch(/^re_/);
		expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 4990, refunded: true });
		await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
			statusCode: 400,
			code: 'charge_already_refunded',
		});
	});

	it('may be in parts, never more than there is', async () => {
		const intent = await paidIntent();
		const charge = await chargeOf(intent);
		await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
		await stripe.refunds.create({ charge: charge.id, amount: 500 });
		expect(await chargeOf(intent)).toMatchObject({
			amount_refunded: 1500,
			refunded: false,
			refunds: { data: [{ amount: 500 }, { amount: 1000 }] },
		});
		await expect(stripe.refunds.create({ payment_intent: intent, amount: 3491 })).rejects.toMatchObject({
			type: 'StripeInvalidRequestError',
			param: 'amount',
			message: 'Refund amount (€34.91) is greater than unrefunded amount on charge (€34.90)',
		});
		expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(3490);
	});

	it.each<[string, Stripe.RefundCreateParams, object]>([
		['without a payment', { amount: 100 }, { code: 'parameter_missing' }],
		[
			'of a payment nobody knows',
			{ payment_intent: 'pi_nobody' },
			{ code: 'resource_missing', param: 'payment_intent' },
		],
		['of nothing', { payment_intent: 'pi_nobody', amount: 0 }, { code: 'parameter_invalid_integer', param: 'amount' }],
	])('is refused %s', async (_what, params, expected) => {
		await expect(stripe.refunds.create(params)).rejects.toMatchObject(expected);
	});

	it('is refused for a card that was declined', async () => {
		const { id } = await stripe.checkout.sessions.create(ordinary());
		await sandbox.control.pay(id, { card: '4000000000000002' });
		const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
		await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
			code: 'payment_intent_unexpected_state',
		});
	});

	it('moves the balance', async () => {
		const intent = await paidIntent();
		const { balance_transaction } = await stripe.refunds.create({
			payment_intent: intent,
			expand: ['balance_transaction'],
		});
		expect(balance_transaction).toMatchObject({ object: 'balance_transaction', amount: -4990, type: 'refund' });
	});
});

it('lists captures and refunds, to be compared with orders', async () => {
	await sandbox.control.reset();
	const intent = await paidIntent();
	const refund = await stripe.refunds.create({ payment_intent: intent, amount: 990 });
	expect(await sandbox.control.payments()).toMatchObject([
		{
			account: 'north',
			payment_intent: intent,
			client_reference_id: 'order-1',
			amount: 4990,
			amount_refunded: 990,
			currency: 'eur',
		},
	]);
	expect(await sandbox.control.refunds()).toMatchObject([
		{ account: 'north', id: refund.id, amount: 990, payment_intent: intent },
	]);
});

describe('a payment from before the sandbox', () => {
	const past = {
		...{ id: 'pi_demo1', amount: 4990, currency: 'EUR', email: 'anna@example.com', name: 'Anna Test' },
		...{ metadata: { order: 'order-7' }, at: 1_790_000_000 },
		refunds: [{ id: 're_demo1', amount: 1500, at: 1_790_600_000 }],
	};
	const learn = () => sandbox.control.learn('north', [past]);

	it('is known under its id once it was taught, with what went back of it, and once only', async () => {
		expect(await learn()).toEqual({ learned: 1 });
		expect(await learn()).toEqual({ learned: 0 });
		expect(await stripe.paymentIntents.retrieve('pi_demo1')).toMatchObject({
			...{ status: 'succeeded', amount_received: 4990, currency: 'eur', created: past.at, metadata: past.metadata },
		});
		expect(await stripe.refunds.retrieve('re_demo1')).toMatchObject({ amount: 1500, payment_intent: 'pi_demo1' });
	});

	it('is refunded as any other, and never more than is left', async () => {
		await learn();
		await expect(stripe.refunds.create({ payment_intent: 'pi_demo1', amount: 3491 })).rejects.toMatchObject({
			param: 'amount',
		});
		expect(await stripe.refunds.create({ payment_intent: 'pi_demo1' })).toMatchObject({ amount: 3490 });
		expect(await learn()).toEqual({ learned: 0 });
		expect(await chargeOf('pi_demo1')).toMatchObject({ amount_refunded: 4990, refunded: true });
	});

	it('is not taken by halves', async () => {
		const half = { ...past, id: 'pi_demo2', amount: 0 };
		await expect(sandbox.control.learn('north', [{ ...past, id: 'pi_demo3' }, half])).rejects.toThrow('400');
		const tooMuch = { ...past, id: 'pi_demo2', refunds: [{ id: 're_demo2', amount: 5000, at: past.at }] };
		await expect(sandbox.control.learn('north', [{ ...past, id: 'pi_demo3', refunds: [] }, tooMuch])).rejects.toThrow();
		await expect(stripe.paymentIntents.retrieve('pi_demo3')).rejects.toMatchObject({ statusCode: 404 });
	});
});
