// Guests at the shop's own client, each from another address as a proxy would say it, and what was done for a crowd of them.
import http from 'node:http';
import { newId } from '../../rules/ids.ts';
import { someInput } from '../../server/testing/checkout.ts';
import { someBilling } from '../../server/testing/orders.ts';
import type { Answer, RequestOptions } from '../../server/testing/server-process.ts';
import { type CallFailure, isRefusal, ShopClient } from '../../server/testing/shop-client.ts';

const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 });

export function send(port: number, path: string, given: RequestOptions = {}): Promise<Answer> {
	const { host = 'demo.localhost', method = 'GET', headers, body } = given;
	return new Promise((resolve, reject) => {
		const options = { port, host: '127.0.0.1', path, agent, method, headers: { host: `${host}:${port}`, ...headers } };
		const sent = http.request(options, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () => {
				const bytes = Buffer.concat(chunks);
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes });
			});
		});
		sent.on('error', reject);
		sent.end(body);
	});
}

let addresses = 0;

export function visitor(port: number, host?: string): ShopClient {
	addresses += 1;
	// Each in another network, as far as there are some: limits are counted by network, too.
	const address = `10.${addresses & 127}.${(addresses >> 7) & 127}.${1 + ((addresses >> 14) & 127)}`;
	const ask = (target: string, options: RequestOptions = {}) =>
		send(port, target, { ...options, headers: { ...options.headers, 'x-forwarded-for': address } });
	return new ShopClient({ ask }, host);
}

export interface Things {
	productId: string;
	parcel: string;
}

export interface Ordered {
	email: string;
	outcome: 'placed' | 'soldOut' | 'failed';
	/** The last error of a guest who failed. */
	why?: string;
	retries: number;
	ms: number;
}

const add = 'mutation($items: [NewItem!]!) { addToCart(items: $items) { id total } }';
const checkout = '{ checkout(country: "DE") { problems totals { gross } } }';
const place = 'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state number } }';

const isSoldOut = ({ code, message }: CallFailure) =>
	code === 'CART_PROBLEMS' || (code === 'ITEM_NOT_ADDED' && message.includes('stock'));

async function orderWith(
	client: ShopClient,
	{ productId, parcel }: Things,
	email: string,
): Promise<CallFailure | undefined> {
	if (!(await client.begin())) return { code: 'NO_SESSION', message: '', details: '' };
	const added = await client.call<object[]>(add, { items: [{ productId, quantity: 1 }] });
	if (isRefusal(added)) return added;
	const seen = await client.call<{ problems: string[]; totals: { gross: number } }>(checkout);
	if (isRefusal(seen)) return seen;
	if (seen.problems.length > 0) return { code: 'CART_PROBLEMS', message: '', details: seen.problems.join() };
	const billingAddress = { ...someBilling, email };
	const given = { checkoutKey: newId(), billingAddress, shippingMethodId: parcel, seenTotal: seen.totals.gross };
	const placed = await client.call<{ state: string }>(place, { input: someInput(given) });
	return isRefusal(placed) ? placed : undefined;
}

/** Session, cart, checkout, order: each button is pressed once. */
export async function orderAsGuest(port: number, things: Things): Promise<Ordered> {
	const since = performance.now();
	const client = visitor(port);
	const email = `${newId()}@example.com`;
	const refusal = await orderWith(client, things, email);
	const told = { email, retries: client.retries, ms: performance.now() - since };
	if (!refusal) return { ...told, outcome: 'placed' };
	if (isSoldOut(refusal)) return { ...told, outcome: 'soldOut' };
	return { ...told, outcome: 'failed', why: `${refusal.code} ${refusal.message} ${refusal.details}`.trim() };
}

/** All of them, so many at a time. */
export async function inCrowd<T>(count: number, atOnce: number, work: () => Promise<T>): Promise<T[]> {
	const done: T[] = [];
	let begun = 0;
	const line = async () => {
		while (begun < count) {
			begun += 1;
			done.push(await work());
		}
	};
	await Promise.all(Array.from({ length: Math.min(count, atOnce) }, line));
	return done;
}

export const countBy = <T>(all: readonly T[], of: (one: T) => string | undefined): string => {
	const counts = new Map<string, number>();
	for (const one of all) {
		const name = of(one);
		if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	return [...counts].map(([name, count]) => `${count} × ${name}`).join('; ') || 'none';
};

export const seconds = (milliseconds: readonly number[]): string => {
	const sorted = milliseconds.toSorted((left, right) => left - right);
	const at = (share: number) => ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
	return `${at(0.5)} / ${at(0.95)} / ${at(1)} s`;
};
