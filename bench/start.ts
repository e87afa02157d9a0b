// How long a second start takes until health answers, embedded database included, and how much memory the idle process holds.
// The baseline of the same run is Node itself, answering its first request with a bare server.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { beginServer, sendRequest } from '../server/testing/server-process.ts';

const rounds = 5;
const project = path.dirname(import.meta.dirname);

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const residentMegabytes = (pid: number) =>
	Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

async function untilHealthy(port: number, since: number): Promise<number> {
	for (;;) {
		const answer = await sendRequest(port, '/service-api/health').catch(() => undefined);
		if (answer?.status === 200) return performance.now() - since;
		await sleep(5);
	}
}

async function bareNode(): Promise<{ ms: number; megabytes: number }> {
	const since = performance.now();
	const program = `require('node:http').createServer((_, response) => response.end('ok')).listen(4791, '127.0.0.1')`;
	const child = spawn(process.execPath, ['-e', program]);
	const ms = await untilHealthy(4791, since);
	const megabytes = residentMegabytes(child.pid ?? 0);
	child.kill();
	return { ms, megabytes };
}

/** The whole command that a user types, `npm start`, from its first moment. */
async function wholeCommand(dataDir: string): Promise<number> {
	const since = performance.now();
	const child = spawn('npm', ['start'], {
		cwd: project,
		env: { ...process.env, PORT: '4792', DATA_DIR: dataDir },
		stdio: 'ignore',
		detached: true,
	});
	const ms = await untilHealthy(4792, since);
	process.kill(-(child.pid ?? 0), 'SIGTERM');
	await new Promise((resolve) => child.on('exit', resolve));
	return ms;
}

const dataDir = temporaryFolder('bench');
const first = await beginServer({ dataDir });
await first.end();

const bare = [];
const starts = [];
const commands = [];
for (let round = 0; round < rounds; round++) {
	bare.push(await bareNode());
	const since = performance.now();
	const server = await beginServer({ dataDir });
	const ms = await untilHealthy(server.port, since);
	await server.ask('/');
	await sleep(2000);
	starts.push({ ms, megabytes: residentMegabytes(server.pid) });
	await server.end();
	commands.push(await wholeCommand(dataDir));
}
removeFolder(dataDir);

const line = (what: string, ms: number, megabytes: number | undefined) =>
	console.log(`| ${what} | ${Math.round(ms)} ms | ${megabytes === undefined ? '' : `${megabytes} MB`} |`);
console.log(`\n| median of ${rounds} | to health | memory, idle |\n|---|---|---|`);
const baseline = median(bare.map(({ ms }) => ms));
line('bare Node', baseline, median(bare.map(({ megabytes }) => megabytes)));
const second = median(starts.map(({ ms }) => ms));
line(
	`second start, server process (${(second / baseline).toFixed(1)} × bare Node)`,
	second,
	median(starts.map(({ megabytes }) => megabytes)),
);
const whole = median(commands);
line(`second start, whole npm start (${(whole / baseline).toFixed(1)} × bare Node)`, whole, undefined);
