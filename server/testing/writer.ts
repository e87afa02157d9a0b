// The real server with a few more routes: one that writes, two that take their time. For tests of ends, orderly and not.
import { setTimeout as sleep } from 'node:timers/promises';
import { runProcess } from '../../start/process.ts';

await runProcess({
	routes(scope, { database }) {
		scope.post<{ Params: { host: string } }>('/write/:host', async ({ params, tenant }) => {
			const id = tenant?.id ?? '';
			await database.inTenant(id, (sql) => sql`insert into domains (host, tenant_id) values (${params.host}, ${id})`);
			return 'written';
		});
		scope.get('/written', async () => {
			const rows = await database.withoutTenant((sql) => sql<{ host: string }[]>`select host from domains`);
			return rows.map(({ host }) => host);
		});
		scope.get('/slow', async () => {
			console.log('slow request began');
			await sleep(1000);
			return 'finished';
		});
		scope.get('/endless', async () => {
			console.log('endless request began');
			await new Promise(() => undefined);
		});
	},
});
