// Brings the font files to /assets/fonts/{family}/static/: copied with the browser's build, served from the packages in development.
// TTF are those of @expo-google-fonts under their own names; beside each lie its WOFF2 of @fontsource, cut to two ranges.
// rules/theme/fonts.ts names the same files without looking at any disk; a test holds the two together.
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const packages = path.join(path.dirname(path.dirname(import.meta.dirname)), 'node_modules');
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

export function fontFiles(): Plugin {
	return {
		name: 'platen-fonts',
		applyToEnvironment: (environment) => environment.name === 'client',
		writeBundle({ dir = '' }) {
			for (const [address, source] of listFontFiles()) {
				const place = path.join(dir, address);
				fs.mkdirSync(path.dirname(place), { recursive: true });
				fs.copyFileSync(source, place, fs.constants.COPYFILE_FICLONE);
			}
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
