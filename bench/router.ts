// `npm run bench:router`: what the router costs. On the server: one page without a router and with each step that a match needs, as time of
// the processor in one run. In the browser: the bytes that `scripts/vite/lean-router.ts` leaves out.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { median } from './measure.ts';

/** What `web/measure-router.tsx` exports. */
interface Measured {
	addresses: readonly string[];
	routeCount: number;
	ways: Record<string, (address: string) => string>;
}

const rounds = 15;
const pagesPerRound = 4000;
const limitMs = 0.5;
const root = path.join(import.meta.dirname, '..');

async function loadMeasured(): Promise<Measured> {
	const outDir = path.join(root, '.cache', 'bench-router');
	await build({ root, logLevel: 'error', build: { ssr: 'web/measure-router.tsx', outDir, emptyOutDir: true } });
	return import(path.join(outDir, 'measure-router.js'));
}

function milliseconds(way: (address: string) => string, addresses: readonly string[]): number {
	const before = process.cpuUsage();
	for (let index = 0; index < pagesPerRound; index += 1) way(addresses[index % addresses.length] ?? '');
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000 / pagesPerRound;
}

async function measureServer(): Promise<void> {
	const { addresses, routeCount, ways } = await loadMeasured();
	const samples = Object.entries(ways).map(([name, way]) => ({ name, way, times: [] as number[] }));
	// One way after the other in each round, so that all of them meet the same machine.
	for (let round = 0; round < rounds; round += 1)
		for (const { way, times } of samples) times.push(milliseconds(way, addresses));
	const plain = median(samples[0]?.times ?? []);
	console.log(`${routeCount} pages`);
	for (const { name, times } of samples) {
		const [time, more] = [median(times), median(times) - plain];
		console.log(
			`${name.padEnd(30)} ${time.toFixed(3)} ms a page, ${(time / plain).toFixed(1)} ×, ${more.toFixed(3)} ms more${more > limitMs ? ' (over the limit)' : ''}`,
		);
	}
}

/** The file with React, the router and the query client, which every page loads. */
async function bytesOfLibraries(isLean: boolean): Promise<number> {
	const loaded = await loadConfigFromFile({ command: 'build', mode: 'production', isSsrBuild: false });
	if (!loaded) throw new Error('There is no vite.config.ts');
	const { config } = loaded;
	const omitted = new Set(['platen-compressed', ...(isLean ? [] : ['platen-lean-router'])]);
	const built = (await build({
		...config,
		root,
		configFile: false,
		logLevel: 'error',
		plugins: config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && omitted.has(plugin.name))) ?? [],
		build: { ...config.build, write: false },
	})) as Rolldown.RolldownOutput;
	const libraries = built.output.find((file) => file.type === 'chunk' && file.name === 'react');
	if (libraries?.type !== 'chunk') throw new Error('There is no file with the libraries any more');
	return gzipSync(libraries.code).length;
}

await measureServer();
const [lean, whole] = [await bytesOfLibraries(true), await bytesOfLibraries(false)];
console.log(`libraries of every page, gzip: ${lean} bytes, ${whole} without lean-router.ts (${whole - lean} more)`);
