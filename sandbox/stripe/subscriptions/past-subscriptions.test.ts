// Subscriptions that the sandbox is taught, and many of them at once. The vendor's SDK speaks to the sandbox.
import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { day, monthEnd } from '../testing/subscribe.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeEach(async () => {
	sandbox = await startTestSandbox({ clock: () => monthEnd });
	stripe = sandbox.stripe;
});
afterEach(() => sandbox.end());

const now = monthEnd / 1000;
const februaryEnd = Date.UTC(2026, 1, 28, 12) / 1000;

describe('many subscriptions', () => {
	it('are renewed once each, a thousand of them at the same moment', async () => {
		const items = [{ id: 'si_1', product: 'prod_1', name: 'Poster', amount: 1990 }];
		const past = Array.from({ length: 1000 }, (_, index) => ({
			id: `sub_${index}`,
			customer: { id: `cus_${index}`, email: 'anna@example.com', name: 'Anna Test' },
			...{ card: '4242424242424242', metadata: {}, currency: 'EUR', interval: 'month' as const, intervalCount: 1 },
			items: items.map((item) => ({ ...item, id: `si_${index}` })),
			...{ status: 'active' as const, startedAt: now, trialEnd: null, periodStart: now, periodEnd: februaryEnd },
			...{ cancelAtPeriodEnd: false, paused: false, resumesAt: null, endedAt: null, endReason: null },
			invoices: [],
		}));
		for (let from = 0; from < past.length; from += 250)
			await sandbox.control.learnSubscriptions('north', past.slice(from, from + 250));
		await sandbox.control.advance(29 * day);
		const invoices = await sandbox.control.invoices();
		expect(invoices).toHaveLength(1000);
		expect(new Set(invoices.map(({ subscription }) => subscription)).size).toBe(1000);
	});
});

describe('a subscription from before the time of the sandbox', () => {
	const paid = { status: 'paid' as const, reason: 'subscription_cycle' as const };
	const past = {
		id: 'sub_ours1',
		customer: { id: 'cus_ours1', email: 'anna@example.com', name: 'Anna Test' },
		card: '4000000000000341',
		metadata: { tenant: 't', subscription: 's', terms: '1' },
		currency: 'EUR',
		interval: 'month' as const,
		intervalCount: 1,
		items: [
			{ id: 'si_ours1', product: 'prod_ours1', name: 'Poster', amount: 1990 },
			{ id: 'si_ours2', product: 'prod_ours2', name: 'Versand', amount: 490 },
		],
		status: 'past_due' as const,
		startedAt: now - 60 * day,
		trialEnd: null,
		periodStart: now - day,
		periodEnd: now + 27 * day,
		...{ cancelAtPeriodEnd: false, paused: false, resumesAt: null, endedAt: null, endReason: null },
		invoices: [
			{
				...paid,
				id: 'in_ours1',
				intent: 'pi_ours1',
				at: now - 31 * day,
				periodStart: now - 31 * day,
				periodEnd: now - day,
			},
			{
				...{ id: 'in_ours2', intent: 'pi_ours2', reason: 'subscription_cycle' as const, status: 'open' as const },
				...{ at: now - day, periodStart: now - day, periodEnd: now + 27 * day },
			},
		],
	};

	it('is learned once under the ids by which it is known, and goes on', async () => {
		expect(await sandbox.control.learnSubscriptions('north', [past])).toEqual({ learned: 1 });
		expect(await sandbox.control.learnSubscriptions('north', [past])).toEqual({ learned: 0 });
		const found = await stripe.subscriptions.retrieve('sub_ours1', { expand: ['default_payment_method'] });
		expect(found).toMatchObject({
			status: 'past_due',
			latest_invoice: 'in_ours2',
			metadata: { terms: '1' },
			default_payment_method: { card: { last4: '0341' } },
			items: { data: [{ id: 'si_ours1' }, { id: 'si_ours2' }] },
		});
		expect(await sandbox.control.payments()).toMatchObject([
			{ payment_intent: 'pi_ours1', invoice: 'in_ours1', amount: 2480 },
		]);
		await stripe.refunds.create({ payment_intent: 'pi_ours1', amount: 100 });
		expect((await stripe.invoices.retrieve('in_ours2')).next_payment_attempt).toBe(now + 2 * day);
		await sandbox.control.advance(2 * day);
		expect((await stripe.invoices.retrieve('in_ours2')).attempt_count).toBe(2);
	});

	it('is refused where something of it is missing', async () => {
		const { items: _none, ...half } = past;
		await expect(sandbox.control.learnSubscriptions('north', [half as typeof past])).rejects.toThrow('400');
	});
});
