import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import { invoiceOf } from '../../orders/documents/draw-up.ts';
import { prepare } from '../../orders/documents/issue.ts';
import { writePlacedMails } from '../../orders/mails/write-mails.ts';
import { noPictures } from '../../testing/app.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { plantPlainPages } from '../../testing/plain-pages.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { someBeginning, someSubscription, someSubscriptionLine } from '../../testing/subscriptions.ts';
import { findSubscriptionEvents } from '../administration/find-events.ts';
import { beginSubscription } from '../core/begin-subscription.ts';
import { recordPaidInvoice } from '../core/record-invoice.ts';
import { recordSubscription } from '../core/record-subscription.ts';
import { requestCommand } from '../core/request-command.ts';
import type { SubscriptionNotice } from '../core/send-notice.ts';
import { subscriptionsOfPerson } from '../core/subscriptions-of-person.ts';
import { notifyJob } from './notify-job.ts';

let shop: Shop;
let buyer: string;

const platformAddress = (slug: string) => `http://${slug}.localhost:3000`;
const job = notifyJob({ store: noPictures, platformAddress });

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	buyer = await shop.makeUser('subscriber@example.com');
	await inShop((sql) =>
		setSettings(sql, shop.demo.id, orderSettings, {
			seller: documentOf().seller,
			orderRecipients: ['versand@druckwerk.example'],
		}),
	);
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };

interface Given {
	to: string;
	language?: string;
	trialEnd?: Date;
	personalised?: boolean;
	userId?: string;
	designId?: string;
	/** A plan of this shop. */
	forTenant?: string;
}

let contracts = 0;

async function begin({ to, language = 'de-DE', trialEnd, userId = buyer, designId, forTenant, ...given }: Given) {
	const subscription = someSubscription(userId, {
		...{ language, customerMail: to, trialDays: trialEnd ? 30 : null },
		...(forTenant && { plan: { forTenant, tier: 'pro' }, shippingAddress: null }),
	});
	const { personalised = !forTenant } = given;
	const line = someSubscriptionLine({ personalised, ...(designId && { designId }) });
	contracts += 1;
	const items = [{ id: `si_${contracts}`, productId: `prod_${contracts}` }];
	await inShop(async (sql) => {
		await recordSubscription(sql, shop.demo.id, subscription, [line]);
		await beginSubscription(sql, shop.demo.id, subscription.id, someBeginning({ items, trialEnd: trialEnd ?? null }));
	});
	return subscription.id;
}

/** As a worker does; twice, as it may happen. */
async function notify(subscriptionId: string, notice: SubscriptionNotice): Promise<void> {
	for (const number of [1, 2])
		await job.run({
			...{ tenantId: shop.demo.id, inTenant: inShop, log: silent, signal: new AbortController().signal },
			...{ payload: { subscriptionId, ...notice }, attempt: { number, last: false } },
		});
}

const mailsTo = (to: string) =>
	shop.rows<{ subject: string; text: string; files: string[] | null }>(
		(sql) => sql`
			select m.subject, m.text, (select array_agg(a.name) from mail_attachments a where a.mail_id = m.id) as files
			from mails m where m."to" = ${to} order by m.id`,
	);

const numberOf = async (id: string) => {
	const [row] = await shop.rows<{ number: string }>((sql) => sql`select number from subscriptions where id = ${id}`);
	return row?.number ?? '';
};

