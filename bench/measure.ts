// Load on one server, and what it costs: requests per second and CPU time per request.
// The client does as little as it can, so that the server is what is measured: it counts bytes and reads nothing but the head.
import fs from 'node:fs';
import net from 'node:net';

export interface Target {
	name: string;
	pid: number;
	port: number;
	/** Whole requests, sent in turn. */
	requests: string[];
	/** One process of the database that it asks; without it nothing is said of the database. */
	backendPid?: number;
}

export interface Figure {
	/** Answers with what was asked for. */
	perSecond: number;
	/** Of all responses, those that said "not now". */
	refusedShare: number;
	/** Of the server. */
	cpuMicroseconds: number;
	/** Of the processes of its database. */
	databaseMicroseconds: number;
}

const connections = 16;
const ticksPerSecond = 100;

/** Written as it goes over the wire. */
export function request(method: string, path: string, headers: Record<string, string>, body = ''): string {
	const fields = { ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) };
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
	return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

export function cpuSeconds(pid: number): number {
	const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The parent of a process; undefined when it has ended meanwhile. */
function parentOf(pid: string): number | undefined {
	try {
		const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
		return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
	} catch {
		return undefined;
	}
}

const processIds = () => fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Of all processes that this one has begun and that still run. */
export const childSeconds = (): number =>
	processIds()
		.filter((pid) => parentOf(pid) === process.pid)
		.reduce((sum, pid) => sum + cpuSeconds(Number(pid)), 0);

/** Workers of the database come and go. */
function isWorker(pid: string): boolean {
	try {
		return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(' worker');
	} catch {
		return true;
	}
}

/** Connections stay open while something is measured: none of them ends. */
export function databaseSeconds(backendPid: number): number {
	const server = parentOf(String(backendPid));
	const ours = processIds().filter((pid) => parentOf(pid) === server);
	return ours.filter((pid) => !isWorker(pid)).reduce((sum, pid) => sum + cpuSeconds(Number(pid)), 0);
}

export const residentMegabytes = (pid: number): number =>
	Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** One connection that sends the next request as soon as the answer to the last one is whole. */
class Client {
	answered = 0;
	refused = 0;
	fault: string | undefined;
	#socket: net.Socket;
	#requests: Buffer[];
	#next: number;
	#head: Buffer = Buffer.alloc(0);
	#missing = 0;
	#isRefused = false;

	constructor(port: number, requests: Buffer[], first: number) {
		this.#requests = requests;
		this.#next = first;
		this.#socket = net.connect(port, '127.0.0.1', () => this.#send());
		this.#socket.setNoDelay(true);
		this.#socket.on('data', (chunk) => this.#receive(chunk));
		this.#socket.on('error', (error) => {
			this.fault = error.message;
		});
	}

	#send(): void {
		const bytes = this.#requests[this.#next % this.#requests.length];
		this.#next += 1;
		if (bytes) this.#socket.write(bytes);
	}

	#receive(chunk: Buffer): void {
		if (this.#missing > 0) this.#missing -= chunk.length;
		else this.#readHead(this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk);
		if (this.#missing !== 0 || this.#head.length > 0) return;
		if (this.#isRefused) this.refused += 1;
		else this.answered += 1;
		this.#send();
	}

	#readHead(bytes: Buffer): void {
		const end = bytes.indexOf('\r\n\r\n');
		this.#head = end < 0 ? bytes : Buffer.alloc(0);
		if (end < 0) return;
		const head = bytes.toString('latin1', 0, end).toLowerCase();
		this.#isRefused = head.startsWith('http/1.1 503');
		if (!this.#isRefused && !head.startsWith('http/1.1 200')) this.fault = head.slice(0, 100);
		const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? Number.NaN);
		if (Number.isNaN(length)) this.fault = 'an answer without a length';
		this.#missing = end + 4 + length - bytes.length;
	}

	close(): void {
		this.#socket.destroy();
	}
}

export async function load({ name, pid, port, requests, backendPid }: Target, seconds: number): Promise<Figure> {
	const bytes = requests.map((text) => Buffer.from(text));
	const clients = Array.from({ length: connections }, (_, number) => new Client(port, bytes, number));
	const databaseCpu = () => (backendPid ? databaseSeconds(backendPid) : 0);
	const [cpu, database, since] = [cpuSeconds(pid), databaseCpu(), performance.now()];
	await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
	const [used, usedByDatabase] = [cpuSeconds(pid) - cpu, databaseCpu() - database];
	const elapsed = (performance.now() - since) / 1000;
	for (const client of clients) client.close();
	const fault = clients.find((client) => client.fault)?.fault;
	if (fault) throw new Error(`${name}: ${fault}`);
	const count = clients.reduce((sum, client) => sum + client.answered, 0);
	const refused = clients.reduce((sum, client) => sum + client.refused, 0);
	return {
		perSecond: count / elapsed,
		refusedShare: refused / Math.max(1, refused + count),
		cpuMicroseconds: (used / count) * 1e6,
		databaseMicroseconds: (usedByDatabase / count) * 1e6,
	};
}

export const median = (values: number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
