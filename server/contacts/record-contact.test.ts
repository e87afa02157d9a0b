import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { placeRecorded } from '../orders/core/place-order.ts';
import { recordOrder } from '../orders/core/record-order.ts';
import { someBilling, someLine, someOrder } from '../testing/orders.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';
import { recordOrderContact } from './contacts-of-orders.ts';
import { contactsOfPerson } from './contacts-of-person.ts';
import { eraseContacts } from './erase-contact.ts';
import { fillContactsJob } from './fill-job.ts';
import { type ReportedContact, recordContact } from './record-contact.ts';
import { sweepContactsJob } from './sweep-job.ts';

let shop: Shop;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
});

afterAll(() => shop.close());

beforeEach(() =>
	inShop(async (sql) => {
		for (const table of ['contact_fills', 'contact_erasures', 'contacts']) await sql`delete from ${sql(table)}`;
	}),
);

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const inTenant: InTenant = (work) => shop.test.database.inTenant(shop.demo.id, work);

const report = (given: Partial<ReportedContact> = {}) =>
	inShop((sql) =>
		recordContact(sql, shop.demo.id, {
			...{ email: 'Klothilde@Example.com', source: 'request', sourceId: newId() },
			...given,
		}),
	);

const contacts = () => inShop((sql) => sql`select * from contacts order by email`);
const eventsOf = (id: string) =>
	inShop(
		(sql) =>
			sql`select source, source_id, ended, object_id, summary from contact_events where contact_id = ${id} order by at, id`,
	);

async function placeOrder(mail = someBilling.email): Promise<string> {
	const order = someOrder('', {
		userId: null,
		customerMail: mail,
		billingAddress: { ...someBilling, companyName: 'Beispiel KG' },
	});
	await inShop(async (sql) => {
		await recordOrder(sql, shop.demo.id, order, [someLine()], { actor: 'system', userId: null });
		await placeRecorded(sql, shop.demo.id, order.id, { actor: 'system', userId: null, year: 2026, paid: false });
	});
	return order.id;
}

describe('a contact', () => {
	it('is found by the address, however it is written, and has an event for each time', async () => {
		const first = await report({ sourceId: 'a', name: 'Klothilde', summary: 'Question' });
		const second = await report({
			email: ' klothilde@example.COM',
			source: 'meeting',
			sourceId: 'b',
			phone: '+49 40 1',
		});
		expect(second).toBe(first);
		expect(await contacts()).toMatchObject([
			{ email: 'Klothilde@example.com', name: 'Klothilde', phone: '+49 40 1', sources: ['meeting', 'request'] },
		]);
		expect(await eventsOf(first)).toMatchObject([
			{ source: 'request', sourceId: 'a', ended: false, objectId: 'a', summary: 'Question' },
			{ source: 'meeting', sourceId: 'b' },
		]);
	});

	it('is made once by many who report it at the same time, and nothing that one of them knows is lost', async () => {
		const ids = await Promise.all(
			Array.from({ length: 12 }, (_, index) => report({ sourceId: `${index}`, phone: index === 7 ? '+49 40 7' : '' })),
		);
		expect(new Set(ids).size).toBe(1);
		expect(await contacts()).toMatchObject([{ phone: '+49 40 7' }]);
		expect(await eventsOf(ids[0] ?? '')).toHaveLength(12);
	});

	it('has one event for one source and id, and that something is over is another', async () => {
		const once = { source: 'meeting', sourceId: 'same' } as const;
		const [id = ''] = await Promise.all([report(once), report(once), report(once)]);
		await report({ ...once, ended: true });
		expect(await eventsOf(id)).toMatchObject([{ ended: false }, { ended: true }]);
	});

	it('takes what is newer, but nothing empty, nothing older, and nothing instead of what staff has entered', async () => {
		const id = await report({ name: 'Old', company: 'Old KG', at: new Date('2026-01-02') });
		await report({ name: 'New', company: '', at: new Date('2026-01-03') });
		await report({ name: 'Oldest', phone: '+49 40 1', at: new Date('2026-01-01') });
		expect(await contacts()).toMatchObject([{ name: 'New', company: 'Old KG', phone: '+49 40 1' }]);
		await inShop((sql) => sql`update contacts set name = 'By hand', edited = '{name}' where id = ${id}`);
		await report({ name: 'Newest', company: 'New KG' });
		expect(await contacts()).toMatchObject([{ name: 'By hand', company: 'New KG' }]);
	});

	it('stays archived whatever it does', async () => {
		await report();
		await inShop((sql) => sql`update contacts set archived_at = now()`);
		await report();
		expect((await contacts())[0]?.archivedAt).not.toBeNull();
	});

	it('is another one in each shop', async () => {
		const id = await report();
		await shop.test.database.inTenant(newId(), async (sql) => {
			expect(await sql`select from contacts`).toEqual([]);
			expect(id).not.toBe('');
		});
	});

	it('costs two statements', async () => {
		const { statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			recordContact(sql, shop.demo.id, { email: 'count@example.com', source: 'order', sourceId: '1' }),
		);
		expect(statements).toHaveLength(2);
	});
});

