// Once an hour: what has waited for print data for a week becomes a task, and tasks of orders that came to nothing end.
import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findOrdersToSettle, settleTasks } from './settle-tasks.ts';

async function findTenants(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_print_tasks() as id`;
	return shops.map(({ id }) => id);
}

export const printTasksJob = defineJob({
	name: 'printing.tasks',
	cron: '37 * * * *',
	findTenants,
	async run({ tenantId, inTenant }) {
		const orders = await inTenant((sql) => findOrdersToSettle(sql, tenantId));
		for (const { id } of orders) await inTenant((sql) => settleTasks(sql, tenantId, id));
	},
});
