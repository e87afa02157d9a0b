// `npm run tenant:export -- --slug demo --out demo.zip [--with-passwords]`: a whole shop as one file, also while it is served.
import fs from 'node:fs';
import path from 'node:path';
import { processEnvironment, readConfig } from '../server/config.ts';
import { openForReading } from '../server/database/open.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import { exportTenant } from '../server/tenants/transfer/export-tenant.ts';
import { noteExport } from '../server/tenants/transfer/exports.ts';
import { readArguments, runCommand } from './run-command.ts';
import { secretKeyOf, transferServices, versionOf } from './transfer-services.ts';

const project = path.dirname(import.meta.dirname);
const usage = 'npm run tenant:export -- --slug demo --out demo.zip [--with-passwords]';

await runCommand(async () => {
	const { values } = readArguments(
		{ slug: { type: 'string' }, out: { type: 'string' }, 'with-passwords': { type: 'boolean', default: false } },
		usage,
	);
	const { slug, out, 'with-passwords': withPasswords } = values;
	if (slug === undefined || out === undefined) throw new ExpectedFailure('Which shop, and into which file?', usage);
	if (fs.existsSync(out)) throw new ExpectedFailure(`${out} is there already.`, 'Name another file.');
	const config = readConfig(processEnvironment(project), project, false);
	const { database, close } = await openForReading(config, (message) => console.warn(message));
	const half = `${out}.half`;
	try {
		const tenant = (await listTenants(database)).find((found) => found.slug === slug);
		if (!tenant)
			throw new ExpectedFailure(`There is no shop "${slug}".`, 'npm run tenant:export names shops by their slug.');
		const services = transferServices(config, {
			...{ database, secretKey: secretKeyOf(config), version: versionOf(project) },
		});
		const file = await fs.promises.open(half, 'wx', 0o600);
		const wanted = { tenantId: tenant.id, withPasswords };
		const made = await exportTenant(services, wanted, async (chunk) => void (await file.appendFile(chunk)));
		await file.sync();
		await file.close();
		await fs.promises.rename(half, out);
		await database.inTenant(tenant.id, (sql) => noteExport(sql, tenant.id));
		const { tables, files, outside } = made.manifest;
		const rows = tables.reduce((total, table) => total + table.rows, 0);
		console.log(`${out}: ${rows} rows of ${tables.length} tables, ${files.count} files, ${made.bytes} bytes`);
		console.log(`SHA-256 ${made.sha256}`);
		for (const { name, what, count } of outside) console.log(`Not in the file, but at the ${name}: ${count} ${what}`);
	} finally {
		await fs.promises.rm(half, { force: true });
		await close();
	}
});
