// Takes away what nobody needs: tickets that have run out, and data of lines that have been in no list, no order and no running subscription for 90 days.
import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { markLines } from './mark-lines.ts';
import { sendDiscard, sendRemoval, type UnfinishedUpload } from './private-files.ts';

/** The function in the database knows the times as well. */
async function findTenants(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_unused_print_data() as id`;
	return shops.map(({ id }) => id);
}

async function sweepTickets(sql: Sql, tenantId: string): Promise<void> {
	const expired = await sql<(UnfinishedUpload & { itemId: string })[]>`
		delete from print_uploads where tenant_id = ${tenantId} and expires_at < now() and (writer_until is null or writer_until < now())
		returning id, item_id, received::float8 as received, store_state`;
	await markLines(
		sql,
		tenantId,
		expired.map(({ itemId }) => itemId),
	);
	await sendDiscard(sql, tenantId, expired);
}

async function sweepData(sql: Sql, tenantId: string): Promise<void> {
	const unused = await sql<{ id: string; previews: number; stored: boolean }[]>`
		delete from print_data d where d.tenant_id = ${tenantId} and d.changed_at < now() - interval '90 days'
			and not exists (select from list_items i where i.tenant_id = ${tenantId} and i.id = d.item_id)
			and not exists (select from order_lines l where l.tenant_id = ${tenantId} and l.item_id = d.item_id)
			and not exists (
				select from subscription_lines c join subscriptions s on s.tenant_id = ${tenantId} and s.id = c.subscription_id
				where c.tenant_id = ${tenantId} and c.item_id = d.item_id and s.state <> 'ended'
			)
		returning d.id, d.previews, d.stored`;
	await sendRemoval(
		sql,
		tenantId,
		unused.filter(({ stored }) => stored),
	);
}

export const sweepPrintData = defineJob({
	name: 'printing.sweep',
	cron: '23 * * * *',
	findTenants,
	run: ({ tenantId, inTenant }) =>
		inTenant(async (sql) => {
			await sweepTickets(sql, tenantId);
			await sweepData(sql, tenantId);
		}),
});
