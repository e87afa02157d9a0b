// What purchasing systems are to be told of their orders, found by comparing the orders with what they were told: nothing that happens to an order has to
// know of them, and nothing is forgotten when a process dies.
import { newId } from '../../../rules/ids.ts';
import type { BuyerSettings, ReportKind } from '../../../rules/procurement/buyer.ts';
import { removeProcurementUsers } from '../../accounts/users/remove-procurement-users.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';

export const reportJobName = 'procurement.report';

interface DueRow {
	id: string;
	settings: BuyerSettings;
	state: string;
	status: string;
	cancelled: boolean;
	shipments: string[];
	invoices: string[];
}

const statuses = ['processed', 'finished'];

function wantedOf({ settings, state, status, cancelled, shipments, invoices }: DueRow): [ReportKind, string][] {
	// Its next version has the same number at the buyer: rejected, it would be taken for that one.
	if (state === 'replaced') return [];
	const wanted: [ReportKind, string][] = [
		['confirmation', cancelled ? 'reject' : 'accept'],
		...(statuses.includes(status) ? [['status', status] as [ReportKind, string]] : []),
		...shipments.map((id): [ReportKind, string] => ['shipNotice', id]),
		...invoices.map((id): [ReportKind, string] => ['invoice', id]),
	];
	return settings.documentsUrl === '' ? [] : wanted.filter(([kind]) => settings.reports.includes(kind));
}

/** Each thing once: what is there already is not told again. */
export async function sendDueReports(sql: Sql, tenantId: string): Promise<void> {
	const rows = await sql<DueRow[]>`
		select r.id, b.settings, r.state, o.status, o.cancelled_at is not null as cancelled,
			array(select s.id::text from shipments s where s.tenant_id = r.tenant_id and s.order_id = o.id and s.removed_at is null
				order by s.created_at) as shipments,
			array(select d.id::text from order_documents d where d.tenant_id = r.tenant_id and d.order_id = o.id and d.kind = 'invoice'
				order by d.number) as invoices
		from procurement_orders r
		join procurement_buyers b on b.tenant_id = r.tenant_id and b.id = r.buyer_id
		join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
		where r.tenant_id = ${tenantId} and (r.looked_at is null or r.looked_at < o.updated_at + interval '10 minutes')
		order by r.id limit 200 for update of r`;
	for (const row of rows)
		for (const [kind, subject] of wantedOf(row)) {
			const id = newId();
			const made = await sql`
				insert into procurement_reports (tenant_id, id, request_id, kind, subject)
				values (${tenantId}, ${id}, ${row.id}, ${kind}, ${subject}) on conflict do nothing returning id`;
			if (made.length > 0) await sendJob(sql, tenantId, reportJobName, { reportId: id });
		}
	const ids = rows.map(({ id }) => id);
	await sql`
		update procurement_orders set looked_at = now() where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`;
}

/** Unless they have ordered, or a cart that they have handed over can still be ordered: its lines have their print data. */
async function forgetUnnamed(sql: Sql, tenantId: string): Promise<void> {
	const gone = await sql<{ userId: string }[]>`
		select p.user_id from procurement_people p
		join procurement_buyers b on b.tenant_id = p.tenant_id and b.id = p.buyer_id
		where p.tenant_id = ${tenantId} and p.unnamed and p.last_seen_at < now() - interval '30 days'
			and not exists (select from orders o where o.tenant_id = p.tenant_id and o.user_id = p.user_id)
			and not exists (
				select from procurement_carts c where c.tenant_id = p.tenant_id and c.user_id = p.user_id
					and c.created_at > now() - make_interval(days => (b.settings ->> 'priceDays')::int)
			)
		limit 500`;
	await removeProcurementUsers(
		sql,
		tenantId,
		gone.map(({ userId }) => userId),
	);
}

/** Conversations are kept for 90 days, payload ids and visitors without a name for 30. */
export async function forgetOld(sql: Sql, tenantId: string): Promise<void> {
	await sql`delete from procurement_messages where tenant_id = ${tenantId} and at < now() - interval '90 days'`;
	await sql`delete from procurement_sessions where tenant_id = ${tenantId} and created_at < now() - interval '90 days'`;
	await sql`delete from procurement_payloads where tenant_id = ${tenantId} and at < now() - interval '30 days'`;
	await forgetUnnamed(sql, tenantId);
}
