// From the configuration to a database that is there, up to date and keeps tenants apart.
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Config } from '../config.ts';
import { ExpectedFailure, errorCode } from '../failure.ts';
import { type Database, DatabaseUnavailable, isUnavailable, openDatabase, openPool } from './connection.ts';
import { placeOf } from './driver.ts';
import { findRunningDatabase, startEmbedded } from './embedded/start.ts';
import { findIsolationErrors } from './isolation.ts';
import { type JobStore, openJobStore } from './jobs/job-store.ts';
import type { KnownMigrations } from './known-migrations.ts';
import { findPendingMigrations, migrate } from './migrate.ts';
import { appRole } from './provision.ts';
import { refuseOtherDatabase, refuseTransactionPooler } from './session-check.ts';
import { isWordOfPooler } from './unavailable.ts';

const unreachablePatience = 10_000;
const oldestVersion = 150_000;

export interface OpenedDatabase {
	database: Database;
	description: string;
	migrations: string[];
	openJobStore(): JobStore;
	close(): Promise<void>;
}

interface Addresses {
	appUrl: string;
	/** The same as `appUrl`, unless that one leads through a pooler in transaction mode. */
	directUrl: string;
	ownerUrl: string | undefined;
}

const roleOf = (url: string) => decodeURIComponent(new URL(url).username);

function describeRefusal(error: unknown, variable: string, url: string): unknown {
	switch (errorCode(error)) {
		case '28P01':
		case '28000':
			return new ExpectedFailure(
				`${variable}: the database at ${placeOf(url)} refuses the user "${roleOf(url)}" or the password.`,
				`Correct ${variable}.`,
			);
		case '3D000':
			return new ExpectedFailure(
				`${variable}: there is no database at ${placeOf(url)}.`,
				'Create it, owned by the role of DATABASE_OWNER_URL.',
			);
		case '42501':
			return new ExpectedFailure(
				`${variable}: the role "${roleOf(url)}" has too few rights in the database at ${placeOf(url)}.`,
				'Make the role of DATABASE_OWNER_URL the owner of the database: the README shows how.',
			);
		case '25006':
			return new ExpectedFailure(
				`${variable}: the database at ${placeOf(url)} is read-only, as a replica is.`,
				`Set ${variable} to the address of the primary.`,
			);
		default:
			return error;
	}
}

function describeAbsence(cause: unknown, variable: string, url: string): ExpectedFailure {
	if (isWordOfPooler(cause))
		return new ExpectedFailure(
			`${variable}: the pooler at ${placeOf(url)} says: ${cause.message}.`,
			`Correct ${variable}, or the settings of the pooler.`,
		);
	if (cause instanceof postgres.PostgresError)
		return new ExpectedFailure(
			`${variable}: the database at ${placeOf(url)} says: ${cause.message}.`,
			`Correct ${variable}, or the settings of the database.`,
		);
	return new ExpectedFailure(
		`${variable}: the database at ${placeOf(url)} cannot be reached.`,
		'Start it, or correct the address, where a PostgreSQL must answer; without DATABASE_URL the embedded database is used.',
	);
}

const causeOf = (error: unknown): unknown =>
	error instanceof DatabaseUnavailable && error.cause ? error.cause : error;

/** In a cluster of containers the database may come up after us: wait a little before giving up. */
async function withPatience<T>(variable: string, url: string, work: () => Promise<T>): Promise<T> {
	const limit = Date.now() + unreachablePatience;
	for (;;) {
		try {
			return await work();
		} catch (error) {
			const cause = causeOf(error);
			const refusal = describeRefusal(cause, variable, url);
			if (refusal !== cause) throw refusal;
			if (!isUnavailable(error)) throw error;
			if (Date.now() > limit) throw describeAbsence(cause, variable, url);
			await sleep(500);
		}
	}
}

async function migrateAsOwner(ownerUrl: string, appRole: string): Promise<string[]> {
	const owner = openPool(ownerUrl, 1);
	try {
		const [server] = await owner<{ version: number; power: boolean }[]>`
			select current_setting('server_version_num')::int as version, rolsuper or rolbypassrls as power
			from pg_roles where rolname = current_user`;
		if (server && server.version < oldestVersion)
			throw new ExpectedFailure(
				`The database at ${placeOf(ownerUrl)} is too old; Platen needs PostgreSQL 15 or newer.`,
			);
		if (server?.power)
			throw new ExpectedFailure(
				`DATABASE_OWNER_URL: the role "${roleOf(ownerUrl)}" is a superuser or may bypass row security.`,
				'Use a plain role that owns the database: the README shows how to make one.',
			);
		return await migrate(owner, appRole);
	} finally {
		await owner.end({ timeout: 2 });
	}
}

