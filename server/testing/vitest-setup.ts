// Begins the database server of a Vitest run and ends it afterwards, and puts the programs together that tests begin, unless
// that was done before.
import type { TestProject } from 'vitest/node';
import { bundlePrograms } from './bundle-programs.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';
import { bundleVariable } from './server-process.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const areBundled = process.env[bundleVariable] !== undefined;
	const bundled = areBundled ? undefined : bundlePrograms();
	const [{ cluster, stop }] = await Promise.all([startTestCluster({ forgetful: true }), bundled]);
	project.provide('cluster', cluster);
	return stop;
}
