import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { recordPlaced } from '../../orders/core/record-order.ts';
import type { Browser } from '../../testing/accounts.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { someLine, someOrder } from '../../testing/orders.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { someBeginning, someSubscription, someSubscriptionLine } from '../../testing/subscriptions.ts';
import { beginSubscription } from '../core/begin-subscription.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { type NewSubscription, recordSubscription } from '../core/record-subscription.ts';
import { requestCommand } from '../core/request-command.ts';
import { findSubscriptionFigures } from './find-figures.ts';
import { listSubscriptions } from './find-subscriptions.ts';

let shop: Shop;
let admin: Browser;
let henrik: Browser;
let otherShop: string;
const ids: Record<string, string> = {};

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);

interface Given extends Partial<NewSubscription> {
	product?: string;
	startedAt?: Date;
	trial?: boolean;
}

async function make(sql: Sql, tenantId: string, { product = 'Poster', startedAt = ago(10), trial, ...given }: Given) {
	const subscription = someSubscription(null, given);
	const line = someSubscriptionLine({ name: product, code: product.toUpperCase() });
	await recordSubscription(sql, tenantId, subscription, [line]);
	const end = new Date(Date.now() + 20 * day);
	const beginning = someBeginning({ startedAt, periodEnd: end, trialEnd: trial ? end : null });
	await beginSubscription(sql, tenantId, subscription.id, beginning);
	return subscription.id;
}

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await shop.makeUser('henrik@example.com');
	henrik = await shop.as('henrik@example.com');
	const other = await makeShop(shop.test, 'other');
	otherShop = await shop.test.database.inTenant(other.id, (sql) => make(sql, other.id, {}));
	await inShop(async (sql) => {
		const add = async (name: string, given: Given) => {
			ids[name] = await make(sql, shop.demo.id, given);
		};
		await add('monthly', { customerName: 'Anna Berg', customerMail: 'anna@example.com', startedAt: ago(60) });
		await add('yearly', { product: 'Kalender', interval: { unit: 'year', count: 1 }, startedAt: ago(50) });
		await add('trial', { product: 'Kalender', trial: true, trialDays: 30 });
		await add('overdue', { startedAt: ago(40) });
		await add('paused', { startedAt: ago(45) });
		await add('canceled', { startedAt: ago(55) });
		await add('ended', { startedAt: ago(80) });
		await sql`update subscriptions set state = 'pastDue', overdue_since = now() where id = ${ids.overdue ?? ''}`;
		await sql`update subscriptions set state = 'paused' where id = ${ids.paused ?? ''}`;
		await sql`update subscriptions set cancel_at = period_end where id = ${ids.canceled ?? ''}`;
		await recordSubscriptionEvent(sql, shop.demo.id, ids.canceled ?? '', { actor: 'shopper', kind: 'canceled' });
		// Lost longer ago than is looked at.
		await sql`
			update subscriptions set state = 'ended', ended_at = ${ago(35)}, end_reason = 'customer' where id = ${ids.ended ?? ''}`;
		// A checkout that came to nothing is no subscription.
		await recordSubscription(sql, shop.demo.id, someSubscription(null), [someSubscriptionLine()]);
	});
});

afterAll(() => shop.close());

const found = async (filter: object, more = '') => {
	const query = `query($filter: SubscriptionFilter) { adminSubscriptions(filter: $filter${more}) { total items { id } } }`;
	const { items } = await shop.tell(admin, query, { filter });
	const names = Object.entries(ids).map(([name, id]) => [id, name] as const);
	return items.map(({ id }: { id: string }) => new Map(names).get(id));
};

