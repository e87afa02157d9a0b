// DNS by Node's own resolver, which sends its packets itself: neither the hosts file nor a cache of the system is asked.
import { Resolver } from 'node:dns/promises';
import net from 'node:net';
import type { RecordType } from '../../../rules/domains/dns-records.ts';
import { errorCode } from '../../failure.ts';
import type { DnsResolver } from './port.ts';

/** Says that there is nothing. Every other failure says that nobody knows. */
const definite = new Set(['ENODATA', 'ENOTFOUND']);

const attempts = { timeout: 2000, tries: 2 };

async function ask(resolver: Resolver, type: RecordType, name: string): Promise<string[]> {
	switch (type) {
		case 'TXT':
			return (await resolver.resolveTxt(name)).map((parts) => parts.join('').trim());
		case 'CNAME':
			return (await resolver.resolveCname(name)).map((alias) => alias.toLowerCase().replace(/\.$/, ''));
		case 'A':
			return resolver.resolve4(name);
		case 'AAAA':
			return resolver.resolve6(name);
	}
}

interface Server {
	address: string;
	port: number | undefined;
}

const written = ({ address, port = 53 }: Server) =>
	net.isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`;

/** @param servers who is asked; undefined: those that the machine uses */
export function nodeResolver(servers?: readonly Server[]): DnsResolver {
	return {
		async resolve(type, name) {
			// One for each question: none of them is answered from what an earlier one has brought.
			const resolver = new Resolver(attempts);
			if (servers) resolver.setServers(servers.map(written));
			try {
				return await ask(resolver, type, name);
			} catch (error) {
				return definite.has(errorCode(error) ?? '') ? [] : undefined;
			}
		},
	};
}
