// A Calendly of our own, inside of the demo or of a test: the calls of its API, a page on which people book, signed webhooks, and the control under
// /_sandbox. It keeps nothing beyond its process.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFromHere } from '../loopback.ts';
import { respondToCall } from './api.ts';
import { book, bookedPage, bookingPage, findBookable, gonePage, report, tongueOf } from './booking.ts';
import { calmKnobs, newWorld, type World } from './world.ts';

export interface CalendlySandbox {
	/** Where the API is. */
	url: string;
	/** Where browsers find the booking pages. */
	publicUrl: string;
	world: World;
	close(): Promise<void>;
}

interface Options {
	/** Loopback unless said otherwise; the control stays there in any case. */
	host?: string;
	/** localhost unless said otherwise. */
	publicHost?: string;
}

const apiPaths = /^\/(?:users\/me|event_types|scheduling_links|webhook_subscriptions(?:\/[\w-]+)?)$/;

function readObject(body: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(body || '{}');
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

function control(world: World, request: http.IncomingMessage, path: string, body: string): [number, object] {
	if (!isFromHere(request)) return [403, { message: 'only from this machine' }];
	if (path === '/_sandbox/knobs') {
		if (request.method === 'POST') Object.assign(world.knobs, readObject(body));
		if (request.method === 'DELETE') Object.assign(world.knobs, calmKnobs());
		return [200, world.knobs];
	}
	if (path === '/_sandbox/bookings') return [200, [...world.bookings.values()]];
	if (path === '/_sandbox/deliveries') return [200, world.deliveries];
	return [404, { message: 'not found' }];
}

export async function startCalendlySandbox({
	host = '127.0.0.1',
	publicHost = 'localhost',
}: Options = {}): Promise<CalendlySandbox> {
	const world = newWorld();
	const urls = { url: '', publicUrl: '' };

	async function visit(request: http.IncomingMessage, url: URL, body: string): Promise<[number, string]> {
		const tongue = tongueOf(request.headers['accept-language']);
		const cancelled = world.bookings.get(/^\/cancellations\/(\w+)$/.exec(url.pathname)?.[1] ?? '');
		if (cancelled) {
			if (request.method === 'POST' && !cancelled.isCancelled) {
				cancelled.isCancelled = true;
				await report(world, cancelled, urls.publicUrl);
			}
			return [200, bookedPage(tongue, cancelled)];
		}
		const place = findBookable(world, url.pathname);
		if (!place) return [404, gonePage(tongue)];
		if (request.method !== 'POST') return [200, bookingPage(tongue, place, url.searchParams)];
		const given = new URLSearchParams(body);
		const booking = book(world, place, given);
		if (!booking) return [422, bookingPage(tongue, place, given, true)];
		await report(world, booking, urls.publicUrl);
		return [200, bookedPage(tongue, booking)];
	}

	async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
		const body = await text(request);
		const url = new URL(request.url ?? '/', 'http://sandbox');
		const json = (status: number, content: object | undefined) =>
			response
				.writeHead(status, { 'content-type': 'application/json' })
				.end(content === undefined ? '' : JSON.stringify(content));
		if (url.pathname.startsWith('/_sandbox/')) {
			json(...control(world, request, url.pathname, body));
			return;
		}
		if (apiPaths.test(url.pathname)) {
			await sleep(world.knobs.delayMs);
			const call = {
				method: request.method ?? '',
				path: url.pathname,
				query: url.searchParams,
				body: readObject(body),
			};
			const given = respondToCall(
				world,
				{ ...call, authorization: request.headers.authorization ?? '' },
				urls.publicUrl,
			);
			json(given.status, given.body);
			return;
		}
		const [status, page] = await visit(request, url, body);
		response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
	}

	const server = http.createServer((request, response) => {
		answer(request, response).catch(() => response.writeHead(500).end());
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, host, resolve);
	});
	const { port } = server.address() as AddressInfo;
	const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
	urls.url = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
	urls.publicUrl = `http://${publicHost}:${port}`;
	return {
		...urls,
		world,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
