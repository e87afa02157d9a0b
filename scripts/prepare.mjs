// What every command needs first: a Node 24, the packages and, where it serves pages, the build.
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensureNode } from './node24.mjs';
import { ensurePackages } from './packages.mjs';
import { cacheFolder } from './project.mjs';
import { Failure } from './say.mjs';

/**
 * @param {{ build: boolean }} options
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run our programs with, and their environment
 */
export async function prepare({ build }) {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	if (major < 20 || (major === 20 && minor < 19))
		throw new Failure(
			`Platen needs Node 20.19 or newer to start; this is Node ${process.versions.node}.`,
			'Install Node 24 (nodejs.org) and run the command again.',
		);

	const node = await ensureNode();
	await ensurePackages(node);
	if (build) await ensureBuild(node);
	return {
		node,
		env: {
			...process.env,
			PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
			NODE_COMPILE_CACHE: path.join(cacheFolder, 'compiled'),
		},
	};
}
