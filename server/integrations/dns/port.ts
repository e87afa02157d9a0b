// What is asked of DNS, and of the platform's own addresses, about the domain of a shop.
import type { RecordType } from '../../../rules/domains/dns-records.ts';
import type { ProbeFinding } from '../../../rules/domains/domain-state.ts';

export interface DnsResolver {
	/** @returns its records, none where the name or the type does not exist; undefined where DNS does not answer */
	resolve(type: RecordType, name: string): Promise<string[] | undefined>;
}

export interface Probe {
	finding: ProbeFinding;
	/** Why it is not ours, in the words of the network. */
	reason?: string;
}

/** Whether the platform answers for this host at its own addresses, with a certificate where there is TLS. */
export type DomainProbe = (host: string, expected: string) => Promise<Probe>;
