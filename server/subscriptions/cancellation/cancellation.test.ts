import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { noPictures, startApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { someBeginning, someSubscription, someSubscriptionLine } from '../../testing/subscriptions.ts';
import { listSubscriptions } from '../administration/find-subscriptions.ts';
import { beginSubscription } from '../core/begin-subscription.ts';
import { recordSubscription } from '../core/record-subscription.ts';
import { requestCommand } from '../core/request-command.ts';
import { subscriptionsOfPerson } from '../core/subscriptions-of-person.ts';
import { loadSubscriptions } from '../find-details.ts';
import { notifyJob } from '../mails/notify-job.ts';
import { withdrawalJob } from './receive-withdrawal.ts';

let shop: Shop;
let buyer: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	buyer = await shop.makeUser('subscriber@example.com');
	await inShop((sql) => setSettings(sql, shop.demo.id, orderSettings, { orderRecipients: ['shop@example.com'] }));
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

async function begin(customerMail: string): Promise<{ id: string; number: string }> {
	const subscription = someSubscription(buyer, { customerMail });
	const { id } = subscription;
	// Far enough ahead for every day on which this is run.
	const periodEnd = new Date('2096-12-18T10:00:00Z');
	await inShop(async (sql) => {
		await recordSubscription(sql, shop.demo.id, subscription, [someSubscriptionLine()]);
		await beginSubscription(sql, shop.demo.id, id, someBeginning({ periodEnd }));
	});
	const [row] = await shop.rows<{ number: string }>((sql) => sql`select number from subscriptions where id = ${id}`);
	return { id, number: row?.number ?? '' };
}

const declare = (given: object, who = shop.nobody()) =>
	shop.tell(
		who,
		`mutation($name: String!, $email: String!, $contract: String!, $kind: CancellationKind!, $reason: String, $wantedOn: String, $language: String) {
			declareCancellation(name: $name, email: $email, contract: $contract, kind: $kind, reason: $reason, wantedOn: $wantedOn, language: $language)
		}`,
		{ name: 'Klothilde Kühn', kind: 'ordinary', ...given },
	);

const commandOf = async (id: string) => {
	const [row] = await shop.rows<{ command: string | null; reason: string | null }>(
		(sql) => sql`select command, command_reason as reason from subscriptions where id = ${id}`,
	);
	return row;
};

const lastMailTo = async (to: string) => {
	const mails = await shop.rows<{ subject: string; text: string }>(
		(sql) => sql`select subject, text from mails where "to" = ${to} order by id`,
	);
	return mails.at(-1)?.text ?? '';
};

const outcomesFor = (email: string) =>
	shop.rows<{ outcome: string; subscriptionId: string | null }>(
		(sql) =>
			sql`select outcome, subscription_id from contract_cancellations where email = ${email} order by received_at`,
	);

const isMoment = (answer: string) => Date.parse(answer) > Date.now() - 60_000;

describe('a contract', () => {
	it('is canceled without an account by its number and address, and the receipt says with date and time when it ends', async () => {
		const email = 'klothilde@example.com';
		const { id, number } = await begin('Klothilde@Example.com');
		const receivedAt = await declare({ email, contract: ` #${number.toLowerCase()} `, language: 'en-GB' });
		expect(isMoment(receivedAt)).toBe(true);
		expect(await commandOf(id)).toEqual({ command: 'cancel', reason: 'customer' });
		expect(await outcomesFor(email)).toEqual([{ outcome: 'canceled', subscriptionId: id }]);
		const receipt = await lastMailTo(email);
		expect(receipt).toContain('Name: Klothilde Kühn');
		expect(receipt).toMatch(/\d\d:\d\d:\d\d CES?T/);
		expect(receipt).toContain(`Your contract ${number} ends on 18/12/2096`);
		expect(await lastMailTo('shop@example.com')).toContain('Sie brauchen nichts zu tun');
		const [event] = await shop.rows(
			(sql) =>
				sql`select actor, detail from subscription_events where subscription_id = ${id} and kind = 'cancellation'`,
		);
		expect(event).toMatchObject({ actor: 'shopper', detail: { kind: 'ordinary', outcome: 'canceled' } });
		expect(JSON.stringify(event)).not.toMatch(/klothilde/i);
	});

	it('whose payment is overdue ends at once: the receipt says that nothing is owed, and so does the notice to the shop', async () => {
		const email = 'overdue@example.com';
		const { id, number } = await begin(email);
		await inShop((sql) => sql`update subscriptions set state = 'pastDue', overdue_since = now() where id = ${id}`);
		await declare({ email, contract: number });
		expect(await commandOf(id)).toEqual({ command: 'end', reason: 'customer' });
		const receipt = await lastMailTo(email);
		expect(receipt).toContain(`Ihr Vertrag ${number} endet sofort`);
		expect(receipt).toContain('Die offene Zahlung entfällt');
		expect(receipt).not.toContain('18.12.2096');
		expect(await lastMailTo('shop@example.com')).toContain('Die offene Zahlung entfällt');
	});

	it('is not canceled by another address, which gets the same response and learns nothing', async () => {
		const { id, number } = await begin('owner@example.com');
		const email = 'other@example.com';
		expect(isMoment(await declare({ email, contract: number }))).toBe(true);
		expect(isMoment(await declare({ email, contract: 'V-2026-999999' }))).toBe(true);
		expect(await commandOf(id)).toEqual({ command: null, reason: null });
		expect(await outcomesFor(email)).toEqual([
			{ outcome: 'toCheck', subscriptionId: null },
			{ outcome: 'toCheck', subscriptionId: null },
		]);
		expect(await lastMailTo('shop@example.com')).toContain('/admin/subscriptions?view=cancellations');
		const texts = await shop.rows<{ text: string }>(
			(sql) => sql`select text from mails where "to" = ${email} order by id`,
		);
		const blank = ({ text }: { text: string }) => text.replace(/V-2026-\d+|\d\d:\d\d:\d\d/g, '…');
		expect(texts[0] && blank(texts[0])).toBe(texts[1] && blank(texts[1]));
	});

	it('is not meant by the number of what was ordered once, which the receipt says to who has ordered it', async () => {
		const email = 'once-only@example.com';
		await inShop((sql) => insertOrder(sql, shop.demo.id, { userId: buyer, number: '2026-700001', billing: { email } }));
		await declare({ email, contract: '2026-700001' });
		expect(await lastMailTo(email)).toContain('gehört zu einer einmaligen Bestellung');
		await declare({ email: 'not-mine@example.com', contract: '2026-700001' });
		expect(await lastMailTo('not-mine@example.com')).toContain('Wir prüfen Ihre Kündigung');
	});

	it('that is canceled or has ended stays so, and the receipt says so', async () => {
		const email = 'twice@example.com';
		const { id, number } = await begin(email);
		await declare({ email, contract: number });
		await declare({ email, contract: number });
		expect((await outcomesFor(email)).map(({ outcome }) => outcome)).toEqual(['canceled', 'already']);
		expect(await lastMailTo(email)).toContain('war bereits gekündigt und endet am 18.12.2096');
		await inShop((sql) => sql`update subscriptions set state = 'ended', ended_at = now() where id = ${id}`);
		await declare({ email, contract: number });
		expect(await lastMailTo(email)).toContain('ist bereits seit dem');
	});

	it('is left to the shop where it is to end for good cause, or after the period that is paid', async () => {
		const email = 'cause@example.com';
		const { id, number } = await begin(email);
		await declare({ email, contract: number, kind: 'extraordinary', reason: 'Umzug\nins Ausland' });
		expect(await lastMailTo('shop@example.com')).toContain('Umzug');
		await declare({ email, contract: number, wantedOn: '2097-01-31' });
		expect(await lastMailTo('shop@example.com')).toContain('nach dem bezahlten Zeitraum');
		expect(await lastMailTo(email)).toContain('Wir prüfen Ihre Kündigung');
		expect(await commandOf(id)).toEqual({ command: null, reason: null });
		expect((await outcomesFor(email)).every((row) => row.outcome === 'toCheck' && row.subscriptionId === id)).toBe(
			true,
		);
	});

	const mailsTo = (email: string) => shop.rows((sql) => sql`select from mails where "to" = ${email}`);

	/** As the provider's word that it is canceled has it written. */
	async function notifyCanceled(subscriptionId: string): Promise<void> {
		const job = notifyJob({ store: noPictures, platformAddress: (slug) => `http://${slug}.localhost:3000` });
		const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };
		await job.run({
			...{ tenantId: shop.demo.id, inTenant: inShop, log: silent, signal: new AbortController().signal },
			...{ payload: { subscriptionId, purpose: 'canceled', key: 'one' }, attempt: { number: 1, last: false } },
		});
	}

	it('that was canceled here has no second confirmation when the provider has done it', async () => {
		const email = 'once@example.com';
		const { id, number } = await begin(email);
		await declare({ email, contract: number });
		await notifyCanceled(id);
		expect(await mailsTo(email)).toHaveLength(1);
	});

	it('that the shop has looked into and canceled has the confirmation which the receipt has promised', async () => {
		const email = 'promised@example.com';
		const { id, number } = await begin(email);
		await declare({ email, contract: number, kind: 'extraordinary', reason: 'Umzug' });
		await inShop(async (sql) => {
			await requestCommand(sql, shop.demo.id, id, { command: 'cancel', actor: 'staff', userId: null });
			await sql`update contract_cancellations set outcome = 'canceled' where subscription_id = ${id}`;
		});
		await notifyCanceled(id);
		expect(await lastMailTo(email)).toContain('Es läuft noch bis zum 18.12.2096');
		expect(await mailsTo(email)).toHaveLength(2);
	});
});

