// What DNS says of the domains of the demo. What else is added there has no records, as any name below .example.
import { type DnsRecord, proofName } from '../rules/domains/dns-records.ts';
import type { Database } from '../server/database/connection.ts';
import { findProofs } from '../server/tenants/domains/find-proofs.ts';
import { demoDomains } from './data/domains.ts';

const inDns = new Map(Object.values(demoDomains).flatMap((domains) => Object.entries(domains)));
const hostOf = new Map([...inDns.keys()].flatMap((host) => [[host, host] as const, [proofName(host), host] as const]));

/** @param address to which the domains lead */
export const demoZone =
	(database: Database, address: string) =>
	async (name: string): Promise<DnsRecord[] | undefined> => {
		const host = hostOf.get(name);
		const said = host === undefined ? 'nothing' : inDns.get(host);
		if (said === 'silent') return undefined;
		if (host === undefined || said === 'nothing') return [];
		if (host === name) return [{ name, type: address.includes(':') ? 'AAAA' : 'A', value: address }];
		const proofs = await findProofs(database, host);
		return proofs.map((value) => ({ name, type: 'TXT', value }));
	};
