// How the host of a request names a tenant.

const bareHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host of a request without its port, in lower case; undefined when it is no host at all. */
export function readHost(header: string): string | undefined {
	const host = header.replace(/:\d{1,5}$/, '').toLowerCase();
	return /^(\[[0-9a-f:.]+\]|[a-z0-9.-]{1,253})$/.test(host) ? host : undefined;
}

export type HostMeaning =
	/** The machine itself: the default tenant. */
	| { kind: 'bare' }
	/** A tenant's own address on the platform, by its slug. */
	| { kind: 'platform'; slug: string }
	/** A domain that a tenant has brought along. */
	| { kind: 'own'; host: string };

export function meaningOfHost(host: string, platformDomain: string): HostMeaning {
	if (bareHosts.has(host)) return { kind: 'bare' };
	const suffix = `.${platformDomain}`;
	const slug = host.endsWith(suffix) ? host.slice(0, -suffix.length) : '';
	if (slug && !slug.includes('.')) return { kind: 'platform', slug };
	return { kind: 'own', host };
}

export const platformHost = (slug: string, platformDomain: string) => `${slug}.${platformDomain}`;

/** The same scheme and port at another host. */
export function originAt(host: string, origin: string): string {
	const { protocol, port } = new URL(origin);
	return `${protocol}//${host}${port ? `:${port}` : ''}`;
}

interface Shop {
	slug: string;
	/** Null: the fallback domain. */
	defaultHost: string | null;
}

/** The host at which a shop wants to be found: all others lead there. */
export const defaultHostOf = ({ slug, defaultHost }: Shop, platformDomain: string): string =>
	defaultHost ?? platformHost(slug, platformDomain);

/** What pages name as their address, wherever they were requested; on the machine itself a shop without a domain stays where it is. */
export function defaultOrigin(shop: Shop, origin: string, platformDomain: string): string {
	const isBare = bareHosts.has(new URL(origin).hostname);
	return isBare && shop.defaultHost === null ? origin : originAt(defaultHostOf(shop, platformDomain), origin);
}
