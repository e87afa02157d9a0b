// Brings the schema up to date: numbered SQL files, each in its own transaction, each applied once.
// Many processes may start at the same time; one migrates, the others wait for it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { ExpectedFailure, errorCode } from '../failure.ts';
import type { Database } from './connection.ts';
import { grantRights } from './isolation.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const lockKey = 7_526_153;
const lockPatience = 60_000;
const lockTimeoutTries = 5;

interface Migration {
	name: string;
	text: string;
	checksum: string;
}

function readMigrations(): Migration[] {
	return fs
		.readdirSync(folder)
		.filter((file) => file.endsWith('.sql'))
		.sort()
		.map((file) => {
			const text = fs.readFileSync(path.join(folder, file), 'utf8');
			return { name: path.basename(file, '.sql'), text, checksum: createHash('sha256').update(text).digest('hex') };
		});
}

type Applied = { name: string; checksum: string }[];

function pendingOf(migrations: Migration[], applied: Applied): Migration[] {
	const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
	for (const { name, checksum } of migrations) {
		if (checksums.has(name) && checksums.get(name) !== checksum)
			throw new ExpectedFailure(
				`The migration ${name} was changed after it had been applied to this database.`,
				'Put its file back as it was and write the change as a new migration; or, with nothing to lose, delete DATA_DIR.',
			);
	}
	return migrations.filter(({ name }) => !checksums.has(name));
}

/** Session locks need one connection that stays: the pool given here must have the size 1. */
async function whileMigrating<T>(owner: postgres.Sql, work: () => Promise<T>): Promise<T> {
	const limit = Date.now() + lockPatience;
	for (;;) {
		const [row] = await owner<{ taken: boolean }[]>`select pg_try_advisory_lock(${lockKey}) as taken`;
		if (row?.taken) break;
		if (Date.now() > limit)
			throw new ExpectedFailure(
				'Another process has been migrating the database for a minute.',
				'Wait for it, or end it, then start again.',
			);
		await sleep(200);
	}
	try {
		return await work();
	} finally {
		await owner`select pg_advisory_unlock(${lockKey})`;
	}
}

/** A fault that PostgreSQL finds in the text of a migration, with its place; anything else comes back as it was. */
function describeFault(error: unknown, { name, text }: Migration): unknown {
	if (!(error instanceof postgres.PostgresError) || !error.position) return error;
	const line = text.slice(0, Number(error.position)).split('\n').length;
	return new ExpectedFailure(
		`The migration ${name} has a fault in line ${line}: ${error.message}.`,
		'Nothing of it was applied: mend it and start again.',
	);
}

async function apply(owner: postgres.Sql, migration: Migration): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			await owner.begin(async (sql) => {
				// A change that cannot get its lock soon must not make every other query queue up behind it.
				await sql`set local lock_timeout = '3s'`;
				await sql.unsafe(migration.text);
				await sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`;
			});
			return;
		} catch (error) {
			if (errorCode(error) !== '55P03' || tries === lockTimeoutTries) throw describeFault(error, migration);
			await sleep(1000);
		}
	}
}

/** @returns the names of the migrations that were applied now */
export function migrate(owner: postgres.Sql, appRole: string): Promise<string[]> {
	return whileMigrating(owner, async () => {
		await owner`
			create table if not exists migrations (
				name text primary key,
				checksum text not null,
				applied_at timestamptz not null default now()
			)`;
		const pending = pendingOf(readMigrations(), await owner<Applied>`select name, checksum from migrations`);
		for (const migration of pending) await apply(owner, migration);
		await grantRights(owner, appRole);
		return pending.map(({ name }) => name);
	});
}

/** For a process that may not migrate: is the schema the one this code needs? */
export async function findPendingMigrations(database: Database): Promise<string[]> {
	const applied = await database.withoutTenant(async (sql): Promise<Applied> => {
		const [table] = await sql`select from pg_tables where schemaname = 'public' and tablename = 'migrations'`;
		return table ? sql<Applied>`select name, checksum from migrations` : [];
	});
	return pendingOf(readMigrations(), applied).map(({ name }) => name);
}
