// Builds what the browser loads, when its sources changed since the last build.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { command } from './command.mjs';
import { whileLocked } from './lock.mjs';
import { cacheFolder, inProject, root } from './project.mjs';
import { describeFileFailure, Failure, step } from './say.mjs';

const output = inProject('build');
const stamp = path.join(output, '.platen-built');
const sources = ['web', 'blocks', 'rules', 'scripts/vite', 'vite.config.ts', 'package.json', 'package-lock.json'];

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesOf(place) {
	if (!fs.existsSync(place)) return [];
	if (fs.statSync(place).isFile()) return [place];
	return fs
		.readdirSync(place)
		.sort()
		.flatMap((name) => filesOf(path.join(place, name)));
}

function wanted() {
	const hash = createHash('sha256');
	for (const file of sources.flatMap((source) => filesOf(inProject(source)))) {
		hash.update(`${path.relative(root, file)}\n`).update(fs.readFileSync(file));
	}
	return hash.digest('hex');
}

const built = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted();

/** @param {string} node */
export async function ensureBuild(node) {
	if (built()) return;
	try {
		await step('Building the storefront', () => whileLocked(path.join(cacheFolder, 'build.lock'), () => build(node)));
	} catch (error) {
		throw describeFileFailure(error, output);
	}
}

/** @param {string} node */
async function build(node) {
	if (built()) return;
	const half = inProject('.cache', 'build.half');
	const mark = wanted();
	fs.rmSync(half, { recursive: true, force: true });
	const builds = await Promise.allSettled([
		runVite(node, ['--outDir', path.join(half, 'client')]),
		runVite(node, ['--ssr', 'web/entry-server.tsx', '--outDir', path.join(half, 'server')]),
	]);
	// After both have ended: what goes on would write into the folder of the next try.
	for (const build of builds) if (build.status === 'rejected') throw build.reason;
	fs.writeFileSync(path.join(half, '.platen-built'), mark);
	fs.rmSync(output, { recursive: true, force: true });
	fs.renameSync(half, output);
}

/**
 * @param {string} node
 * @param {string[]} args
 */
async function runVite(node, args) {
	const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
	const result = await command(node, [vite, 'build', ...args, '--logLevel', 'warn'], {
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production' },
	});
	if (result.code === 0) return;
	const advice = /ENOSPC/.test(result.output)
		? 'The disk is full: free some space and start again.'
		: 'The lines above name the file to mend.';
	throw new Failure('The storefront could not be built.', advice, result.output);
}
