// Calls of the test buyer to a shop, as its server and as the browser of one of its people. Names under .localhost are this machine.

import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

const patienceMs = 20_000;

const lookup: LookupFunction = (hostname, options, callback) => {
	if (!/(^|\.)localhost$/i.test(hostname)) return dns.lookup(hostname, options, callback);
	if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }]);
	callback(null, '127.0.0.1', 4);
};

export interface CallResult {
	status: number;
	headers: http.IncomingHttpHeaders;
	text: string;
}

interface Call {
	method?: 'GET' | 'POST';
	headers?: Readonly<Record<string, string>>;
	body?: string | Buffer;
}

/** Redirects are not followed. @throws where no answer came */
export function call(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<CallResult> {
	return new Promise((resolve, reject) => {
		const { request: open } = url.startsWith('https:') ? https : http;
		const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
		const request = open(url, {
			method,
			lookup,
			signal: AbortSignal.timeout(patienceMs),
			headers: { ...headers, ...length },
		});
		request.once('error', reject);
		request.once('response', async (response) => {
			const parts: Buffer[] = [];
			try {
				for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					text: Buffer.concat(parts).toString('utf8'),
				});
			} catch (error) {
				reject(error);
			}
		});
		request.end(body);
	});
}

export const sendCxml = (url: string, document: string): Promise<CallResult> =>
	call(url, { method: 'POST', headers: { 'content-type': 'text/xml; charset=UTF-8' }, body: document });
