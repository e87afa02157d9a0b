// `npm run bench:jobs`: what a queue of jobs costs, beside a bare table of the same run: sending, doing, waiting with nothing to do, starting.
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { newId } from '../rules/ids.ts';
import { openPool } from '../server/database/connection.ts';
import { readKnownMigrations } from '../server/database/known-migrations.ts';
import { migrate } from '../server/database/migrate.ts';
import { appRole } from '../server/database/provision.ts';
import { startTestCluster, type TestCluster } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { bareTable, type Contender, formerStore, ownTable, pgBoss } from './jobs/contenders.ts';
import { median } from './measure.ts';

const rounds = 5;
const jobs = 2000;
const idleSeconds = 60;
const countedAfter = 12_000;
const tenantIds = Array.from({ length: 10 }, () => newId());

async function measured(work: () => Promise<unknown>): Promise<number> {
	const since = performance.now();
	await work();
	return performance.now() - since;
}

/** Statements that the database has committed; it counts them late. */
async function statements(admin: postgres.Sql, database: string): Promise<number> {
	await sleep(countedAfter);
	const [row] = await admin<{ count: number }[]>`
		select xact_commit::int as count from pg_stat_database where datname = ${database}`;
	return row?.count ?? 0;
}

async function idleStatements(admin: postgres.Sql, database: string): Promise<number> {
	const from = await statements(admin, database);
	await sleep(idleSeconds * 1000 - countedAfter);
	return (await statements(admin, database)) - from;
}

/** Milliseconds and resident megabytes that loading a module adds to those of the driver, in a process of its own. */
function loadCost(specifier: string): { ms: number; megabytes: number } {
	const program = `
		await import('./server/database/connection.ts');
		const [before, since] = [process.memoryUsage().rss, performance.now()];
		await import(${JSON.stringify(specifier)});
		const ms = performance.now() - since;
		console.log(JSON.stringify({ ms, megabytes: (process.memoryUsage().rss - before) / 2 ** 20 }));`;
	const runs = Array.from({ length: rounds }, () =>
		JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })),
	);
	return { ms: median(runs.map(({ ms }) => ms)), megabytes: median(runs.map(({ megabytes }) => megabytes)) };
}

async function openFormer(cluster: TestCluster) {
	const test = await cloneDatabase(cluster);
	const owner = openPool(test.ownerUrl, 1);
	await owner.unsafe('drop schema public cascade; drop schema jobs cascade; create schema public');
	const known = readKnownMigrations();
	const former = known.migrations.filter(({ name }) => name < '0290');
	await migrate(owner, appRole, { ...known, migrations: former });
	await owner.end();
	return test;
}

interface Figures {
	send: number[];
	work: number[];
}

const { cluster, stop } = await startTestCluster();
const admin = postgres(cluster.adminUrl, { max: 1, onnotice: () => undefined });
const [former, present, plain] = [
	await openFormer(cluster),
	await cloneDatabase(cluster),
	await cloneDatabase(cluster),
];
try {
	const queues = (
		await present.owner<{ name: string }[]>`select name from jobs.queue where name not like '\\_\\_%'`
	).map(({ name }) => name);
	const bare = bareTable(plain.ownerUrl);
	const contenders: [Contender, string, string][] = [
		[pgBoss(plain.ownerUrl), plain.ownerUrl, 'pg-boss'],
		[formerStore(former.appUrl), former.appUrl, './server/database/job-store.ts'],
		[ownTable(present.appUrl), present.appUrl, './server/database/jobs/job-store.ts'],
	];
	const all = [bare, ...contenders.map(([contender]) => contender)];
	const nameOf = (url: string) => new URL(url).pathname.slice(1);

	await bare.start([]);
	const starts = new Map<string, string>();
	/** By the database itself and by the pool beside each of them. */
	const idleAnyway = await idleStatements(admin, nameOf(plain.ownerUrl));
	for (const [contender, url, module] of contenders) {
		const before = await statements(admin, nameOf(url));
		const ms = await measured(() => contender.start(queues));
		const load = loadCost(module);
		const started = await statements(admin, nameOf(url));
		const perMinute = (await idleStatements(admin, nameOf(url))) - idleAnyway;
		starts.set(
			contender.name,
			`start ${ms.toFixed(0)} ms; about ${started - before} statements until 12 s later; load ${load.ms.toFixed(0)} ms, ${load.megabytes.toFixed(1)} MB; idle ${perMinute} statements a minute`,
		);
	}

	const figures = new Map<Contender, Figures>(all.map((contender) => [contender, { send: [], work: [] }]));
	for (let round = 0; round < rounds; round++)
		for (const [contender, { send, work }] of figures) {
			send.push((await measured(() => contender.send(tenantIds, jobs))) / jobs);
			let done = 0;
			work.push((await measured(async () => (done = await contender.work()))) / jobs);
			if (done !== jobs) throw new Error(`${contender.name}: did ${done} of ${jobs}`);
		}
	const baseline = figures.get(bare);
	for (const [{ name }, { send, work }] of figures) {
		const ratio = (values: number[], of: number[] = []) => (median(values) / median(of)).toFixed(2);
		console.log(
			`${name.padEnd(32)} send ${median(send).toFixed(3)} ms, ${ratio(send, baseline?.send)} ×; fetch and complete ${median(work).toFixed(3)} ms, ${ratio(work, baseline?.work)} ×`,
		);
		if (starts.has(name)) console.log(`${''.padEnd(32)} ${starts.get(name)}`);
	}
	for (const contender of all) await contender.close();
} finally {
	await admin.end();
	for (const test of [former, present, plain]) await test.drop();
	await stop();
}
