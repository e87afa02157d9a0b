// The server of the run: killed without a warning and started again, while those who use it go on.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, RequestOptions, ServerProcess } from '../../server/testing/server-process.ts';

export class KilledServer {
	kills = 0;
	readonly #begin: () => Promise<ServerProcess>;
	#server: ServerProcess | undefined;

	constructor(begin: () => Promise<ServerProcess>) {
		this.#begin = begin;
	}

	async start(): Promise<void> {
		this.#server = await this.#begin();
	}

	/** While it is away nobody answers. */
	ask(target: string, options?: RequestOptions): Promise<Answer> {
		return this.#server ? this.#server.ask(target, options) : sleep(50).then(() => Promise.reject(new Error('away')));
	}

	async killAndRestart(): Promise<void> {
		const before = this.#server;
		if (!before) return;
		this.kills += 1;
		this.#server = undefined;
		await before.end('SIGKILL');
		await this.start();
	}

	async end(): Promise<void> {
		await this.#server?.end();
		this.#server = undefined;
	}
}
