// `npm run audit:verify`: reads the audit log of every shop and names the first entry that does not fit. Status 1 if there is one.
import path from 'node:path';
import { verifyArchives } from '../server/audit/archive.ts';
import { verifyChain } from '../server/audit/chain.ts';
import { processEnvironment, readConfig } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import { openForReading } from '../server/database/open.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { listTenants, type TenantEntry } from '../server/tenants/list-tenants.ts';

const project = path.dirname(import.meta.dirname);

/** @returns how many of its logs do not fit */
async function verifyShop(database: Database, { id, slug }: TenantEntry): Promise<number> {
	let broken = 0;
	for (const { isWhole, entries } of await verifyArchives(database, id)) {
		if (!isWhole) broken += 1;
		console.log(`${slug}: log from before the import: ${isWhole ? `${entries} entries, whole` : 'was changed'}`);
	}
	const { entries, fault, waiting } = await verifyChain(database, id);
	const rest = waiting > 0 ? `; ${waiting} not chained yet` : '';
	const whole = `${entries} ${entries === 1 ? 'entry' : 'entries'}, whole${rest}`;
	const change = fault?.what === 'missing' ? 'follows one that was taken out' : 'was changed';
	console.log(`${slug}: ${fault ? `entry ${fault.number} (${fault.entryId}) ${change}` : whole}`);
	return broken + (fault ? 1 : 0);
}

async function verifyAll(): Promise<number> {
	const config = readConfig(processEnvironment(project), project, false);
	const { database, close } = await openForReading(config, (message) => console.warn(message));
	let broken = 0;
	try {
		for (const shop of await listTenants(database)) broken += await verifyShop(database, shop);
	} finally {
		await close();
	}
	return broken > 0 ? 1 : 0;
}

try {
	process.exitCode = await verifyAll();
} catch (error) {
	if (!(error instanceof ExpectedFailure)) throw error;
	console.error(error.message);
	if (error.advice) console.error(`→ ${error.advice}`);
	process.exitCode = 2;
}
