// A sandbox for a test, with Stripe's own SDK as its client, and a server that receives webhooks.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { stripeControl } from '../control/client.ts';
import { type StripeSandboxOptions, startStripeSandbox } from '../server.ts';
import { readBody } from '../wire/body.ts';

export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'stripe-sandbox-'));

/** The SDK as the product uses it: nothing of it is replaced. */
export const stripeAt = (port: number, key = 'sk_test_north', options: Stripe.StripeConfig = {}): Stripe =>
	new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...options });

/** So many attempts that a slow machine does not run out of them. */
const quick = { firstMs: 10, mostMs: 100, attempts: 1000 };

export async function startTestSandbox(options: Partial<StripeSandboxOptions> = {}) {
	const dataDir = options.dataDir ?? temporaryFolder();
	const sandbox = await startStripeSandbox({ dataDir, retry: quick, ...options });
	return {
		...sandbox,
		dataDir,
		stripe: stripeAt(sandbox.port),
		control: stripeControl(sandbox.url),
		async end() {
			await sandbox.close();
			fs.rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

interface Heard {
	body: string;
	headers: http.IncomingHttpHeaders;
	event: Stripe.Event;
}

/** Listens for webhooks and answers with a status that the test may change. */
export async function startListener(port = 0) {
	const heard: Heard[] = [];
	const listener = {
		heard,
		status: 200,
		url: '',
		port: 0,
		types: () => heard.map(({ event }) => event.type),
		close: async () => {},
	};
	const server = http.createServer(async (request, response) => {
		const body = await readBody(request);
		if (listener.status === 200)
			heard.push({ body, headers: request.headers, event: JSON.parse(body) as Stripe.Event });
		response.writeHead(listener.status).end();
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	listener.port = (server.address() as AddressInfo).port;
	// A name that not every resolver knows, as the shops of the demo have it.
	listener.url = `http://shop.localhost:${listener.port}/hook`;
	listener.close = async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	};
	return listener;
}

export const oneItem = (amount = 4990, name = 'Flyer A6'): Stripe.Checkout.SessionCreateParams.LineItem => ({
	quantity: 1,
	price_data: { currency: 'eur', unit_amount: amount, product_data: { name } },
});

export const ordinary = (
	changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
	mode: 'payment',
	line_items: [oneItem()],
	success_url: 'http://shop.localhost:3000/checkout/processing?session={CHECKOUT_SESSION_ID}',
	cancel_url: 'http://shop.localhost:3000/checkout',
	...changes,
});
