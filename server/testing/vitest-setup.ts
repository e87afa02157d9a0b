// Begins the database server of a Vitest run and ends it afterwards. Before that, the demo's pictures and their sizes are made
// where they are not yet in the cache: once for all tests that fill a demo, instead of in each of them at the same time.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { demoShops } from '../../demo/data/shops.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

const drawing = path.join(path.dirname(path.dirname(import.meta.dirname)), 'demo', 'draw-ahead.ts');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const shops = Object.values(demoShops);
	await Promise.all(shops.map(({ slug }) => promisify(execFile)(process.execPath, [drawing, slug])));
	const { cluster, stop } = await startTestCluster({ forgetful: true });
	project.provide('cluster', cluster);
	return stop;
}
