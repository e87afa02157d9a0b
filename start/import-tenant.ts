// `npm run tenant:import -- demo.zip [--slug new]`: makes a shop from the file of an export, also while others are served. It starts suspended.
import path from 'node:path';
import { processEnvironment, readConfig } from '../server/config.ts';
import { openForReading } from '../server/database/open.ts';
import { ExpectedFailure, errorCode } from '../server/failure.ts';
import { importTenant } from '../server/tenants/transfer/import-tenant.ts';
import { ImportRefused } from '../server/tenants/transfer/refused.ts';
import { describeRefusal } from './describe-refusal.ts';
import { readArguments, runCommand } from './run-command.ts';
import { secretKeyOf, transferServices, versionOf } from './transfer-services.ts';

const project = path.dirname(import.meta.dirname);
const usage = 'npm run tenant:import -- demo.zip [--slug new]';

await runCommand(async () => {
	const { values, positionals } = readArguments({ slug: { type: 'string' } }, usage);
	const [place] = positionals;
	if (place === undefined || positionals.length > 1) throw new ExpectedFailure('Which file?', usage);
	const config = readConfig(processEnvironment(project), project, false);
	const { database, close } = await openForReading(config, (message) => console.warn(message), 4);
	try {
		const services = transferServices(config, {
			...{ database, secretKey: secretKeyOf(config), version: versionOf(project) },
		});
		const wanted = { place, fileName: path.basename(place), slug: values.slug };
		const { slug, tier, manifest } = await importTenant(services, wanted);
		const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
		console.log(`${slug}: ${rows} rows, ${manifest.files.count} files. It is suspended until an operator resumes it.`);
		console.log(`Its tier is that of the file: ${tier}.`);
		if (!manifest.withPasswords) console.log('Passwords were not exported: everyone sets a new one.');
		if (manifest.domains.length > 0) console.log(`To be proved again: ${manifest.domains.join(', ')}`);
	} catch (error) {
		if (error instanceof ImportRefused) throw describeRefusal(error);
		if (errorCode(error) === 'ENOENT') throw new ExpectedFailure(`${place} is not there.`, usage);
		throw error;
	} finally {
		await close();
	}
});
