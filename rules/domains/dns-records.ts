// The records that lead a domain to the platform, as they are typed into the forms of DNS providers.

export const recordTypes = ['TXT', 'CNAME', 'A', 'AAAA'] as const;
export type RecordType = (typeof recordTypes)[number];

export interface DnsRecord {
	type: RecordType;
	name: string;
	value: string;
}

export const proofName = (host: string) => `_platen.${host}`;

interface Wanted {
	host: string;
	proof: string;
	/** Of the platform, for a CNAME. */
	fallbackHost: string;
	/** IP addresses of the platform. */
	addresses: readonly string[];
	/** At which no CNAME may be. */
	isApex: boolean;
}

/** The proof, which every domain needs. */
export const proofRecord = ({ host, proof }: Pick<Wanted, 'host' | 'proof'>): DnsRecord => ({
	type: 'TXT',
	name: proofName(host),
	value: proof,
});

const addressRecord = (host: string, address: string): DnsRecord => ({
	type: address.includes(':') ? 'AAAA' : 'A',
	name: host,
	value: address,
});

/** Where the host shall lead: a CNAME, or addresses where there can be none. One of these ways is enough. */
export function addressRecords({ host, fallbackHost, addresses, isApex }: Omit<Wanted, 'proof'>): DnsRecord[] {
	const alias: DnsRecord = { type: 'CNAME', name: host, value: fallbackHost };
	const direct = addresses.map((address) => addressRecord(host, address));
	return isApex && direct.length > 0 ? direct : [alias];
}

/** What the last check found, for the screen. */
export interface DomainDetail {
	/** Texts at the name of the proof. */
	texts?: string[];
	aliases?: string[];
	addresses?: string[];
	proof?: 'found' | 'missing' | 'taken' | 'unanswered';
	address?: 'ours' | 'elsewhere' | 'none' | 'unanswered';
	probe?: 'answered' | 'failed' | 'unreachable';
	/** Why the probe failed: in the words of the network, for who looks after the platform. */
	reason?: string;
}