/** Migrations hold a lock for as long as they take, and calls of the database go to a session: neither is there behind such a pooler. */
async function checkAddresses({ appUrl, directUrl, ownerUrl }: Addresses): Promise<void> {
	if (ownerUrl)
		await withPatience('DATABASE_OWNER_URL', ownerUrl, () => refuseTransactionPooler('DATABASE_OWNER_URL', ownerUrl));
	const variable = directUrl === appUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
	await withPatience(variable, directUrl, () => refuseTransactionPooler(variable, directUrl, 'DATABASE_DIRECT_URL'));
}

const mostNamed = 5;

/** A role that may do everything breaks the rule at every table. */
function listSome(errors: readonly string[]): string {
	const more = errors.length - mostNamed;
	return [...errors.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])]
		.map((error) => `\n  ${error}`)
		.join('');
}

function refuseOwnersRole(variable: string, url: string, ownerUrl: string | undefined): void {
	if (!ownerUrl || roleOf(ownerUrl) !== roleOf(url)) return;
	throw new ExpectedFailure(
		`${variable} and DATABASE_OWNER_URL name the same role.`,
		'The app must own nothing: give it a role of its own, the README shows how.',
	);
}

async function openAt(
	{ appUrl, directUrl, ownerUrl }: Addresses,
	pool: number,
	report: (message: string) => void,
): Promise<{ database: Database; migrations: string[] }> {
	refuseOwnersRole('DATABASE_URL', appUrl, ownerUrl);
	refuseOwnersRole('DATABASE_DIRECT_URL', directUrl, ownerUrl);
	const migrations = ownerUrl
		? await withPatience('DATABASE_OWNER_URL', ownerUrl, () => migrateAsOwner(ownerUrl, roleOf(directUrl)))
		: [];
	const database = openDatabase(appUrl, pool, directUrl, (condition, reason) =>
		report(condition === 'ok' ? 'the database is back' : `the database is ${condition}${reason ? `: ${reason}` : ''}`),
	);
	try {
		const pending = await withPatience('DATABASE_URL', appUrl, () => findPendingMigrations(database));
		if (pending.length > 0)
			throw new ExpectedFailure(
				`The database at ${placeOf(appUrl)} lacks ${pending.length} migration(s): ${pending.join(', ')}.`,
				'Start one process with DATABASE_OWNER_URL set: it migrates.',
			);
		await refuseOtherDatabase(database, appUrl, directUrl);
		const errors = await database.withoutTenant((sql) => findIsolationErrors(sql, roleOf(directUrl)));
		if (errors.length > 0)
			throw new ExpectedFailure(
				`The database at ${placeOf(appUrl)} does not keep tenants apart: ${listSome(errors)}`,
				'Nothing is served until this is mended.',
			);
		return { database, migrations };
	} catch (error) {
		await database.close();
		throw error;
	}
}

export async function openConfiguredDatabase(
	config: Config,
	report: (message: string) => void,
): Promise<OpenedDatabase> {
	if (config.database) {
		const { appUrl, directUrl } = config.database;
		await checkAddresses(config.database);
		const { database, migrations } = await openAt(config.database, config.databasePool, report);
		return {
			database,
			migrations,
			description: appUrl === directUrl ? placeOf(appUrl) : `${placeOf(appUrl)}, directly ${placeOf(directUrl)}`,
			openJobStore: () => openJobStore(directUrl),
			close: () => database.close(),
		};
	}
	const embedded = await startEmbedded(config.dataDir, report);
	try {
		const { database, migrations } = await openAt(
			{ ...embedded, directUrl: embedded.appUrl },
			config.databasePool,
			report,
		);
		return {
			database,
			migrations,
			description: 'embedded PostgreSQL',
			openJobStore: () => openJobStore(embedded.appUrl),
			async close() {
				await database.close();
				await embedded.stop();
			},
		};
	} catch (error) {
		await embedded.stop();
		throw error;
	}
}

/** Applies these migrations and no other, for a database that is restored. */
export async function migrateTo(ownerUrl: string, known: KnownMigrations): Promise<void> {
	const owner = openPool(ownerUrl, 1);
	try {
		await migrate(owner, appRole, known);
	} finally {
		await owner.end({ timeout: 2 });
	}
}

/** For a command, whether or not a server runs on the database. It does not change the schema. */
export async function openForReading(
	config: Config,
	report: (message: string) => void,
	connections = 1,
): Promise<{ database: Database; close(): Promise<void> }> {
	const url = config.database?.appUrl ?? findRunningDatabase(config.dataDir);
	if (url === undefined) return openConfiguredDatabase(config, report);
	const database = openDatabase(url, connections, config.database?.directUrl);
	return { database, close: () => database.close() };
}
