// Two builds: what the browser loads (hashed names, a manifest, each file once more in br and gzip), and the rendering code.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { adminTheme } from './rules/theme/admin-theme.ts';
import { writeThemeCss } from './rules/theme/write-css.ts';
import { adminLook } from './scripts/vite/admin-theme.ts';
import { fontFiles } from './scripts/vite/fonts.ts';
import { leanRouter } from './scripts/vite/lean-router.ts';
import { sharedChunks } from './scripts/vite/shared-chunks.ts';

/** Our own files write their JSX through web/platform/jsx-runtime.ts. */
const jsxSource = 'platen-jsx';
const jsxAliases = Object.fromEntries(
	['jsx-runtime', 'jsx-dev-runtime'].map((name) => [
		`${jsxSource}/${name}`,
		path.join(import.meta.dirname, 'web', 'platform', `${name}.ts`),
	]),
);

/** Bundled ahead, there would be two of them while the code is being written, and the door of one would not open the other. */
function jsxAsItIs(): Plugin {
	return {
		name: 'platen-jsx-as-it-is',
		apply: 'serve',
		enforce: 'post',
		configResolved({ optimizeDeps, environments }) {
			for (const { include } of [optimizeDeps, ...Object.values(environments).map((room) => room.optimizeDeps)]) {
				const ours = include?.filter((name) => name.startsWith(jsxSource)) ?? [];
				for (const name of ours) include?.splice(include.indexOf(name), 1, name.replace(jsxSource, 'react'));
			}
		},
	};
}

const compressible = /\.(js|css|svg|json|wasm)$/;

async function compressFile(file: string): Promise<void> {
	const bytes = await fs.promises.readFile(file);
	const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
	await Promise.all([
		promisify(brotliCompress)(bytes, brotli).then((packed) => fs.promises.writeFile(`${file}.br`, packed)),
		promisify(gzip)(bytes, { level: 9 }).then((packed) => fs.promises.writeFile(`${file}.gz`, packed)),
	]);
}

function compressed(): Plugin {
	return {
		name: 'platen-compressed',
		apply: 'build',
		async writeBundle({ dir = '' }, bundle) {
			const files = Object.keys(bundle).filter((name) => compressible.test(name));
			// At the same time: zlib has threads of its own, and the rendering code is built meanwhile.
			await Promise.all(files.map((name) => compressFile(path.join(dir, name))));
		},
	};
}

/** What every page of a shop needs, in a few files instead of many small ones: together they compress better. */
const firstVisit = [
	{
		// Tables of line breaks belong to the engine of the studio.
		name: 'shaper-tables',
		test: /node_modules[\\/](linebreak|unicode-trie|tiny-inflate|base64-js)[\\/]/,
	},
	{
		// On first pages the server alone uses it.
		name: 'cache',
		test: /rules[\\/]collections[\\/]bounded-cache/,
	},
	{
		name: 'react',
		test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
	},
	{
		name: 'shop',
		test: /(rules[\\/]money\.ts|web[\\/](kit[\\/]button-style|platform[\\/](?!backoffice|renewal|retries|browser-aids|flags|smooth-scroller|cached-texts|fresh-texts|texts-version|confirmation|upload|catch-focus|close-on-back|optional-part|address-fragments|inert-document)|account[\\/]field(-queries|s\.documents)|storefront[\\/](frame[\\/](?!menu-panel)|failure)))/,
	},
	{
		// What all blocks stand on, and those that first pages have: apart they would be many files, most of them tiny.
		name: 'content',
		test: /(blocks[\\/](first-blocks\.ts|stage[\\/](?!icons|linked-photo|plain-parts|scripted|foreign-loads|form-parts|form-tile|page-forms|credits)|(hero|text|product-grid|category-tiles|image-text|double-cta|quote)[\\/](?!block\.ts|migrations|sample|messages))|web[\\/]storefront[\\/]content[\\/](?!offer-samples|regular-page|link-page)|web[\\/]page-view[\\/](?!simple-text|block-texts|foreign-picture|picture-consent|picture-room|credited\.tsx|form-parts)|rules[\\/]pages[\\/](texts|rich-text|layout)\.ts)/,
	},
	{
		// Of the bars of editors, in one file: each alone is hardly more than its frame.
		name: 'editor-icons',
		test: /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon(ArrowBackUp|ArrowForwardUp|ArrowLeft|CloudUp|Eye|History|Keyboard|Lock|Minus|Plus|Share|Users)\.mjs/,
	},
];

export default defineConfig(({ command, isSsrBuild }) => ({
	publicDir: false,
	plugins: [
		adminLook(writeThemeCss(adminTheme, '[data-look="admin"]')),
		react({ jsxImportSource: jsxSource }),
		jsxAsItIs(),
		tailwind(),
		leanRouter(),
		...(isSsrBuild ? [] : [compressed(), fontFiles()]),
	],
	build: isSsrBuild
		? { minify: false }
		: {
				manifest: true,
				// Their notices are in one file beside the code instead of in it: each visit would load them.
				license: { fileName: 'assets/licenses.md' },
				// What the administration has in common is large in one piece, and fetched once.
				chunkSizeWarningLimit: 700,
				// The files behind each page would be listed in every page; links fetch their pages ahead, and documents name theirs.
				modulePreload: { polyfill: false, resolveDependencies: () => [] },
				rolldownOptions: {
					input: ['web/entry-client.tsx', 'web/studio/entry.tsx', 'web/studio/shared/entry.ts', 'web/plain.css'],
					output: { codeSplitting: { groups: [...firstVisit, sharedChunks()] } },
				},
			},
	// Asked at run time it would be whatever the server's environment says, and React in its slow development version.
	define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
	resolve: { alias: jsxAliases },
	ssr: {
		// Bundled for production: outside of it React and the router would run in their development versions.
		noExternal: command === 'build' ? true : [],
	},
}));
