// Publishes what is due. Sent for each time that an editor has chosen; one that comes too early, or twice, finds nothing to do.
import type { Recorder } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { holdTenant } from '../../tenants/announce-change.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { lockPage } from './edited-page.ts';
import { publishDraft, publishJobName } from './publish-page.ts';

const system = { id: undefined, email: null, address: undefined, requestId: undefined };

const findDue = (sql: Sql, tenantId: string): Promise<{ id: string }[]> => sql<{ id: string }[]>`
	select id from pages where tenant_id = ${tenantId} and publish_at <= clock_timestamp() order by publish_at, id`;

/** It may have been published, put off or deleted since it was found. */
async function publishDue(sql: Sql, tenantId: string, id: string, record: Recorder): Promise<void> {
	await holdTenant(sql, tenantId);
	const due = await findDue(sql, tenantId);
	if (!due.some((page) => page.id === id)) return;
	const tenant = await loadTenant(sql, tenantId);
	await publishDraft(sql, { tenant, record, actor: system }, await lockPage(sql, tenantId, id));
}

export const publishPagesJob = (record: Recorder) =>
	defineJob<object>({
		name: publishJobName,
		async run({ tenantId, inTenant, log }) {
			for (const { id } of await inTenant((sql) => findDue(sql, tenantId))) {
				try {
					await inTenant((sql) => publishDue(sql, tenantId, id, record));
				} catch (error) {
					// What cannot be published now cannot in a minute either: the page says that it is not planned any more.
					if (!(error instanceof Refused)) throw error;
					log.warn({ page: id, code: error.code, details: error.details }, 'a page could not be published');
					await inTenant((sql) => sql`update pages set publish_at = null where tenant_id = ${tenantId} and id = ${id}`);
				}
			}
		},
	});
