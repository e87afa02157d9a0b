// Under which ids a request goes through the logs, the jobs and the database. What a proxy of ours has called it is taken over; anyone else
// could call it like a request of another caller, so it gets an id of our own.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import net, { type Socket } from 'node:net';
import { isRequestId, readTraceparent } from '../trace.ts';

export interface RequestTrace {
	idOf(request: IncomingMessage): string;
	/** Undefined: no one before us has begun a trace. */
	traceIdOf(request: IncomingMessage): string | undefined;
}

function addressesOf(proxies: readonly string[]): net.BlockList {
	const list = new net.BlockList();
	for (const entry of proxies) {
		const [address = '', bits] = entry.split('/');
		const family = net.isIPv6(address) ? 'ipv6' : 'ipv4';
		if (bits === undefined) list.addAddress(address, family);
		else list.addSubnet(address, Number(bits), family);
	}
	return list;
}

/** @param proxies addresses and ranges of those whose word counts */
export function openRequestTrace(proxies: readonly string[]): RequestTrace {
	if (proxies.length === 0) return { idOf: () => randomUUID(), traceIdOf: () => undefined };
	const addresses = addressesOf(proxies);
	/** Proxies keep their connections: each is asked about once. */
	const known = new WeakMap<Socket, boolean>();

	function isTrusted({ socket }: IncomingMessage): boolean {
		const before = known.get(socket);
		if (before !== undefined) return before;
		const { remoteAddress: address = '' } = socket;
		const trusted = net.isIP(address) !== 0 && addresses.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4');
		known.set(socket, trusted);
		return trusted;
	}

	return {
		idOf(request) {
			const given = request.headers['x-request-id'];
			return isRequestId(given) && isTrusted(request) ? given : randomUUID();
		},
		traceIdOf(request) {
			const { traceparent } = request.headers;
			return typeof traceparent === 'string' && isTrusted(request) ? readTraceparent(traceparent) : undefined;
		},
	};
}
