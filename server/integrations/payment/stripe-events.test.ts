// What Stripe calls a shop for.
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { startTestSandbox, type TestSandbox } from '../../../sandbox/stripe/testing/sandbox.ts';
import { sandboxKeys } from './keys.ts';
import { stripeProvider } from './stripe.ts';

const key = sandboxKeys(newId()).secret;
let sandbox: TestSandbox;

beforeAll(async () => {
	sandbox = await startTestSandbox();
});
afterAll(() => sandbox.end());

describe('a webhook', () => {
	const secret = 'whsec_north';
	const provider = stripeProvider({ url: undefined, sandboxUrl: undefined });
	const hear = (type: string, object: object) => {
		const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
		const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
		return provider.readEvent(Buffer.from(payload), signature, secret);
	};

	it('says what is to be read anew', async () => {
		const parent = { subscription_details: { subscription: 'sub_1' } };
		expect(await hear('customer.subscription.updated', { id: 'sub_1' })).toMatchObject({ subscriptionId: 'sub_1' });
		expect(await hear('invoice.paid', { id: 'in_1', parent })).toMatchObject({
			invoiceId: 'in_1',
			subscriptionId: 'sub_1',
			sessionId: undefined,
		});
		expect(await hear('payment_method.attached', { id: 'pm_1', customer: 'cus_1' })).toMatchObject({
			customerId: 'cus_1',
		});
		expect(await hear('customer.updated', { id: 'cus_1' })).toMatchObject({ customerId: 'cus_1' });
		// An invoice of something else concerns nobody.
		const other = await hear('invoice.paid', { id: 'in_2', parent: null });
		expect(other).toEqual({ id: 'evt_1', type: 'invoice.paid', sessionId: undefined });
	});

	it('of an endpoint that an earlier version made comes for subscriptions as well', async () => {
		const account = stripeProvider({ url: undefined, sandboxUrl: sandbox.url }).account(key);
		const stripe = new Stripe(key, { host: '127.0.0.1', port: sandbox.port, protocol: 'http' });
		const url = 'http://127.0.0.1:3000/service-api/webhooks/stripe/1';
		const { id } = await stripe.webhookEndpoints.create({
			url,
			enabled_events: ['checkout.session.completed'],
			metadata: { made: 'platen' },
		});
		expect(await account.registerWebhook({ url, knownSecret: 'whsec_known' })).toBe('whsec_known');
		const { enabled_events } = await stripe.webhookEndpoints.retrieve(id);
		expect(enabled_events).toEqual(
			expect.arrayContaining(['checkout.session.completed', 'invoice.paid', 'customer.subscription.deleted']),
		);
		await sandbox.control.forgetRequests();
		await account.registerWebhook({ url, knownSecret: 'whsec_known' });
		expect((await sandbox.control.requests()).map(({ method }) => method)).toEqual(['GET']);
	});
});

describe('pages', () => {
	it('may be led to for the card', () => {
		const { pages } = stripeProvider({ url: undefined, sandboxUrl: undefined });
		expect(pages).toContain('https://billing.stripe.com');
	});
});
