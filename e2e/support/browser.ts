// Which Chromium the browser tests drive: CHROMIUM_PATH, the system's headless shell, the one that came with the packages from
// npm, or a whole Chromium of the system. A shell has the engine without the window around it: an ordinary Chromium draws one for
// each page, and that takes longer than the page.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from '@playwright/test';
import { whileLocked } from '../../scripts/lock.mjs';

const project = path.dirname(path.dirname(import.meta.dirname));
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

interface Browser {
	origin: 'CHROMIUM_PATH' | 'system' | 'npm';
	executablePath: string;
	/** What the browser process needs beside our own environment. */
	env: Record<string, string>;
}

function inPath(names: readonly string[]): string[] {
	const folders = (process.env.PATH ?? '').split(path.delimiter);
	return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function systemBrowser(candidates: readonly string[]): Browser | undefined {
	const found = candidates.find((candidate) => fs.existsSync(candidate));
	return found ? { origin: 'system', executablePath: found, env: {} } : undefined;
}

const systemShell = () => systemBrowser(inPath(shellNames));
const wholeBrowser = () => systemBrowser([...inPath(wholeNames), macApplication]);

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
	const executablePath = path.join(folder, 'chromium');
	const env = { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'), ...fonts };
	// A machine may lack what it is linked with.
	const runs = await promisify(execFile)(executablePath, ['--version'], { env: { ...process.env, ...env } }).then(
		() => true,
		() => false,
	);
	return runs ? { origin: 'npm', executablePath, env } : undefined;
}

/** @param wanted a whole one is what visitors have, for what is measured; a light one does the same with less, for what is tested */
export async function findBrowser(wanted: 'light' | 'whole' = 'light'): Promise<Browser | undefined> {
	const chosen = process.env.CHROMIUM_PATH;
	if (chosen) return { origin: 'CHROMIUM_PATH', executablePath: chosen, env: {} };
	if (wanted === 'whole') return wholeBrowser() ?? systemShell() ?? npmBrowser();
	return systemShell() ?? (await npmBrowser()) ?? wholeBrowser();
}

/** Garbage is collected rarely, and by the thread that made it: several take longer together, on cores that have other work. */
const rareCollection = '--js-flags=--single-threaded-gc --min-semi-space-size=64 --max-semi-space-size=64';

export async function browserOptions(wanted?: 'light' | 'whole'): Promise<LaunchOptions> {
	const browser = await findBrowser(wanted);
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
			...(wanted === 'whole' ? [] : [rareCollection]),
		],
	};
}
