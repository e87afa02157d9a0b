// A server that is killed at random moments and begun again on its port and data, as the start script would; and its database too.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '../../../rules/pricing/any-offer.ts';
import { isRunning, readPostmaster } from '../../database/embedded/postmaster.ts';
import { type Answer, beginServer, type RequestOptions, type ServerProcess, sendRequest } from '../server-process.ts';

interface Options {
	dataDir: string;
	port: number;
	env: Record<string, string>;
	dice: Dice;
}

export interface ShakyServer {
	/** How often it was killed, and its database. */
	kills: number;
	databaseKills: number;
	/** How it ended without being killed: never, if all is well. */
	deaths: string[];
	ask(target: string, options?: RequestOptions): Promise<Answer>;
	/** Kills it every now and then until the storm is over. */
	storm(pauseMs: readonly [least: number, most: number], rounds: number): { end(): Promise<void> };
	output(): string;
	close(): Promise<void>;
}

export async function startShakyServer({ dataDir, port, env, dice }: Options): Promise<ShakyServer> {
	const begin = () => beginServer({ dataDir, env: { ...env, PORT: String(port) } });
	let server: ServerProcess = await begin();
	let said = '';

	async function kill(): Promise<void> {
		const victim = server;
		if (isRunning(victim.pid)) process.kill(victim.pid, 'SIGKILL');
		const status = await victim.ended;
		if (status === 'SIGKILL') shaky.kills += 1;
		else shaky.deaths.push(`ended by itself with ${status}: ${victim.output().slice(-2000)}`);
		said += victim.output();
		server = await begin();
	}

	/** The server brings it back by itself. */
	function killDatabase(): void {
		const postmaster = readPostmaster(path.join(dataDir, 'postgres', 'cluster'));
		if (!postmaster) return;
		process.kill(postmaster.pid, 'SIGQUIT');
		shaky.databaseKills += 1;
	}

	const shaky: ShakyServer = {
		kills: 0,
		databaseKills: 0,
		deaths: [],
		ask: (target, options) => sendRequest(port, target, options),
		storm([least, most], rounds) {
			const over = new AbortController();
			const blowing = (async () => {
				for (let round = 1; round <= rounds; round += 1) {
					await sleep(least + dice(most - least), undefined, { signal: over.signal }).catch(() => undefined);
					if (over.signal.aborted) return;
					// The database goes every third time, a moment before the server, or alone.
					if (round % 3 === 0) killDatabase();
					if (round % 6 !== 0) await kill();
				}
			})();
			return {
				async end() {
					over.abort();
					await blowing;
					if (!isRunning(server.pid)) await kill();
				},
			};
		},
		output: () => said + server.output(),
		async close() {
			await server.end();
		},
	};
	return shaky;
}
