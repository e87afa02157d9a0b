// Servers that a test begins on one data folder of its own, and that are gone when it is over.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '../database/connection.ts';
import { type Postmaster, readPostmaster } from '../database/embedded/postmaster.ts';
import { findRunningDatabase } from '../database/embedded/start.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { removeFolder, temporaryFolder } from './cluster.ts';
import { type BeginOptions, beginServer, type ServerProcess } from './server-process.ts';

interface Hooks {
	beforeEach(work: () => void): void;
	afterEach(work: () => Promise<void>): void;
	/** With both of them each test begins on the data of a shop without products, and not from nothing. */
	beforeAll?(work: () => Promise<void>): void;
	afterAll?(work: () => void): void;
}

interface Beginnings {
	begin(options?: Partial<BeginOptions>): Promise<ServerProcess>;
	dataDir(): string;
	postmaster(): Postmaster | undefined;
}

/** The demo takes longer to look after than all the rest of a start. */
const withoutDemo = { DEMO: 'off' };

async function openShop(dataDir: string): Promise<void> {
	const database = openDatabase(findRunningDatabase(dataDir) ?? '', 1);
	const shop = { slug: 'demo', name: 'Demo', allowTemporaryUsers: false, languageCodes: ['de-DE'] };
	await createTenant(database, shop);
	await database.close();
}

export function beginnings(hooks: Hooks): Beginnings {
	let dataDir = '';
	let filled: string | undefined;
	let servers: ServerProcess[] = [];
	const postmaster = () => readPostmaster(path.join(dataDir, 'postgres', 'cluster'));
	hooks.beforeEach(() => {
		dataDir = temporaryFolder('server');
		// With its owners: the database has one of its own.
		if (filled) execFileSync('cp', ['-a', `${filled}/.`, dataDir]);
		servers = [];
	});
	hooks.beforeAll?.(async () => {
		const folder = temporaryFolder('filled');
		const server = await beginServer({ dataDir: folder, env: withoutDemo });
		await openShop(folder);
		await server.end();
		filled = folder;
	});
	hooks.afterAll?.(() => {
		if (filled) removeFolder(filled);
	});
	hooks.afterEach(async () => {
		await Promise.all(servers.map((server) => server.end()));
		const left = postmaster();
		if (left) process.kill(left.pid, 'SIGQUIT');
		removeFolder(dataDir);
	});
	return {
		dataDir: () => dataDir,
		postmaster,
		async begin(options = {}) {
			const server = await beginServer({
				dataDir,
				...options,
				env: { ...(filled ? withoutDemo : {}), ...options.env },
			});
			servers.push(server);
			return server;
		},
	};
}
