// The processes of the run: each is killed without a warning, and started again where it was.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WorkerParts {
	databaseUrl: string;
	dataDir: string;
	sandboxes: string[];
	notifyPort: number;
	secretsKey: string;
	callbackKey: string;
}

const project = path.dirname(path.dirname(import.meta.dirname));

export class Killable {
	kills = 0;
	readonly #start: () => ChildProcess;
	#child: ChildProcess;

	constructor(program: string, args: string[], env: Record<string, string> = {}) {
		this.#start = () =>
			spawn(process.execPath, [path.join(project, program), ...args], {
				...{ cwd: project, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
			});
		this.#child = this.#start();
	}

	async end(): Promise<void> {
		const ended = new Promise((resolve) => this.#child.once('exit', resolve));
		this.#child.kill('SIGKILL');
		await ended;
	}

	async killAndRestart(): Promise<void> {
		this.kills += 1;
		await this.end();
		this.#child = this.#start();
	}
}

export async function untilReachable(url: string): Promise<void> {
	for (const limit = performance.now() + 30_000; ; await sleep(50)) {
		if (
			await fetch(url).then(
				() => true,
				() => false,
			)
		)
			return;
		if (performance.now() > limit) throw new Error(`${url} does not respond`);
	}
}
