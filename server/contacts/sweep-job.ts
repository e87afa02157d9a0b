// What need not be kept any more: what a merge has left, and contacts that have been archived for long.
import { archiveMonths, mergeDays } from '../../rules/contacts/retention.ts';
import { erasePerson } from '../audit/seal.ts';
import type { Sql } from '../database/connection.ts';
import { defineJob } from '../jobs/define-job.ts';
import { eraseContacts } from './erase-contact.ts';

async function sweep(sql: Sql, tenantId: string): Promise<void> {
	const merged = await sql<{ id: string }[]>`
		delete from contacts
		where tenant_id = ${tenantId} and merged_at < now() - make_interval(days => ${mergeDays}) returning id`;
	for (const { id } of merged) await erasePerson(sql, tenantId, id);
	const old = await sql<{ id: string }[]>`
		select id from contacts
		where tenant_id = ${tenantId} and merged_into is null and archived_at < now() - make_interval(months => ${archiveMonths})
		order by archived_at limit 1000 for update`;
	await eraseContacts(
		sql,
		tenantId,
		old.map(({ id }) => id),
	);
}

export const sweepContactsJob = defineJob({
	name: 'contacts.sweep',
	cron: '23 3 * * *',
	run: ({ tenantId, inTenant }) => inTenant((sql) => sweep(sql, tenantId)),
});
