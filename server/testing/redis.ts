// A real Redis of the test's own, where the machine has the program; without it the tests that need one are left out and named.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { removeFolder, temporaryFolder } from './cluster.ts';
import { freePort } from './free-port.ts';

export const hasRedis: boolean = (() => {
	try {
		execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
})();

export interface RedisServer {
	url: string;
	/** Ends it and forgets everything; `start` begins it again on the same port. */
	stop(): Promise<void>;
	start(): Promise<void>;
	/** It stays there and answers no more, and does again. */
	pause(): void;
	resume(): void;
	close(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
	const port = await freePort();
	const folder = temporaryFolder('redis');
	let child: ChildProcess | undefined;

	async function start(): Promise<void> {
		const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
		const begun = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
		child = begun;
		await new Promise<void>((resolve, reject) => {
			begun.on('exit', () => reject(new Error('redis-server ended')));
			begun.stdout?.on('data', (text) => String(text).includes('Ready to accept connections') && resolve());
		});
	}

	async function stop(): Promise<void> {
		const ended = new Promise((resolve) => child?.once('exit', resolve));
		child?.kill('SIGKILL');
		await ended;
	}

	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		start,
		stop,
		pause: () => child?.kill('SIGSTOP'),
		resume: () => child?.kill('SIGCONT'),
		async close() {
			await stop();
			removeFolder(folder);
		},
	};
}
