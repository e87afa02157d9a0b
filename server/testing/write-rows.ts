// `npm run rows`: writes the types of all rows from a database that has just been migrated.
import fs from 'node:fs';
import path from 'node:path';
import { openPool } from '../database/connection.ts';
import { rowTypesFile } from '../database/row-types.ts';
import { startTestCluster } from './cluster.ts';

const file = path.join(path.dirname(import.meta.dirname), 'database', 'rows.generated.ts');

const { cluster, stop } = await startTestCluster({ forgetful: true });
const owner = openPool(cluster.ownerUrl, 1);
try {
	fs.writeFileSync(file, await rowTypesFile(owner));
} finally {
	await owner.end();
	await stop();
}
