// Brings the schema up to date: numbered SQL files, each in its own transaction, each applied once.
// Many processes may start at the same time; one migrates, the others wait for it.
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { ExpectedFailure, errorCode } from '../failure.ts';
import type { Database } from './connection.ts';
import { grantRights } from './isolation.ts';
import { type AppliedMigration, type Migration, pendingMigrations, readKnownMigrations } from './known-migrations.ts';

const lockKey = 7_526_153;
const lockPatience = 60_000;
const lockTimeoutTries = 5;

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

/** An error that PostgreSQL finds in the text of a migration, with its place; anything else comes back as it was. */
function describeError(error: unknown, { name, text }: Migration): unknown {
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
				await sql`
					insert into migrations (name, checksum, compatible_with)
					values (${migration.name}, ${migration.checksum}, ${migration.compatibleWith})`;
			});
			return;
		} catch (error) {
			if (errorCode(error) !== '55P03' || tries === lockTimeoutTries) throw describeError(error, migration);
			await sleep(1000);
		}
	}
}

/** Also of a database from before versions said what they are compatible with: it has no such column. */
const readApplied = (sql: postgres.Sql | postgres.TransactionSql) =>
	sql<AppliedMigration[]>`
		select name, checksum, to_jsonb(m) ->> 'compatible_with' as compatible_with from migrations m`;

/** Names of those that the database has, in their order. */
export async function listApplied(sql: postgres.TransactionSql): Promise<string[]> {
	const applied = await sql<{ name: string }[]>`select name from migrations order by name`;
	return applied.map(({ name }) => name);
}

async function keepList(owner: postgres.Sql): Promise<void> {
	await owner`
		create table if not exists migrations (
			name text primary key,
			checksum text not null,
			applied_at timestamptz not null default now(),
			-- The oldest version that goes on working with it; null: only versions that know it.
			compatible_with text
		)`;
	const [column] = await owner`
		select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'compatible_with'`;
	if (!column) await owner`alter table migrations add column compatible_with text`;
}

/** @returns the names of the migrations that were applied now */
export function migrate(owner: postgres.Sql, appRole: string, known = readKnownMigrations()): Promise<string[]> {
	return whileMigrating(owner, async () => {
		await keepList(owner);
		const pending = pendingMigrations(known, await readApplied(owner));
		for (const migration of pending) await apply(owner, migration);
		await grantRights(owner, appRole);
		return pending.map(({ name }) => name);
	});
}

/** For a process that may not migrate: is the schema the one this code needs? */
export async function findPendingMigrations(database: Database, known = readKnownMigrations()): Promise<string[]> {
	const applied = await database.withoutTenant(async (sql): Promise<AppliedMigration[]> => {
		const [table] = await sql`select from pg_tables where schemaname = 'public' and tablename = 'migrations'`;
		return table ? readApplied(sql) : [];
	});
	return pendingMigrations(known, applied).map(({ name }) => name);
}