describe('the mails of a subscription', () => {
	it('begin with the contract: what is delivered, when it is paid, how it ends, and its summary as PDF', async () => {
		const id = await begin({ to: 'begun@example.com' });
		await notify(id, { purpose: 'begun' });
		const number = await numberOf(id);
		const [mail, ...more] = await mailsTo('begun@example.com');
		expect(more).toEqual([]);
		expect(mail?.subject).toBe(`Ihr Abonnement ${number} bei Druckwerk`);
		expect(mail?.files).toEqual([`Vertragszusammenfassung-${number}.pdf`]);
		for (const said of [
			'Das erhalten Sie monatlich',
			'1 × Poster des Monats',
			'Die nächste Zahlung über 11,90 € ist am 18.12.2026 fällig.',
			`http://demo.localhost:3000/cancel-contract?contract=${number}`,
			`http://demo.localhost:3000/account/subscriptions/${id}`,
			'§ 312g Abs. 2 Nr. 1 BGB',
		])
			expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(said);
	});

	it('bring what is to be known about withdrawing unless all goods are made to specification', async () => {
		const notice = 'Binnen vierzehn Tagen widerrufen.';
		await inShop((sql) =>
			plantPlainPages(sql, shop.demo, [
				{
					slug: 'withdrawal',
					titles: { 'de-DE': 'Widerrufsbelehrung' },
					sections: { 'de-DE': [{ heading: 'Widerrufsrecht', paragraphs: [notice] }] },
				},
			]),
		);
		for (const personalised of [true, false]) {
			const to = `withdrawal-${personalised}@example.com`;
			await notify(await begin({ to, personalised }), { purpose: 'begun' });
			const [mail] = await mailsTo(to);
			expect(mail?.text.includes(notice)).toBe(!personalised);
			expect(mail?.text.includes('§ 312g Abs. 2 Nr. 1 BGB')).toBe(personalised);
		}
	});

	it('say of a trial until when it lasts and what is collected then, and remind of its end unless it is canceled', async () => {
		const trialEnd = new Date('2026-12-18T10:00:00Z');
		const to = 'trial@example.com';
		const id = await begin({ to, language: 'en-GB', trialEnd });
		await notify(id, { purpose: 'begun' });
		await notify(id, { purpose: 'trialEnds' });
		const [begun, ends] = await mailsTo(to);
		expect(begun?.text).toContain('lasts until 18/12/2026. If you have not cancelled by then, we collect €11.90');
		expect(ends?.subject).toContain('Your trial period ends on 18/12/2026');
		const canceled = await begin({ to: 'no-more@example.com', trialEnd });
		await inShop((sql) =>
			requestCommand(sql, shop.demo.id, canceled, { command: 'cancel', actor: 'shopper', userId: buyer }),
		);
		await notify(canceled, { purpose: 'trialEnds' });
		expect(await mailsTo('no-more@example.com')).toEqual([]);
	});

	it('tell the team of a trial, which makes no order, and say of one that is canceled that nothing was and is charged', async () => {
		const trialEnd = new Date('2026-12-18T10:00:00Z');
		const id = await begin({ to: 'tries@example.com', trialEnd });
		await notify(id, { purpose: 'begun' });
		await notify(id, { purpose: 'begun' });
		const subject = `Neues Abonnement mit Probezeitraum: ${await numberOf(id)}`;
		const told = (await mailsTo('versand@druckwerk.example')).filter((mail) => mail.subject === subject);
		expect(told).toHaveLength(1);
		expect(told[0]?.text.replaceAll('\u00a0', ' ')).toContain('An diesem Tag werden zum ersten Mal 11,90 € abgebucht');
		await inShop((sql) => requestCommand(sql, shop.demo.id, id, { command: 'cancel', actor: 'staff', userId: null }));
		await notify(id, { purpose: 'canceled', key: 'one' });
		const canceled = (await mailsTo('tries@example.com')).at(-1)?.text;
		expect(canceled).toContain('Der Probezeitraum dauert noch bis zum 18.12.2026');
		expect(canceled).not.toContain('nichts mehr');
	});

	it.each([
		['de-DE', 'Diesen Tarif Ihres Shops', /liefer|abhol|Ware/i],
		['en-GB', 'This tier of your shop', /deliver|collect it|goods/i],
	] as const)('speak of a plan as of a service in %s: nothing is delivered', async (language, words, goods) => {
		const to = `plan.${language}@example.com`.toLowerCase();
		const id = await begin({ to, language, forTenant: shop.demo.id });
		await notify(id, { purpose: 'begun' });
		await notify(id, { purpose: 'changed', key: '1' });
		await inShop((sql) => sql`update subscriptions set state = 'paused', paused_at = now() where id = ${id}`);
		await notify(id, { purpose: 'paused', key: 'one', until: null });
		await inShop((sql) => sql`update subscriptions set state = 'active' where id = ${id}`);
		await inShop((sql) => requestCommand(sql, shop.demo.id, id, { command: 'cancel', actor: 'shopper', userId: null }));
		await notify(id, { purpose: 'canceled', key: 'one' });
		await inShop((sql) => sql`update subscriptions set state = 'ended', ended_at = now() where id = ${id}`);
		await notify(id, { purpose: 'ended' });
		const mails = await mailsTo(to);
		expect(mails).toHaveLength(5);
		expect(mails[0]?.text).toContain(words);
		for (const { text } of mails) expect(text).not.toMatch(goods);
	});

	it.each([
		[
			'de-DE',
			[
				'Zahlung nicht möglich',
				'Bitte geben Sie Ihre Zahlung frei',
				'Ihr Abonnement',
				'Ihr Abonnement',
				'Neue Karte',
				'Ihr Abonnement',
			],
		],
		[
			'en-GB',
			[
				'Payment not possible',
				'Please authorise your payment',
				'Your subscription',
				'Your subscription',
				'New card',
				'Your subscription',
			],
		],
	] as const)('are written once each in %s, however often the job is run', async (language, begins) => {
		const to = `all.${language}@example.com`.toLowerCase();
		const id = await begin({ to, language });
		await notify(id, { purpose: 'failed', key: 'in_1.1', amount: 1190, retryAt: '2026-12-21T10:00:00.000Z' });
		await notify(id, { purpose: 'failed', key: 'in_1.2', amount: 1190, retryAt: null });
		await notify(id, { purpose: 'action', key: 'in_1.3', amount: 1190, url: 'https://pay.example.com/in_1' });
		await notify(id, { purpose: 'reactivated', key: 'one' });
		await notify(id, { purpose: 'changed', key: '1' });
		await notify(id, { purpose: 'cardChanged', key: 'one' });
		await inShop(
			(sql) => sql`update subscriptions set state = 'ended', ended_at = now(), end_reason = 'payment' where id = ${id}`,
		);
		await notify(id, { purpose: 'ended' });
		const mails = await mailsTo(to);
		const [failed, ...others] = begins;
		const expected = [failed, failed, ...others];
		expect(mails.map(({ subject }, index) => subject.startsWith(expected[index] ?? '-'))).toEqual(
			expected.map(() => true),
		);
		expect(mails[0]?.text).toContain('21');
		expect(mails[1]?.text).not.toContain('21/12/2026');
		expect(mails[2]?.text).toContain('https://pay.example.com/in_1');
		const events = await shop.rows(
			(sql) => sql`select from subscription_events where subscription_id = ${id} and kind = 'mail'`,
		);
		expect(events).toHaveLength(expected.length);
	});

	it('say that a contract is paused, until when, and that it goes on, as long as that is so', async () => {
		const to = 'rests@example.com';
		const id = await begin({ to, language: 'en-GB' });
		const pause = (state: string) =>
			inShop((sql) => sql`update subscriptions set state = ${state}, paused_at = now() where id = ${id}`);
		await notify(id, { purpose: 'paused', key: 'one', until: null });
		await pause('paused');
		await notify(id, { purpose: 'resumed', key: 'one' });
		await notify(id, { purpose: 'paused', key: 'two', until: '2026-12-24T10:00:00.000Z' });
		await pause('active');
		await notify(id, { purpose: 'resumed', key: 'two' });
		await inShop((sql) => sql`update subscriptions set cancel_at = period_end where id = ${id}`);
		// What is cancelled does not go on.
		await notify(id, { purpose: 'resumed', key: 'three' });
		const [paused, resumed, ...more] = await mailsTo(to);
		expect(paused?.text).toContain('It goes on by itself on 24/12/2026');
		expect(resumed?.text).toContain('The next payment of €11.90 is due on 18/12/2026');
		expect(more).toEqual([]);
	});

	it('tell the shop as well that a customer has canceled, but not that the shop itself has', async () => {
		const shopMails = async () => (await mailsTo('versand@druckwerk.example')).map(({ subject }) => subject);
		const before = (await shopMails()).length;
		const id = await begin({ to: 'goes@example.com' });
		await inShop((sql) =>
			requestCommand(sql, shop.demo.id, id, { command: 'cancel', actor: 'shopper', userId: buyer }),
		);
		await notify(id, { purpose: 'canceled', key: 'one' });
		const [mail] = await mailsTo('goes@example.com');
		expect(mail?.text).toContain('Es läuft noch bis zum 18.12.2026');
		expect(mail?.text).toContain('wieder aktivieren');
		expect((await shopMails()).slice(before)).toEqual([`Abonnement gekündigt: ${await numberOf(id)}`]);
		const other = await begin({ to: 'ended-by-shop@example.com' });
		await inShop((sql) =>
			requestCommand(sql, shop.demo.id, other, { command: 'cancel', actor: 'staff', userId: null }),
		);
		await notify(other, { purpose: 'canceled', key: 'one' });
		expect(await mailsTo('ended-by-shop@example.com')).toHaveLength(1);
		expect(await shopMails()).toHaveLength(before + 1);
	});

	it('say after a withdrawal that nothing more is charged, and do not offer to go on', async () => {
		const shopMails = async () => (await mailsTo('versand@druckwerk.example')).length;
		const before = await shopMails();
		const id = await begin({ to: 'withdraws@example.com' });
		await inShop((sql) =>
			requestCommand(sql, shop.demo.id, id, {
				...{ command: 'cancel', actor: 'shopper', userId: null, reason: 'withdrawal' },
			}),
		);
		await notify(id, { purpose: 'canceled', key: 'one' });
		const [mail, ...more] = await mailsTo('withdraws@example.com');
		expect(mail?.subject).toContain('Ihr Widerruf');
		expect(mail?.text).toContain('keine weitere Zahlung');
		expect(mail?.text).not.toContain('wieder aktivieren');
		expect([more, await shopMails()]).toEqual([[], before]);
		const told = await shop.rows<{ purpose: string }>(
			(sql) =>
				sql`select detail ->> 'purpose' as purpose from subscription_events where subscription_id = ${id} and kind = 'mail'`,
		);
		expect(told).toEqual([{ purpose: 'withdrawn.one' }]);
		await inShop(
			(sql) =>
				sql`update subscriptions set state = 'ended', ended_at = now(), end_reason = 'withdrawal' where id = ${id}`,
		);
		await notify(id, { purpose: 'ended' });
		const end = (await mailsTo('withdraws@example.com')).at(-1);
		expect(end?.subject).toContain('Ihr Widerruf');
		expect(end?.text).toContain('weil Sie den Vertrag widerrufen haben');
		expect(end?.text).not.toContain('neues Abonnement');
	});

	it('tell the shop as well that a customer goes on after all', async () => {
		const id = await begin({ to: 'goes-on@example.com' });
		for (const command of ['cancel', 'keep'] as const)
			await inShop((sql) => requestCommand(sql, shop.demo.id, id, { command, actor: 'shopper', userId: buyer }));
		await notify(id, { purpose: 'reactivated', key: 'one' });
		const subjects = (await mailsTo('versand@druckwerk.example')).map(({ subject }) => subject);
		expect(subjects).toContain(`Abonnement reaktiviert: ${await numberOf(id)}`);
	});

	it('confirm no cancellation of what was ended or goes on meanwhile', async () => {
		const ended = await begin({ to: 'ended-at-once@example.com' });
		const command = (id: string, name: 'cancel' | 'end' | 'keep') =>
			inShop((sql) => requestCommand(sql, shop.demo.id, id, { command: name, actor: 'staff', userId: null }));
		await command(ended, 'cancel');
		await command(ended, 'end');
		await notify(ended, { purpose: 'canceled', key: 'one' });
		expect(await mailsTo('ended-at-once@example.com')).toEqual([]);
		const kept = await begin({ to: 'kept-on@example.com' });
		await command(kept, 'cancel');
		await command(kept, 'keep');
		await notify(kept, { purpose: 'canceled', key: 'one' });
		expect(await mailsTo('kept-on@example.com')).toEqual([]);
	});

	it('stand in the history with whom they went to, as long as that is known', async () => {
		const to = 'history@example.com';
		const id = await begin({ to });
		await inShop((sql) =>
			requestCommand(sql, shop.demo.id, id, { command: 'cancel', actor: 'shopper', userId: buyer }),
		);
		await notify(id, { purpose: 'canceled', key: 'one' });
		const recipients = async () => {
			const events = await inShop((sql) => findSubscriptionEvents(sql, shop.demo.id, id, { first: 20, offset: 0 }));
			return events.filter(({ kind }) => kind === 'mail').map(({ detail }) => detail.recipient);
		};
		expect(await recipients()).toEqual([to, 'versand@druckwerk.example']);
		await inShop((sql) => sql`delete from subscription_mails where subscription_id = ${id} and recipient = ${to}`);
		expect(await recipients()).toEqual([undefined, 'versand@druckwerk.example']);
	});

	it('are not written to a person who was erased', async () => {
		const id = await shop.makeUser('erased@example.com');
		const subscription = await begin({ to: 'erased@example.com', userId: id });
		await notify(subscription, { purpose: 'begun' });
		const person = { id, email: 'erased@example.com' };
		await inShop((sql) => subscriptionsOfPerson.erasePart(sql, shop.demo.id, person));
		await notify(subscription, { purpose: 'begun' });
		await notify(subscription, { purpose: 'cardChanged', key: 'one' });
		expect(await mailsTo('erased@example.com')).toHaveLength(1);
		const kept = await shop.rows((sql) => sql`select from subscription_mails where recipient = 'erased@example.com'`);
		expect(kept).toEqual([]);
	});

	it('leave a renewal to the confirmation of its order, which says of which subscription it is the next delivery', async () => {
		const id = await begin({ to: 'renewed@example.com' });
		const number = await numberOf(id);
		const placed = async (orderNumber: string, kind: 'first' | 'renewal') => {
			const to = `${kind}@example.com`;
			const orderId = await inShop((sql) =>
				insertOrder(sql, shop.demo.id, {
					userId: buyer,
					number: orderNumber,
					method: 'card',
					billing: { email: to },
					subscriptionId: id,
				}),
			);
			await inShop(async (sql) => {
				await recordPaidInvoice(sql, shop.demo.id, id, {
					...{ invoiceId: `in_${kind}`, kind, termsVersion: 1, amount: 1190, currency: 'EUR', attempts: 1, orderId },
					...{
						periodStart: new Date('2026-11-18T10:00:00Z'),
						periodEnd: new Date('2026-12-18T10:00:00Z'),
						paidAt: new Date(),
					},
				});
				await writePlacedMails(sql, shop.demo.id, orderId, { platformAddress });
			});
			return (await mailsTo(to))[0];
		};
		expect((await placed('2026-900001', 'first'))?.text).toContain(`gehört zu Ihrem Abonnement ${number}`);
		const renewal = await placed('2026-900002', 'renewal');
		expect(renewal?.subject).toBe(`Nächste Lieferung zu Ihrem Abonnement ${number}: Bestellung 2026-900002`);
		expect(renewal?.text).not.toContain('erste Lieferung');
		const team = (await mailsTo('versand@druckwerk.example')).map(({ text }) => text).join('\n');
		expect(team).toContain(`Das ist die erste Lieferung des Abonnements ${number}.`);
		expect(team).toContain(`Das ist eine weitere Lieferung des Abonnements ${number}.`);
		for (const address of [`account/subscriptions/${id}`, `cancel-contract?contract=${number}`])
			expect(renewal?.text).toContain(`http://demo.localhost:3000/${address}`);
	});

	it('thank for a plan, and lead to the administration of the shop that pays it', async () => {
		const to = 'upgraded@example.com';
		const id = await begin({ to, forTenant: shop.demo.id });
		const order = { userId: buyer, number: '2026-900007', method: 'card', billing: { email: to } } as const;
		const orderId = await inShop((sql) => insertOrder(sql, shop.demo.id, { ...order, subscriptionId: id }));
		const document = await inShop(async (sql) => {
			await recordPaidInvoice(sql, shop.demo.id, id, {
				...{ invoiceId: 'in_upgrade', kind: 'change', termsVersion: 1, amount: 1190, currency: 'EUR', attempts: 1 },
				...{ orderId, paidAt: new Date() },
				...{ periodStart: new Date('2026-12-07T10:00:00Z'), periodEnd: new Date('2027-01-07T10:00:00Z') },
			});
			await writePlacedMails(sql, shop.demo.id, orderId, { platformAddress });
			const prepared = await prepare(sql, shop.demo.id, orderId);
			return prepared && invoiceOf(prepared);
		});
		const [mail] = await mailsTo(to);
		expect(mail?.subject).toBe('Danke für Ihren Tarif: Bestellung 2026-900007');
		expect(mail?.text).toContain('in der Verwaltung Ihres Shops, auf der Registerkarte „Abonnement“');
		expect(mail?.text).not.toMatch(/Kundenkonto|in Besitz|Voraussichtliche/);
		expect(document).toMatchObject({
			supply: null,
			subscription: { from: '2026-12-07', to: '2027-01-07', isPlan: true },
		});
	});

	it('leave it to the documents of an order to name its contract and the period that was paid', async () => {
		const id = await begin({ to: 'documents@example.com' });
		const given = { userId: buyer, number: '2026-900003', method: 'card', subscriptionId: id } as const;
		const orderId = await inShop((sql) => insertOrder(sql, shop.demo.id, given));
		const document = await inShop(async (sql) => {
			await recordPaidInvoice(sql, shop.demo.id, id, {
				...{
					invoiceId: 'in_paper',
					kind: 'first',
					termsVersion: 1,
					amount: 1190,
					currency: 'EUR',
					attempts: 1,
					orderId,
				},
				...{
					periodStart: new Date('2026-11-18T10:00:00Z'),
					periodEnd: new Date('2026-12-18T10:00:00Z'),
					paidAt: new Date(),
				},
			});
			const prepared = await prepare(sql, shop.demo.id, orderId);
			return prepared && invoiceOf(prepared);
		});
		const subscription = { number: await numberOf(id), from: '2026-11-18', to: '2026-12-18' };
		expect(document?.subscription).toEqual(subscription);
	});

	it('name what the next delivery lacks, with the way to mend it', async () => {
		const id = await begin({ to: 'lacking@example.com', designId: newId() });
		await notify(id, { purpose: 'begun' });
		const [mail] = await mailsTo('lacking@example.com');
		expect(mail?.text).toContain('fehlen noch freigegebene Druckdaten: 1 × Poster des Monats');
		expect(mail?.text).toContain(`http://demo.localhost:3000/account/subscriptions/${id}`);
	});

	it('name the new address after a change', async () => {
		const to = 'moved@example.com';
		const id = await begin({ to });
		await inShop(
			(sql) => sql`
				update subscription_terms set shipping = '{"id":null,"name":"Paket","days":2,"parts":[]}',
					shipping_address = shipping_address || '{"street":"Neuer Weg 7","city":"Glückstadt"}'
				where subscription_id = ${id}`,
		);
		await notify(id, { purpose: 'changed', key: '1' });
		const [mail] = await mailsTo(to);
		expect(mail?.text).toMatch(/Lieferanschrift:\s[\s\S]*Neuer Weg 7[\s\S]*Glückstadt/);
	});
});

