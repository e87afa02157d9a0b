// From a configuration to a serving process, and back: what is begun here is ended here, in the opposite order.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillDemo } from '../demo/fill.ts';
import { platformHost } from '../rules/hosts.ts';
import type { Config } from './config.ts';
import { keptSecret, lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { openConfiguredDatabase } from './database/open.ts';
import { ExpectedFailure, errorCode } from './failure.ts';
import { type AppParts, createApp } from './http/app.ts';
import type { State } from './http/status.ts';
import { createLog, type Logger } from './log.ts';
import { mediaStore } from './media/store.ts';
import { tenantFinder } from './tenants/find-tenant.ts';
import { listTenants } from './tenants/list-tenants.ts';

const requestsMayTake = 5000;

export interface Serving {
	port: number;
	log: Logger;
	shops: { name: string; address: string }[];
	close(): Promise<void>;
}

export interface ServeOptions {
	config: Config;
	project: string;
	routes?: AppParts['routes'];
	/** Told what is being done while it takes its time. */
	progress?(message: string): void;
}

export async function serve({ config, project, routes, progress = () => undefined }: ServeOptions): Promise<Serving> {
	const { version } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8'));
	const log = await createLog(config);
	const undo: (() => unknown)[] = [];
	const close = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		prepareDataFolder(config.dataDir);
		if (!config.database) undo.push(lockDataFolder(config.dataDir).release);
		config.secretKey ??= keptSecret(path.join(config.dataDir, 'secret-key'));
		await refuseTakenPort(config);

		const opened = await openConfiguredDatabase(config, (message) => log.warn(message));
		undo.push(opened.close);
		progress(`Database ready: ${opened.description}`);
		if (opened.migrations.length > 0) progress(`Migrations applied: ${opened.migrations.join(', ')}`);
		if (config.demo) {
			const filled = await fillDemo(opened.database, mediaStore(config.dataDir), progress);
			if (filled > 0) progress(`Demo filled: ${filled} shops`);
		}

		let state: State = 'starting';
		const tenants = tenantFinder(opened.database, config);
		const parts = { config, project, version, log, database: opened.database, tenants, state: () => state };
		const app = await createApp(routes ? { ...parts, routes } : parts);
		undo.push(async () => {
			const cut = setTimeout(() => app.server.closeAllConnections(), requestsMayTake);
			await app.close();
			clearTimeout(cut);
		});
		await app.listen({ host: config.host, port: config.port }).catch((error) => {
			throw describeListenFailure(error, config);
		});
		undo.push(async () => {
			state = 'stopping';
			await sleep(config.shutdownDelaySeconds * 1000);
		});
		state = 'serving';

		const [address] = app.addresses();
		const port = typeof address === 'object' ? address.port : config.port;
		const shops = (await listTenants(opened.database)).map(({ slug, name }) => ({
			name,
			address: `http://${platformHost(slug, config.platformDomain)}:${port}`,
		}));
		return { port, log, shops, close };
	} catch (error) {
		await close();
		throw error;
	}
}

/** Said before the database is started, not after. */
function refuseTakenPort(config: Config): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = net.createServer();
		probe.on('error', (error) => reject(describeListenFailure(error, config)));
		probe.listen(config.port, config.host, () => probe.close(() => resolve()));
	});
}

function describeListenFailure(error: unknown, { host, port }: Config): unknown {
	switch (errorCode(error)) {
		case 'EADDRINUSE':
			return new ExpectedFailure(
				`Port ${port} on ${host} is already in use.`,
				`Stop the program that uses it, or choose another port: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
			);
		case 'EACCES':
			return new ExpectedFailure(
				`This user may not listen on port ${port}.`,
				'Choose a port from 1024 on: PORT=3000 npm start',
			);
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return new ExpectedFailure(
				`HOST is "${host}"; allowed: an address of this machine, for example 127.0.0.1 or 0.0.0.0.`,
			);
		default:
			return error;
	}
}
