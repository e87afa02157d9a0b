import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { canReach } from './account.ts';
import { embeddedBinaries } from './binaries.ts';
import { isRunning, readPostmaster } from './postmaster.ts';
import { type EmbeddedServer, startEmbeddedServer } from './start.ts';

// The name has spaces, and the folder is open to its owner only.
let folder: string;
let reports: string[];
let servers: EmbeddedServer[];

beforeEach(() => {
	folder = temporaryFolder('cluster');
	reports = [];
	servers = [];
});

afterEach(async () => {
	await Promise.all(servers.map((server) => server.stop()));
	removeFolder(folder);
});

async function start(): Promise<EmbeddedServer> {
	const server = await startEmbeddedServer({ dataDir: folder, report: (message) => reports.push(message) });
	servers.push(server);
	return server;
}

const cluster = () => path.join(folder, 'postgres', 'cluster');
const postmaster = () => readPostmaster(cluster());
const modeOf = (...parts: string[]) => fs.statSync(path.join(folder, ...parts)).mode & 0o777;
const roles = (server: EmbeddedServer) =>
	server.asSuperuser((admin) => admin`select from pg_roles where rolname like 'platen_%'`);

describe('the embedded database', () => {
	it('listens on the loopback address only, wants a password, and keeps it for its user alone', async () => {
		const server = await start();
		expect(modeOf('database-password')).toBe(0o600);
		expect(modeOf('postgres')).toBe(0o700);
		expect(fs.readdirSync(path.join(folder, 'postgres')).sort()).toEqual(['cluster', 'server.log']);
		const [settings] = await server.asSuperuser(
			(admin) => admin`
				select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets,
					current_setting('fsync') as fsync, current_setting('password_encryption') as passwords`,
		);
		expect(settings).toEqual({ listen: '127.0.0.1', sockets: '', fsync: 'on', passwords: 'scram-sha-256' });
		const rules = fs.readFileSync(path.join(cluster(), 'pg_hba.conf'), 'utf8');
		expect(rules).not.toMatch(/\b(trust|peer|ident)\s*$/m);
	});

	it('keeps its data from one start to the next', async () => {
		const first = await start();
		await first.asSuperuser((admin) => admin`create table kept as select 42 as answer`);
		await first.stop();
		expect(postmaster()).toBeUndefined();
		const second = await start();
		expect(await second.asSuperuser((admin) => admin`select answer from kept`)).toEqual([{ answer: 42 }]);
	});

	it('that a killed process left running is used again', async () => {
		await start();
		const left = postmaster();
		const again = await start();
		expect(postmaster()?.pid).toBe(left?.pid);
		expect(await roles(again)).toHaveLength(3);
	});

	it('is started again on its port when it dies', async () => {
		const server = await start();
		const before = postmaster();
		process.kill(before?.pid ?? 0, 'SIGKILL');
		await expect.poll(() => reports, { timeout: 20_000 }).toEqual([expect.stringContaining('started again')]);
		expect(postmaster()?.port).toBe(before?.port);
		expect(await roles(server)).toHaveLength(3);
	});

	it('starts although an old pid file names a process that is something else by now', async () => {
		const server = await start();
		await server.stop();
		fs.writeFileSync(path.join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n1\n5432\n\n\n\nready\n`);
		expect(await roles(await start())).toHaveLength(3);
	});

	it('begins anew when the first start was interrupted while it was being made', async () => {
		const half = path.join(folder, 'postgres', 'cluster.half');
		fs.mkdirSync(half, { recursive: true });
		fs.writeFileSync(path.join(half, 'PG_VERSION'), '18');
		fs.writeFileSync(path.join(folder, 'postgres', 'password'), 'left behind', { mode: 0o600 });
		expect(await roles(await start())).toHaveLength(3);
		expect(fs.existsSync(half)).toBe(false);
		expect(fs.existsSync(path.join(folder, 'postgres', 'password'))).toBe(false);
	});

	it('says that it cannot start, and why', async () => {
		await (await start()).stop();
		fs.rmSync(path.join(cluster(), 'global'), { recursive: true });
		await expect(start()).rejects.toThrow(
			/The embedded PostgreSQL did not start. Its last words:.*platen cluster .*global/s,
		);
	});

	it('ends within seconds although a client is still connected', async () => {
		const server = await start();
		const hanging = server.asSuperuser((admin) => admin`select pg_sleep(60)`).catch((error) => error.code);
		await sleep(300);
		const { pid = 0 } = postmaster() ?? {};
		await server.stop();
		expect(isRunning(pid)).toBe(false);
		expect(['57P01', 'CONNECTION_CLOSED']).toContain(await hanging);
	});
});

describe('the programs of the embedded database', () => {
	it('get the library links that an install without scripts leaves out', () => {
		const { folder: native } = embeddedBinaries(folder, undefined);
		const link = fs.readdirSync(path.join(native, 'lib')).find((name) => /^libicui18n\.so\.\d+$/.test(name)) ?? '';
		fs.unlinkSync(path.join(native, 'lib', link));
		const repaired = embeddedBinaries(folder, undefined);
		expect(fs.existsSync(path.join(repaired.folder, 'lib', link))).toBe(true);
		expect(execFileSync(path.join(repaired.folder, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })).toMatch(
			/^postgres \(PostgreSQL\) 18/,
		);
	});

	it('are known to be out of reach behind a folder that only its owner may enter', () => {
		const inside = path.join(folder, 'inside');
		fs.mkdirSync(inside);
		fs.chmodSync(inside, 0o755);
		expect(canReach({ uid: 54_321, gid: 54_321 }, inside)).toBe(false);
		fs.chmodSync(folder, 0o755);
		expect(canReach({ uid: 54_321, gid: 54_321 }, inside)).toBe(true);
	});
});
