// One PostgreSQL server under a folder of ours: made, started, adopted from a killed predecessor, watched, stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeFileFailure, ExpectedFailure } from '../../failure.ts';
import { type Account, databaseAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isRunning, type Postmaster, readPostmaster, removeStalePidFile } from './postmaster.ts';

export const superuser = 'platen_superuser';

/** The home folder as a program sees it that got it as its fourth descriptor. */
const handedHome = '/proc/self/fd/3';
const startLimit = 60_000;
const portTries = 5;
const logLimit = 5 * 2 ** 20;

export interface Cluster {
	port: number;
	stop(): Promise<void>;
}

interface Options {
	/** The folder that holds the cluster, its log and nothing else. */
	home: string;
	binaries(account: Account | undefined): Binaries;
	superuserPassword: string;
	/** Notified when the server died and what became of starting it again. */
	report(message: string): void;
}

interface Place {
	home: string;
	cluster: string;
	log: string;
	account: Account | undefined;
	binaries: Binaries;
}

/**
 * Runs one of the PostgreSQL programs. As root on Linux the program gets the home folder as an open descriptor and is
 * told to find it there: its account need not be able to pass through the folders above (/root and the like).
 */
function launch(place: Place, program: string, args: (home: string) => string[], output: number): ChildProcess {
	const handed = place.account !== undefined && process.platform === 'linux';
	const descriptor = handed ? fs.openSync(place.home, 'r') : undefined;
	try {
		return spawn(path.join(place.binaries.folder, 'bin', program), args(handed ? handedHome : place.home), {
			...place.account,
			cwd: '/',
			env: { LC_ALL: 'C' },
			// Its own process group: Ctrl-C must reach us only, so that requests end before the database does.
			detached: true,
			stdio: ['ignore', output, output, ...(descriptor === undefined ? [] : [descriptor])],
		});
	} finally {
		if (descriptor !== undefined) fs.closeSync(descriptor);
	}
}

function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
	return new Promise((resolve, reject) => {
		child.on('error', (error) =>
			reject(
				new ExpectedFailure(
					`The embedded PostgreSQL does not run on this system (${error.message}).`,
					'It needs a Linux with glibc, or macOS; elsewhere set DATABASE_URL and DATABASE_OWNER_URL.',
				),
			),
		);
		child.on('exit', (code, signal) => resolve(code ?? signal ?? 1));
	});
}

/** What the program wrote to the log since the given position, as a failure. */
function lastWords(place: Place, since: number, what: string): ExpectedFailure {
	const text = fs.readFileSync(place.log).subarray(since).toString('utf8').replaceAll(handedHome, place.home);
	if (/No space left on device|Disk quota exceeded/.test(text))
		return new ExpectedFailure(`${what}: the disk of ${place.home} is full.`, 'Free some space and start again.');
	const lines = text.trim().split('\n').slice(-8).join('\n  | ');
	return new ExpectedFailure(`${what}. Its last words:\n  | ${lines}`, `The whole log is ${place.log}.`);
}

const logSize = (place: Place) => (fs.existsSync(place.log) ? fs.statSync(place.log).size : 0);

function openLog(place: Place): number {
	if (logSize(place) > logLimit) fs.renameSync(place.log, `${place.log}.1`);
	return fs.openSync(place.log, 'a', 0o600);
}

function handOver(place: Place, target: string): void {
	if (place.account) fs.chownSync(target, place.account.uid, place.account.gid);
}

