// A site of another caller, on this machine: https with a certificate of its own, which only the fetchers of tests take for a good one.
import type { RequestListener } from 'node:http';
import https from 'node:https';
import { type Allowance, type ForeignFetch, foreignFetcher } from '../integrations/foreign-fetch/fetch-foreign.ts';

/** Made for these tests and used nowhere else; good for a hundred years. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgX0gK0th6V8CXszgV
dVJe82Urvn/25T6iIR0sQcypYTmhRANCAASMlWVqURAjHsPdHZRr5K/CRwteR0SH
SvuifrYLZJzrOHVxB1KzNrwoRAciNG9hxbqr7F5VNJL4uiCD6cOdR0r/
-----END PRIVATE KEY-----`;

const ca = `-----BEGIN CERTIFICATE-----
MIIBsTCCAVigAwIBAgIUMc9XT01d2imFRfyvMnqnnM14KTMwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDAgFw0yNjExMTUxNDE4NTFaGA8yMTI2
MTAyMjE0MTg1MVowGDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABIyVZWpRECMew90dlGvkr8JHC15HRIdK+6J+tgtknOs4
dXEHUrM2vChEByI0b2HFuqvsXlU0kvi6IIPpw51HSv+jfjB8MB0GA1UdDgQWBBQ7
+lW1UNvxK+DLp6d/wrFRUMrRcjAfBgNVHSMEGDAWgBQ7+lW1UNvxK+DLp6d/wrFR
UMrRcjAPBgNVHRMBAf8EBTADAQH/MCkGA1UdEQQiMCCHBH8AAAGCCWxvY2FsaG9z
dIINcGljdHVyZXMudGVzdDAKBggqhkjOPQQDAgNHADBEAiASVdVVuHjpqt8MefIG
W9XMzpsku4l/sfm7kBgc7hItZAIgK0GBOENQakvQ6Y/hfa5WPExOYzco9ykVSQy0
v7UdQCA=
-----END CERTIFICATE-----`;

const address = '127.0.0.1';

export interface ForeignServer {
	/** Of a path on it. */
	url(path: string): string;
	/** What was asked for, in order. */
	asked: string[];
	/** A fetcher that is let through to it, and to no one else who is not public. */
	fetcher(allowance?: Partial<Allowance>): ForeignFetch;
	close(): Promise<void>;
}

export async function startForeignServer(answer: RequestListener): Promise<ForeignServer> {
	const asked: string[] = [];
	const server = https.createServer({ key, cert: ca }, (request, response) => {
		asked.push(request.url ?? '');
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, address, resolve));
	const place = server.address();
	const port = String(typeof place === 'object' && place ? place.port : 0);
	return {
		url: (path) => `https://${address}:${port}${path}`,
		asked,
		fetcher: (allowance = {}) => foreignFetcher({ address, ca, port, ...allowance }),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
