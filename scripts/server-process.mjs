// The server as a child process: begun, watched, ended in order.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { inProject, root } from './project.mjs';

const megabytes = Math.floor(os.totalmem() / 2 ** 20);
const heapLimit = Math.max(256, Math.min(2048, Math.floor(megabytes / 4)));

/**
 * How the server's Node is tuned: a young generation that fits its garbage, an old one that is cleaned when it has grown by half
 * (V8 lets it grow to four times what is in use, where there is room), and a way to give back what starting took.
 */
export const serverFlags = [
	'--max-semi-space-size=16',
	'--heap-growing-percent=50',
	`--max-old-space-size=${heapLimit}`,
	'--expose-gc',
];

/**
 * How the C library hands out memory: from two arenas. It makes up to eight for each core, and each keeps what images and compression took
 * in its threads.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };

/** Exit status of a server that has said itself why it cannot go on. */
export const explained = 2;

/**
 * @param {{ node: string, env: NodeJS.ProcessEnv }} prepared
 * @returns {{ ended: Promise<{ code: number | null, signal: NodeJS.Signals | null, served: boolean }>, end: (signal: NodeJS.Signals) => void }}
 */
export function beginServer({ node, env }) {
	let served = false;
	// The channel tells us when it serves, and tells the server when we are gone.
	const child = spawn(node, [...serverFlags, inProject('start', 'main.ts')], {
		cwd: root,
		env: { ...serverEnvironment, ...env },
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
	});
	child.on('message', () => {
		served = true;
	});
	return {
		ended: new Promise((resolve, reject) => {
			child.on('error', reject);
			child.on('exit', (code, signal) => resolve({ code, signal, served }));
		}),
		end: (signal) => child.kill(signal),
	};
}
