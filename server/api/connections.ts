// Connections of this process, from the first byte to the end.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networksOf } from '../accounts/networks.ts';
import type { ConnectionLimit } from '../http/overload-log.ts';

/** Any expectation but 100-continue is ignored, as the standard allows: Node would refuse it without our headers. */
export function ignoreExpectations({ server }: FastifyInstance): void {
	server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * At the end only connections with a running request are waited for. Node also waits for those that browsers open
 * in advance, for half-sent requests and for the sockets of the development server.
 */
export function endIdleConnections(app: FastifyInstance): void {
	const idle = new Set<Socket>();
	let ending = false;
	const keep = (socket: Socket) => {
		if (ending) socket.destroy();
		else idle.add(socket);
	};
	app.server.on('connection', (socket) => {
		keep(socket);
		socket.once('close', () => idle.delete(socket));
	});
	app.server.on('request', ({ socket }, response) => {
		idle.delete(socket);
		response.once('close', () => keep(socket));
	});
	app.addHook('preClose', async () => {
		ending = true;
		for (const socket of idle) socket.destroy();
	});
}

/** How long a request may take to arrive. */
export interface Patience {
	/** Its headers, and a body that is no file. */
	milliseconds: number;
	/** A file may take longer by so much: no one's line is slower than that. */
	fileBytesPerSecond: number;
	/** Whatever it announces. */
	atMost: number;
}

export const patience: Patience = { milliseconds: 30_000, fileBytesPerSecond: 2 ** 17, atMost: 20 * 60_000 };

/** For the server as it is made. Node looks at its connections every so often; by default no more than twice a minute. */
export const arrivalOptions = ({ milliseconds, atMost }: Patience) => ({
	requestTimeout: atMost,
	http: {
		requireHostHeader: false,
		headersTimeout: milliseconds,
		connectionsCheckingInterval: Math.min(1000, milliseconds),
	},
});

const fileTypes = /^(?:multipart\/form-data|application\/(?:zip|(?:offset\+)?octet-stream)|image\/)/i;
const isFile = (type: string | undefined) => fileTypes.test(type ?? '');

/** Ends what comes in drop by drop, as Node ends what takes too long: 408, with all our headers. */
export function limitBodies(app: FastifyInstance, { milliseconds, fileBytesPerSecond, atMost }: Patience): void {
	app.addHook('onRequest', ({ raw }, _reply, done) => {
		const { 'content-length': length, 'content-type': type, 'transfer-encoding': encoding } = raw.headers;
		if (!encoding && !(Number(length) > 0)) return done();
		const forFile = isFile(type) ? (Number(length ?? 0) / fileBytesPerSecond) * 1000 : 0;
		const timer = setTimeout(
			() => {
				if (raw.complete) return;
				const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
				app.server.emit('clientError', late, raw.socket);
			},
			Math.min(milliseconds + forFile, atMost),
		);
		raw.once('close', () => clearTimeout(timer));
		done();
	});
}

interface ConnectionLimits {
	/** Of this process. */
	all: number;
	/** Of one line; undefined where all connections come from proxies. */
	ofLine: number | undefined;
	/** Called for each that is closed because of a limit. */
	onRefused?: (limit: ConnectionLimit) => void;
}

/** What is beyond is closed at once, without a word: a client that opens that many reads no response. */
export function limitConnections(
	{ server }: FastifyInstance,
	{ all, ofLine, onRefused = () => undefined }: ConnectionLimits,
): void {
	server.maxConnections = all;
	server.on('drop', () => onRefused('process'));
	if (ofLine === undefined) return;
	const open = new Map<string, number>();
	server.on('connection', (socket) => {
		const { line } = networksOf(socket.remoteAddress ?? '');
		const count = (open.get(line) ?? 0) + 1;
		if (count > ofLine) {
			onRefused('address');
			return socket.destroy();
		}
		open.set(line, count);
		socket.once('close', () => {
			const left = (open.get(line) ?? 1) - 1;
			if (left > 0) open.set(line, left);
			else open.delete(line);
		});
	});
}
