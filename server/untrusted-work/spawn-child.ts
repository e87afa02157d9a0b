// Begins a child process that may read our code and its packages, and nothing else. Native code is not bound by Node's permission
// model, so the process also gets an empty environment and, where the system lets it, a network namespace with nothing in it.
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const root = path.dirname(path.dirname(import.meta.dirname));
const program = fileURLToPath(new URL('./child.ts', import.meta.url));
/** Of the JavaScript; native memory is watched from outside. */
const heapMegabytes = 256;
/** A caller who asks for a page goes first. */
const niceness = 5;

const readable = ['server', 'rules', 'node_modules', 'package.json'].map((name) => path.join(root, name));

const flags = [
	'--permission',
	// sharp and resvg are native.
	'--allow-addons',
	...readable.map((place) => `--allow-fs-read=${place}`),
	`--max-old-space-size=${heapMegabytes}`,
	'--disable-proto=throw',
	'--no-warnings',
];

const withoutNetwork = ['--user', '--net', '--'];

/** Containers often forbid it; then the JavaScript alone is without network. */
const canUnshare: () => Promise<boolean> = (() => {
	let known: Promise<boolean> | undefined;
	const find = () =>
		new Promise<boolean>((resolve) => {
			if (process.platform !== 'linux') return resolve(false);
			execFile('unshare', [...withoutNetwork, 'true'], (error) => resolve(error === null));
		});
	return () => {
		known ??= find();
		return known;
	};
})();

export async function spawnChild(): Promise<Child> {
	const call = [process.execPath, ...flags, program];
	const [command = '', ...args] = (await canUnshare()) ? ['unshare', ...withoutNetwork, ...call] : call;
	const child = spawn(command, args, { cwd: root, env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
	try {
		if (child.pid) os.setPriority(child.pid, niceness);
	} catch {}
	return child;
}
