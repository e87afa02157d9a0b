// Begins the database server of a run of browser tests and ends it afterwards.
import { startTestCluster } from '../../server/testing/cluster.ts';

export const clusterVariable = 'PLATEN_TEST_CLUSTER';

export default async function setup(): Promise<() => Promise<void>> {
	const { cluster, stop } = await startTestCluster({ forgetful: true });
	process.env[clusterVariable] = JSON.stringify(cluster);
	return stop;
}
