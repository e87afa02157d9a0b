import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneItem, ordinary, startTestSandbox, type TestSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

/** Time passes only where a test says so. */
const start = Date.now();

beforeAll(async () => {
	sandbox = await startTestSandbox({ clock: () => start });
	stripe = sandbox.stripe;
});
afterAll(() => sandbox.end());

const good = {
	email: 'anna@example.com',
	card: '4242 4242 4242 4242',
	expiry: '12 / 34',
	cvc: '123',
	name: 'Anna Maier',
};

/** A browser without JavaScript: it sends forms and does not follow where it is sent. */
async function visit(path: string, form?: Record<string, string>, language = 'en') {
	const response = await fetch(`${sandbox.url}${path}`, {
		redirect: 'manual',
		headers: { 'accept-language': language },
		...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
	});
	return {
		status: response.status,
		location: response.headers.get('location'),
		headers: response.headers,
		html: await response.text(),
	};
}

const open = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
	stripe.checkout.sessions.create(ordinary(changes));
const pageOf = ({ id }: { id: string }) => `/c/pay/${id}`;
const successOf = ({ id }: { id: string }) => `http://shop.localhost:3000/checkout/processing?session=${id}`;
const withIntent = async ({ id }: { id: string }) => {
	const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
	return { session, intent: session.payment_intent as Stripe.PaymentIntent };
};
const capturedFor = async ({ id }: { id: string }) =>
	(await sandbox.control.payments()).filter(({ session }) => session === id);

