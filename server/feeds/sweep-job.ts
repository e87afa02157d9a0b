// Has feeds fetched again that are due, and forgets those that no page shows any more.
import { defineJob } from '../jobs/define-job.ts';
import { sendRefresh } from './refresh-job.ts';

/** Until then the job that was sent has run, or is sent again. */
const patienceMinutes = 15;

export const sweepFeeds = defineJob({
	name: 'feeds.sweep',
	cron: '*/5 * * * *',
	async findTenants(sql) {
		const shops = await sql<{ id: string }[]>`select shops_with_due_feeds() as id`;
		return shops.map(({ id }) => id);
	},
	run: ({ tenantId, inTenant }) =>
		inTenant(async (sql) => {
			await sql`
				delete from feeds f where f.tenant_id = ${tenantId} and f.due_at < now()
					and not exists (select from feed_uses u where u.tenant_id = f.tenant_id and u.feed_id = f.id)`;
			const due = await sql<{ id: string }[]>`
				update feeds set due_at = now() + make_interval(mins => ${patienceMinutes})
				where tenant_id = ${tenantId} and due_at < now() returning id`;
			for (const { id } of due) await sendRefresh(sql, tenantId, id);
		}),
});