describe('a withdrawal', () => {
	const withdraw = (email: string, orderNumber: string) =>
		shop.tell(
			shop.nobody(),
			`mutation($name: String!, $orderNumber: String!, $email: String!) {
				declareWithdrawal(name: $name, orderNumber: $orderNumber, email: $email)
			}`,
			{ name: 'Klothilde Kühn', orderNumber, email },
		);

	const receive = async (email: string) => {
		const [declared] = await shop.rows<{ id: string }>(
			(sql) => sql`select id from withdrawals where email = ${email} order by received_at desc limit 1`,
		);
		const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };
		await withdrawalJob.run({
			...{ tenantId: shop.demo.id, inTenant: inShop, log: silent, signal: new AbortController().signal },
			...{ payload: { withdrawalId: declared?.id ?? '' }, attempt: { number: 1, last: false } },
		});
	};

	it('from a contract that has no order yet waits for staff, stands in its history, and nothing more is charged', async () => {
		const email = 'trial-withdraws@example.com';
		const { id, number } = await begin(email);
		await withdraw(email, number);
		await receive(email);
		await receive(email);
		expect(await outcomesFor(email)).toEqual([{ outcome: 'toCheck', subscriptionId: id }]);
		expect(await commandOf(id)).toEqual({ command: 'cancel', reason: 'withdrawal' });
		const events = await shop.rows(
			(sql) =>
				sql`select actor, kind, coalesce(detail ->> 'kind', detail ->> 'reason') as what from subscription_events
					where subscription_id = ${id} and kind <> 'begun' order by at`,
		);
		// Its customer has withdrawn; that it is stopped meanwhile is nothing that they have declared.
		expect(events).toEqual([
			{ actor: 'shopper', kind: 'cancellation', what: 'withdrawal' },
			{ actor: 'system', kind: 'canceled', what: 'withdrawal' },
		]);
	});

	it('lets nobody go on with the contract until the shop has decided on it, and is found among what needs attention', async () => {
		const email = 'goes-on@example.com';
		const { id, number } = await begin(email);
		await withdraw(email, number);
		await receive(email);
		for (const actor of ['shopper', 'staff'] as const)
			await expect(
				inShop((sql) => requestCommand(sql, shop.demo.id, id, { command: 'keep', actor, userId: null })),
			).rejects.toMatchObject({ code: 'SUBSCRIPTION_WITHDRAWN' });
		expect(await commandOf(id)).toEqual({ command: 'cancel', reason: 'withdrawal' });
		const toCheck = () =>
			inShop(async (sql) => {
				const filter = { search: number, attention: 'declaration' } as const;
				const wanted = { filter, sort: 'number', descending: false } as const;
				const { items } = await listSubscriptions(sql, shop.demo.id, wanted, { first: 5, offset: 0 });
				const [shown] = await loadSubscriptions(sql, shop.demo.id, [id]);
				return [items.map((item) => item.isWithdrawalOpen), shown?.isWithdrawalOpen];
			});
		expect(await toCheck()).toEqual([[true], true]);
		await inShop((sql) => sql`update contract_cancellations set checked_at = now() where subscription_id = ${id}`);
		expect(await toCheck()).toEqual([[], false]);
		const kept = { command: 'keep', actor: 'shopper', userId: null } as const;
		expect(await inShop((sql) => requestCommand(sql, shop.demo.id, id, kept))).toBeDefined();
	});

	it('that another address declares changes nothing, and waits for staff', async () => {
		const { id, number } = await begin('kept@example.com');
		const email = 'not-the-customer@example.com';
		await withdraw(email, number);
		await receive(email);
		expect(await outcomesFor(email)).toEqual([{ outcome: 'toCheck', subscriptionId: null }]);
		expect(await commandOf(id)).toEqual({ command: null, reason: null });
	});

	it('by the number of the order that has begun the contract is one from the contract, by that of a later one is not', async () => {
		const email = 'by-order@example.com';
		const { id } = await begin(email);
		for (const [number, placedAt] of [
			['2026-700010', '2026-10-01T10:00:00Z'],
			['2026-700011', '2026-11-01T10:00:00Z'],
		] as const)
			await inShop((sql) =>
				insertOrder(sql, shop.demo.id, {
					...{ userId: buyer, number, billing: { email }, subscriptionId: id, placedAt: new Date(placedAt) },
				}),
			);
		await withdraw(email, '2026 700011');
		expect(await lastMailTo('shop@example.com')).toContain('Der Widerruf steht in ihrem Verlauf');
		await withdraw(email, '2026 700010');
		expect(await lastMailTo('shop@example.com')).toContain('gehört zu einem Abonnement');
		await receive(email);
		expect(await commandOf(id)).toEqual({ command: 'cancel', reason: 'withdrawal' });
	});

	it('takes the number of the contract as well and stands in the timeline of its first order', async () => {
		const email = 'withdraws@example.com';
		const { id, number } = await begin(email);
		const order = await inShop((sql) =>
			insertOrder(sql, shop.demo.id, { userId: buyer, number: '2026-700002', billing: { email }, subscriptionId: id }),
		);
		expect(isMoment(await withdraw(email, ` ${number.toLowerCase()}`))).toBe(true);
		const events = await shop.rows(
			(sql) => sql`select detail from order_events where order_id = ${order} and kind = 'withdrawal'`,
		);
		expect(events).toMatchObject([{ detail: { matches: true } }]);
		expect(await lastMailTo(email)).toContain(`Vertragsnummer: ${number.toLowerCase()}`);
		expect(await lastMailTo('shop@example.com')).toContain('gehört zu einem Abonnement');
		expect(await commandOf(id)).toEqual({ command: null, reason: null });
		await withdraw('else@example.com', number);
		expect(await lastMailTo('shop@example.com')).toContain(
			'mit einer anderen E-Mail-Adresse geschlossen wurde. Es läuft weiter',
		);
		await withdraw('else@example.com', 'V-2026-999999');
		expect(await lastMailTo('shop@example.com')).toContain('Zu dieser Nummer gibt es keinen Vertrag');
	});
});

