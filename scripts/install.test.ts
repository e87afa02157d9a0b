// The install step in a small project of its own: the real scripts and the real npm, with a package that needs no network.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';

const npm = process.env.npm_execpath;
const env = { ...process.env, npm_config_offline: 'true' };

let folder: string;

const inFolder = (...parts: string[]) => path.join(folder, ...parts);
const stamp = () => inFolder('node_modules', '.platen-installed');

beforeEach(() => {
	folder = temporaryFolder('install');
	fs.cpSync(import.meta.dirname, inFolder('scripts'), { recursive: true });
	fs.mkdirSync(inFolder('leaf'));
	fs.writeFileSync(
		inFolder('leaf', 'package.json'),
		JSON.stringify({ name: 'leaf', version: '1.0.0', scripts: { preinstall: 'node wait.js' } }),
	);
	fs.writeFileSync(inFolder('leaf', 'wait.js'), 'setTimeout(() => {}, 1500)');
	fs.writeFileSync(
		inFolder('package.json'),
		JSON.stringify({ name: 'small', version: '1.0.0', type: 'module', dependencies: { leaf: 'file:leaf' } }),
	);
	fs.writeFileSync(
		inFolder('install.mjs'),
		`import { ensurePackages } from './scripts/packages.mjs';\nimport { run } from './scripts/say.mjs';\nawait run(() => ensurePackages(process.execPath));\n`,
	);
	const cli = npm ? [process.execPath, npm] : ['npm'];
	execFileSync(cli[0] ?? '', [...cli.slice(1), 'install', '--package-lock-only', '--no-audit'], {
		cwd: folder,
		env,
		stdio: 'ignore',
	});
});

afterEach(() => removeFolder(folder));

const install = () =>
	spawn(process.execPath, ['install.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });

async function outcome(child: ReturnType<typeof install>): Promise<{ status: number | null; output: string }> {
	let output = '';
	child.stdout.on('data', (chunk) => (output += chunk));
	child.stderr.on('data', (chunk) => (output += chunk));
	const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
	return { status, output };
}

describe('the install step', () => {
	it('installs what is missing once, and then has nothing to do', async () => {
		expect(await outcome(install())).toMatchObject({
			status: 0,
			output: expect.stringContaining('✓ Installing packages'),
		});
		expect(fs.existsSync(inFolder('node_modules', 'leaf'))).toBe(true);
		expect(await outcome(install())).toEqual({ status: 0, output: '' });
	});

	it('that was killed half-way is done again by the next start', async () => {
		const child = install();
		await expect.poll(() => fs.existsSync(inFolder('.cache', 'install.lock')), { timeout: 10_000 }).toBe(true);
		await sleep(700);
		process.kill(-(child.pid ?? 0), 'SIGKILL');
		await outcome(child);
		expect(fs.existsSync(stamp())).toBe(false);
		expect(await outcome(install())).toMatchObject({ status: 0 });
		expect(fs.existsSync(stamp())).toBe(true);
	});

	it('started twice at the same time is done once', async () => {
		const results = await Promise.all([outcome(install()), outcome(install())]);
		expect(results.map(({ status }) => status)).toEqual([0, 0]);
	});

	it('that cannot reach what it needs says so without a stack trace', async () => {
		fs.rmSync(inFolder('leaf'), { recursive: true });
		fs.writeFileSync(
			inFolder('package.json'),
			JSON.stringify({ name: 'small', version: '1.0.0', type: 'module', dependencies: { 'is-number': '7.0.0' } }),
		);
		const { status, output } = await outcome(install());
		expect(status).toBe(1);
		expect(output).toContain('The packages could not be installed.');
		expect(output).toMatch(/→ .+/);
		expect(output).not.toMatch(/^\s+at /m);
	});
});
