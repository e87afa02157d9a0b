// A database of its own for a test file: a clone of the migrated template.
import postgres from 'postgres';
import { type Database, openDatabase, openPool } from '../database/connection.ts';
import { ownerRole } from '../database/provision.ts';
import { type TestCluster, template } from './cluster.ts';

export interface TestDatabase {
	database: Database;
	appUrl: string;
	ownerUrl: string;
	/** As the owner of the tables, outside of every tenant. */
	owner: postgres.Sql;
	/** Leaves it to be cloned itself, which no one may be connected with for. */
	leave(): Promise<void>;
	drop(): Promise<void>;
}

let clones = 0;

const onDatabase = (url: string, name: string) => {
	const changed = new URL(url);
	changed.pathname = `/${name}`;
	return changed.href;
};

/** A machine that does other things besides opens the first connection later than anyone would wait for it. */
async function untilOpen(database: Database): Promise<void> {
	const limit = performance.now() + 60_000;
	const tryOnce = () => database.withoutTenant((sql) => sql`select 1`);
	for (let open = false; !open; )
		open = await tryOnce().then(
			() => true,
			(error) => {
				if (performance.now() > limit) throw error;
				return false;
			},
		);
}

/** @param source what is cloned: the migrated template unless specified */
export async function cloneDatabase(cluster: TestCluster, source = template): Promise<TestDatabase> {
	clones += 1;
	const name = `test_${process.pid}_${clones}`;
	const admin = postgres(cluster.adminUrl, { max: 1, onnotice: () => undefined });
	// Copied as files: by way of the log it takes ten times as long.
	await admin.unsafe(`create database ${name} template ${source} owner ${ownerRole} strategy file_copy`);
	const appUrl = onDatabase(cluster.appUrl, name);
	const ownerUrl = onDatabase(cluster.ownerUrl, name);
	const owner = openPool(ownerUrl, 2);
	const database = openDatabase(appUrl, 4);
	await untilOpen(database);
	const disconnect = () => Promise.all([database.close(), owner.end()]);
	return {
		database,
		appUrl,
		ownerUrl,
		owner,
		async leave() {
			await disconnect();
			await admin.end();
		},
		async drop() {
			await disconnect();
			await admin.unsafe(`drop database ${name} with (force)`);
			await admin.end();
		},
	};
}
