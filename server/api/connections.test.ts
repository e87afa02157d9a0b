// A server with little patience, spoken to byte by byte.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { arrivalOptions, limitBodies, limitConnections, type Patience, patience } from './connections.ts';
import { earlyFailures } from './failures.ts';

const short: Patience = { milliseconds: 200, fileBytesPerSecond: 1000, atMost: 60_000 };
const host = 'Host: demo.localhost\r\n';

let app: FastifyInstance | undefined;

afterEach(() => app?.close());

async function start(prepare: (app: FastifyInstance) => void): Promise<number> {
	app = Fastify({ ...earlyFailures({}), ...arrivalOptions(short), forceCloseConnections: true });
	prepare(app);
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	app.post('/', async ({ body }) => String((body as Buffer).length));
	await app.listen({ port: 0, host: '127.0.0.1' });
	const [address] = app.addresses();
	return typeof address === 'object' ? address.port : 0;
}

function connect(port: number, words: string): net.Socket {
	const socket = net.connect(port, '127.0.0.1');
	socket.on('error', () => undefined);
	socket.write(words);
	return socket;
}

/** Until the other side ends it, in whatever way. */
function heard(socket: net.Socket): Promise<string> {
	let said = '';
	socket.on('data', (part) => {
		said += String(part);
	});
	return new Promise((resolve) => socket.once('close', () => resolve(said)));
}

it('a body that comes drop by drop is ended with 408 when its time is over', async () => {
	const port = await start((made) => limitBodies(made, short));
	const socket = connect(
		port,
		`POST / HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
	);
	const drops = setInterval(() => socket.write(' '), 20);
	socket.once('data', () => clearInterval(drops));
	expect(await heard(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('one of unknown length too', async () => {
	const port = await start((made) => limitBodies(made, short));
	const words = `POST / HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`;
	expect(await heard(connect(port, words))).toMatch(/^HTTP\/1\.1 408 /);
});

it('a file may take as long as its announced size allows', async () => {
	const port = await start((made) => limitBodies(made, short));
	const words = `POST / HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n`;
	const socket = connect(port, words);
	await sleep(400);
	socket.write('x'.repeat(1000));
	expect(await heard(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*1000$/);
});

it('but no longer than any request may, however large it says it is', async () => {
	const port = await start((made) => limitBodies(made, { ...short, atMost: 300 }));
	const words = `POST / HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n`;
	expect(await heard(connect(port, words))).toMatch(/^HTTP\/1\.1 408 /);
});

it('headers that do not end are ended', async () => {
	const port = await start(() => undefined);
	expect(await heard(connect(port, 'POST / HTTP/1.1\r\nHost: demo'))).toMatch(/^HTTP\/1\.1 408 /);
});

it('a server of a shop waits 30 seconds, and looks often enough to mean it', () => {
	expect(patience.milliseconds).toBe(30_000);
	expect(arrivalOptions(patience).http).toMatchObject({ headersTimeout: 30_000, connectionsCheckingInterval: 1000 });
});

it.each([
	['of the process', { all: 2, ofLine: undefined }],
	['of one address', { all: 100, ofLine: 2 }],
])('connections beyond those %s are closed at once, and there is room again when others end', async (_of, limits) => {
	const port = await start((made) => limitConnections(made, limits));
	const closed = (socket: net.Socket) => new Promise((resolve) => socket.once('close', () => resolve('closed')));
	const first = connect(port, '');
	const second = connect(port, '');
	await sleep(50);
	expect(await closed(connect(port, ''))).toBe('closed');
	first.destroy();
	await sleep(50);
	const words = `POST / HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 0\r\nContent-Type: text/x\r\n\r\n`;
	expect(await heard(connect(port, words))).toMatch(/^HTTP\/1\.1 [25]\d\d /);
	second.destroy();
});
