// `npm run bench:busy [scene]`: what people meet in a shop that has more to do than two cores can: orders, flash, readers, lock, noisy.
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { offerParcel } from '../server/testing/checkout.ts';
import { removeFolder, startTestCluster, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer } from '../server/testing/server-process.ts';
import { fillShop, piece } from '../server/testing/sold.ts';
import {
	type Busy,
	flashSale,
	lockedTable,
	noisyShop,
	orders,
	type Row,
	readers,
	readersOfOutdated,
} from './busy/scenes.ts';

const scenes: Record<string, (busy: Busy) => Promise<Row[]>> = {
	orders: async (busy) => [...(await orders(busy, 50)), ...(await orders(busy, 200)), ...(await orders(busy, 500))],
	flash: (busy) => flashSale(busy, 500, 100, 200),
	readers: async (busy) => [
		...(await readers(busy, 50)),
		...(await readers(busy, 200)),
		...(await readers(busy, 500)),
		...(await readersOfOutdated(busy, 500)),
	],
	lock: lockedTable,
	noisy: async (busy) => [...(await noisyShop(busy, 40)), ...(await noisyShop(busy, 150))],
};

const wanted = process.argv.slice(2);
const { cluster, stop } = await startTestCluster();
const dataDir = temporaryFolder('bench');
const test = await cloneDatabase(cluster);
const env = {
	DATABASE_URL: test.appUrl,
	DATABASE_OWNER_URL: test.ownerUrl,
	DEMO: 'on',
	LOG_LEVEL: 'error',
	TRUSTED_PROXIES: '127.0.0.1',
};
const server = await beginServer({ dataDir, env });
try {
	const demo = await tenantWithSlug(test.database, 'demo');
	if (!demo) throw new Error('there is no demo');
	const ids = await fillShop(test, demo, [piece('bench-many', 1190), piece('bench-few', 1190)]);
	const parcel = await offerParcel(test.database, demo);
	const base = { port: server.port, test, demo };
	for (const [name, play] of Object.entries(scenes)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		const productId = ids.get(name === 'flash' ? 'bench-few' : 'bench-many') ?? '';
		const rows = await play({ ...base, things: { productId, parcel } });
		console.log(`\n| ${name} | |\n|---|---|`);
		for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
	}
} finally {
	await server.end();
	if (server.output().trim()) console.error(server.output().slice(-3000));
	await test.drop();
	await stop();
	removeFolder(dataDir);
}
