// `npm run media:adopt`: says that the store of this configuration is the one with the pictures of this database, after they were moved
// or restored there. Checks nothing of the pictures themselves.
import path from 'node:path';
import { processEnvironment, readConfig } from '../server/config.ts';
import { openForReading } from '../server/database/open.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { adoptStore } from '../server/media/claim-store.ts';
import { openStoreId } from '../server/media/store-id.ts';

const project = path.dirname(import.meta.dirname);

async function adopt(): Promise<void> {
	const config = readConfig(processEnvironment(project), project, false);
	const { database, close } = await openForReading(config, (message) => console.warn(message));
	const store = openStoreId(config);
	try {
		const changed = await adoptStore(database, store);
		console.log(`${store.place} ${changed ? 'is now' : 'was already'} the store of this database.`);
	} finally {
		await close();
	}
}

try {
	await adopt();
} catch (error) {
	if (!(error instanceof ExpectedFailure)) throw error;
	console.error(error.message);
	if (error.advice) console.error(`→ ${error.advice}`);
	process.exitCode = 2;
}
