// Begins the database server of a Vitest run and ends it afterwards. Before that, the demo's pictures and their sizes are made
// where they are not yet in the cache: once for all tests that fill a demo, instead of in each of them at the same time.
import type { TestProject } from 'vitest/node';
import { demoShops } from '../../demo/data/shops.ts';
import { categoryDrawings, drawAll, keepSizes, productDrawings, shopDrawings } from '../../demo/pictures.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

async function drawDemo(): Promise<void> {
	for (const shop of Object.values(demoShops)) {
		const drawings = [productDrawings(shop), categoryDrawings(shop), shopDrawings(shop)];
		for (const some of drawings) for (const drawn of Object.values(await drawAll(some))) await keepSizes(drawn);
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await drawDemo();
	const { cluster, stop } = await startTestCluster();
	project.provide('cluster', cluster);
	return stop;
}