describe('the summary of a contract', () => {
	const summaryOf = async (id: string) => {
		const [row] = await shop.rows<{ summary: { contract: object }; size: number }>(
			(sql) => sql`select summary, length(summary_pdf) as size from subscriptions where id = ${id}`,
		);
		return row;
	};

	it('is drawn up once, with what was agreed on the day of the contract', async () => {
		const id = await begin({
			to: 'summary@example.com',
			personalised: false,
			trialEnd: new Date('2026-12-31T10:00:00Z'),
		});
		await notify(id, { purpose: 'begun' });
		const first = await summaryOf(id);
		expect(first?.summary).toMatchObject({
			...{ kind: 'contractSummary', number: await numberOf(id), issuedOn: '2026-11-18', totals: { gross: 1190 } },
			contract: {
				...{ interval: { unit: 'month', count: 1 }, trialEndsOn: '2026-12-31', firstPaymentOn: '2026-12-31' },
				...{ nextPaymentOn: '2027-01-31', personalised: 'none' },
			},
		});
		await inShop((sql) => sql`update subscription_terms set gross = 1 where subscription_id = ${id}`);
		await notify(id, { purpose: 'begun' });
		expect(await summaryOf(id)).toEqual(first);
	});

	it('is read by its customer and by those who look after orders, and does not exist for others', async () => {
		const id = await begin({ to: 'own@example.com' });
		await notify(id, { purpose: 'begun' });
		await shop.makeUser('stranger@example.com');
		const path = `/service-api/subscriptions/${id}/summary.pdf`;
		const statusFor = async (login: string) => (await (await shop.as(login)).ask(path)).status;
		expect((await shop.nobody().ask(path)).status).toBe(401);
		expect(await statusFor('stranger@example.com')).toBe(404);
		expect(await statusFor('subscriber@example.com')).toBe(200);
		expect(await statusFor('ada@example.com')).toBe(200);
	});
});
