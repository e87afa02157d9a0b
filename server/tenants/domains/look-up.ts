// What DNS says about the domain of a shop at this moment.
import { isIPv6 } from 'node:net';
import { type DomainDetail, proofName } from '../../../rules/domains/dns-records.ts';
import type { AddressFinding, Findings, ProofFinding } from '../../../rules/domains/domain-state.ts';
import type { DnsResolver } from '../../integrations/dns/port.ts';

interface Wanted {
	host: string;
	proof: string;
	fallbackHost: string;
	addresses: readonly string[];
}

/** One address has several spellings in IPv6. */
const canonical = (address: string) => (isIPv6(address) ? new URL(`http://[${address}]`).hostname : address);

function judgeAddress(
	{ fallbackHost, addresses }: Wanted,
	aliases: readonly string[] | undefined,
	found: readonly (string[] | undefined)[],
): AddressFinding {
	if (aliases?.includes(fallbackHost)) return 'ours';
	const ours = new Set(addresses.map(canonical));
	const answered = found.flatMap((each) => each ?? []);
	if (answered.length > 0) return answered.every((each) => ours.has(canonical(each))) ? 'ours' : 'elsewhere';
	if (aliases === undefined || found.includes(undefined)) return 'unanswered';
	return aliases.length > 0 ? 'elsewhere' : 'none';
}

function judgeProof(proof: string, texts: readonly string[] | undefined): ProofFinding {
	if (texts === undefined) return 'unanswered';
	return texts.includes(proof) ? 'found' : 'missing';
}

/** People paste whole records; of what is found, so much is shown. */
const shown = (values: readonly string[]) => values.slice(0, 10).map((value) => value.slice(0, 300));

export async function lookUpDomain(
	resolver: DnsResolver,
	wanted: Wanted,
): Promise<{ findings: Findings; detail: DomainDetail }> {
	const { host, proof } = wanted;
	const [texts, aliases, ...found] = await Promise.all([
		resolver.resolve('TXT', proofName(host)),
		resolver.resolve('CNAME', host),
		resolver.resolve('A', host),
		resolver.resolve('AAAA', host),
	]);
	const findings = { proof: judgeProof(proof, texts), address: judgeAddress(wanted, aliases, found) };
	const answers = {
		texts: shown(texts ?? []),
		aliases: shown(aliases ?? []),
		addresses: shown(found.flatMap((each) => each ?? [])),
	};
	return { findings, detail: { ...answers, ...findings } };
}