describe('the page for it', () => {
	it('wants a name, an address, a contract, a reason where one is needed and a day that is still to come', async () => {
		const right = { email: 'right@example.com', contract: 'V-2026-999999' };
		for (const [field, given] of [
			['name', { name: ' ' }],
			['email', { email: 'nobody' }],
			['contract', { contract: 'V\nBcc: b@example.com' }],
			['reason', { kind: 'extraordinary' }],
			['wantedOn', { wantedOn: '2020-01-01' }],
			['wantedOn', { wantedOn: '2026-02-31' }],
		] as const)
			expect(await declare({ ...right, ...given })).toBe(`Please check your entries. (${field})`);
	});

	it('is a plain form as well, which leads back in the language it was sent in', async () => {
		const send = async (body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => {
			const answer = await shop.nobody().ask('/service-api/cancellations', {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
				body,
			});
			return answer.headers.location ?? answer.status;
		};
		const form = 'name=Ida+Plain&contract=V-1&email=plain%40example.com&kind=ordinary&wantedOn=&reason=';
		expect(await send(`${form}&language=en-GB`)).toBe('/en-gb/cancel-contract?cancellation=received');
		expect(await lastMailTo('plain@example.com')).toContain('Name: Ida Plain');
		expect(await send(form.replace('kind=ordinary', 'kind=extraordinary'))).toBe(
			'/cancel-contract?cancellation=invalid',
		);
		expect(await send(form.replace('kind=ordinary', 'kind=none'))).toBe('/cancel-contract?cancellation=invalid');
		expect(await send(form, { 'sec-fetch-site': 'cross-site' })).toBe(403);
	});

	it('shows what was sent by a plain form once more, with what is wrong, and keeps it for nobody else', async () => {
		const typed = {
			name: 'Ida "Plain"',
			email: 'nobody',
			contract: 'V-77',
			kind: 'extraordinary',
			reason: 'Zu spät\r\nnoch',
		};
		const answer = await shop.nobody().ask('/cancel-contract', {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
			body: String(new URLSearchParams({ ...typed, wantedOn: '2020-01-01', language: 'de-DE' })),
		});
		expect(answer.status).toBe(422);
		expect(answer.headers['cache-control']).toBe('private, no-store');
		for (const kept of [
			'value="Ida &quot;Plain&quot;"',
			'value="nobody"',
			'value="V-77"',
			'value="2020-01-01"',
			'Zu spät',
		])
			expect(answer.body).toContain(kept);
		expect(answer.body).toMatch(
			/<input[^>]*checked=""[^>]*value="extraordinary"|<input[^>]*value="extraordinary"[^>]*checked=""/,
		);
		expect(answer.body).toContain('aria-invalid="true"');
		const other = await shop.nobody().ask('/cancel-contract');
		expect(other.body).not.toContain('V-77');
	});

	it('cannot be used to flood a person with mails', async () => {
		const limits = { ...noLimits, cancellation: { account: { count: 1, seconds: 60 } } };
		const app = await startApp({ database: shop.test.database, limits });
		const visitor = new Browser(app);
		const given = { email: 'flooded@example.com', contract: 'V-1' };
		await declare(given, visitor);
		expect(await declare({ ...given, email: 'Flooded@example.com' }, visitor)).toMatch(/too many/i);
		expect(await outcomesFor(given.email)).toHaveLength(1);
		await app.close();
	});

	it('is forgotten with the person, whose contract no address fits any more', async () => {
		const person = { id: await shop.makeUser('leaving@example.com'), email: 'leaving@example.com' };
		const { id, number } = await begin(person.email);
		await inShop((sql) => sql`update subscriptions set user_id = ${person.id} where id = ${id}`);
		await declare({ email: 'Leaving@example.com', contract: number, kind: 'extraordinary', reason: 'Krankheit' });
		await inShop((sql) => subscriptionsOfPerson.erasePart(sql, shop.demo.id, person));
		const left = await shop.rows(
			(sql) => sql`select name, email, reason from contract_cancellations where subscription_id = ${id}`,
		);
		expect(left).toEqual([{ name: '', email: '', reason: '' }]);
		await declare({ email: person.email, contract: number });
		expect(await outcomesFor(person.email)).toEqual([{ outcome: 'toCheck', subscriptionId: null }]);
	});
});
