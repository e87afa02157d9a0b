// A Stripe of our own, in a process or inside of a test: the API under /v1, the hosted pages under /c and /p, the control under
// /_sandbox. It takes test keys only and calls no one but the endpoints that were registered with it.

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { lockFolder } from '../folder-lock.ts';
import { createApi } from './api.ts';
import { createControl } from './control/control.ts';
import { createHosted } from './hosted/hosted.ts';
import { createRequestLog } from './request-log.ts';
import { openStore } from './store.ts';
import { type Retry, startDeliveries } from './webhooks/deliver.ts';
import { catchUp, type World } from './world.ts';

export interface StripeSandboxOptions {
	/** 0 takes any free one. */
	port?: number;
	/** Loopback unless said otherwise; the control stays there in any case. */
	host?: string;
	/** Everything it keeps is in this folder. */
	dataDir: string;
	/** Where browsers find it, when that is not http://{publicHost}:{port}. */
	publicUrl?: string;
	/** localhost unless said otherwise. */
	publicHost?: string;
	/** Milliseconds, like Date.now. */
	clock?: () => number;
	retry?: Retry;
}

export interface StripeSandbox {
	port: number;
	/** The address for the control and for calls from this machine; the SDK wants host, port and protocol. */
	url: string;
	/** Where browsers find the hosted pages. */
	publicUrl: string;
	close(): Promise<void>;
}

const everySecond = 1000;

function listen(server: http.Server, port: number, host: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, resolve);
	});
}

export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
	const { port = 0, host = '127.0.0.1', dataDir, clock = Date.now } = options;
	const release = lockFolder('Stripe', dataDir);
	const store = openStore(dataDir);
	const log = createRequestLog();
	const deliveries = startDeliveries(store, options.retry);
	const world: World = {
		store,
		publicUrl: options.publicUrl ?? '',
		realNow: clock,
		wake: deliveries.wake,
		schedule: { version: -1, next: 0 },
	};
	const api = createApi(world, log);
	const hosted = createHosted(world);
	const control = createControl({ world, log, deliveries });

	const server = http.createServer((request, response) => {
		const { url = '/' } = request;
		const answer = url.startsWith('/v1/') ? api : url.startsWith('/_sandbox') ? control : hosted;
		answer(request, response).catch((error: unknown) => {
			console.error(error);
			response.destroy();
		});
	});
	try {
		await listen(server, port, host);
	} catch (error) {
		store.close();
		release();
		throw error;
	}
	const bound = (server.address() as AddressInfo).port;
	if (!world.publicUrl) world.publicUrl = `http://${options.publicHost ?? 'localhost'}:${bound}`;
	// Sessions expire without anyone asking for them.
	const ticking = setInterval(() => catchUp(world), everySecond);
	ticking.unref();
	deliveries.wake();

	return {
		port: bound,
		url: `http://127.0.0.1:${bound}`,
		publicUrl: world.publicUrl,
		async close() {
			clearInterval(ticking);
			deliveries.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			store.close();
			release();
		},
	};
}
