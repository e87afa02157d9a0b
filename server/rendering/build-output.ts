// What the build has made: the rendering code, and which files a page needs.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageEntry, PageRenderer } from '../../rules/page-contract.ts';
import { ExpectedFailure } from '../failure.ts';

const shopEntry = 'web/entry-client.tsx';
/** Source files of the scripts of documents that have their own. */
export const entryFiles: Readonly<Record<PageEntry, string>> = {
	studio: 'web/studio/entry.tsx',
	shared: 'web/studio/shared/entry.ts',
};
const plainStyle = 'web/plain.css';

interface PageFiles {
	styles: string[];
	scripts: string[];
	modules: string[];
}

export interface PageCode {
	/** The style of the pages that know no tenant. */
	plainStyles: string[];
	renderer(): Promise<PageRenderer>;
	/** The files of a page whose parts come from these source files. */
	filesFor(sources: readonly string[], entry?: PageEntry): PageFiles;
}

interface Chunk {
	file: string;
	css?: string[];
	imports?: string[];
}

type Manifest = Record<string, Chunk>;

/** A chunk and everything it imports, each once. */
function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
	for (const name of names) {
		if (seen.has(name)) continue;
		seen.add(name);
		closure(manifest, manifest[name]?.imports ?? [], seen);
	}
	return seen;
}

function filesFrom(manifest: Manifest, sources: readonly string[], entry: string): PageFiles {
	const chunks = [...closure(manifest, [entry, ...sources])].flatMap((name) => manifest[name] ?? []);
	const script = manifest[entry]?.file;
	return {
		styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
		scripts: script ? [`/${script}`] : [],
		modules: chunks.filter((chunk) => chunk.file !== script).map((chunk) => `/${chunk.file}`),
	};
}

export function builtPageCode(build: string): PageCode {
	const file = path.join(build, 'client', '.vite', 'manifest.json');
	if (!fs.existsSync(file))
		throw new ExpectedFailure('The storefront is not built.', 'Run npm start: it builds what is missing.');
	const manifest: Manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
	const known = new Map<string, PageFiles>();
	const loaded = import(pathToFileURL(path.join(build, 'server', 'entry-server.js')).href);
	return {
		plainStyles: [manifest[plainStyle]?.file ?? ''].map((file) => `/${file}`),
		renderer: async () => (await loaded).renderer,
		filesFor(sources, entry) {
			const script = entry ? entryFiles[entry] : shopEntry;
			const key = [script, ...sources].join('\n');
			const files = known.get(key) ?? filesFrom(manifest, sources, script);
			known.set(key, files);
			return files;
		},
	};
}
