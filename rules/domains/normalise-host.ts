// From what people type or paste to the host of a domain, as DNS knows it: ASCII, lower case, without dot at its end.

/** `_platen.{host}` must be a name of DNS as well. */
const longestHost = 253 - '_platen.'.length;

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function hostnameOf(text: string): string | undefined {
	const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text) ?? [];
	if (scheme !== undefined && !/^https?$/i.test(scheme)) return undefined;
	const address = scheme === undefined ? `https://${text}` : text;
	if (/\s|\\/.test(text) || !URL.canParse(address)) return undefined;
	const { hostname, username, password } = new URL(address);
	return username || password ? undefined : hostname;
}

const isAddress = (host: string) => host.startsWith('[') || /^[\d.]+$/.test(host);

/**
 * Whole addresses are accepted and cut, other alphabets become punycode.
 * @returns undefined where it is no name that a shop could have: an IP address, a single label, a wildcard
 */
export function normaliseHost(typed: string): string | undefined {
	const host = hostnameOf(typed.trim())?.toLowerCase().replace(/\.$/, '');
	if (!host || host.length > longestHost || isAddress(host)) return undefined;
	const labels = host.split('.');
	const isName = labels.length > 1 && labels.every((each) => label.test(each));
	return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? host : undefined;
}

/** Names at and below the platform's own are given by the platform. */
export const isPlatformHost = (host: string, platformDomain: string): boolean =>
	[platformDomain, 'localhost'].some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
