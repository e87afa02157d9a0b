// Which Chromium the browser tests drive: CHROMIUM_PATH, the system's, or the one that came with the packages from npm.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from '@playwright/test';
import { whileLocked } from '../../scripts/lock.mjs';

const project = path.dirname(path.dirname(import.meta.dirname));
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

interface Browser {
	origin: 'CHROMIUM_PATH' | 'system' | 'npm';
	executablePath: string;
	/** What the browser process needs beside our own environment. */
	env: Record<string, string>;
}

function systemBrowser(): string | undefined {
	const folders = (process.env.PATH ?? '').split(path.delimiter);
	const candidates = [
		...systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
		macApplication,
	];
	return candidates.find((candidate) => fs.existsSync(candidate));
}

const unpacking = `
	import { dirname, join } from 'node:path';
	import { fileURLToPath } from 'node:url';
	import chromium, { inflate } from '@sparticuz/chromium';
	await chromium.executablePath();
	await inflate(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin', 'al2023.tar.br'));`;

/** The package holds a compressed browser; it is unpacked once, into a folder that is complete or not there. */
async function npmBrowser(): Promise<Browser | undefined> {
	if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
	const folder = path.join(project, '.cache', 'chromium');
	fs.mkdirSync(path.dirname(folder), { recursive: true });
	await whileLocked(`${folder}.lock`, async () => {
		if (fs.existsSync(folder)) return;
		const half = `${folder}.half`;
		fs.rmSync(half, { recursive: true, force: true });
		fs.mkdirSync(half);
		await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpacking], {
			cwd: project,
			env: { ...process.env, TMPDIR: half },
		});
		fs.renameSync(half, folder);
	});
	const fonts: Record<string, string> = fs.existsSync('/etc/fonts')
		? {}
		: { FONTCONFIG_PATH: path.join(folder, 'fonts') };
	return {
		origin: 'npm',
		executablePath: path.join(folder, 'chromium'),
		env: { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'), ...fonts },
	};
}

export async function findBrowser(): Promise<Browser | undefined> {
	const chosen = process.env.CHROMIUM_PATH;
	if (chosen) return { origin: 'CHROMIUM_PATH', executablePath: chosen, env: {} };
	const system = systemBrowser();
	return system ? { origin: 'system', executablePath: system, env: {} } : npmBrowser();
}

export async function browserOptions(): Promise<LaunchOptions> {
	const browser = await findBrowser();
	if (!browser) return {};
	return {
		executablePath: browser.executablePath,
		env: { ...(process.env as Record<string, string>), ...browser.env },
		args: [
			'--disable-gpu',
			'--disable-quic',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	};
}