/** Made under another name and renamed when whole, so that an interrupted first start leaves nothing half-done. */
async function initialise(place: Place, superuserPassword: string): Promise<void> {
	const half = `${path.basename(place.cluster)}.half`;
	const passwordFile = path.join(place.home, 'password');
	fs.rmSync(path.join(place.home, half), { recursive: true, force: true });
	fs.rmSync(passwordFile, { force: true });
	fs.writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
	handOver(place, passwordFile);
	const log = openLog(place);
	const since = logSize(place);
	try {
		const child = launch(
			place,
			'initdb',
			(home) => [
				`--pgdata=${home}/${half}`,
				`--username=${superuser}`,
				`--pwfile=${home}/password`,
				'--auth=scram-sha-256',
				'--encoding=UTF8',
				...place.binaries.localeOptions,
			],
			log,
		);
		if ((await ended(child)) !== 0) throw lastWords(place, since, 'The database could not be created');
		fs.renameSync(path.join(place.home, half), place.cluster);
	} finally {
		fs.closeSync(log);
		fs.rmSync(passwordFile, { force: true });
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = net.createServer();
		server.on('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}

/** Waits until the server of this cluster accepts connections; undefined when it ended instead. */
async function untilReady(cluster: string, alive: () => boolean): Promise<Postmaster | undefined> {
	const limit = Date.now() + startLimit;
	while (Date.now() < limit) {
		const postmaster = readPostmaster(cluster);
		if (postmaster?.status === 'ready') return postmaster;
		if (!postmaster && !alive()) return undefined;
		await sleep(10);
	}
	throw new ExpectedFailure(
		'The embedded PostgreSQL did not become ready within a minute.',
		`It may be recovering from a crash: look into ${path.dirname(cluster)}/server.log and start again.`,
	);
}

async function begin(place: Place, port: number): Promise<Postmaster> {
	removeStalePidFile(place.cluster);
	const log = openLog(place);
	const since = logSize(place);
	const settings = {
		port,
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		timezone: 'UTC',
		log_timezone: 'UTC',
		max_connections: 100,
	};
	const child = launch(
		place,
		'postgres',
		(home) => [
			'-D',
			`${home}/${path.basename(place.cluster)}`,
			...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
		],
		log,
	);
	fs.closeSync(log);
	child.unref();
	let over = false;
	const failed = ended(child).then(() => {
		over = true;
	});
	const postmaster = await Promise.race([untilReady(place.cluster, () => !over), failed.then(() => undefined)]);
	if (!postmaster) throw lastWords(place, since, 'The embedded PostgreSQL did not start');
	return postmaster;
}

async function beginOnFreePort(place: Place): Promise<Postmaster> {
	for (let tries = 1; ; tries++) {
		try {
			return await begin(place, await freePort());
		} catch (error) {
			const taken = error instanceof Error && /could not bind|could not create any TCP/.test(error.message);
			if (!taken || tries === portTries) throw error;
		}
	}
}

/** A server that a killed predecessor left running is used again; one that is just ending is waited for. */
async function adoptOrBegin(place: Place): Promise<Postmaster> {
	const left = readPostmaster(place.cluster);
	if (left && left.status !== 'stopping') {
		const adopted = await untilReady(place.cluster, () => isRunning(left.pid));
		if (adopted) return adopted;
	} else if (left) {
		await untilGone(left.pid, startLimit);
	}
	return beginOnFreePort(place);
}

async function untilGone(pid: number, milliseconds: number): Promise<boolean> {
	const limit = Date.now() + milliseconds;
	while (isRunning(pid)) {
		if (Date.now() > limit) return false;
		await sleep(10);
	}
	return true;
}

/** Fast shutdown first; the immediate one only if that hangs: the next start then recovers from the log. */
async function end(pid: number): Promise<void> {
	for (const [signal, patience] of [
		['SIGINT', 5000],
		['SIGQUIT', 2000],
	] as const) {
		if (!isRunning(pid)) return;
		process.kill(pid, signal);
		if (await untilGone(pid, patience)) return;
	}
}

/** Looks after the server: should it die, it is started again on its port, where the connections expect it. */
function watch(place: Place, first: Postmaster, report: Options['report']): { stop(): Promise<void> } {
	let { pid } = first;
	let stopping = false;
	let failures = 0;
	let restart: Promise<void> | undefined;
	const beginAgain = async () => {
		try {
			({ pid } = await begin(place, first.port));
			failures = 0;
			report('The database server had died and was started again.');
		} catch (error) {
			failures += 1;
			report(error instanceof Error ? error.message : String(error));
			await sleep(Math.min(10_000, 250 * 2 ** failures), undefined, { ref: false });
		}
		restart = undefined;
	};
	const timer = setInterval(() => {
		if (!stopping && !restart && !isRunning(pid)) restart = beginAgain();
	}, 250);
	timer.unref();
	// Should this process exit without the orderly end below, the database is signalled to end by itself.
	const endWithUs = () => isRunning(pid) && process.kill(pid, 'SIGINT');
	process.once('exit', endWithUs);
	return {
		async stop() {
			stopping = true;
			clearInterval(timer);
			await restart;
			await end(pid);
			process.off('exit', endWithUs);
		},
	};
}

export async function startCluster({ home, binaries, superuserPassword, report }: Options): Promise<Cluster> {
	const cluster = path.join(home, 'cluster');
	try {
		fs.mkdirSync(home, { recursive: true, mode: 0o700 });
		const account = databaseAccount(cluster);
		const place: Place = { home, cluster, log: path.join(home, 'server.log'), account, binaries: binaries(account) };
		handOver(place, home);
		if (!fs.existsSync(cluster)) await initialise(place, superuserPassword);
		const postmaster = await adoptOrBegin(place);
		return { port: postmaster.port, ...watch(place, postmaster, report) };
	} catch (error) {
		throw describeFileFailure(error, home);
	}
}
