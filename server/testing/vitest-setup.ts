// Begins the database server of a Vitest run and ends it afterwards. Before that, the demo's pictures and their sizes are made
// where they are not yet in the cache: once for all tests that fill a demo, instead of in each of them at the same time.
import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startTestCluster, type TestCluster } from './cluster.ts';

declare module 'vitest' {
	interface ProvidedContext {
		cluster: TestCluster;
	}
}

const drawing = path.join(path.dirname(path.dirname(import.meta.dirname)), 'demo', 'draw-ahead.ts');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const parts = os.availableParallelism();
	await Promise.all(
		Array.from({ length: parts }, (_, part) =>
			promisify(execFile)(process.execPath, [drawing, String(part), String(parts)]),
		),
	);
	const { cluster, stop } = await startTestCluster({ forgetful: true });
	project.provide('cluster', cluster);
	return stop;
}
