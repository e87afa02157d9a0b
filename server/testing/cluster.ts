// One database server for a whole run of tests, with a template that each test file clones in milliseconds.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPool } from '../database/connection.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../database/embedded/start.ts';
import { migrate } from '../database/migrate.ts';
import { appRole, createDatabase, ownerRole } from '../database/provision.ts';

export const template = 'platen_template';

/** What a test file needs to know to clone the template; plain data, as it crosses a process border. */
export interface TestCluster {
	adminUrl: string;
	ownerUrl: string;
	appUrl: string;
}

export function temporaryFolder(purpose: string): string {
	return fs.mkdtempSync(path.join(os.tmpdir(), `platen ${purpose} `));
}

export function removeFolder(folder: string): void {
	fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

export async function migrateNewDatabase(server: EmbeddedServer, name: string): Promise<void> {
	await server.asSuperuser((admin) => createDatabase(admin, name));
	const owner = openPool(server.urlFor(ownerRole, name), 1);
	try {
		await migrate(owner, appRole);
	} finally {
		await owner.end();
	}
}

/** What is thrown away after the run need not outlive a failure of the machine. */
const forgetfulSettings = ['fsync', 'synchronous_commit', 'full_page_writes'];

interface ClusterOptions {
	/** Does not wait for the disk: for tests, not for what is measured. */
	forgetful: boolean;
}

export async function startTestCluster({ forgetful }: ClusterOptions = { forgetful: false }): Promise<{
	cluster: TestCluster;
	stop(): Promise<void>;
}> {
	const dataDir = temporaryFolder('tests');
	const server = await startEmbeddedServer({ dataDir, report: (message) => console.warn(message) });
	if (forgetful)
		await server.asSuperuser(async (admin) => {
			for (const setting of forgetfulSettings) await admin.unsafe(`alter system set ${setting} = off`);
			await admin`select pg_reload_conf()`;
		});
	await migrateNewDatabase(server, template);
	return {
		cluster: {
			adminUrl: server.urlFor('platen_superuser', 'postgres'),
			ownerUrl: server.urlFor(ownerRole, template),
			appUrl: server.urlFor(appRole, template),
		},
		async stop() {
			await server.stop();
			removeFolder(dataDir);
		},
	};
}
