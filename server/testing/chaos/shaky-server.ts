// A server that is killed at random moments and begun again on its port and data, as the start script would; and its database too.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '../../../rules/pricing/any-offer.ts';
import { readPostmaster } from '../../database/embedded/postmaster.ts';
import { type Answer, ask, beginServer, type RequestOptions, type ServerProcess } from '../server-process.ts';

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
	ask(target: string, options?: RequestOptions): Promise<Answer>;
	/** Kills it every now and then until the storm is over. */
	storm(pauseMs: readonly [least: number, most: number]): { end(): Promise<void> };
	output(): string;
	close(): Promise<void>;
}

/** How long a caller is patient with a server that is being begun again. */
const patience = 90_000;

export async function startShakyServer({ dataDir, port, env, dice }: Options): Promise<ShakyServer> {
	const begin = () => beginServer({ dataDir, env: { ...env, PORT: String(port) } });
	let server: ServerProcess = await begin();
	let said = '';

	async function kill(): Promise<void> {
		const victim = server;
		process.kill(victim.pid, 'SIGKILL');
		await victim.ended;
		said += victim.output();
		server = await begin();
		shaky.kills += 1;
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
		/** As a browser whose connection breaks: the same again, until somebody answers. */
		async ask(target, options) {
			for (const until = Date.now() + patience; ; await sleep(100)) {
				const answer = await ask(port, target, options).catch(() => undefined);
				if (answer && answer.status !== 503) return answer;
				if (Date.now() > until) throw new Error(`nobody answers ${target}`);
			}
		},
		storm([least, most]) {
			const over = new AbortController();
			const blowing = (async () => {
				for (let round = 1; ; round += 1) {
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
