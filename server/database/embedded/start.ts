// The embedded database as the rest of the server sees it: two addresses, like those of any other PostgreSQL.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import postgres from 'postgres';
import { loadOrCreateSecret } from '../../data-folder.ts';
import { appRole, createDatabase, createRoles, ownerRole } from '../provision.ts';
import type { Account } from './account.ts';
import { type Binaries, embeddedBinaries } from './binaries.ts';
import { startCluster, superuser } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';

const databaseName = 'platen';

export interface EmbeddedServer {
	urlFor(role: string, database: string): string;
	/** The superuser is used for nothing but setting up roles and databases. */
	asSuperuser<T>(work: (admin: postgres.Sql) => Promise<T>): Promise<T>;
	stop(): Promise<void>;
}

interface ServerOptions {
	dataDir: string;
	report(message: string): void;
	binaries?(account: Account | undefined): Binaries;
}

/** All follow from one secret in the folder. */
function passwordsIn(dataDir: string): (role: string) => string {
	const secret = loadOrCreateSecret(path.join(dataDir, 'database-password'));
	return (role) => createHmac('sha256', secret).update(role).digest('base64url');
}

/** The address of a database that another process has started on this folder, for a look beside a running server. */
export function findRunningDatabase(dataDir: string): string | undefined {
	const running = readPostmaster(path.join(dataDir, 'postgres', 'cluster'));
	return running && `postgres://${appRole}:${passwordsIn(dataDir)(appRole)}@127.0.0.1:${running.port}/${databaseName}`;
}

/** The same as the superuser, whom row security does not bind: for backups alone. */
export function findRunningSuperuser(dataDir: string): string | undefined {
	const running = readPostmaster(path.join(dataDir, 'postgres', 'cluster'));
	return (
		running && `postgres://${superuser}:${passwordsIn(dataDir)(superuser)}@127.0.0.1:${running.port}/${databaseName}`
	);
}

/** A PostgreSQL server under DATA_DIR that has our two roles. */
export async function startEmbeddedServer({ dataDir, report, binaries }: ServerOptions): Promise<EmbeddedServer> {
	const passwordOf = passwordsIn(dataDir);
	const home = path.join(dataDir, 'postgres');
	const cluster = await startCluster({
		home,
		binaries: binaries ?? ((account) => embeddedBinaries(home, account)),
		superuserPassword: passwordOf(superuser),
		report,
	});
	const urlFor = (role: string, database: string) =>
		`postgres://${role}:${passwordOf(role)}@127.0.0.1:${cluster.port}/${database}`;
	const asSuperuser: EmbeddedServer['asSuperuser'] = async (work) => {
		const admin = postgres(urlFor(superuser, 'postgres'), { max: 1, onnotice: () => undefined });
		try {
			return await work(admin);
		} finally {
			await admin.end({ timeout: 1 });
		}
	};
	try {
		await asSuperuser((admin) => createRoles(admin, passwordOf));
	} catch (error) {
		await cluster.stop();
		throw error;
	}
	return { urlFor, asSuperuser, stop: cluster.stop };
}

export interface EmbeddedDatabase {
	appUrl: string;
	ownerUrl: string;
	superuserUrl: string;
	stop(): Promise<void>;
}

export async function startEmbedded(dataDir: string, report: (message: string) => void): Promise<EmbeddedDatabase> {
	const server = await startEmbeddedServer({ dataDir, report });
	try {
		await server.asSuperuser((admin) => createDatabase(admin, databaseName));
	} catch (error) {
		await server.stop();
		throw error;
	}
	return {
		appUrl: server.urlFor(appRole, databaseName),
		ownerUrl: server.urlFor(ownerRole, databaseName),
		superuserUrl: server.urlFor(superuser, databaseName),
		stop: server.stop,
	};
}
