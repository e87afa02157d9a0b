// `npm run bench:stock`: 64 clients, each on a connection of its own, reserve, take, release and return the same stock until 20,000
// movements are written down. Afterwards the numbers must be what the movements say, and never have been below nothing.
import { newId } from '../rules/ids.ts';
import { openDatabase } from '../server/database/connection.ts';
import { countStock } from '../server/stock/move-stock.ts';
import { startTestCluster } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { makeShop } from '../server/testing/shop.ts';
import { moveAtOnce } from '../server/testing/stock-rush.ts';

const clients = 64;
const moves = 20_000;

const { cluster, stop } = await startTestCluster();
const test = await cloneDatabase(cluster);
const database = openDatabase(test.appUrl, clients);
try {
	const { id: tenantId } = await makeShop(test, 'demo');
	const productId = newId();
	await database.inTenant(tenantId, async (sql) => {
		await sql`insert into products (tenant_id, id, slug) values (${tenantId}, ${productId}, 'card')`;
		await countStock(sql, tenantId, productId, 150);
	});
	const start = performance.now();
	const { moved, refused, faults } = await moveAtOnce(database, { tenantId, productId, clients, moves });
	const seconds = (performance.now() - start) / 1000;
	const [jobs] = await test.owner<{ count: number }[]>`select count(*)::int as count from jobs.job`;
	const figures = [
		['clients', String(clients)],
		['movements', moved.toLocaleString('en')],
		['refused, as there was not enough', refused.toLocaleString('en')],
		['seconds', seconds.toFixed(1)],
		['movements per second, all on one row', (moved / seconds).toFixed(0)],
		['jobs sent to show that there is none, or some', String(jobs?.count ?? 0)],
		['on hand and reserved', faults.length === 0 ? 'exact, never negative' : faults.join('; ')],
	];
	for (const [name = '', figure] of figures) console.log(`${name.padEnd(48)} ${figure}`);
	if (faults.length > 0) process.exitCode = 1;
} finally {
	await database.close();
	await test.drop();
	await stop();
}