describe('the subscriptions of a shop', () => {
	it('are those that have begun, the latest first', async () => {
		expect(await found({})).toEqual(['trial', 'overdue', 'paused', 'yearly', 'canceled', 'monthly', 'ended']);
	});

	it('are found by number, customer, address and product, all words of them', async () => {
		const [{ number }] = (await shop.rows<{ number: string }>(
			(sql) => sql`select number from subscriptions where id = ${ids.overdue ?? ''}`,
		)) as [{ number: string }];
		expect(await found({ search: number })).toEqual(['overdue']);
		expect(await found({ search: 'anna berg' })).toEqual(['monthly']);
		expect(await found({ search: 'ANNA@example' })).toEqual(['monthly']);
		expect(await found({ search: 'kalender' })).toEqual(['trial', 'yearly']);
		expect(await found({ search: 'anna kalender' })).toEqual([]);
		expect(await found({ search: '%' })).toEqual([]);
	});

	it('are narrowed by status, state, interval and product, and sorted', async () => {
		expect(await found({ status: 'canceled' })).toEqual(['canceled', 'ended']);
		expect(await found({ status: 'active', state: 'active' })).toEqual(['yearly', 'monthly']);
		for (const [state, name] of [
			['trialing', 'trial'],
			['pastDue', 'overdue'],
			['paused', 'paused'],
			['ended', 'ended'],
		])
			expect(await found({ state })).toEqual([name]);
		expect(await found({ interval: 'year' })).toEqual(['yearly']);
		expect(await found({ plan: true })).toEqual([]);
		const products = await shop.tell(admin, '{ subscribedProducts { id name } }');
		expect(await found({ productId: products[0].id })).toHaveLength(1);
		expect(await found({ state: 'active' }, ', sort: customer, descending: false')).toHaveLength(3);
	});

	it('are listed and counted in one statement however many there are, also behind the last page', async () => {
		const wanted = { filter: { search: 'poster' }, sort: 'nextPayment', descending: true } as const;
		const list = (offset: number) =>
			watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
				listSubscriptions(sql, shop.demo.id, wanted, { first: 2, offset }),
			);
		const { result, statements } = await list(0);
		expect([result.total, result.items.length, statements.length]).toEqual([5, 2, 1]);
		expect((await list(50)).result).toEqual({ items: [], total: 5 });
	});

	it('are taken away as the list shows them, with amounts as the spreadsheet reads them', async () => {
		const query = 'search=kalender&state=trialing&language=de-DE&separator=semicolon';
		const { body } = await admin.ask(`/service-api/subscriptions/export?${query}`);
		const [head, row, ...rest] = body.replace('\uFEFF', '').trim().split('\r\n');
		expect(head).toMatch(/^Vertragsnummer;Status;Zustand;Kunde;/);
		expect(row).toContain(';Aktiv;Im Probezeitraum;Klothilde Beispiel;');
		expect(row).toContain(';Kalender;monatlich;"10,00";"11,90";EUR;');
		expect(rest).toEqual([]);
		expect((await henrik.ask('/service-api/subscriptions/export')).status).toBe(403);
	});
});

describe('the figures of subscriptions', () => {
	it('say what returns each month, and how many of those that ran were lost in 30 days, in one statement', async () => {
		const { result, statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			findSubscriptionFigures(sql, shop.demo),
		);
		expect(statements).toHaveLength(1);
		expect(result).toEqual({
			// monthly and overdue at 10.00, and a twelfth of that.
			...{ monthlyRevenue: 1000 + 1000 + 83, running: 6, trials: 1, overdue: 1, plans: 0, any: true },
			churn: { lost: 1, before: 5 },
			...{ actionRequired: 0, failedRenewals: 0, cancellationsToCheck: 0 },
		});
	});
});

