// Requests of a sandbox to the server of its customer. Names under .localhost are this machine, as browsers have it; not every resolver
// knows that.

import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

const patienceMs = 10_000;

const lookup: LookupFunction = (hostname, options, callback) => {
	if (!/(^|\.)localhost$/i.test(hostname)) return dns.lookup(hostname, options, callback);
	if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }]);
	callback(null, '127.0.0.1', 4);
};

/** @returns the status, or null when no response came; redirects are not followed */
export function post(url: string, body: string, headers: Record<string, string>): Promise<number | null> {
	return new Promise((resolve) => {
		const { request: send } = url.startsWith('https:') ? https : http;
		const request = send(url, {
			method: 'POST',
			lookup,
			signal: AbortSignal.timeout(patienceMs),
			headers: {
				'content-type': 'application/json; charset=utf-8',
				'content-length': Buffer.byteLength(body),
				'cache-control': 'no-cache',
				...headers,
			},
		});
		request.on('response', (response) => {
			response.resume();
			response.on('close', () => resolve(response.complete ? (response.statusCode ?? null) : null));
		});
		request.on('error', () => resolve(null));
		request.end(body);
	});
}

/** @returns the file, or null when there is none to be had; redirects are not followed */
export function download(url: string, mostBytes: number): Promise<Buffer | null> {
	return new Promise((resolve) => {
		const { get } = url.startsWith('https:') ? https : http;
		const request = get(url, { lookup, signal: AbortSignal.timeout(patienceMs) });
		request.on('response', async (response) => {
			const chunks: Buffer[] = [];
			let bytes = 0;
			try {
				for await (const chunk of response as AsyncIterable<Buffer>) {
					bytes += chunk.length;
					if (bytes > mostBytes) break;
					chunks.push(chunk);
				}
			} catch {
				return resolve(null);
			}
			resolve(response.statusCode === 200 && bytes <= mostBytes ? Buffer.concat(chunks) : null);
		});
		request.on('error', () => resolve(null));
	});
}
