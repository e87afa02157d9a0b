import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canReach } from '../server/database/embedded/account.ts';
import { beginnings } from '../server/testing/beginnings.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';

const project = path.dirname(import.meta.dirname);
const nobody = { uid: 65534, gid: 65534 };

/** Without shops, which take longer to fill than all the rest of a start. */
const bare = { env: { DEMO: 'off' } };
const { begin, dataDir } = beginnings({ beforeEach, afterEach });

describe('a start from an empty folder', () => {
	let folder: string;
	let server: ServerProcess;

	beforeAll(async () => {
		folder = temporaryFolder('first start');
		server = await beginServer({ dataDir: folder, fromSource: true });
	});

	afterAll(async () => {
		await server.end();
		removeFolder(folder);
	});

	it('serves both demo shops and prints their addresses', async () => {
		expect(server.output()).toContain(`http://demo.localhost:${server.port}`);
		expect(server.output()).toContain(`http://atelier.localhost:${server.port}`);
		expect((await server.ask('/', { host: 'demo.localhost' })).body).toContain('<title>Druckwerk Nord</title>');
		expect((await server.ask('/', { host: 'atelier.localhost' })).body).toContain('<title>Atelier Marlow</title>');
		const [, mails = ''] = /Mails: http:\/\/demo\.localhost:\d+(\S+)/.exec(server.output()) ?? [];
		expect((await server.ask(mails)).body).toContain('So sehen die E-Mails von Druckwerk Nord aus');
		expect(fs.statSync(path.join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
	});

	it('writes one JSON line per request with its number and tenant, and without the query', async () => {
		const { headers } = await server.ask('/?token=hunter2');
		const lines = () => server.output().split('\n');
		const number = String(headers['x-request-id']);
		await expect.poll(() => lines().some((line) => line.includes(number))).toBe(true);
		const line = lines().find((text) => text.includes(number)) ?? '';
		expect(JSON.parse(line)).toMatchObject({ requestId: number, tenant: 'demo', path: '/', status: 200 });
		expect(server.output()).not.toContain('hunter2');
		await server.ask('/setup/hunter3');
		await expect.poll(() => server.output()).toContain('"path":"/setup/[redacted]"');
		expect(server.output()).not.toContain('hunter3');
	});

	it('refuses another one beside it on the same data, and goes on', async () => {
		await expect(beginServer({ dataDir: folder })).rejects.toThrow(
			`Another Platen (process ${server.pid}) is already running on ${folder}.`,
		);
		expect((await server.ask('/service-api/ready')).status).toBe(200);
	});
});

describe('a start', () => {
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

	it('of two at the same moment lets exactly one serve', async () => {
		const results = await Promise.allSettled([begin(bare), begin(bare), begin(bare)]);
		const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => String(reason));
		expect(refused).toEqual([expect.stringContaining('Another Platen'), expect.stringContaining('Another Platen')]);
	});

	it('in a place that is no folder says so', async () => {
		const file = path.join(dataDir(), 'file');
		fs.writeFileSync(file, '');
		await expect(begin({ dataDir: path.join(file, 'data') })).rejects.toThrow('is not a folder.');
	});

	it.runIf(process.platform === 'linux')('in a place where no folder can be made says so (needs Linux)', async () => {
		await expect(begin({ dataDir: '/proc/platen' })).rejects.toThrow('/proc/platen cannot be made.');
	});

	it('without its configured database names it, but not the password', async () => {
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
			fs.chownSync(dataDir(), nobody.uid, nobody.gid);
			const server = await begin({ ...bare, uid: nobody.uid });
			expect((await server.ask('/service-api/ready')).status).toBe(200);
			expect(fs.statSync(path.join(dataDir(), 'postgres', 'cluster')).uid).toBe(nobody.uid);
		},
	);
});