describe('looking after subscriptions', () => {
	const reading = (id: string) => [
		`{ adminSubscription(id: "${id}") { number } }`,
		'{ adminSubscriptions { total } }',
		'{ subscriptionFigures { running } }',
		'{ subscribedProducts { id } }',
		'{ openCancellations { id } }',
	];
	const changing = (id: string) => [
		...['cancel', 'keep', 'pause', 'resume', 'end'].map(
			(command) => `mutation { commandSubscription(id: "${id}", command: ${command}) { id } }`,
		),
		`mutation { addSubscriptionNote(id: "${id}", text: "mine") { id } }`,
		`mutation { settleSubscription(id: "${id}") { id } }`,
		`mutation { takeOverSubscription(id: "${id}") { id } }`,
		`mutation { changeSubscriptionFor(input: { id: "${id}" }) { id } }`,
		`{ quoteSubscriptionChangeFor(input: { id: "${id}" }) { gross } }`,
		`mutation { checkCancellation(id: "${id}") }`,
	];

	it('is for those who may, each way of it', async () => {
		for (const query of [...reading(ids.monthly ?? ''), ...changing(ids.monthly ?? '')])
			expect([query, await shop.tell(henrik, query)]).toEqual([query, 'You do not have permission to do this.']);
	});

	it('ends at the subscriptions of the shop: those of another one are not there', async () => {
		for (const query of [reading(otherShop)[0] ?? '', ...changing(otherShop)])
			expect([query, await shop.tell(admin, query)]).toEqual([query, 'This could not be found.']);
	});

	it('begins with what is overdue, to be authorised, or paid and not deliverable', async () => {
		expect(await found({ attention: 'overdue' })).toEqual(['overdue']);
		expect(await found({ attention: 'action' })).toEqual([]);
		expect(await found({ attention: 'delivery' })).toEqual([]);
		const orderId = newId();
		await inShop(async (sql) => {
			await sql`update subscriptions set action_url = 'https://bank.example' where id = ${ids.overdue ?? ''}`;
			await recordPlaced(
				sql,
				shop.demo.id,
				{ ...someOrder(''), id: orderId, userId: null, subscriptionId: ids.paused ?? '' },
				[someLine()],
				{
					...{ actor: 'system', userId: null, paid: true, year: 2026 },
				},
			);
			await sql`update orders set status = 'error', error = 'stock' where id = ${orderId}`;
		});
		expect(await found({ attention: 'action' })).toEqual(['overdue']);
		expect(await found({ attention: 'delivery' })).toEqual(['paused']);
		const query = '{ subscriptionFigures { overdue actionRequired failedRenewals } }';
		expect(await shop.tell(admin, query)).toEqual({ overdue: 1, actionRequired: 1, failedRenewals: 1 });
	});

	it('counts as paid and not deliverable what its list shows: no checkout that came to nothing, and nothing cancelled', async () => {
		const failedRenewals = async () =>
			(await shop.tell(admin, '{ subscriptionFigures { failedRenewals } }')).failedRenewals;
		const before = await failedRenewals();
		const subscriptionId = ids.monthly ?? '';
		const place = (number: string | null) =>
			inShop((sql) => insertOrder(sql, shop.demo.id, { subscriptionId, number, status: 'error' }));
		await place(null);
		const cancelled = await place('2026-990001');
		await inShop((sql) => sql`update orders set cancelled_at = now(), cancel_reason = 'other' where id = ${cancelled}`);
		expect(await failedRenewals()).toBe(before);
		await place('2026-990002');
		expect(await failedRenewals()).toBe(before + 1);
	});

	it('keeps notes with who wrote them, in the history and in the audit log', async () => {
		const id = ids.yearly ?? '';
		const add =
			'mutation($id: ID!, $text: String!) { addSubscriptionNote(id: $id, text: $text) { events { kind by detail } } }';
		const noted = await shop.tell(admin, add, { id, text: ' ruft an ' });
		expect(noted.events.at(-1)).toEqual({ kind: 'note', by: 'ada', detail: { text: 'ruft an' } });
		for (const text of ['', '<b>', 'a'.repeat(2001)])
			expect(await shop.tell(admin, add, { id, text })).toContain('Please check');
		const { items } = await shop.tell(admin, '{ auditLog(first: 1) { items { action entityType entityName } } }');
		expect(items).toEqual([
			{ action: 'addSubscriptionNote', entityType: 'subscription', entityName: expect.stringMatching(/^V-/) },
		]);
	});

	it('reads a long history page by page, from the latest event back', async () => {
		const id = ids.trial ?? '';
		await inShop(async (sql) => {
			for (let number = 1; number <= 24; number += 1)
				await recordSubscriptionEvent(sql, shop.demo.id, id, {
					...{ actor: 'staff', kind: 'note' },
					detail: { text: `${number}` },
				});
		});
		const page = async (offset: number) => {
			const query = `{ adminSubscription(id: "${id}") { eventCount events(first: 20, offset: ${offset}) { kind detail } } }`;
			const { eventCount, events } = await shop.tell(admin, query);
			const notes = events.flatMap(({ kind, detail }: { kind: string; detail: { text: string } }) =>
				kind === 'note' ? [detail.text] : [],
			);
			return [eventCount, events.length, notes[0], notes.at(-1)];
		};
		expect(await page(0)).toEqual([25, 20, '5', '24']);
		expect(await page(20)).toEqual([25, 5, '1', '4']);
		const query = `{ adminSubscription(id: "${id}") { events(first: 101) { id } } }`;
		expect(await shop.tell(admin, query)).toContain('first is from 1 to 100');
	});

	it('finds what a declared cancellation is about by number, address and name, and cancels or assigns it', async () => {
		const other = await inShop((sql) =>
			make(sql, shop.demo.id, { customerName: 'Muster GmbH', customerMail: 'einkauf@example.com' }),
		);
		const [{ number }] = (await shop.rows<{ number: string }>(
			(sql) => sql`select number from subscriptions where id = ${other}`,
		)) as [{ number: string }];
		const declare = async (name: string, email: string, contract: string) => {
			const id = newId();
			await inShop(
				(sql) => sql`
					insert into contract_cancellations (tenant_id, id, name, email, contract, kind, language, outcome)
					values (${shop.demo.id}, ${id}, ${name}, ${email}, ${contract}, 'ordinary', 'de-DE', 'toCheck')`,
			);
			return id;
		};
		const byNumber = await declare('Jemand', 'jemand@example.com', `# ${number.toLowerCase()}`);
		const byMail = await declare('Jemand', 'EINKAUF@example.com', 'mein Abo');
		const byName = await declare('muster gmbh', 'jemand@example.com', 'mein Abo');
		const unknown = await declare('Jemand', 'jemand@example.com', 'mein Abo');
		const open = async (id: string) => {
			const query = '{ openCancellations { id candidates { matchedBy subscription { id } } } }';
			const all: { id: string; candidates: unknown[] }[] = await shop.tell(admin, query);
			return all.find((one) => one.id === id)?.candidates;
		};
		for (const [id, matchedBy] of [
			[byNumber, 'number'],
			[byMail, 'email'],
			[byName, 'name'],
		] as const)
			expect([matchedBy, await open(id)]).toEqual([matchedBy, [{ matchedBy, subscription: { id: other } }]]);
		expect(await open(unknown)).toEqual([]);
		const here = async () => {
			const query = `{ adminSubscription(id: "${other}") { status cancellations { id outcome } } }`;
			const { status, cancellations } = await shop.tell(admin, query);
			return [status, ...cancellations.map(({ outcome }: { outcome: string }) => outcome)];
		};
		expect(await here()).toEqual(['active', 'toCheck', 'toCheck', 'toCheck']);
		const decide = (id: string) =>
			shop.tell(admin, `mutation { checkCancellation(id: "${id}", subscriptionId: "${other}") }`);
		expect(await decide(byMail)).toBe(true);
		expect(await decide(byNumber)).toBe(true);
		expect(await here()).toEqual(['canceled', 'toCheck', 'canceled', 'already']);
		for (const id of [byName, unknown]) await shop.tell(admin, `mutation { checkCancellation(id: "${id}") }`);
	});

	it('checks declared cancellations: those that nothing is canceled for, and those with a subscription', async () => {
		const declare = (subscriptionId: string | null) => {
			const id = newId();
			return inShop(async (sql) => {
				await sql`
					insert into contract_cancellations (tenant_id, id, name, email, contract, kind, language, subscription_id, outcome)
					values (${shop.demo.id}, ${id}, 'Anna', 'a@example.com', 'Poster', 'ordinary', 'de-DE', ${subscriptionId}::uuid, 'toCheck')`;
				return id;
			});
		};
		const [unknown, known] = [await declare(null), await declare(ids.monthly ?? '')];
		const open = async () =>
			(await shop.tell(admin, '{ openCancellations { id subscriptionNumber } }')).map(({ id }: { id: string }) => id);
		expect(await open()).toEqual([unknown, known]);
		await shop.tell(admin, `mutation { checkCancellation(id: "${unknown}") }`);
		const cancel = `mutation { checkCancellation(id: "${known}", subscriptionId: "${ids.monthly}") }`;
		expect(await shop.tell(admin, cancel)).toBe(true);
		expect(await shop.tell(admin, cancel)).toBe(true);
		expect(await open()).toEqual([]);
		const query = `{ adminSubscription(id: "${ids.monthly}") { isBeingChanged status cancellations { outcome } } }`;
		expect(await shop.tell(admin, query)).toEqual({
			...{ isBeingChanged: true, status: 'canceled', cancellations: [{ outcome: 'canceled' }] },
		});
	});

	it('ends a contract at once that its customer has withdrawn from, also where it is cancelled already', async () => {
		const id = await inShop((sql) => make(sql, shop.demo.id, { customerMail: 'withdraws@example.com' }));
		const declaration = newId();
		await inShop(async (sql) => {
			await requestCommand(sql, shop.demo.id, id, {
				...{ command: 'cancel', actor: 'shopper', userId: null, reason: 'withdrawal' },
			});
			await sql`
				insert into contract_cancellations (tenant_id, id, name, email, contract, kind, language, subscription_id, outcome)
				values (${shop.demo.id}, ${declaration}, 'Anna', 'withdraws@example.com', 'V-1', 'withdrawal', 'de-DE', ${id}, 'toCheck')`;
		});
		const decide = `mutation { checkCancellation(id: "${declaration}", subscriptionId: "${id}") }`;
		expect(await shop.tell(admin, decide)).toBe(true);
		const [row] = await shop.rows(
			(sql) => sql`select command, command_reason as reason from subscriptions where id = ${id}`,
		);
		expect(row).toEqual({ command: 'end', reason: 'withdrawal' });
		const query = `{ adminSubscription(id: "${id}") { withdrawnAt cancellations { kind outcome } } }`;
		expect(await shop.tell(admin, query)).toEqual({
			...{ withdrawnAt: expect.any(String), cancellations: [{ kind: 'withdrawal', outcome: 'canceled' }] },
		});
	});
});
