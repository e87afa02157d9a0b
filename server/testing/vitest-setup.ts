// Begins the database server of a Vitest run and ends it afterwards, and puts the programs together that tests begin.
import type { TestProject } from 'vitest/node';
import { bundlePrograms } from './bundle-programs.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const [{ cluster, stop }] = await Promise.all([startTestCluster({ forgetful: true }), bundlePrograms()]);
	project.provide('cluster', cluster);
	return stop;
}
