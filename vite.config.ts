// Builds what the browser loads: hashed names, a manifest for the server, and each file once more in br and gzip.
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { fontFiles } from './scripts/vite/fonts.ts';

const compressible = /\.(js|css|svg|json|ttf)$/;

function compressed(): Plugin {
	return {
		name: 'platen-compressed',
		apply: 'build',
		writeBundle({ dir }, bundle) {
			for (const file of Object.keys(bundle).filter((name) => compressible.test(name))) {
				const place = path.join(dir ?? '', file);
				const bytes = fs.readFileSync(place);
				const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
				fs.writeFileSync(`${place}.br`, brotli);
				fs.writeFileSync(`${place}.gz`, gzipSync(bytes, { level: 9 }));
			}
		},
	};
}

export default defineConfig({
	publicDir: false,
	build: {
		manifest: true,
		rolldownOptions: { input: 'web/entry.ts' },
	},
	plugins: [compressed(), fontFiles()],
});
