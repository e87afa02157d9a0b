// The browser sets designs exactly as the server does: every glyph, every position.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { hashSample, sampleTexts } from '../rules/designs/typeset/sample-texts.ts';
import { openFace } from '../rules/designs/typeset/shaper.ts';
import { fontCatalogue, fontFile } from '../rules/theme/fonts.ts';
import { listFontFiles } from '../scripts/vite/fonts.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';

const texts = Object.values(sampleTexts);
const addresses = fontCatalogue.map(({ family }) => fontFile(family, 400)?.ttf ?? '');
const [inter = ''] = addresses;
const page = '<!doctype html><title>Typesetting</title><script type="module" src="/entry.js"></script>';
const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.ttf': 'font/ttf' };

async function bundle(folder: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: 'silent',
		publicDir: false,
		build: {
			outDir: folder,
			emptyOutDir: true,
			target: 'esnext',
			rolldownOptions: {
				input: path.join(import.meta.dirname, 'support/typeset-entry.ts'),
				output: { entryFileNames: 'entry.js' },
			},
		},
	});
}

/** The bundle, its WebAssembly and the font files, and a page that loads them. */
async function serve(folder: string): Promise<http.Server> {
	const fonts = listFontFiles();
	const server = http.createServer((request, response) => {
		const address = request.url ?? '/';
		const file = fonts.get(address.slice(1)) ?? path.join(folder, path.posix.normalize(address));
		if (address === '/') return response.setHeader('content-type', 'text/html').end(page);
		if (!fs.existsSync(file)) return response.writeHead(404).end();
		response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
		fs.createReadStream(file).pipe(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return server;
}

async function hashOnServer(): Promise<string[]> {
	const files = listFontFiles();
	const open = (address: string) => openFace(fs.readFileSync(files.get(address.slice(1)) ?? ''));
	const hashes: string[] = [];
	for (const address of addresses)
		for (const text of texts) hashes.push(await hashSample(text, open(address), open(inter)));
	return hashes;
}

test('all 20 families are set in the browser as on the server, in German and in English', async ({ page: tab }) => {
	const folder = temporaryFolder('typeset');
	await bundle(folder);
	const server = await serve(folder);
	try {
		await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
		await expect.poll(() => tab.evaluate('typeof hashFaces')).toBe('function');
		const call = `hashFaces(${JSON.stringify(addresses)}, ${JSON.stringify(texts)}, ${JSON.stringify(inter)})`;
		const inBrowser = await tab.evaluate<string[]>(call);
		expect(inBrowser.length).toBe(40);
		expect(inBrowser).toEqual(await hashOnServer());
	} finally {
		server.close();
		removeFolder(folder);
	}
});
