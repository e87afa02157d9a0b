// The programs that tests begin as processes, each put together as one file: Node reads it in half the time that their thousand files take.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { bundleVariable } from './server-process.ts';

const project = path.dirname(path.dirname(import.meta.dirname));
/** As scripts/test.mjs names it, which puts them there before all tests. */
const outDir = path.join(project, '.cache', 'test-programs');
const programs = ['start/main', 'server/testing/worker', 'server/testing/writer'];

/** Files that are found beside a source are still found there. */
const keepPlaces: Plugin = {
	name: 'keep-places',
	enforce: 'pre',
	transform: (code, id) =>
		code
			.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
			.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** From now on, processes that this one and its children begin are begun from there. */
export async function bundlePrograms(): Promise<void> {
	await build({
		configFile: false,
		root: project,
		publicDir: false,
		logLevel: 'warn',
		plugins: [keepPlaces],
		build: {
			ssr: true,
			target: 'node24',
			outDir,
			emptyOutDir: true,
			rolldownOptions: {
				input: Object.fromEntries(programs.map((program) => [program, path.join(project, `${program}.ts`)])),
			},
		},
	});
	process.env[bundleVariable] = outDir;
}
