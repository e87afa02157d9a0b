// Tasks as a hostile file would have them, for the tests of the child process.
import { spawnSync } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import fs from 'node:fs';
import net from 'node:net';
import { Worker } from 'node:worker_threads';
import type { TaskFunction } from '../untrusted-work/task.ts';

/** Which process it runs in, and the bytes as they came. */
export const echo: TaskFunction<object, { pid: number }> = async (_parameters, bytes) => ({
	result: { pid: process.pid },
	bytes,
});

/** Never gives the processor back. */
export const loopForever: TaskFunction<object, null> = async () => {
	for (;;);
};

/** Takes memory outside of the heap until there is none. */
export const fillMemory: TaskFunction<object, null> = async () => {
	const taken: Buffer[] = [];
	for (;;) {
		taken.push(Buffer.alloc(16 * 2 ** 20, 1));
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
};

/** Keeps what it has taken. */
const hoard: Buffer[] = [];
export const takeMegabytes: TaskFunction<{ megabytes: number }, { pid: number }> = async ({ megabytes }) => {
	hoard.push(Buffer.alloc(megabytes * 2 ** 20, 1));
	return { result: { pid: process.pid } };
};

export const fail: TaskFunction<object, null> = async () => {
	throw new Error('the file is odd');
};

export const die: TaskFunction<object, null> = async () => process.exit(3);

export const sendNonsense: TaskFunction<object, null> = async () => {
	process.stdout.write(Buffer.alloc(64, 0xff));
	return new Promise(() => undefined);
};

async function codeOf(attempt: () => unknown): Promise<string> {
	try {
		await attempt();
		return 'allowed';
	} catch (error) {
		return String((error as NodeJS.ErrnoException).code ?? error);
	}
}

function openSocket(port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		net.connect(port, '127.0.0.1').once('connect', resolve).once('error', reject);
	});
}

interface Wishes {
	file: string;
	folder: string;
	port: number;
}

export const tryEverything: TaskFunction<Wishes, Record<string, string>> = async ({ file, folder, port }) => ({
	result: {
		readFile: await codeOf(() => fs.readFileSync(file)),
		readPasswords: await codeOf(() => fs.readFileSync('/etc/passwd')),
		listFolder: await codeOf(() => fs.readdirSync(folder)),
		writeFile: await codeOf(() => fs.writeFileSync(`${folder}/new`, 'x')),
		spawn: await codeOf(() => spawnSync('true')),
		worker: await codeOf(() => new Worker('1', { eval: true })),
		socket: await codeOf(() => openSocket(port)),
		fetch: await codeOf(() => fetch(`http://127.0.0.1:${port}/`)),
		listen: await codeOf(() => net.createServer().listen(0)),
		datagram: await codeOf(() => dgram.createSocket('udp4').bind(0)),
		lookup: await codeOf(() => dns.resolve('example.com')),
		signal: await codeOf(() => process.kill(process.ppid, 0)),
		environment: Object.keys(process.env).join(' '),
	},
});
