// `npm run bench:balancer`: two processes behind haproxy with its health check on `/service-api/ready`, and the database away for ten
// seconds. Counts the pages that readers get: those that were shown before, from the whole time of the absence. Needs haproxy.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { freePort } from '../server/testing/free-port.ts';
import { startRelay } from '../server/testing/relay.ts';
import { beginServer, type ServerProcess, sendRequest } from '../server/testing/server-process.ts';

const awayMs = 10_000;
const perSecond = 10;
const asked = 0.99;
const host = 'demo.localhost';

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

/** By the name under which readers come, as pages are kept by it. */
const show = ({ port }: ServerProcess, target: string) =>
	sendRequest(port, target, { headers: { host: `${host}:${balancer.port}` } });
const home = await sendRequest(balancer.port, '/', { host });
const linked = [...home.body.matchAll(/href="(\/[a-z0-9/-]*)"/g)].map(([, target]) => target ?? '/');
const pages: string[] = [];
for (const target of new Set(['/', '/products', ...linked])) {
	const answers = await Promise.all(servers.map((server) => show(server, target)));
	if (answers.every(({ status, headers }) => status === 200 && headers['content-type']?.includes('html')))
		pages.push(target);
}
console.log(`${pages.length} pages, shown once by each of the ${servers.length} processes`);

interface Reading {
	target: string;
	status: number;
	afterMs: number;
}

/** Asks for one page after the other at a steady pace, however long the answers take. */
function readFor(ms: number): Promise<Reading[]> {
	const reading = Array.from({ length: Math.round((ms / 1000) * perSecond) }, async (_, number) => {
		const target = pages[number % pages.length] ?? '/';
		const afterMs = (number * 1000) / perSecond;
		await sleep(afterMs);
		const { status } = await sendRequest(balancer.port, target, { host }).catch(() => ({ status: 0 }));
		return { target, status, afterMs };
	});
	return Promise.all(reading);
}

function tell(when: string, readings: readonly Reading[]): number {
	const refused = readings.filter(({ status }) => status !== 200);
	const share = 1 - refused.length / readings.length;
	console.log(
		`${when}: ${readings.length - refused.length} of ${readings.length} pages (${(share * 100).toFixed(1)} %)`,
	);
	for (const { target, status, afterMs } of refused) console.log(`  ${target}: ${status} after ${afterMs} ms`);
	return share;
}

tell('before', await readFor(3000));
relay.cut();
const share = tell(`database away for ${awayMs / 1000} s`, await readFor(awayMs));
const { body } = await sendRequest(balancer.port, '/service-api/status', { host });
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
