// The real server with a job that takes its time and then writes, and a route that sends it. For tests with several processes.
import { setTimeout as sleep } from 'node:timers/promises';
import { runProcess } from '../../start/process.ts';
import { defineJob } from '../jobs/define-job.ts';
import { sendJob } from '../jobs/send-job.ts';

const slow = defineJob<{ key: string; ms: number }>({
	name: 'test.slow',
	mayTakeSeconds: 2,
	async run({ tenantId, payload: { key, ms }, inTenant }) {
		console.log(`began ${key}`);
		await sleep(ms);
		const host = `${key}.${process.pid}.example`;
		await inTenant((sql) => sql`insert into domains (host, tenant_id) values (${host}, ${tenantId})`);
	},
});

await runProcess({
	jobs: [slow],
	routes(scope, { database }) {
		scope.post<{ Params: { key: string; ms: string } }>('/send/:key/:ms', async ({ params, tenant }) => {
			const id = tenant?.id ?? '';
			await database.inTenant(id, (sql) => sendJob(sql, id, 'test.slow', { key: params.key, ms: Number(params.ms) }));
			return 'sent';
		});
	},
});
