// Orders and subscribers that were there before the contacts, or that a version without them has placed meanwhile, become contacts: once for a shop.
import type { Sql } from '../database/connection.ts';
import { defineJob, type JobContext } from '../jobs/define-job.ts';
import { recordOrderContacts } from './contacts-of-orders.ts';
import { recordContacts } from './record-contact.ts';

const portion = 500;

/** A portion behind this id. @returns the last id of it; undefined: there is no more */
type Fill = (sql: Sql, tenantId: string, after: string) => Promise<string | undefined>;

const fillFromOrders: Fill = async (sql, tenantId, after) => {
	const orders = await sql<{ id: string }[]>`
		select o.id from orders o
		where o.tenant_id = ${tenantId} and o.id > ${after} and o.number is not null and not exists (
			select from contact_events e
			where e.tenant_id = ${tenantId} and e.source = 'order' and e.source_id = o.id::text and not e.ended
		) and not exists (
			select from contact_erasures r where r.tenant_id = ${tenantId} and r.source = 'order' and r.source_id = o.id::text
		) order by o.id limit ${portion}`;
	const ids = orders.map(({ id }) => id);
	await recordOrderContacts(sql, tenantId, ids);
	return ids.at(-1);
};

interface Consent {
	id: string;
	subscriberId: string;
	email: string;
	language: string;
	ended: boolean;
	at: Date;
}

const fillFromNewsletter: Fill = async (sql, tenantId, after) => {
	const consents = await sql<Consent[]>`
		select c.id, c.subscriber_id, s.email, c.language, c.kind = 'unsubscribed' as ended, c.at
		from newsletter_consents c join newsletter_subscribers s on s.tenant_id = c.tenant_id and s.id = c.subscriber_id
		where c.tenant_id = ${tenantId} and c.id > ${after} and s.email <> '' and s.confirmed_at is not null and c.kind in ('confirmed', 'imported', 'unsubscribed')
			and not exists (
				select from contact_events e
				where e.tenant_id = ${tenantId} and e.source = 'newsletter' and e.source_id = c.id::text
			) and not exists (
				select from contact_erasures r where r.tenant_id = ${tenantId} and r.source = 'newsletter' and r.source_id = c.id::text
			) order by c.id limit ${portion}`;
	await recordContacts(
		sql,
		tenantId,
		consents.map(({ id, subscriberId, ...consent }) => ({
			...consent,
			...{ source: 'newsletter', sourceId: id, objectId: subscriberId },
		})),
	);
	return consents.at(-1)?.id;
};

const beforeAll = '00000000-0000-0000-0000-000000000000';

type FillingJob = Pick<JobContext<object>, 'tenantId' | 'inTenant' | 'signal'>;

async function fillAll(fill: Fill, { tenantId, inTenant, signal }: FillingJob): Promise<void> {
	let after: string | undefined = beforeAll;
	while (after !== undefined && !signal.aborted) {
		const from: string = after;
		after = await inTenant((sql) => fill(sql, tenantId, from));
	}
}

/** Done twice it is done once. */
export async function fillContacts(job: FillingJob): Promise<void> {
	const { tenantId, inTenant, signal } = job;
	for (const fill of [fillFromOrders, fillFromNewsletter]) await fillAll(fill, job);
	if (signal.aborted) return;
	await inTenant(
		(sql) => sql`insert into contact_fills (tenant_id) values (${tenantId}) on conflict (tenant_id) do nothing`,
	);
}

export const fillContactsJob = defineJob({
	name: 'contacts.fill',
	mayTakeSeconds: 600,
	atOnce: 1,
	cron: '*/5 * * * *',
	async findTenants(sql) {
		const shops = await sql<{ id: string }[]>`select shops_without_contacts() as id`;
		return shops.map(({ id }) => id);
	},
	run: fillContacts,
});
