// `npm run bench:transfer`: the demo shop is exported and imported, beside hashing and copying its files and nothing else; and the memory of exports
// of a small and a large shop.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fillDemo } from '../demo/fill.ts';
import { fillAccounts } from '../demo/fill-accounts.ts';
import { fillOrders } from '../demo/fill-orders.ts';
import { newId } from '../rules/ids.ts';
import { recorder } from '../server/audit/record-change.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { createShop } from '../server/tenants/lifecycle/create-shop.ts';
import { importTenant } from '../server/tenants/transfer/import-tenant.ts';
import { startTestCluster } from '../server/testing/cluster.ts';
import { makeShop } from '../server/testing/shop.ts';
import { type Installation, makeInstallation } from '../server/testing/transfer.ts';

const megabyte = 2 ** 20;
const rounds = 3;
const largeRows = 200_000;
const largeFiles = 60;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(work: (round: number) => Promise<unknown>): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const start = performance.now();
		await work(round);
		times.push((performance.now() - start) / 1000);
	}
	return median(times);
}

/** Every file of the shop, read, hashed and written elsewhere. */
async function copyFiles({ dataDir }: Installation, tenantId: string): Promise<void> {
	const target = path.join(dataDir, 'copied');
	fs.mkdirSync(target, { recursive: true });
	const root = path.join(dataDir, 'media', tenantId);
	for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
		const bytes = await fs.promises.readFile(path.join(entry.parentPath, entry.name));
		await fs.promises.writeFile(path.join(target, createHash('sha256').update(bytes).digest('hex')), bytes, {
			flush: true,
		});
	}
	fs.rmSync(target, { recursive: true });
}

/** How much the process grows beyond what it has at rest, at most. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
	globalThis.gc?.();
	const before = process.memoryUsage().rss;
	let highest = before;
	const timer = setInterval(() => {
		highest = Math.max(highest, process.memoryUsage().rss);
	}, 20);
	await work();
	clearInterval(timer);
	return (highest - before) / megabyte;
}

async function makeLarge({ test, services }: Installation): Promise<string> {
	const { id } = await makeShop(test, 'gross');
	await test.database.inTenant(
		id,
		(sql) => sql`
		insert into text_entries (tenant_id, key, type, "group", base_text, base_language)
		select ${id}, 'large.' || n, 'static', 'large', repeat('Geschäftsdrucksachen ' || n, 10), 'de-DE' from generate_series(1, ${largeRows}) n`,
	);
	for (let index = 0; index < largeFiles; index += 1)
		await services.stores.media.write(id, `${newId()}.png`, 'image/png', Buffer.alloc(5 * megabyte, index));
	return id;
}

const { cluster, stop } = await startTestCluster();
const installation = await makeInstallation(cluster, 'the key of the benchmark, long enough');
try {
	const { test, services, dataDir } = installation;
	await fillDemo(test.database, services.stores.media);
	await fillAccounts(test.database, 'Probedruck-24!');
	await fillOrders(test.database);
	const demo = (await tenantWithSlug(test.database, 'demo'))?.id ?? '';
	const file = path.join(dataDir, 'demo.zip');

	const base = await timed(() => copyFiles(installation, demo));
	const creating = await timed((round) =>
		createShop(
			{
				...{ database: test.database, record: recorder(Buffer.alloc(32, 1)), addressOf: () => 'http://neu.localhost' },
				by: { email: 'operator@example.com', address: undefined, requestId: undefined },
			},
			{
				...{ name: 'Neu', slug: `neu-${round}`, tier: 'starter', country: 'DE' },
				...{ email: `neu-${round}@example.com`, operator: false },
			},
		),
	);
	const exporting = await timed(() => installation.exportTo(file, demo));
	const importing = await timed((round) =>
		importTenant(services, { place: file, fileName: 'demo.zip', slug: `kopie-${round}` }),
	);
	const { bytes, manifest } = await installation.exportTo(file, demo);
	const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
	const ratio = (value: number) => `${value.toFixed(2)} s (${(value / base).toFixed(1)} × the baseline)`;
	console.log(
		`demo shop: ${rows} rows, ${manifest.files.count} files, ${(bytes / megabyte).toFixed(1)} MB; median of ${rounds}`,
	);
	console.log(`baseline, its files hashed and copied: ${base.toFixed(2)} s`);
	console.log(`creating a shop: ${ratio(creating)}`);
	console.log(`export: ${ratio(exporting)}`);
	console.log(`import, validated and rebuilt: ${ratio(importing)}`);

	const large = await makeLarge(installation);
	const [small, big] = [
		await memoryOf(() => installation.exportTo(file, demo)),
		await memoryOf(() => installation.exportTo(file, large)),
	];
	const size = fs.statSync(file).size / megabyte;
	console.log(
		`memory of an export: ${small.toFixed(0)} MB; of ${largeRows} rows and ${size.toFixed(0)} MB: ${big.toFixed(0)} MB`,
	);
} finally {
	await installation.close();
	await stop();
}
