import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { someBeginning, someSubscription, someSubscriptionLine } from '../../testing/subscriptions.ts';
import { beginSubscription } from '../core/begin-subscription.ts';
import { recordSubscription } from '../core/record-subscription.ts';
import { requestCommand } from '../core/request-command.ts';
import { subscriptionsOfPerson } from '../core/subscriptions-of-person.ts';
import { writeNotice } from '../mails/write-notice.ts';

let shop: Shop;
let admin: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

interface Given {
	customer: string;
	/** Who declares it. */
	email?: string;
	language?: string;
	kind?: 'ordinary' | 'extraordinary' | 'withdrawal';
	isAssigned?: boolean;
}

/** A contract, and a declaration about it as it waits for staff. */
async function declared({ customer, email = customer, language = 'de-DE', kind = 'withdrawal', isAssigned }: Given) {
	const subscription = someSubscription(null, { customerMail: customer });
	const { id } = subscription;
	const declaration = newId();
	await inShop(async (sql) => {
		await recordSubscription(sql, shop.demo.id, subscription, [someSubscriptionLine()]);
		await beginSubscription(sql, shop.demo.id, id, someBeginning({ periodEnd: new Date('2096-12-18T10:00:00Z') }));
		if (isAssigned)
			await requestCommand(sql, shop.demo.id, id, {
				...{ command: 'cancel', actor: 'system', userId: null, reason: 'withdrawal' },
			});
		await sql`
			insert into contract_cancellations (tenant_id, id, name, email, contract, kind, language, subscription_id, outcome)
			values (${shop.demo.id}, ${declaration}, 'Luis Hartmann', ${email}, 'V-1', ${kind}, ${language},
				${isAssigned ? id : null}::uuid, 'toCheck')`;
	});
	return { id, declaration };
}

const decide = (id: string, more: { subscriptionId?: string; refusal?: string; atOnce?: boolean }) =>
	shop.tell(
		admin,
		`mutation($id: ID!, $subscriptionId: ID, $refusal: String, $atOnce: Boolean) {
			checkCancellation(id: $id, subscriptionId: $subscriptionId, refusal: $refusal, atOnce: $atOnce)
		}`,
		{ id, ...more },
	);

const mailsTo = (to: string) =>
	shop.rows<{ subject: string; text: string }>(
		(sql) => sql`select subject, text from mails where "to" = ${to} order by id`,
	);

const shown = (id: string) =>
	shop.tell(
		admin,
		`{ adminSubscription(id: "${id}") {
			number endReason isWithdrawnByOther withdrawalRefusal isWithdrawalOpen events { kind detail } cancellations { outcome refusal isByOther }
		} }`,
	);

const reason = 'Der Kalender wurde nach Ihren Vorgaben gefertigt.\nDafür gibt es kein Widerrufsrecht.';

describe('staff that refuses a withdrawal', () => {
	it('says why: the customer reads it in a mail and in their account, the team in the history', async () => {
		const customer = 'refused@example.com';
		const { id, declaration } = await declared({ customer, isAssigned: true });
		expect(await decide(declaration, { refusal: ` ${reason} ` })).toBe(true);
		// Pressed twice, it is once.
		expect(await decide(declaration, { refusal: reason })).toBe(true);
		const [mail, ...more] = await mailsTo(customer);
		expect(more).toEqual([]);
		expect(mail?.subject).toBe('Ihr Widerruf des Vertrags V-2026-000001');
		for (const said of ['Guten Tag Luis Hartmann', ...reason.split('\n'), 'läuft noch bis zum 18.12.2096'])
			expect(mail?.text).toContain(said);
		expect(mail?.text).toContain(`/account/subscriptions/${id}`);
		const { events, ...more2 } = await shown(id);
		expect(more2).toMatchObject({
			...{ withdrawalRefusal: reason, isWithdrawalOpen: false, isWithdrawnByOther: false },
			cancellations: [{ outcome: 'toCheck', refusal: reason, isByOther: false }],
		});
		expect(events.slice(-2)).toMatchObject([
			{ kind: 'cancellation', detail: { kind: 'withdrawal', checked: true, refusal: reason } },
			{ kind: 'mail', detail: { purpose: `refused.${declaration}`, recipient: customer } },
		]);
	});

	it('writes in the language of the declaration, also where nobody knows which contract is meant', async () => {
		const { id, declaration } = await declared({
			customer: 'calm@example.com',
			email: 'lu@example.com',
			language: 'en-GB',
		});
		expect(await decide(declaration, { refusal: 'There is no such contract.' })).toBe(true);
		const [mail] = await mailsTo('lu@example.com');
		expect(mail?.subject).toBe('Your withdrawal from contract V-1');
		expect(mail?.text).toContain('There is no such contract.');
		expect(mail?.text).not.toMatch(/account|stays cancelled|goes on/);
		expect(await mailsTo('calm@example.com')).toEqual([]);
		expect((await shown(id)).cancellations).toEqual([]);
	});

	it('has to give a reason, of a withdrawal alone, and cannot carry it out as well', async () => {
		const { id, declaration } = await declared({ customer: 'owed@example.com', isAssigned: true });
		for (const wrong of [{}, { refusal: ' ' }, { refusal: 'x'.repeat(2001) }, { refusal: reason, subscriptionId: id }])
			expect(await decide(declaration, wrong)).toBe('Please check your entries. (refusal)');
		const ordinary = await declared({ customer: 'plain@example.com', kind: 'ordinary', isAssigned: true });
		expect(await decide(ordinary.declaration, { refusal: reason })).toBe('Please check your entries. (refusal)');
		expect(await mailsTo('owed@example.com')).toEqual([]);
	});

	it('is forgotten with the person whom it was written to', async () => {
		const person = { id: newId(), email: 'gone@example.com' };
		const { declaration } = await declared({ customer: person.email, isAssigned: true });
		await decide(declaration, { refusal: reason });
		await inShop((sql) => subscriptionsOfPerson.erasePart(sql, shop.demo.id, person));
		const left = await shop.rows((sql) => sql`select refusal from contract_cancellations where id = ${declaration}`);
		expect(left).toEqual([{ refusal: '' }]);
	});
});

