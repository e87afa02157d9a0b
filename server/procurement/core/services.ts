// What punch-out needs beside the database.
import { isAtHosts } from '../../../rules/procurement/buyer.ts';

export interface ProcurementServices {
	/** Origins of the test buyer that comes with the demo, as http://localhost:3012: the only ones that need no TLS and may be on this machine. */
	sandboxes: readonly string[];
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
}

const originOf = (url: string): string => URL.parse(url)?.origin ?? '';

export const isSandboxUrl = ({ sandboxes }: Pick<ProcurementServices, 'sandboxes'>, url: string): boolean =>
	sandboxes.includes(originOf(url));

export const isSandboxHost = ({ sandboxes }: Pick<ProcurementServices, 'sandboxes'>, host: string): boolean =>
	sandboxes.some((origin) => URL.parse(origin)?.host === host);

/** Carts and messages go to these hosts alone, and by https. */
export function isAllowedUrl(
	services: Pick<ProcurementServices, 'sandboxes'>,
	url: string,
	hosts: readonly string[],
): boolean {
	const found = URL.parse(url);
	if (!found || !isAtHosts(url, hosts)) return false;
	return found.protocol === 'https:' || (found.protocol === 'http:' && isSandboxUrl(services, url));
}