describe('the payment page', () => {
	it('takes a card and goes back to the shop with the id of the session', async () => {
		const session = await open({ payment_intent_data: { metadata: { order: '1' }, description: 'Order 1' } });
		expect((await visit(pageOf(session))).status).toBe(200);
		const paid = await visit(pageOf(session), good);
		expect([paid.status, paid.location]).toEqual([303, successOf(session)]);
		const { session: after, intent } = await withIntent(session);
		expect(after).toMatchObject({
			status: 'complete',
			payment_status: 'paid',
			url: null,
			customer: null,
			customer_details: { email: 'anna@example.com', name: 'Anna Maier' },
		});
		expect(intent).toMatchObject({
			status: 'succeeded',
			amount: 4990,
			amount_received: 4990,
			currency: 'eur',
			metadata: { order: '1' },
			description: 'Order 1',
		});
		const charge = await stripe.charges.retrieve(String(intent.latest_charge));
		expect(charge).toMatchObject({
			captured: true,
			paid: true,
			amount_captured: 4990,
			payment_method_details: { card: { brand: 'visa', last4: '4242' } },
			billing_details: { email: 'anna@example.com' },
		});
	});

	it('takes the money once, however often the button is pressed', async () => {
		const session = await open();
		const pressed = await Promise.all([1, 2, 3, 4].map(() => visit(pageOf(session), good)));
		expect(pressed.map(({ location }) => location)).toEqual(Array(4).fill(successOf(session)));
		expect(await capturedFor(session)).toHaveLength(1);
		expect(await sandbox.control.pay(session.id)).toMatchObject({ kind: 'closed', payment_status: 'paid' });
		const later = await visit(pageOf(session));
		expect([later.status, later.html.includes(successOf(session))]).toEqual([200, true]);
	});

	it.each([
		['4000000000000002', 'card_declined', 'generic_decline'],
		['4000000000009995', 'card_declined', 'insufficient_funds'],
		['4000000000000069', 'expired_card', undefined],
		['4000000000000127', 'incorrect_cvc', undefined],
		['4000000000000119', 'processing_error', undefined],
		['4100000000000019', 'card_declined', 'fraudulent'],
		['4111111111111111', 'card_declined', 'test_mode_live_card'],
	])('refuses %s with %s, and another card still works', async (card, code, decline) => {
		const session = await open();
		const refused = await visit(pageOf(session), { ...good, card });
		expect([refused.status, refused.html.includes('role="alert"')]).toEqual([402, true]);
		const { session: after, intent } = await withIntent(session);
		expect(after).toMatchObject({ status: 'open', payment_status: 'unpaid' });
		expect(intent).toMatchObject({
			status: 'requires_payment_method',
			amount_received: 0,
			last_payment_error: { code, type: 'card_error' },
		});
		expect(intent.last_payment_error?.decline_code).toBe(decline);
		expect(await capturedFor(session)).toEqual([]);
		expect((await visit(pageOf(session), good)).location).toBe(successOf(session));
		expect((await withIntent(session)).intent.id).toBe(intent.id);
		expect(await capturedFor(session)).toHaveLength(1);
	});

	it('asks for 3-D Secure, and only what is authorised is paid', async () => {
		const session = await open();
		const card = { ...good, card: '4000002500003155' };
		const first = await visit(pageOf(session), card);
		expect(first.location).toMatch(new RegExp(`^/c/pay/${session.id}/3ds/`));
		expect((await withIntent(session)).intent).toMatchObject({
			status: 'requires_action',
			next_action: { type: 'redirect_to_url' },
		});
		expect((await visit(first.location ?? '')).html).toContain('value="authorise"');
		expect(await capturedFor(session)).toEqual([]);

		const failed = await visit(first.location ?? '', { answer: 'fail' });
		expect(failed.location).toBe(`${pageOf(session)}?refused=payment_intent_authentication_failure`);
		expect((await visit(failed.location ?? '')).html).toContain('The payment was not authorised');
		expect((await withIntent(session)).intent).toMatchObject({
			status: 'requires_payment_method',
			last_payment_error: { code: 'payment_intent_authentication_failure' },
		});

		const second = await visit(pageOf(session), card);
		const overtaken = await visit(first.location ?? '', { answer: 'authorise' });
		expect([overtaken.status, await capturedFor(session)]).toEqual([409, []]);
		const both = await Promise.all([1, 2].map(() => visit(second.location ?? '', { answer: 'authorise' })));
		expect(both.map(({ location }) => location)).toEqual([successOf(session), successOf(session)]);
		expect(await capturedFor(session)).toHaveLength(1);
	});

	it('refuses a card that is authorised and not covered', async () => {
		const session = await open();
		const { location } = await visit(pageOf(session), { ...good, card: '4000008260003178' });
		expect((await visit(location ?? '', { answer: 'authorise' })).location).toContain('refused=insufficient_funds');
		expect(await capturedFor(session)).toEqual([]);
	});

	it('says which field is wrong, keeps what was typed and takes nothing', async () => {
		const session = await open();
		const wrong = await visit(pageOf(session), {
			email: 'anna',
			card: '4242 4242 4242 4241',
			expiry: '01/20',
			cvc: '12',
			name: '<b>A</b>',
		});
		expect(wrong.status).toBe(422);
		for (const field of ['email', 'card', 'expiry', 'cvc'])
			expect(wrong.html).toContain(`aria-describedby="${field}-wrong"`);
		expect(wrong.html).toContain('value="4242 4242 4242 4241"');
		expect(wrong.html).toContain('value="&lt;b&gt;A&lt;/b&gt;"');
		expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
	});

	it('needs no card for what costs nothing', async () => {
		const session = await open({ line_items: [oneItem(0)] });
		expect((await visit(pageOf(session))).html).not.toContain('cc-number');
		expect((await visit(pageOf(session), { email: 'anna@example.com' })).location).toBe(successOf(session));
		expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
			status: 'complete',
			payment_status: 'no_payment_required',
			payment_intent: null,
		});
	});

	it('does not let go of an address that the shop has given', async () => {
		const customer = await stripe.customers.create({ email: 'shop@example.com' });
		const session = await open({ customer: customer.id });
		expect((await visit(pageOf(session))).html).toMatch(/value="shop@example.com"[^>]*readonly/);
		await visit(pageOf(session), { ...good, email: 'other@example.com' });
		const { session: after, intent } = await withIntent(session);
		expect([after.customer_details?.email, after.customer, intent.customer]).toEqual([
			'shop@example.com',
			customer.id,
			customer.id,
		]);
	});

	it('speaks the language of the session, then that of the browser, and says that it is a sandbox', async () => {
		const german = await visit(pageOf(await open({ locale: 'de' })));
		expect(german.html).toContain('<html lang="de">');
		expect(german.html).toContain('49,90\u00a0€ bezahlen');
		expect(german.html).toContain('Es fließt kein Geld');
		const session = await open({ line_items: [oneItem(4990, '<script>alert(1)</script>')] });
		expect((await visit(pageOf(session), undefined, 'de-DE,de;q=0.9')).html).toContain('<html lang="de">');
		const english = await visit(pageOf(session));
		expect(english.html).toContain('Pay €49.90');
		expect(english.html).not.toContain('<script');
		expect(english.html).toContain('href="http://shop.localhost:3000/checkout"');
		expect(english.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(english.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.localhost:3000");
	});

	it('fills in a test card that was chosen', async () => {
		const { html } = await visit(`${pageOf(await open())}?card=5555555555554444`);
		expect(html).toContain('value="5555555555554444"');
	});

	it('does not exist for an unknown session', async () => {
		expect((await visit('/c/pay/cs_test_nobody')).status).toBe(404);
		expect((await visit('/')).status).toBe(404);
	});
});

