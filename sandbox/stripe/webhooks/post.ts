// One request to an endpoint. Names under .localhost are this machine, as browsers have it; not every resolver knows that.

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
				'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
				accept: '*/*; q=0.5, application/xml',
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
