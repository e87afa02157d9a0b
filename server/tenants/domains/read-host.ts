// Which hosts a shop may claim: none that nobody owns, and none of the platform's.
import { domainToUnicode } from 'node:url';
import { getPublicSuffix } from 'tldts';
import { isPlatformHost, normaliseHost } from '../../../rules/domains/normalise-host.ts';
import { Refused } from '../../failure.ts';

/** Below them anyone may have a name; names of one label are refused before. */
const isPublicSuffix = (host: string) => getPublicSuffix(host, { allowPrivateDomains: true }) === host;

/** Punycode that stays punycode says nothing. */
const isReadable = (host: string) => !/(?:^|\.)xn--/.test(domainToUnicode(host));

export function readClaimedHost(typed: string, platformDomain: string): string {
	const host = normaliseHost(typed);
	if (host === undefined || !isReadable(host)) throw new Refused('DOMAIN_INVALID');
	if (isPlatformHost(host, platformDomain) || isPublicSuffix(host)) throw new Refused('DOMAIN_NOT_OWNED');
	return host;
}
