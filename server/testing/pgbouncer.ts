// A real pgbouncer of the test's own in front of a database, where the machine has the program; without it the tests that need one are left
// out and named.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder, temporaryFolder } from './cluster.ts';
import { freePort } from './free-port.ts';

/** Packages put it beside the daemons, where the path of a user does not lead. */
const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => {
	try {
		execFileSync(name, ['--version'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
});

export const hasPgbouncer: boolean = program !== undefined;

interface PgbouncerOptions {
	/** Addresses of the database; users and passwords are taken from them. */
	urls: readonly string[];
	mode?: 'transaction' | 'session' | 'statement';
	/** Connections to the database for each user. */
	poolSize?: number;
}

export interface Pgbouncer {
	/** The same address, but through the pooler. */
	through(url: string): string;
	pause(): void;
	resume(): void;
	close(): Promise<void>;
}

const canConnect = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = net.connect(port, '127.0.0.1');
		socket.once('connect', () => resolve(true));
		socket.once('error', () => resolve(false));
		socket.once('connect', () => socket.destroy());
	});

/** It does not run as root. */
const asUser = () => (process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});

export async function startPgbouncer(options: PgbouncerOptions): Promise<Pgbouncer> {
	const { urls, mode = 'transaction', poolSize = 3 } = options;
	const port = await freePort();
	const folder = temporaryFolder('pgbouncer');
	const [first = ''] = urls;
	const { hostname, port: databasePort } = new URL(first);
	const users = urls.map((url) => {
		const { username, password } = new URL(url);
		return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`;
	});
	const settings = [
		'[databases]',
		`* = host=${hostname} port=${databasePort}`,
		'[pgbouncer]',
		'listen_addr = 127.0.0.1',
		`listen_port = ${port}`,
		'unix_socket_dir =',
		'auth_type = scram-sha-256',
		'auth_file = users.txt',
		`pool_mode = ${mode}`,
		`default_pool_size = ${poolSize}`,
		'max_client_conn = 500',
		'server_login_retry = 1',
	];
	fs.chmodSync(folder, 0o755);
	fs.writeFileSync(path.join(folder, 'users.txt'), `${users.join('\n')}\n`);
	fs.writeFileSync(path.join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
	const child = spawn(program ?? 'pgbouncer', ['pgbouncer.ini'], { cwd: folder, stdio: 'ignore', ...asUser() });
	let hasEnded = false;
	const ended = new Promise<void>((resolve) => {
		child.once('exit', () => {
			hasEnded = true;
			resolve();
		});
	});
	while (!(await canConnect(port))) {
		if (hasEnded) throw new Error('pgbouncer ended');
		await sleep(50);
	}
	return {
		through(url) {
			const changed = new URL(url);
			changed.host = `127.0.0.1:${port}`;
			return changed.href;
		},
		pause: () => child.kill('SIGSTOP'),
		resume: () => child.kill('SIGCONT'),
		async close() {
			child.kill('SIGKILL');
			await ended;
			removeFolder(folder);
		},
	};
}
