// Begins the database server of a Vitest run and ends it afterwards. Before that, the demo's pictures and their sizes are made
// where they are not yet in the cache: once for all tests that fill a demo, instead of in each of them at the same time.
import type { TestProject } from 'vitest/node';
import { demoShops } from '../../demo/data/shops.ts';
import { drawAhead } from '../../demo/pictures.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	for (const shop of Object.values(demoShops)) await drawAhead(shop);
	const { cluster, stop } = await startTestCluster({ forgetful: true });
	project.provide('cluster', cluster);
	return stop;
}
