// Load on one server, and what it costs: requests per second and CPU time per request, as a share of a bare server's.
import fs from 'node:fs';
import autocannon from 'autocannon';

export interface Target {
	name: string;
	pid: number;
	port: number;
	requests: autocannon.Request[];
}

export interface Figure {
	perSecond: number;
	cpuMicroseconds: number;
}

const connections = 16;
const ticksPerSecond = 100;

function cpuSeconds(pid: number): number {
	const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export const residentMegabytes = (pid: number): number =>
	Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

export async function load({ name, pid, port, requests }: Target, seconds: number): Promise<Figure> {
	const before = cpuSeconds(pid);
	const result = await autocannon({ url: `http://127.0.0.1:${port}`, connections, duration: seconds, requests });
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${name}: ${result.non2xx} bad answers, ${result.errors} errors`);
	const count = result.requests.total;
	return { perSecond: count / result.duration, cpuMicroseconds: ((cpuSeconds(pid) - before) / count) * 1e6 };
}

export const median = (values: number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
