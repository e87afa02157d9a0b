// The embedded database as the rest of the server sees it: two addresses, like those of any other PostgreSQL.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import postgres from 'postgres';
import { keptSecret } from '../../data-folder.ts';
import { appRole, createDatabase, createRoles, ownerRole } from '../provision.ts';
import { embeddedBinaries } from './binaries.ts';
import { startCluster, superuser } from './cluster.ts';

const databaseName = 'platen';

export interface EmbeddedDatabase {
	appUrl: string;
	ownerUrl: string;
	stop(): Promise<void>;
}

export async function startEmbedded(dataDir: string, report: (message: string) => void): Promise<EmbeddedDatabase> {
	const secret = keptSecret(path.join(dataDir, 'database-password'));
	const passwordOf = (role: string) => createHmac('sha256', secret).update(role).digest('base64url');
	const home = path.join(dataDir, 'postgres');
	const cluster = await startCluster({
		home,
		binaries: (account) => embeddedBinaries(home, account),
		superuserPassword: passwordOf(superuser),
		report,
	});
	const urlFor = (role: string, database: string) =>
		`postgres://${role}:${passwordOf(role)}@127.0.0.1:${cluster.port}/${database}`;
	try {
		// The superuser is used for nothing but this.
		const admin = postgres(urlFor(superuser, 'postgres'), { max: 1, onnotice: () => undefined });
		try {
			await createRoles(admin, passwordOf);
			await createDatabase(admin, databaseName);
		} finally {
			await admin.end();
		}
	} catch (error) {
		await cluster.stop();
		throw error;
	}
	return {
		appUrl: urlFor(appRole, databaseName),
		ownerUrl: urlFor(ownerRole, databaseName),
		stop: () => cluster.stop(),
	};
}
