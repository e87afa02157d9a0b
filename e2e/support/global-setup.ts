// Begins the database server of a run of browser tests and ends it afterwards. The demo is filled once, for the servers of all workers.
import { removeFolder, startTestCluster, type TestCluster, temporaryFolder } from '../../server/testing/cluster.ts';
import { cloneDatabase } from '../../server/testing/database.ts';
import { untilJobsRest } from '../../server/testing/jobs-rest.ts';
import { beginServer } from '../../server/testing/server-process.ts';

export const filledDemoVariable = 'PLATEN_FILLED_DEMO';

/** What a worker needs to know to have a demo of its own; plain data, as it crosses a process border. */
export interface FilledDemo {
	cluster: TestCluster;
	/** The name of a database that no one is connected with. */
	source: string;
	dataDir: string;
}

async function fillDemo(cluster: TestCluster): Promise<FilledDemo> {
	const clone = await cloneDatabase(cluster);
	const dataDir = temporaryFolder('demo');
	const env = { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on' };
	const server = await beginServer({ dataDir, env });
	// Else each of those that are cloned would do it anew.
	await untilJobsRest(clone.owner);
	await server.end();
	// The database would do so by itself after a minute; until then its plans are those for empty tables.
	await clone.owner`analyze`;
	await clone.leave();
	return { cluster, source: new URL(clone.appUrl).pathname.slice(1), dataDir };
}

export default async function setup(): Promise<() => Promise<void>> {
	const { cluster, stop } = await startTestCluster({ forgetful: true });
	const filled = await fillDemo(cluster);
	process.env[filledDemoVariable] = JSON.stringify(filled);
	return async () => {
		await stop();
		removeFolder(filled.dataDir);
	};
}