describe('an erased contact', () => {
	it('does not come back by what is reported again, but by something new', async () => {
		const id = await report({ sourceId: 'x' });
		await inShop((sql) => eraseContacts(sql, shop.demo.id, [id]));
		expect(await report({ sourceId: 'x', name: 'Again' })).toBe(id);
		expect(await contacts()).toEqual([]);
		expect(await report({ sourceId: 'y' })).not.toBe(id);
	});

	it('is everything that is known of a person, and what their orders bring later is not recorded', async () => {
		const orderId = await placeOrder('gone@example.com');
		const person = { id: newId(), email: 'gone@example.com' };
		await report({ email: 'Gone@example.com', name: 'Gone', summary: 'Hello' });
		const known = await inShop((sql) => contactsOfPerson.exportPart(sql, shop.demo.id, person));
		expect(known).toMatchObject([{ name: 'Gone', addresses: ['gone@example.com'], events: [{ summary: 'Hello' }] }]);
		await inShop((sql) => contactsOfPerson.erasePart(sql, shop.demo.id, person));
		await inShop((sql) => recordOrderContact(sql, shop.demo.id, orderId));
		expect(await contacts()).toEqual([]);
		expect(await inShop((sql) => sql`select from contact_emails`)).toHaveLength(0);
	});
});

describe('orders and subscribers', () => {
	it('that were there before are filled in once, in portions that may be repeated', async () => {
		const orderId = await placeOrder('early@example.com');
		const subscriber = newId();
		await inShop(async (sql) => {
			await sql`
				insert into newsletter_subscribers (tenant_id, id, email, email_hash, language, state, source, token, confirmed_at)
				values (${shop.demo.id}, ${subscriber}, 'Reader@example.com', 'hash', 'en-GB', 'subscribed', 'page', 'token', now())`;
			await sql`
				insert into newsletter_consents (tenant_id, id, subscriber_id, kind, consent, language, page, network_address)
				values (${shop.demo.id}, ${newId()}, ${subscriber}, 'confirmed', '', 'en-GB', '', '')`;
		});
		const due = () =>
			shop.test.database.withoutTenant((sql) => fillContactsJob.findTenants?.(sql) ?? Promise.resolve([]));
		expect(await due()).toEqual([shop.demo.id]);
		const job = { tenantId: shop.demo.id, payload: {}, inTenant, signal: new AbortController().signal };
		for (let times = 0; times < 2; times += 1) await fillContactsJob.run(job as never);
		expect(await due()).toEqual([]);
		const found = (await contacts()).filter(({ email }) => email !== 'gone@example.com');
		expect(found).toMatchObject(
			[
				{ email: 'Reader@example.com', language: 'en-GB', sources: ['newsletter'] },
				{
					email: 'early@example.com',
					name: 'Klothilde Beispiel',
					company: 'Beispiel KG',
					language: 'de-DE',
					sources: ['order'],
				},
			].sort((a, b) => (a.email < b.email ? -1 : 1)),
		);
		const ordered = found.find(({ email }) => email === 'early@example.com');
		expect(await eventsOf(ordered?.id)).toMatchObject([
			{ sourceId: orderId, summary: expect.stringMatching(/^2026-/) },
		]);
	});
});

describe('the sweep', () => {
	it('deletes contacts that have been archived for two years, and no others', async () => {
		const old = await report({ email: 'old@example.com', sourceId: 'old' });
		await report({ email: 'new@example.com' });
		await report({ email: 'active@example.com' });
		await inShop(async (sql) => {
			await sql`update contacts set archived_at = now() - interval '25 months' where id = ${old}`;
			await sql`update contacts set archived_at = now() - interval '23 months' where email = 'new@example.com'`;
		});
		await sweepContactsJob.run({ tenantId: shop.demo.id, payload: {}, inTenant } as never);
		expect((await contacts()).map(({ email }) => email).sort()).toEqual(['active@example.com', 'new@example.com']);
		expect(await report({ email: 'old@example.com', sourceId: 'old' })).toBe(old);
	});
});
