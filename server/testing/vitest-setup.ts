// Begins the database server of a Vitest run and ends it afterwards.
import type { TestProject } from 'vitest/node';
import { startTestCluster, type TestCluster } from './cluster.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { cluster, stop } = await startTestCluster();
	project.provide('cluster', cluster);
	return stop;
}
