// `npm run bench:balancer`: two processes behind haproxy with its health check on `/service-api/ready`, and the database away for ten
// seconds. Counts the pages that readers get: those that were shown before, from the whole time of the absence. Needs haproxy.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { freePort } from '../server/testing/free-port.ts';
import { ask, beginServer, type ServerProcess } from '../server/testing/server-process.ts';

const awayMs = 10_000;
const perSecond = 10;
const asked = 0.99;
const host = 'demo.localhost';

/** A way to the database that can be cut and mended. */
async function startRelay(databaseUrl: string) {
	const { hostname, port } = new URL(databaseUrl);
	const ownPort = await freePort();
	const sockets = new Set<net.Socket>();
	const listener = net.createServer((near) => {
		const far = net.connect(Number(port), hostname);
		near.pipe(far).pipe(near);
		for (const [end, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(end);
			end.on('error', () => undefined);
			end.on('close', () => {
				sockets.delete(end);
				other.destroy();
			});
		}
	});
	const mend = () => new Promise<void>((resolve) => listener.listen(ownPort, '127.0.0.1', resolve));
	await mend();
	return {
		url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${ownPort}` }).href,
		mend,
		cut() {
			listener.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}

async function startBalancer(folder: string, servers: readonly ServerProcess[]) {
	const port = await freePort();
	const lines = [
		'defaults',
		'  mode http',
		'  timeout connect 2s',
		'  timeout client 30s',
		'  timeout server 30s',
		'listen shop',
		`  bind 127.0.0.1:${port}`,
		'  balance roundrobin',
		'  option httpchk GET /service-api/ready',
		'  http-check expect status 200',
		...servers.map((server, index) => `  server s${index} 127.0.0.1:${server.port} check inter 500ms fall 2 rise 1`),
	];
	const file = path.join(folder, 'haproxy.cfg');
	fs.writeFileSync(file, `${lines.join('\n')}\n`);
	const child = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'ignore'] });
	child.on('error', () => console.error('haproxy is needed, and is not installed'));
	await sleep(2000);
	return { port, close: () => child.kill('SIGTERM') };
}

const { cluster, stop } = await startTestCluster();
const folder = temporaryFolder('balancer');
const clone = await cloneDatabase(cluster);
const relay = await startRelay(clone.appUrl);
fs.mkdirSync(path.join(folder, 'media'));

async function begin(name: string, further: Record<string, string>): Promise<ServerProcess> {
	const dataDir = path.join(folder, name);
	fs.mkdirSync(dataDir);
	fs.symlinkSync(path.join(folder, 'media'), path.join(dataDir, 'media'));
	const env = { DATABASE_URL: relay.url, DEMO: 'on', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1', ...further };
	return beginServer({ dataDir, env: { ...env, SECRET_KEY: 'the secret of both processes of this shop' } });
}
const servers = [await begin('one', { DATABASE_OWNER_URL: clone.ownerUrl }), await begin('two', {})];
const balancer = await startBalancer(folder, servers);

const home = await ask(servers[0]?.port ?? 0, '/', { host });
const linked = [...home.body.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, target]) => target ?? '/');
const pages: string[] = [];
for (const target of new Set(['/', '/products', ...linked])) {
	const answers = await Promise.all(servers.map(({ port }) => ask(port, target, { host })));
	if (answers.every(({ status, headers }) => status === 200 && headers['content-type']?.includes('html')))
		pages.push(target);
}
console.log(`${pages.length} pages, shown once by each of the ${servers.length} processes`);

/** Asks for one page after the other at a steady pace, however long the answers take. */
async function readFor(ms: number): Promise<Map<number, number>> {
	const statuses = new Map<number, number>();
	const reading = Array.from({ length: Math.round((ms / 1000) * perSecond) }, async (_, number) => {
		await sleep((number * 1000) / perSecond);
		const { status } = await ask(balancer.port, pages[number % pages.length] ?? '/', { host }).catch(() => ({
			status: 0,
		}));
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	});
	await Promise.all(reading);
	return statuses;
}

function tell(when: string, statuses: Map<number, number>): number {
	const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
	const answered = statuses.get(200) ?? 0;
	const others = [...statuses].filter(([status]) => status !== 200).map(([status, count]) => `, ${count} × ${status}`);
	console.log(`${when}: ${answered} of ${all} pages (${((answered / all) * 100).toFixed(1)} %)${others.join('')}`);
	return answered / all;
}

tell('before', await readFor(3000));
relay.cut();
const share = tell(`database away for ${awayMs / 1000} s`, await readFor(awayMs));
const { body } = await ask(balancer.port, '/service-api/status', { host });
console.log(`status meanwhile: ${body}`);
await relay.mend();
tell('after', await readFor(5000));

balancer.close();
await Promise.all(servers.map((server) => server.end()));
relay.cut();
await clone.drop();
await stop();
removeFolder(folder);
process.exit(share >= asked ? 0 : 1);