describe('a declaration under another address than that of the customer', () => {
	it('that is carried out does not make them say that the customer has withdrawn', async () => {
		const customer = 'owner@example.com';
		const { id, declaration } = await declared({ customer, email: 'stranger@example.com' });
		expect(await decide(declaration, { subscriptionId: id })).toBe(true);
		await inShop(
			(sql) =>
				sql`update subscriptions set state = 'ended', ended_at = now(), end_reason = command_reason where id = ${id}`,
		);
		await inShop((sql) =>
			writeNotice(sql, shop.demo.id, { subscriptionId: id, purpose: 'ended' }, (slug) => `http://${slug}.localhost`),
		);
		expect(await shown(id)).toMatchObject({
			...{ endReason: 'withdrawal', isWithdrawnByOther: true },
			cancellations: [{ outcome: 'canceled', isByOther: true }],
		});
		const [mail] = await mailsTo(customer);
		expect(mail?.subject).toBe('Ihr Abonnement V-2026-000006 ist beendet');
		expect(mail?.text).toContain('nicht unter Ihrer E-Mail-Adresse erklärt');
		expect(mail?.text).not.toMatch(/weil Sie|stranger@example.com/);
	});

	it('that is refused stands in the history of the contract whose number it names, and its customer sees nothing of it', async () => {
		const { id, declaration } = await declared({ customer: 'named@example.com', email: 'stranger@example.com' });
		const { number } = await shown(id);
		await inShop((sql) => sql`update contract_cancellations set contract = ${number} where id = ${declaration}`);
		await decide(declaration, { refusal: reason });
		expect(await shown(id)).toMatchObject({
			...{ withdrawalRefusal: null, isWithdrawalOpen: false, isWithdrawnByOther: false, endReason: null },
			events: [
				{ kind: 'begun' },
				{
					kind: 'cancellation',
					detail: { checked: true, byOther: true, refusal: reason, email: 'stranger@example.com' },
				},
			],
		});
		expect(await mailsTo('named@example.com')).toEqual([]);
	});

	it('that is an ordinary cancellation is carried out as one by the shop', async () => {
		const { id, declaration } = await declared({
			...{ customer: 'stays@example.com', email: 'else@example.com', kind: 'ordinary' },
		});
		await decide(declaration, { subscriptionId: id });
		const [row] = await shop.rows((sql) => sql`select command, command_reason from subscriptions where id = ${id}`);
		expect(row).toEqual({ command: 'cancel', commandReason: 'staff' });
		const notice = { subscriptionId: id, purpose: 'canceled', key: '1' } as const;
		const address = (slug: string) => `http://${slug}.localhost:3000`;
		await inShop((sql) => writeNotice(sql, shop.demo.id, notice, address));
		const [mail] = await mailsTo('stays@example.com');
		expect(mail?.text).toContain('Sie wurde nicht unter Ihrer E-Mail-Adresse erklärt');
		await inShop(async (sql) => {
			await sql`update subscriptions set state = 'ended', ended_at = now(), end_reason = 'staff', command = null where id = ${id}`;
			await writeNotice(sql, shop.demo.id, { subscriptionId: id, purpose: 'ended' }, address);
		});
		const [, ended] = await mailsTo('stays@example.com');
		expect(ended?.text).toContain('Sie wurde nicht unter Ihrer E-Mail-Adresse erklärt');
	});
});

describe('an extraordinary cancellation', () => {
	it('ends with the paid period or at once, as staff decides, and is that of its customer', async () => {
		const customer = 'good-cause@example.com';
		for (const [atOnce, command] of [
			[false, 'cancel'],
			[true, 'end'],
		] as const) {
			const { id, declaration } = await declared({ customer, kind: 'extraordinary' });
			await decide(declaration, { subscriptionId: id, atOnce });
			const [row] = await shop.rows((sql) => sql`select command, command_reason from subscriptions where id = ${id}`);
			expect(row).toEqual({ command, commandReason: 'customer' });
		}
	});
});

describe('staff that accepts a withdrawal', () => {
	it('finds the orders that are still to be refunded among what waits for it, and no others', async () => {
		const email = 'accepted@example.com';
		const { id, declaration } = await declared({ customer: email, isAssigned: true });
		const order = (number: string) =>
			inShop((sql) => insertOrder(sql, shop.demo.id, { number, billing: { email }, subscriptionId: id }));
		const [open, refunded] = [await order('2026-800001'), await order('2026-800002')];
		await inShop((sql) => sql`update orders set refunded = gross where id = ${refunded}`);
		await decide(declaration, { subscriptionId: id });
		const tasks = await shop.rows(
			(sql) => sql`select kind, object_id, subject from tasks where object_id in (${open}, ${refunded})`,
		);
		expect(tasks).toEqual([{ kind: 'withdrawalDeclared', objectId: open, subject: '2026-800001' }]);
	});
});
