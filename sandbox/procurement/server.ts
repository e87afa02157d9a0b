// A purchasing system of our own, in a process or inside of a test: pages for people at /, carts and messages of shops at /return and /documents, the
// control under /_sandbox. It speaks cXML and OCI with the shops that it was told of, and with no one else.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isFromHere } from '../loopback.ts';
import { cartPage, framePage, homePage, page, receivedPage } from './pages.ts';
import { runTest, type TestPlan } from './run-test.ts';
import { messagesIn, type Tongue, tongueOf } from './texts.ts';
import { hear, ociFields, openShop, sendOrder, takeCart } from './visits.ts';
import { type Account, newWorld, type World } from './world.ts';

export interface ProcurementSandboxOptions {
	/** 0 takes any free one. */
	port?: number;
	/** Loopback unless said otherwise; the control stays there in any case. */
	host?: string;
	/** localhost unless said otherwise. */
	publicHost?: string;
}

export interface ProcurementSandbox {
	port: number;
	/** Where browsers and shops find it. */
	publicUrl: string;
	/** Tells it of a shop; the same id again changes it. */
	learn(account: Account): void;
	world: World;
	close(): Promise<void>;
}

const mostBytes = 2 ** 21;

async function bodyOf(request: http.IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	let bytes = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		bytes += part.length;
		if (bytes > mostBytes) throw new Error('too large');
		parts.push(part);
	}
	return Buffer.concat(parts).toString('utf8');
}

interface Answer {
	status?: number;
	type?: string;
	text?: string;
	to?: string;
}

const json = (value: unknown): Answer => ({ type: 'application/json', text: JSON.stringify(value) });
const notFound: Answer = { status: 404, text: 'not found', type: 'text/plain' };

async function control(world: World, request: http.IncomingMessage, path: string): Promise<Answer> {
	if (!isFromHere(request)) return { status: 403, text: 'only from this machine', type: 'text/plain' };
	const given = request.method === 'POST' ? JSON.parse((await bodyOf(request)) || '{}') : {};
	switch (path) {
		case '/_sandbox/test':
			return json(await runTest(given as TestPlan));
		case '/_sandbox/accounts':
			if (request.method === 'POST') world.accounts.set(given.id, given as Account);
			return json([...world.accounts.values()].map(({ secret, ...account }) => account));
		case '/_sandbox/documents':
			return json(world.told);
		case '/_sandbox/failures':
			world.failures = Number(given.count ?? 0);
			return json({ failures: world.failures });
		default:
			return notFound;
	}
}

async function open(world: World, tongue: Tongue, account: Account, operation: string, cartId = ''): Promise<Answer> {
	try {
		const visit = await openShop(world, account, operation, world.carts.get(cartId));
		return { status: 303, to: `/frame/${visit.id}` };
	} catch (error) {
		const t = messagesIn(tongue);
		const said = error instanceof Error ? error.message : '';
		return {
			status: 502,
			text: page(tongue, t.failed, `<p>${said.replace(/[<>&]/g, '')}</p><p><a href="/">${t.back}</a></p>`),
		};
	}
}

async function actOnCart(world: World, tongue: Tongue, id: string, action: string): Promise<Answer> {
	const cart = world.carts.get(id);
	const account = cart && world.accounts.get(cart.accountId);
	if (!cart || !account) return notFound;
	if (action === 'edit' || action === 'inspect') return open(world, tongue, account, action, id);
	if (action !== 'new' && action !== 'update' && action !== 'delete') return notFound;
	await sendOrder(account, cart, action);
	return { status: 303, to: `/carts/${id}` };
}

async function take(
	world: World,
	tongue: Tongue,
	room: string,
	id: string,
	action: string,
	body: string,
): Promise<Answer> {
	if (room === 'open') {
		const account = world.accounts.get(new URLSearchParams(body).get('account') ?? '');
		return account ? open(world, tongue, account, 'create') : notFound;
	}
	if (room === 'documents') return { ...hear(world, id, body), type: 'text/xml; charset=utf-8' };
	if (room === 'carts') return actOnCart(world, tongue, id, action);
	const visit = room === 'return' ? world.visits.get(id) : undefined;
	return visit ? { text: receivedPage(tongue, takeCart(world, visit, new URLSearchParams(body))) } : notFound;
}

function show(world: World, tongue: Tongue, room: string, id: string): Answer {
	if (room === '') return { text: homePage(tongue, world) };
	const visit = room === 'frame' ? world.visits.get(id) : undefined;
	const cart = room === 'carts' ? world.carts.get(id) : undefined;
	const account = world.accounts.get(visit?.accountId ?? cart?.accountId ?? '');
	if (account && visit) return { text: framePage(tongue, account, visit.startUrl || ociFields(world, account, visit)) };
	return account && cart ? { text: cartPage(tongue, account, cart) } : notFound;
}

async function answer(world: World, request: http.IncomingMessage): Promise<Answer> {
	const { pathname: path } = new URL(request.url ?? '/', world.publicUrl);
	if (path.startsWith('/_sandbox/')) return control(world, request, path);
	const tongue = tongueOf(request.headers['accept-language']);
	const [, room = '', id = '', action = ''] = path.split('/');
	if (request.method === 'POST') return take(world, tongue, room, id, action, await bodyOf(request));
	return show(world, tongue, room, id);
}

export async function startProcurementSandbox(options: ProcurementSandboxOptions = {}): Promise<ProcurementSandbox> {
	const { port = 0, host = '127.0.0.1', publicHost = 'localhost' } = options;
	const world = newWorld('');
	const server = http.createServer((request, response) => {
		answer(world, request)
			.then(({ status = 200, type = 'text/html; charset=utf-8', text = '', to }) => {
				response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...(to && { location: to }) });
				response.end(text);
			})
			.catch((error: unknown) => {
				response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
				response.end(error instanceof Error ? error.message : 'failed');
			});
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, resolve);
	});
	const bound = (server.address() as AddressInfo).port;
	world.publicUrl = `http://${publicHost}:${bound}`;
	return {
		port: bound,
		publicUrl: world.publicUrl,
		learn: (account) => void world.accounts.set(account.id, account),
		world,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
