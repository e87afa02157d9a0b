// The jobs of punch-out: what purchasing systems are to be told is looked for every minute, and each message is a job of its own.
import type { Sql } from '../../database/connection.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { forgetOld, reportJobName, sendDueReports } from './find-due.ts';
import { type ReportParts, sendReport } from './send-report.ts';

async function findShops(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_procurement() as id`;
	return shops.map(({ id }) => id);
}

export const sweepProcurementJob = defineJob({
	name: 'procurement.sweep',
	cron: '* * * * *',
	findTenants: findShops,
	async run({ tenantId, inTenant }) {
		await inTenant((sql) => sendDueReports(sql, tenantId));
		await inTenant((sql) => forgetOld(sql, tenantId));
	},
});

export const reportJob = (parts: ReportParts) =>
	defineJob<{ reportId: string }>({
		name: reportJobName,
		run: ({ tenantId, inTenant, payload: { reportId }, attempt }) =>
			sendReport(parts, { tenantId, inTenant, reportId, isLast: attempt.last }),
	});
