// `npm run bench:jobs`: what the queue of jobs costs, beside a bare table of the same run: sending in transactions of twenty, taking ten at a time and
// ending each, and how many statements an idle process sends.
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type postgres from 'postgres';
import { newId } from '../rules/ids.ts';
import { openPool } from '../server/database/connection.ts';
import { openJobStore } from '../server/database/jobs/job-store.ts';
import { sendToStore } from '../server/database/jobs/send-to-store.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { startTestCluster } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { median } from './measure.ts';

const rounds = 5;
const jobs = 2000;
const perTransaction = 20;
const perFetch = 10;
const queue = 'mails.send';
const tenantIds = Array.from({ length: 10 }, () => newId());

interface Contender {
	sendOne(sql: postgres.TransactionSql, tenantId: string, payload: object): Promise<unknown>;
	/** Takes the next ones and ends them. @returns how many there were */
	workOn(): Promise<number>;
}

/** What no queue can beat: no policy, tries, turns or schedules. */
async function bareTable(owner: postgres.Sql): Promise<Contender> {
	await owner`
		create table bare_jobs (
			id bigint generated always as identity primary key, state int not null default 0, data jsonb
		)`;
	await owner`create index bare_waiting on bare_jobs (id) where state = 0`;
	return {
		sendOne: (sql, tenantId, payload) =>
			sql`insert into bare_jobs (data) values (${JSON.stringify({ tenantId, payload })}::text::jsonb)`,
		async workOn() {
			const taken = await owner`
				update bare_jobs set state = 1 where id in (
					select id from bare_jobs where state = 0 order by id limit ${perFetch} for update skip locked
				) returning id, data`;
			for (const { id } of taken) await owner`update bare_jobs set state = 2 where id = ${id}`;
			return taken.length;
		},
	};
}

function ownStore({ appUrl }: TestDatabase): Contender & { close(): Promise<void> } {
	const store = openJobStore(appUrl);
	return {
		sendOne: (sql, tenantId, payload) => sendToStore(sql, { tenantIds: [tenantId], name: queue, payload }),
		async workOn() {
			const { jobs } = await store.fetch(queue, perFetch, []);
			for (const { id, tries } of jobs) await store.complete({ name: queue, id, tries });
			return jobs.length;
		},
		close: () => store.close(),
	};
}

async function measure(pool: postgres.Sql, { sendOne, workOn }: Contender): Promise<{ send: number; work: number }> {
	const since = performance.now();
	for (let sent = 0; sent < jobs; sent += perTransaction)
		await pool.begin(async (sql) => {
			for (let number = sent; number < sent + perTransaction; number++)
				await sendOne(sql, tenantIds[number % tenantIds.length] ?? '', { number, text: 'a payload of some length' });
		});
	const sentAt = performance.now();
	let done = 0;
	for (let taken = 1; taken > 0; done += taken) taken = await workOn();
	if (done !== jobs) throw new Error(`${done} of ${jobs} jobs were done`);
	return { send: (sentAt - since) / jobs, work: (performance.now() - sentAt) / jobs };
}

/** Within a minute; the database counts them late. */
async function countStatements(owner: postgres.Sql): Promise<number> {
	const count = async () => {
		await sleep(12_000);
		const [row] = await owner<{ count: number }[]>`
			select xact_commit::int as count from pg_stat_database where datname = current_database()`;
		return row?.count ?? 0;
	};
	const before = await count();
	await sleep(48_000);
	return (await count()) - before;
}

async function measureIdle({ appUrl, database, owner }: TestDatabase): Promise<{ ms: number; statements: number }> {
	const anyway = await countStatements(owner);
	const queues = await owner<{ name: string }[]>`select name from jobs.queue`;
	const since = performance.now();
	const store = openJobStore(appUrl);
	let ms = 0;
	const running = startJobs({
		database,
		store: {
			...store,
			async start(settings) {
				const missing = await store.start(settings);
				ms = performance.now() - since;
				return missing;
			},
		},
		jobs: queues.map(({ name }, index) => ({
			name,
			run: async () => undefined,
			...(index < 5 ? { cron: '0 0 1 1 *' } : {}),
		})),
		tenantIds: async () => [],
		log: pino({ level: 'silent' }),
	});
	await sleep(2000);
	const statements = (await countStatements(owner)) - anyway;
	await running.close(0);
	return { ms, statements };
}

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const pool = openPool(test.appUrl, 1);
const ownerPool = openPool(test.ownerUrl, 1);
try {
	const idle = await measureIdle(test);
	const [bare, own] = [await bareTable(test.owner), ownStore(test)];
	const figures = { bare: [] as { send: number; work: number }[], own: [] as { send: number; work: number }[] };
	for (let round = 0; round < rounds; round++) {
		figures.bare.push(await measure(ownerPool, bare));
		figures.own.push(await measure(pool, own));
	}
	await own.close();
	for (const what of ['send', 'work'] as const) {
		const [base, ours] = [figures.bare, figures.own].map((list) => median(list.map((figure) => figure[what])));
		const ratio = ((ours ?? 0) / (base ?? 1)).toFixed(2);
		const name = what === 'send' ? 'sending a job' : 'taking and ending a job';
		console.log(`${name.padEnd(40)} ${ratio} × a bare table (${ours?.toFixed(3)} ms, ${base?.toFixed(3)} ms)`);
	}
	console.log(`${'start of the store'.padEnd(40)} ${idle.ms.toFixed(0)} ms`);
	console.log(`${'statements a minute with nothing to do'.padEnd(40)} ${idle.statements}`);
} finally {
	await Promise.all([pool.end(), ownerPool.end()]);
	await test.drop();
	await stop();
}
