import fs from 'node:fs';
import path from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontFaces } from '../rules/theme/font-faces.ts';
import { fontCatalogue, fontFile, fontWeights } from '../rules/theme/fonts.ts';
import { defaultTheme } from '../rules/theme/theme.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { fontFiles, listFontFiles } from './vite/fonts.ts';

const named = fontCatalogue
	.filter((font) => font.bundled)
	.flatMap(({ family }) => fontWeights(family).map((code) => fontFile(family, code % 1000, code > 1000)))
	.flatMap((file) => (file ? [file.ttf, file.woff2, file.woff2Ext] : []));

const packages = path.join(path.dirname(import.meta.dirname), 'node_modules');

let folder: string;

beforeAll(() => {
	folder = temporaryFolder('fonts');
	fs.writeFileSync(path.join(folder, 'entry.js'), 'export const x = 1;\n');
});
afterAll(() => removeFolder(folder));

const options = () => ({
	root: folder,
	configFile: false as const,
	logLevel: 'silent' as const,
	plugins: [fontFiles()],
});

describe('font files', () => {
	it('are exactly those that the catalogue names', () => {
		expect([...listFontFiles().keys()].map((address) => `/${address}`).sort()).toEqual([...named].sort());
	});

	it('are of the families that the catalogue marks as bundled, from both sources', () => {
		const bundled = fontCatalogue.filter((font) => font.bundled).map((font) => font.path);
		for (const source of ['@expo-google-fonts', '@fontsource'])
			expect(fs.readdirSync(path.join(packages, source)).sort()).toEqual([...bundled].sort());
	});

	it('have the letters that the faces say they have', () => {
		const cut = JSON.parse(fs.readFileSync(path.join(packages, '@fontsource', 'inter', 'unicode.json'), 'utf8'));
		const ranges = new Set([...fontFaces(defaultTheme).matchAll(/unicode-range:(.+?)\}/g)].map(([, range]) => range));
		expect(ranges).toEqual(new Set([cut.latin, cut['latin-ext']]));
	});

	it("are copied with the browser's build, unchanged", async () => {
		await build({ ...options(), build: { outDir: 'out', rolldownOptions: { input: path.join(folder, 'entry.js') } } });
		for (const [address, source] of listFontFiles())
			expect(fs.statSync(path.join(folder, 'out', address)).size).toBe(fs.statSync(source).size);
		expect(fs.readFileSync(path.join(folder, 'out/assets/fonts/inter/LICENSE.txt'), 'utf8')).toContain(
			'Open Font License',
		);
	});

	it("are not copied with the server's", async () => {
		await build({ ...options(), build: { outDir: 'server', ssr: path.join(folder, 'entry.js') } });
		expect(fs.existsSync(path.join(folder, 'server'))).toBe(true);
		expect(fs.existsSync(path.join(folder, 'server', 'assets', 'fonts'))).toBe(false);
	});

	it('are served at the same addresses in development, and nothing else is', async () => {
		const vite = await createServer({ ...options(), server: { port: 0, host: '127.0.0.1' } });
		try {
			await vite.listen();
			const address = vite.httpServer?.address();
			const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
			const woff2 = await fetch(`${origin}/assets/fonts/work-sans/static/WorkSans_400Regular.woff2`);
			expect(woff2.headers.get('content-type')).toBe('font/woff2');
			expect(
				Buffer.from(await woff2.arrayBuffer())
					.subarray(0, 4)
					.toString(),
			).toBe('wOF2');
			const ttf = await fetch(`${origin}/assets/fonts/work-sans/static/WorkSans_700Bold_Italic.ttf?v=1`);
			expect(ttf.headers.get('content-type')).toBe('font/ttf');
			const other = await fetch(`${origin}/assets/fonts/work-sans/static/..%2f..%2fpackage.json`);
			expect(other.status).toBe(404);
		} finally {
			await vite.close();
		}
	});
});
