import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canReach } from './database/embedded/account.ts';
import { readPostmaster } from './database/embedded/postmaster.ts';
import { removeFolder, temporaryFolder } from './testing/cluster.ts';
import { type BeginOptions, beginServer, type ServerProcess } from './testing/server-process.ts';

const project = path.dirname(import.meta.dirname);
const writer = 'server/testing/writer.ts';
const nobody = { uid: 65534, gid: 65534 };

let dataDir: string;
let servers: ServerProcess[];

beforeEach(() => {
	dataDir = temporaryFolder('server');
	servers = [];
});

afterEach(async () => {
	await Promise.all(servers.map((server) => server.end()));
	const left = postmaster();
	if (left) process.kill(left.pid, 'SIGQUIT');
	removeFolder(dataDir);
});

async function begin(options: Partial<BeginOptions> = {}): Promise<ServerProcess> {
	const server = await beginServer({ dataDir, ...options });
	servers.push(server);
	return server;
}

const postmaster = () => readPostmaster(path.join(dataDir, 'postgres', 'cluster'));

describe('a start', () => {
	it('serves both demo shops from an empty folder and prints their addresses', async () => {
		const server = await begin();
		expect(server.output()).toContain(`http://demo.localhost:${server.port}`);
		expect(server.output()).toContain(`http://atelier.localhost:${server.port}`);
		expect((await server.ask('/', { host: 'demo.localhost' })).body).toContain('<h1>Druckwerk Nord</h1>');
		expect((await server.ask('/', { host: 'atelier.localhost' })).body).toContain('<h1>Atelier Marlow</h1>');
		expect(fs.statSync(path.join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
	});

	it('writes one JSON line per request with its number and tenant, and without the query', async () => {
		const server = await begin();
		const { headers } = await server.ask('/?token=hunter2');
		const lines = () => server.output().split('\n');
		const number = String(headers['x-request-id']);
		await expect.poll(() => lines().some((line) => line.includes(number))).toBe(true);
		const line = lines().find((text) => text.includes(number)) ?? '';
		expect(JSON.parse(line)).toMatchObject({ requestId: number, tenant: 'demo', path: '/', status: 200 });
		expect(server.output()).not.toContain('hunter2');
	});

	it('on a port that is taken says so, and what to do', async () => {
		const other = net.createServer().listen(0, '127.0.0.1');
		await new Promise((resolve) => other.once('listening', resolve));
		const { port } = other.address() as net.AddressInfo;
		const failed = begin({ env: { PORT: String(port) } });
		await expect(failed).rejects.toThrow(
			new RegExp(
				`ended with 2:\\s+Port ${port} on 127.0.0.1 is already in use.\\s+→ Stop the program that uses it, or choose another port: PORT=${port + 1} npm start\\s*$`,
			),
		);
		other.close();
	});

	it('with a bad value says so in one line', async () => {
		await expect(begin({ env: { PORT: 'abc' } })).rejects.toThrow(
			/^ended with 2:\s+PORT is "abc"; allowed: [^\n]*\n*$/,
		);
	});

	it('beside another one on the same data is refused; the other goes on', async () => {
		const first = await begin();
		await expect(begin()).rejects.toThrow(`Another Platen (process ${first.pid}) is already running on ${dataDir}.`);
		expect((await first.ask('/')).status).toBe(200);
	});

	it('of two at the same moment lets exactly one serve', async () => {
		const results = await Promise.allSettled([begin(), begin(), begin()]);
		const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => String(reason));
		expect(refused).toEqual([expect.stringContaining('Another Platen'), expect.stringContaining('Another Platen')]);
	});

	it('in a place that is no folder says so', async () => {
		const file = path.join(dataDir, 'file');
		fs.writeFileSync(file, '');
		await expect(begin({ dataDir: path.join(file, 'data') })).rejects.toThrow('is not a folder.');
	});

	it('without the database it was told to use says which, but not the password', async () => {
		const env = { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/platen' };
		const message = await begin({ env }).catch(String);
		expect(message).toContain('DATABASE_URL: the database at 127.0.0.1:1/platen cannot be reached.');
		expect(message).not.toContain('hunter2');
	});

	const asRoot = process.getuid?.() === 0;
	const open = canReach(nobody, path.join(project, 'build')) && canReach(nobody, process.execPath);
	it.runIf(asRoot && open)(
		'works for an ordinary user (needs root, and a project folder that others may read)',
		async () => {
			fs.chownSync(dataDir, nobody.uid, nobody.gid);
			const server = await begin({ uid: nobody.uid });
			expect((await server.ask('/')).status).toBe(200);
			expect(fs.statSync(path.join(dataDir, 'postgres', 'cluster')).uid).toBe(nobody.uid);
		},
	);
});

describe('the end', () => {
	it.each(['SIGTERM', 'SIGINT'] as const)(
		'by %s lets running requests finish and stops the database',
		async (signal) => {
			const server = await begin({ program: writer });
			const slow = server.ask('/slow');
			await expect.poll(() => server.output()).toContain('slow request began');
			const since = performance.now();
			expect(await server.end(signal)).toBe(0);
			expect((await slow).body).toBe('finished');
			expect(performance.now() - since).toBeLessThan(10_000);
			expect(postmaster()).toBeUndefined();
			expect(fs.existsSync(path.join(dataDir, 'lock'))).toBe(false);
		},
	);

	it('turns ready to 503 first where a delay is asked for', async () => {
		const server = await begin({ env: { SHUTDOWN_DELAY_SECONDS: '2' } });
		expect((await server.ask('/service-api/ready')).status).toBe(200);
		const ended = server.end();
		await expect.poll(async () => (await server.ask('/service-api/ready')).status).toBe(503);
		expect((await server.ask('/')).status).toBe(200);
		expect(await ended).toBe(0);
	});

	it('does not wait for ever for a request that never ends', async () => {
		const server = await begin({ program: writer });
		const endless = server.ask('/endless').catch((error) => error.code);
		await expect.poll(() => server.output()).toContain('endless request began');
		const since = performance.now();
		await server.end();
		expect(performance.now() - since).toBeLessThan(10_000);
		expect(await endless).toBe('ECONNRESET');
	});

	it('comes by itself when whoever began the server is gone', async () => {
		const server = await begin();
		server.abandon();
		expect(await server.ended).toBe(0);
		expect(postmaster()).toBeUndefined();
	});
});

describe('kill -9 while writing', () => {
	it.each(['the server', 'the server and its database'])('of %s loses nothing that was answered', async (victim) => {
		const answered = new Set<string>();
		for (let round = 0; round < 2; round++) {
			const server = await begin({ program: writer });
			const writing = Array.from({ length: 4 }, async (_, line) => {
				for (let number = 0; ; number++) {
					const host = `r${round}-l${line}-n${number}.example`;
					const answer = await server.ask(`/write/${host}`, { method: 'POST' }).catch(() => undefined);
					if (answer?.status !== 200) return;
					answered.add(host);
				}
			});
			await expect.poll(() => answered.size).toBeGreaterThan((round + 1) * 50);
			const database = postmaster()?.pid ?? 0;
			process.kill(server.pid, 'SIGKILL');
			if (victim !== 'the server') process.kill(database, 'SIGKILL');
			await Promise.all(writing);
			await server.ended;
		}
		const server = await begin({ program: writer });
		const kept = new Set<string>(JSON.parse((await server.ask('/written')).body));
		expect([...answered].filter((host) => !kept.has(host))).toEqual([]);
	});
});
