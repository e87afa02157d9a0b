// Servers under load, each as a share of a bare `node:http` server right before it, and what a request costs them and their database.
import { spawn } from 'node:child_process';
import { type Figure, load, median, type Target } from './measure.ts';

export async function bareServer(): Promise<{ pid: number; port: number; end(): void }> {
	const program = `const server = require('node:http').createServer((_, response) => response.end('hello'));
		server.listen(0, '127.0.0.1', () => console.log(server.address().port));
		process.stdin.on('end', () => process.exit()).resume();`;
	const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
	const port = await new Promise<number>((resolve) => child.stdout.on('data', (text) => resolve(Number(text))));
	return { pid: child.pid ?? 0, port, end: () => child.kill() };
}

interface Measured extends Figure {
	/** Of what the baseline did right before. */
	share: number;
}

interface Duration {
	runs: number;
	seconds: number;
}

/** A machine that has other things to do is not the same from one minute to the next: each run has its own baseline. */
export async function measureAll(
	baseline: Target,
	targets: Target[],
	{ runs, seconds }: Duration,
): Promise<[name: string, figure: Measured][]> {
	const figures = targets.map(({ name }): [string, Measured[]] => [name, []]);
	for (const target of [baseline, ...targets]) await load(target, 1);
	for (let run = 0; run < runs; run++) {
		for (const [index, target] of targets.entries()) {
			const bare = await load(baseline, seconds / 2);
			const figure = await load(target, seconds);
			figures[index]?.[1].push({ ...figure, share: figure.perSecond / bare.perSecond });
		}
	}
	const middle = (list: Measured[], of: (figure: Measured) => number) => median(list.map(of));
	return figures.map(([name, list]) => [
		name,
		{
			perSecond: middle(list, ({ perSecond }) => perSecond),
			refusedShare: middle(list, ({ refusedShare }) => refusedShare),
			cpuMicroseconds: middle(list, ({ cpuMicroseconds }) => cpuMicroseconds),
			databaseMicroseconds: middle(list, ({ databaseMicroseconds }) => databaseMicroseconds),
			share: middle(list, ({ share }) => share),
		},
	]);
}

export function printFigures(figures: [name: string, figure: Measured][], { runs, seconds }: Duration): void {
	console.log(
		`\n| ${runs} runs of ${seconds} s, median | requests/s | of hello | refused | CPU per request | of the database |\n|---|---|---|---|---|---|`,
	);
	for (const [name, { perSecond, share, refusedShare, cpuMicroseconds, databaseMicroseconds }] of figures)
		console.log(
			`| ${name} | ${Math.round(perSecond)} | ${(share * 100).toFixed(2)} % | ${(refusedShare * 100).toFixed(1)} % | ${Math.round(cpuMicroseconds)} µs | ${Math.round(databaseMicroseconds)} µs |`,
		);
}
