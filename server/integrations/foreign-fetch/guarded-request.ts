// One request to an address that a user has typed: validated where the connection is made, so that a name cannot lead elsewhere between the
// query and the connection.
import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import net, { type LookupFunction } from 'node:net';
import { ForeignFailure } from './foreign-failure.ts';

const notPublic = () => new ForeignFailure('FOREIGN_ADDRESS_NOT_PUBLIC', 'the address is not one of the public net');

/** Finds the addresses of a name; one that is not public spoils the name, whatever the others are. */
const guardedLookup =
	(isAllowed: (address: string) => boolean): LookupFunction =>
	(host, options, done) => {
		dns.lookup(host, { ...options, all: true }, (error, found) => {
			if (error) return done(error, []);
			if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) return done(notPublic(), []);
			const [first] = found;
			if (options.all || !first) done(null, found);
			else done(null, first.address, first.family);
		});
	};

interface GuardedRequest {
	method?: string;
	headers: Record<string, string>;
	body?: Uint8Array | undefined;
	/** Of machines, not of names. */
	isAllowed(address: string): boolean;
	ca?: string | undefined;
	signal: AbortSignal;
}

/** Redirects are not followed: each is a request of its own. */
export function sendGuarded(url: URL, request: GuardedRequest): Promise<IncomingMessage> {
	const { method = 'GET', headers, body, isAllowed, ca, signal } = request;
	const host = url.hostname.replace(/^\[|\]$/g, '');
	// A literal is not looked up.
	if (net.isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(notPublic());
	return new Promise((resolve, reject) => {
		const { request: open } = url.protocol === 'http:' ? http : https;
		const sent = open(url, {
			...{ method, headers, signal, agent: false },
			lookup: guardedLookup(isAllowed),
			...(ca === undefined ? {} : { ca }),
		});
		// Whatever led here: nothing is said to a machine that is not public.
		sent.once('socket', (socket) =>
			socket.once('connect', () => {
				if (!isAllowed(socket.remoteAddress ?? '')) sent.destroy(notPublic());
			}),
		);
		sent.once('response', resolve);
		sent.once('error', reject);
		sent.end(body);
	});
}
