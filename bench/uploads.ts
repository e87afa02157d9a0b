// `npm run bench:uploads`: 100 uploads of print data at once, 10 MB each, from 100 sessions of guests. How much memory the server needs for it,
// and how long it takes until all of them have arrived.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../rules/ids.ts';
import { Browser } from '../server/testing/accounts.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { somePdf } from '../server/testing/print-files.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { residentMegabytes } from './measure.ts';

const uploads = 100;
const megabytes = 10;
const mayGrow = 100;

const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const clone = await cloneDatabase(cluster);
const env = {
	...{ DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl },
	...{ DEMO: 'on', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' },
};
const server = await beginServer({ dataDir, env });

/** A picture of the press, and ten megabytes after its end. */
const pdf = somePdf();
const file = Buffer.concat([pdf, Buffer.alloc(megabytes * 1e6 - pdf.length, '%')]);

interface Sender {
	browser: Browser;
	address: string;
}

async function makeSender(index: number): Promise<Sender> {
	const browser = new Browser({
		ask: (target, options = {}) =>
			server.ask(target, { ...options, headers: { ...options.headers, 'x-forwarded-for': `10.0.${index}.1` } }),
	});
	await browser.post('temporarySession', { language: 'de-DE' });
	const itemId = newId();
	await clone.owner.begin(async (sql) => {
		const [{ id: tenantId = '' } = {}] = await sql`select id from tenants where slug = 'demo'`;
		await sql`select set_config('app.tenant_id', ${tenantId}, true)`;
		await sql`
			insert into list_items (tenant_id, id, user_id, location, product_id, quantity)
			select ${tenantId}, ${itemId}, (
				select id from users where tenant_id = ${tenantId} and guest order by created_at desc, id desc limit 1
			), 'cart', id, 1 from products where tenant_id = ${tenantId} limit 1`;
	});
	const query = 'mutation($input: PrintUploadInput!) { beginPrintUpload(input: $input) { address } }';
	const { data } = await browser.graphql(query, { input: { itemId, name: 'x.pdf', size: file.length } });
	return { browser, address: data.beginPrintUpload.address };
}

const send = ({ browser, address }: Sender, index: number) =>
	new Promise<number>((resolve, reject) => {
		const request = http.request(
			{
				...{ port: server.port, host: '127.0.0.1', method: 'PATCH', path: address, agent: false },
				headers: {
					host: `demo.localhost:${server.port}`,
					cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
					'content-type': 'application/offset+octet-stream',
					...{ 'content-length': file.length, 'upload-offset': '0', 'x-forwarded-for': `10.0.${index}.1` },
				},
			},
			(response) => {
				response.resume();
				resolve(response.statusCode ?? 0);
			},
		);
		request.on('error', reject);
		request.end(file);
	});

const senders: Sender[] = [];
for (let index = 0; index < uploads; index += 1) senders.push(await makeSender(index));
// One first, so that what is loaded once is not counted.
await sleep(2000);
const before = residentMegabytes(server.pid);
let highest = before;
const watch = setInterval(() => {
	highest = Math.max(highest, residentMegabytes(server.pid));
}, 50);
const since = performance.now();
const statuses = await Promise.all(senders.map(send));
const seconds = (performance.now() - since) / 1000;

const countWaiting = async () => {
	const [{ count = 0 } = {}] =
		await clone.owner`select count(*)::int as count from jobs.job where name = 'printing.inspect' and state < 'completed'`;
	return Number(count);
};
for (let waits = 0; waits < 600 && (await countWaiting()) > 0; waits += 1) await sleep(500);
const inspected = (performance.now() - since) / 1000;
clearInterval(watch);

const arrived = statuses.filter((status) => status === 204).length;
console.log(
	`${arrived} of ${uploads} uploads of ${megabytes} MB arrived in ${seconds.toFixed(1)} s, inspected after ${inspected.toFixed(1)} s`,
);
console.log(
	`memory of the server: ${before} MB before, at most ${highest} MB: grew by ${highest - before} MB (at most ${mayGrow})`,
);
await server.end();
await clone.drop();
await stop();
removeFolder(dataDir);
process.exitCode = arrived === uploads && highest - before <= mayGrow ? 0 : 1;
