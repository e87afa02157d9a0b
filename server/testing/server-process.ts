// A whole server as its own process, on a free port, with its own data: what a user runs, driven by a test.
import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { serverEnvironment, serverFlags } from '../../scripts/server-process.mjs';

/** Where the pictures of the demo are, as demo/pictures.ts reads it. */
const picturesVariable = 'PLATEN_DEMO_PICTURES';

const project = path.dirname(path.dirname(import.meta.dirname));
/** Where the programs are put together as files that are quick to load; see bundle-programs.ts. */
export const bundleVariable = 'PLATEN_TEST_PROGRAMS';

/** Without the garbage collection at the end of the start: it takes longer than the start, and no test waits for an idle process. */
const testFlags = serverFlags.filter((flag) => flag !== '--expose-gc');

export interface Answer {
	status: number;
	headers: http.IncomingHttpHeaders;
	body: string;
	bytes: Buffer;
}

export interface RequestOptions {
	host?: string;
	method?: string;
	headers?: http.OutgoingHttpHeaders;
	body?: string | Buffer;
}

/** Node does not resolve *.localhost by itself: the address is the loopback one, the host a header. */
export function sendRequest(port: number, target: string, options: RequestOptions = {}): Promise<Answer> {
	const { host = 'demo.localhost', method = 'GET', headers = {}, body } = options;
	return new Promise((resolve, reject) => {
		const request = http.request(
			{ port, host: '127.0.0.1', path: target, method, headers: { host: `${host}:${port}`, ...headers }, agent: false },
			(response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk) => chunks.push(chunk));
				response.on('error', reject);
				response.on('end', () => {
					const bytes = Buffer.concat(chunks);
					resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes });
				});
			},
		);
		request.on('error', reject);
		request.end(body);
	});
}

export interface ServerProcess {
	port: number;
	pid: number;
	output(): string;
	ask(target: string, options?: RequestOptions): Promise<Answer>;
	/** Asks it to end and waits until it has. */
	end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
	/** Goes away without a word, as a killed start script does. */
	abandon(): void;
	ended: Promise<number | NodeJS.Signals>;
}

export interface BeginOptions {
	dataDir: string;
	env?: Record<string, string>;
	/** Another program than the server itself, relative to the project. */
	program?: string;
	/** Begins the file itself, as a user does, also where it is there in a form that is quicker to load. */
	fromSource?: boolean;
	uid?: number;
}

function fileOf(program: string, fromSource: boolean): string {
	const bundles = process.env[bundleVariable];
	if (fromSource || !bundles) return path.join(project, program);
	return path.join(bundles, program.replace(/\.ts$/, '.js'));
}

/** Begins a server and waits until it serves; rejects with what it printed when it ends instead. */
export async function beginServer({
	dataDir,
	env = {},
	program = 'start/main.ts',
	fromSource = false,
	uid,
}: BeginOptions): Promise<ServerProcess> {
	const pictures = process.env[picturesVariable];
	const child: ChildProcess = spawn(process.execPath, [...testFlags, fileOf(program, fromSource)], {
		cwd: project,
		env: {
			...serverEnvironment,
			PATH: process.env.PATH,
			NODE_ENV: '',
			PORT: '0',
			STRIPE_SANDBOX_PORT: '0',
			PRINTFORMER_SANDBOX_PORT: '0',
			PROCUREMENT_SANDBOX_PORT: '0',
			LOG_FORMAT: 'json',
			DATA_DIR: dataDir,
			NODE_COMPILE_CACHE: path.join(project, '.cache', 'compiled'),
			...(pictures && { [picturesVariable]: pictures }),
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		...(uid === undefined ? {} : { uid, gid: uid }),
	});
	let output = '';
	child.stdout?.on('data', (chunk) => (output += chunk));
	child.stderr?.on('data', (chunk) => (output += chunk));
	const ended = new Promise<number | NodeJS.Signals>((resolve) => {
		child.on('exit', (code, signal) => resolve(signal ?? code ?? 1));
	});
	const port = await Promise.race([
		new Promise<number>((resolve) => {
			child.on('message', (message) => resolve((message as { port: number }).port));
		}),
		ended.then(async (status) => {
			await Promise.all([child.stdout, child.stderr].map((stream) => stream && finished(stream)));
			throw new Error(`ended with ${status}:\n${output}`);
		}),
	]);
	return {
		port,
		pid: child.pid ?? 0,
		output: () => output,
		ask: (target, options) => sendRequest(port, target, options),
		abandon: () => child.disconnect(),
		ended,
		end(signal = 'SIGTERM') {
			child.kill(signal);
			return ended;
		},
	};
}
