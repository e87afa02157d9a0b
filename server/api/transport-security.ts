// For how long, and for which names, browsers ask by https alone. All responses of a host must say the same: the last one counts.
import { meaningOfHost, readHost } from '../../rules/hosts.ts';
import type { TransportSecurity } from '../http/security-headers.ts';
import type { TenantFinder } from '../tenants/find-tenant.ts';

const ownName = 'max-age=31536000';
const allBelow = `${ownName}; includeSubDomains`;

/** Names below a host of the platform are the platform's. What else is below a shop's own domain only the shop knows. */
export function transportSecurity(
	tenants: Pick<TenantFinder, 'knownByHost'>,
	platformDomain: string,
): TransportSecurity {
	return ({ host, secure, tenant }) => {
		const name = secure ? readHost(host) : undefined;
		if (name === undefined) return undefined;
		if (meaningOfHost(name, platformDomain).kind !== 'own') return allBelow;
		const known = tenant ?? tenants.knownByHost(host);
		// Whose host it is is not known to what comes before the shop, as files of the client: what was said before holds.
		return known && (known.secureSubdomains ? allBelow : ownName);
	};
}