describe('a debit', () => {
	const typed = { email: 'anna@example.com', iban: 'DE89 3704 0044 0532 0130 00', name: 'Anna Maier' };
	const byDebit = () => open({ allowed_payment_method_types: ['card', 'sepa_debit'] });
	const told = async (type: 'succeeded' | 'failed', { id }: { id: string }) => {
		const { data } = await stripe.events.list({ type: `checkout.session.async_payment_${type}` });
		return data.some((event) => (event.data.object as { id: string }).id === id);
	};

	it('completes the session unpaid, and is paid when the bank has confirmed', async () => {
		const session = await byDebit();
		expect((await visit(pageOf(session))).html).toContain(`${pageOf(session)}/debit`);
		expect((await visit(`${pageOf(session)}/debit`, { ...typed, iban: 'DE00' })).status).toBe(422);
		expect((await visit(`${pageOf(session)}/debit`, typed)).location).toBe(successOf(session));
		const before = await withIntent(session);
		expect([before.session.status, before.session.payment_status, before.intent.status]).toEqual([
			'complete',
			'unpaid',
			'processing',
		]);
		expect(await capturedFor(session)).toEqual([]);
		await sandbox.control.advance(5);
		const after = await withIntent(session);
		expect([after.session.payment_status, after.intent.status]).toEqual(['paid', 'succeeded']);
		expect([await told('succeeded', session), await capturedFor(session)]).toMatchObject([true, [{ amount: 4990 }]]);
	});

	it('may be refused by the bank', async () => {
		const session = await byDebit();
		await visit(`${pageOf(session)}/debit`, { ...typed, iban: 'DE62370400440532013001' });
		await sandbox.control.advance(5);
		const { session: after, intent } = await withIntent(session);
		expect([after.payment_status, intent.status, await told('failed', session)]).toEqual([
			'unpaid',
			'requires_payment_method',
			true,
		]);
		expect(await capturedFor(session)).toEqual([]);
	});

	it('is offered where the shop allows for it, and nowhere else', async () => {
		const session = await open();
		expect((await visit(pageOf(session))).html).not.toContain('/debit');
		expect((await visit(`${pageOf(session)}/debit`, typed)).status).toBe(404);
	});
});

describe('a session that runs out', () => {
	it('takes no money any more and cancels what was begun', async () => {
		const session = await open({ expires_at: Math.floor(start / 1000) + 31 * 60 });
		const { location } = await visit(pageOf(session), { ...good, card: '4000002500003155' });
		await sandbox.control.advance(32 * 60);
		expect((await visit(location ?? '', { answer: 'authorise' })).location).toBe(pageOf(session));
		expect((await visit(pageOf(session))).status).toBe(410);
		await visit(pageOf(session), good);
		const { session: after, intent } = await withIntent(session);
		expect([after.status, after.payment_status, intent.status]).toEqual(['expired', 'unpaid', 'canceled']);
		expect(await capturedFor(session)).toEqual([]);
		const { data } = await stripe.events.list({ type: 'checkout.session.expired' });
		expect(data.map((event) => (event.data.object as { id: string }).id)).toContain(session.id);
	});

	it('is ended by the shop while it is open, and not after it was paid', async () => {
		const session = await open();
		expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
		expect((await visit(pageOf(session), good)).location).toBe(pageOf(session));
		const paid = await open();
		await visit(pageOf(paid), good);
		await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({
			statusCode: 400,
			type: 'StripeInvalidRequestError',
		});
		expect((await stripe.checkout.sessions.retrieve(paid.id)).status).toBe('complete');
	});
});

describe('a wallet', () => {
	it('is agreed to or refused on its page, and takes no card', async () => {
		for (const wallet of ['paypal', 'klarna']) {
			const session = await open({ allowed_payment_method_types: [wallet as 'paypal'] });
			const page = await visit(pageOf(session));
			expect(page.html).toContain(wallet === 'paypal' ? 'Pay with PayPal' : 'Pay with Klarna');
			expect(page.html).not.toContain('name="card"');
			const refused = await visit(pageOf(session), { email: good.email, answer: 'refuse' });
			expect([refused.status, refused.html]).toEqual([402, expect.stringContaining('The payment was refused')]);
			expect((await visit(pageOf(session), { email: good.email })).location).toBe(successOf(session));
			const { session: after, intent } = await withIntent(session);
			expect(after).toMatchObject({ status: 'complete', payment_status: 'paid' });
			expect(intent.status).toBe('succeeded');
		}
	});

	it('that is a debit alone begins with the account', async () => {
		const session = await open({ allowed_payment_method_types: ['sepa_debit'] });
		const { html } = await visit(pageOf(session));
		expect(html).toContain('name="iban"');
		expect(html).not.toContain('/debit');
	});
});
