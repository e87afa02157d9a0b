import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { defineJob } from '../jobs/define-job.ts';
import { sendJob } from '../jobs/send-job.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeQueues, runJobs } from '../testing/jobs.ts';
import { makeShop } from '../testing/shop.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Line = Record<string, unknown>;

let test: TestDatabase;
let tenantId: string;
let trusting: TestApp;
let open: TestApp;
const lines: Line[] = [];
const log = pino({ level: 'info' }, { write: (text: string) => void lines.push(JSON.parse(text)) });

/** What the transactions of a request are called in the database, by both ways of asking it. */
async function namesIn({ database }: TestDatabase): Promise<string[]> {
	const [read] = await database.read(
		tenantId,
		(sql) =>
			sql<{ name: string }[]>`select application_name as name from pg_stat_activity where pid = pg_backend_pid()`,
	);
	const [inside] = await database.inTenant(tenantId, async (sql) => {
		await sendJob(sql, tenantId, 'test.first', {});
		return sql<{ name: string }[]>`select application_name as name from pg_stat_activity where pid = pg_backend_pid()`;
	});
	return [read?.name ?? '', inside?.name ?? ''];
}

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	tenantId = (await makeShop(test, 'demo')).id;
	await makeQueues(test, 'test.first', 'test.second');
	const routes: Parameters<typeof startApp>[0]['routes'] = (scope) => {
		scope.post('/service-api/names', async () => namesIn(test));
		scope.get('/service-api/names', async () => namesIn(test));
	};
	const { database } = test;
	trusting = await startApp({ database, routes, log, env: { TRUSTED_PROXIES: '127.0.0.0/8' }, freshness: 60_000 });
	open = await startApp({ database, routes, log });
});

afterAll(async () => {
	await Promise.all([trusting.close(), open.close()]);
	await test.drop();
});

beforeEach(async () => {
	lines.length = 0;
	await test.owner`delete from jobs.job`;
});

const post = (app: TestApp, headers: Record<string, string>) =>
	app.ask('/service-api/names', {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: '{}',
	});
const dataOfJobs = async () =>
	(await test.owner<{ data: object }[]>`select data from jobs.job`).map(({ data }) => data);

describe('a request through a proxy that is trusted', () => {
	it('keeps its id and its trace: in the response, the log, the names of its transactions and its jobs', async () => {
		const answer = await post(trusting, { 'x-request-id': 'edge.7f3a-91', traceparent });
		expect(answer.headers['x-request-id']).toBe('edge.7f3a-91');
		expect(JSON.parse(answer.body)).toEqual([`platen ${traceId}`, `platen ${traceId}`]);
		await expect.poll(() => lines).toMatchObject([{ msg: 'request', requestId: 'edge.7f3a-91', traceId }]);
		expect(await dataOfJobs()).toEqual([{ tenantId, payload: {}, trace: { requestId: 'edge.7f3a-91', traceId } }]);
	});

	it('goes by its id where there is no trace, and leaves none behind on the connection', async () => {
		const answer = await post(trusting, { 'x-request-id': 'edge.7f3a-92' });
		expect(JSON.parse(answer.body)).toEqual(['platen edge.7f3a-92', 'platen edge.7f3a-92']);
		expect(await dataOfJobs()).toMatchObject([{ trace: { requestId: 'edge.7f3a-92' } }]);
		const later = await test.database.withoutTenant(
			(sql) => sql`select application_name as name from pg_stat_activity where pid = pg_backend_pid()`,
		);
		expect(later).toEqual([{ name: 'platen' }]);
	});

	it('keeps them when it gets a cached page, before the framework has seen it', async () => {
		for (let times = 0; times < 3; times++) await trusting.ask('/');
		lines.length = 0;
		const { headers } = await trusting.ask('/', { headers: { 'x-request-id': 'edge.7f3a-93', traceparent } });
		expect(headers['x-request-id']).toBe('edge.7f3a-93');
		await expect.poll(() => lines).toMatchObject([{ path: '/', requestId: 'edge.7f3a-93', traceId }]);
	});

	it('that only reads has its transactions named where it is part of a trace, and else costs no statement more', async () => {
		const names = async (headers: Record<string, string>) =>
			(await trusting.ask('/service-api/names', { headers })).body;
		expect(await names({ 'x-request-id': 'edge.7f3a-96' })).toBe('["platen","platen"]');
		expect(await names({ 'x-request-id': 'edge.7f3a-97', traceparent })).toContain(`"platen ${traceId}"`);
	});

	it.each([
		['SQL', "x'; drop table tenants; --"],
		['too short', 'a'],
		['too long', 'a'.repeat(57)],
		['blanks', 'one two three'],
	])('gets another id for one that cannot be one: %s', async (_what, id) => {
		const { headers, body } = await post(trusting, { 'x-request-id': id, traceparent: 'nonsense' });
		expect(headers['x-request-id']).toMatch(own);
		expect(JSON.parse(body)[0]).toBe(`platen ${headers['x-request-id']}`);
	});
});

describe('a request of an untrusted client', () => {
	it('gets an id of our own, whatever it calls itself', async () => {
		const { headers, body } = await post(open, { 'x-request-id': 'edge.7f3a-94', traceparent });
		expect(headers['x-request-id']).toMatch(own);
		expect(body).not.toContain(traceId);
		await expect.poll(() => lines.length).toBe(1);
		expect(JSON.stringify(lines)).not.toMatch(/edge\.7f3a-94|4bf92f35/);
		expect(await dataOfJobs()).toEqual([{ tenantId, payload: {}, trace: { requestId: headers['x-request-id'] } }]);
	});
});

describe('a job', () => {
	it('is logged under the ids of the request that it follows from, and so is what follows from the job', async () => {
		const names: unknown[] = [];
		const first = defineJob({
			name: 'test.first',
			async run(job) {
				job.log.info({}, 'first');
				await job.inTenant(async (sql) => {
					names.push(...(await sql`select current_setting('application_name') as name`));
					await sendJob(sql, job.tenantId, 'test.second', {});
				});
			},
		});
		const second = defineJob({
			name: 'test.second',
			run: () => Promise.reject(new Error('the press is on fire')),
		});
		await post(trusting, { 'x-request-id': 'edge.7f3a-95', traceparent });
		lines.length = 0;
		const jobs = runJobs(test, [first, second], false, { log });
		try {
			const trace = { requestId: 'edge.7f3a-95', traceId };
			await expect
				.poll(() => lines)
				.toMatchObject([
					{ msg: 'first', job: 'test.first', ...trace },
					{ msg: 'job failed, to be tried again', job: 'test.second', ...trace },
				]);
			expect(names).toEqual([{ name: `platen ${traceId}` }]);
		} finally {
			await jobs.close(1000);
		}
	});
});
