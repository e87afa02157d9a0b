// What is compared: each sends jobs in transactions of twenty, takes ten at a time and ends each of them, starts, and waits.
import PgBoss from 'pg-boss';
import type postgres from 'postgres';
import { openPool } from '../../server/database/connection.ts';
import { sendToStore as sendToFormerStore } from '../../server/database/job-statements.ts';
import { openJobStore as openFormerStore } from '../../server/database/job-store.ts';
import { openJobStore } from '../../server/database/jobs/job-store.ts';
import { sendToStore } from '../../server/database/jobs/send-to-store.ts';

const perTransaction = 20;
const perFetch = 10;
const queue = 'mails.send';

export interface Contender {
	name: string;
	send(tenantIds: readonly string[], count: number): Promise<void>;
	/** @returns how many jobs were done: until there are none left */
	work(): Promise<number>;
	/** Ready to work on these queues, and looking for work by itself from then on. */
	start(queues: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

type Sql = postgres.TransactionSql;

async function inTransactions(
	pool: postgres.Sql,
	tenantIds: readonly string[],
	count: number,
	sendOne: (sql: Sql, tenantId: string, payload: object) => Promise<unknown>,
): Promise<void> {
	for (let sent = 0; sent < count; sent += perTransaction)
		await pool.begin(async (sql) => {
			for (let number = sent; number < sent + perTransaction; number++)
				await sendOne(sql, tenantIds[number % tenantIds.length] ?? '', { number, text: 'a payload of some length' });
		});
}

/** What no queue can beat: a bare table without policy, states, turns or schedules. */
export function bareTable(ownerUrl: string): Contender {
	const pool = openPool(ownerUrl, 2);
	return {
		name: 'bare table (baseline)',
		send: (tenantIds, count) =>
			inTransactions(pool, tenantIds, count, (sql, tenantId, payload) => {
				return sql`insert into bare_jobs (data) values (${JSON.stringify({ tenantId, payload })}::text::jsonb)`;
			}),
		async work() {
			for (let done = 0; ; ) {
				const taken = await pool`
					update bare_jobs set state = 1 where id in (
						select id from bare_jobs where state = 0 order by id limit ${perFetch} for update skip locked
					) returning id, data`;
				if (taken.length === 0) return done;
				for (const { id } of taken) await pool`update bare_jobs set state = 2 where id = ${id}`;
				done += taken.length;
			}
		},
		async start() {
			await pool`
				create table if not exists bare_jobs (
					id bigint generated always as identity primary key, state int not null default 0, data jsonb
				)`;
			await pool`create index if not exists bare_waiting on bare_jobs (id) where state = 0`;
		},
		close: () => pool.end(),
	};
}

const json: postgres.PostgresType = {
	to: 114,
	from: [114, 3802],
	serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
	parse: (text: string) => JSON.parse(text),
};

/** pg-boss as its documentation shows it, with its own driver, tables and worker; sending goes through our transaction. */
export function pgBoss(ownerUrl: string): Contender {
	const boss = new PgBoss({ connectionString: ownerUrl, schema: 'boss', max: 2 });
	boss.on('error', () => undefined);
	const pool = openPool(ownerUrl, 1, { types: { json } });
	const executor = (sql: Sql): PgBoss.Db => ({
		async executeSql(text, values = []) {
			const rows = await sql.unsafe(
				text,
				values.map((value) => value ?? null),
				{ prepare: true },
			);
			return { rows: [...rows] };
		},
	});
	return {
		name: 'pg-boss, its own API',
		send: (tenantIds, count) =>
			inTransactions(pool, tenantIds, count, (sql, tenantId, payload) =>
				boss.send(queue, { tenantId, payload }, { db: executor(sql) }),
			),
		async work() {
			for (let done = 0; ; ) {
				const jobs = await boss.fetch(queue, { batchSize: perFetch });
				if (jobs.length === 0) return done;
				for (const { id } of jobs) await boss.complete(queue, id);
				done += jobs.length;
			}
		},
		async start(queues) {
			await boss.start();
			for (const name of queues) await boss.createQueue(name);
			for (const name of queues.filter((other) => other !== queue)) await boss.work(name, async () => undefined);
			await boss.work('idle.only', async () => undefined).catch(() => undefined);
			for (const name of queues.slice(0, 5)) await boss.schedule(name, '23 3 1 1 *');
		},
		async close() {
			await boss.stop({ graceful: false });
			await pool.end();
		},
	};
}

/** Every two seconds, as server/jobs does. */
function looking(look: () => Promise<unknown>): () => void {
	const timer = setInterval(() => look().catch(() => undefined), 2000);
	return () => clearInterval(timer);
}

const settings = (queues: readonly string[]) =>
	queues.map((name, index) => ({ name, expireInSeconds: 60, cron: index < 5 ? '23 3 1 1 *' : undefined }));

export function formerStore(appUrl: string): Contender {
	const pool = openPool(appUrl, 1);
	const store = openFormerStore(appUrl, () => undefined);
	let stop = () => {};
	return {
		name: 'tables of pg-boss, own worker',
		send: (tenantIds, count) =>
			inTransactions(pool, tenantIds, count, (sql, tenantId, payload) =>
				sendToFormerStore(sql, queue, { tenantId, payload }),
			),
		async work() {
			for (let done = 0; ; ) {
				const { jobs } = await store.fetch(queue, perFetch, []);
				if (jobs.length === 0) return done;
				for (const { id } of jobs) await store.complete(queue, id);
				done += jobs.length;
			}
		},
		async start(queues) {
			await store.start(settings(queues));
			stop = looking(() => store.findDue(queues));
		},
		async close() {
			stop();
			await store.close();
			await pool.end();
		},
	};
}

export function ownTable(appUrl: string): Contender {
	const pool = openPool(appUrl, 1);
	const store = openJobStore(appUrl);
	let stop = () => {};
	return {
		name: 'a table of our own',
		send: (tenantIds, count) =>
			inTransactions(pool, tenantIds, count, (sql, tenantId, payload) =>
				sendToStore(sql, { tenantIds: [tenantId], name: queue, payload }),
			),
		async work() {
			for (let done = 0; ; ) {
				const { jobs } = await store.fetch(queue, perFetch, []);
				if (jobs.length === 0) return done;
				for (const { id, tries } of jobs) await store.complete({ name: queue, id, tries });
				done += jobs.length;
			}
		},
		async start(queues) {
			await store.start(settings(queues));
			const stopLooking = looking(() => store.findDue(queues));
			const removing = setInterval(() => store.removeEnded().catch(() => undefined), 60_000);
			stop = () => {
				stopLooking();
				clearInterval(removing);
			};
		},
		async close() {
			stop();
			await store.close();
			await pool.end();
		},
	};
}
