// Brings the font files to /assets/fonts/{family}/static/: copied with the browser's build, served from the packages in development.
// TTF are those of @expo-google-fonts under their own names; beside each lie its WOFF2 of @fontsource, cut to two ranges.
// rules/theme/fonts.ts names the same files without looking at any disk; a test holds the two together.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const project = path.dirname(path.dirname(import.meta.dirname));
const packages = path.join(project, 'node_modules');
const sources = path.join(packages, '@expo-google-fonts');
const face = /^(\d00)[A-Za-z]+(_Italic)?$/;

/** A file's name for each range that a browser may need; the plain name is the one that most pages need. */
const ranges = { latin: '', 'latin-ext': '_LatinExt' };

function filesOfFace(family: string, folder: string): [address: string, source: string][] {
	const [, weight, italic] = face.exec(folder) ?? [];
	const inFolder = path.join(sources, family, folder);
	const ttf = fs.readdirSync(inFolder).find((name) => name.endsWith('.ttf'));
	if (!weight || !ttf) return [];
	const place = `assets/fonts/${family}/static/${path.basename(ttf, '.ttf')}`;
	const style = italic ? 'italic' : 'normal';
	const cut = Object.entries(ranges).map(([range, ending]): [string, string] => [
		`${place}${ending}.woff2`,
		path.join(packages, '@fontsource', family, 'files', `${family}-${range}-${weight}-${style}.woff2`),
	]);
	return [[`${place}.ttf`, path.join(inFolder, ttf)], ...cut];
}

/** Every font file by its address below the root, with where it comes from. */
export function listFontFiles(): Map<string, string> {
	const families = fs.readdirSync(sources);
	return new Map(
		families.flatMap((family) =>
			fs
				.readdirSync(path.join(sources, family))
				.filter((folder) => face.test(folder))
				.flatMap((folder) => filesOfFace(family, folder))
				.filter(([, source]) => fs.existsSync(source)),
		),
	);
}

/** In one folder for all builds: the same bytes are compressed once. */
const kept = path.join(project, '.cache', 'compressed-fonts');
/** The best quality takes a second and a half for each of 284 files, and saves a tenth more. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Studios load whole TTF, and those become less than half. WOFF2 are compressed as they are. */
async function compressTtf(source: string, place: string): Promise<void> {
	const bytes = fs.readFileSync(source);
	const name = path.join(kept, createHash('sha256').update(bytes).digest('hex'));
	for (const [ending, compress] of [
		['br', () => promisify(brotliCompress)(bytes, quality)],
		['gz', () => promisify(gzip)(bytes)],
	] as const) {
		const file = `${name}.${ending}`;
		if (!fs.existsSync(file)) {
			// Whole or not there, also where two builds run at once.
			const half = `${file}.${process.pid}`;
			fs.writeFileSync(half, await compress());
			fs.renameSync(half, file);
		}
		fs.copyFileSync(file, `${place}.${ending}`, fs.constants.COPYFILE_FICLONE);
	}
}

/** @param isCompressed whether TTF are there for clients that accept them compressed, as well */
export function fontFiles({ isCompressed = true } = {}): Plugin {
	return {
		name: 'platen-fonts',
		applyToEnvironment: (environment) => environment.name === 'client',
		async writeBundle({ dir = '' }) {
			fs.mkdirSync(kept, { recursive: true });
			const compressing: Promise<void>[] = [];
			for (const [address, source] of listFontFiles()) {
				const place = path.join(dir, address);
				fs.mkdirSync(path.dirname(place), { recursive: true });
				fs.copyFileSync(source, place, fs.constants.COPYFILE_FICLONE);
				if (isCompressed && place.endsWith('.ttf')) compressing.push(compressTtf(source, place));
			}
			await Promise.all(compressing);
			// The licence of these fonts wants to be where they are.
			for (const family of fs.readdirSync(sources))
				fs.copyFileSync(
					path.join(sources, family, 'LICENSE_FONT'),
					path.join(dir, 'assets/fonts', family, 'LICENSE.txt'),
				);
		},
		configureServer(server) {
			const files = listFontFiles();
			server.middlewares.use((request, response, next) => {
				const address = (request.url ?? '').replace(/[?#].*$/, '').slice(1);
				const source = files.get(address);
				if (!source) return next();
				response.setHeader('content-type', `font/${path.extname(source).slice(1)}`);
				fs.createReadStream(source).on('error', next).pipe(response);
			});
		},
	};
}
