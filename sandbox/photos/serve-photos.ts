// What the sandboxes for photos share: a server on this machine, and the knobs that make it fail.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Knobs {
	/** Milliseconds before each response. */
	delay: number;
	/** Every call of the API is refused so, as long as it stands here. */
	failWith: 401 | 403 | 429 | 500 | undefined;
	/** What is sent is no JSON, has not the fields that are expected, or ends before its end. */
	spoil: 'text' | 'fields' | 'cut' | undefined;
}

export const calmKnobs = (): Knobs => ({ delay: 0, failWith: undefined, spoil: undefined });

export interface Running {
	url: string;
	close(): Promise<void>;
}

type Serve = (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<void>;

export async function listen(knobs: Knobs, serve: Serve): Promise<Running> {
	const server = http.createServer(async (request, response) => {
		if (knobs.delay > 0) await sleep(knobs.delay);
		const url = new URL(request.url ?? '/', 'http://sandbox');
		await serve(url, request, response).catch((error: Error) => response.writeHead(500).end(error.message));
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** With what the knobs make of it. */
export function sendJson(
	{ spoil }: Knobs,
	response: ServerResponse,
	body: object,
	headers: Record<string, string> = {},
) {
	const text = JSON.stringify(body);
	response.setHeader('content-type', 'application/json');
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
	if (spoil === 'text') response.end('<html>maintenance</html>');
	else if (spoil === 'fields') response.end('{"results":{},"hits":7}');
	else if (spoil === 'cut') {
		response.setHeader('content-length', String(Buffer.byteLength(text)));
		response.write(text.slice(0, text.length / 2), () => response.destroy());
	} else response.end(text);
}

/** A picture for a page of this machine, as its host allows. */
export function sendPicture(response: ServerResponse, bytes: Buffer) {
	response.writeHead(200, { 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' }).end(bytes);
}
