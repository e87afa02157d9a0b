import fs from 'node:fs';
import path from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Measured } from '../rules/theme/fallback-faces.ts';
import { fontFaces } from '../rules/theme/font-faces.ts';
import { type FontFamily, fontCatalogue, fontFile, fontWeights } from '../rules/theme/fonts.ts';
import { defaultTheme } from '../rules/theme/theme.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { measureFont } from './vite/font-metrics.ts';
import { fontFiles, listFontFiles } from './vite/fonts.ts';

const named = fontCatalogue
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
	plugins: [fontFiles({ isCompressed: false })],
});

function measuresOf(family: FontFamily, files: Map<string, string>): Measured {
	const faces = fontWeights(family).map((code) => {
		const source = files.get(fontFile(family, code % 1000, code > 1000)?.ttf.slice(1) ?? '');
		if (!source) throw new Error(`no file of ${family} ${code}`);
		return { code, ...measureFont(fs.readFileSync(source)) };
	});
	const lines = faces.map(({ ascent, descent, lineGap }) => ({ ascent, descent, lineGap }));
	const [line] = lines;
	if (!line || lines.some((other) => JSON.stringify(other) !== JSON.stringify(line)))
		throw new Error(`the faces of ${family} have lines of different heights`);
	return { ...line, widths: Object.fromEntries(faces.map(({ code, width }) => [code, width])) };
}

/** The generated file as it should be. */
function writeFontMetrics(): string {
	const files = listFontFiles();
	const entries = fontCatalogue.map(({ family }) => {
		const { ascent, descent, lineGap, widths } = measuresOf(family, files);
		const faces = Object.entries(widths).map(([code, width]) => `\t\t\t${code}: ${width},\n`);
		const name = family.includes(' ') ? `'${family}'` : family;
		return `\t${name}: {\n\t\tascent: ${ascent},\n\t\tdescent: ${descent},\n\t\tlineGap: ${lineGap},\n\t\twidths: {\n${faces.join('')}\t\t},\n\t},\n`;
	});
	return (
		'// Written by scripts/fonts.test.ts from the font files (vitest run scripts/fonts -u): shares of the font size.\n' +
		"import type { Measured } from './fallback-faces.ts';\n\n" +
		`export const fontMetrics: Record<string, Measured> = {\n${entries.join('')}};\n`
	);
}

it('the measures of the fonts are those of their files', async () => {
	await expect(writeFontMetrics()).toMatchFileSnapshot('../rules/theme/font-metrics.generated.ts');
});

describe('font files', () => {
	it('are exactly those that the catalogue names', () => {
		expect([...listFontFiles().keys()].map((address) => `/${address}`).sort()).toEqual([...named].sort());
	});

	it('are of the families of the catalogue, from both sources', () => {
		const families = fontCatalogue.map((font) => font.path);
		for (const source of ['@expo-google-fonts', '@fontsource'])
			expect(fs.readdirSync(path.join(packages, source)).sort()).toEqual([...families].sort());
	});

	it('have the letters that the faces say they have', () => {
		const ranges = new Set([...fontFaces(defaultTheme).matchAll(/unicode-range:(.+?)\}/g)].map(([, range]) => range));
		for (const { path: family } of fontCatalogue) {
			const cut = JSON.parse(fs.readFileSync(path.join(packages, '@fontsource', family, 'unicode.json'), 'utf8'));
			expect(ranges).toEqual(new Set([cut.latin, cut['latin-ext']]));
		}
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
