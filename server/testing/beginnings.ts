// Servers that a test begins on one data folder of its own, and that are gone when it is over.
import path from 'node:path';
import { type Postmaster, readPostmaster } from '../database/embedded/postmaster.ts';
import { removeFolder, temporaryFolder } from './cluster.ts';
import { type BeginOptions, beginServer, type ServerProcess } from './server-process.ts';

interface Hooks {
	beforeEach(work: () => void): void;
	afterEach(work: () => Promise<void>): void;
}

interface Beginnings {
	begin(options?: Partial<BeginOptions>): Promise<ServerProcess>;
	dataDir(): string;
	postmaster(): Postmaster | undefined;
}

export function beginnings(hooks: Hooks): Beginnings {
	let dataDir = '';
	let servers: ServerProcess[] = [];
	const postmaster = () => readPostmaster(path.join(dataDir, 'postgres', 'cluster'));
	hooks.beforeEach(() => {
		dataDir = temporaryFolder('server');
		servers = [];
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
			const server = await beginServer({ dataDir, ...options });
			servers.push(server);
			return server;
		},
	};
}
