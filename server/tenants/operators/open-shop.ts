// An operator opens a shop of the platform: they get an address there that lets them in once, within a minute.
import { isRootPath } from '../../../rules/field-formats.ts';
import { makeTicket } from '../../accounts/operators/tickets.ts';
import { Refused } from '../../failure.ts';
import { tenantWithSlug } from '../find-tenant.ts';
import { fallbackAddress, type OperatorCall } from '../lifecycle/operator-call.ts';

export const entrancePath = '/service-api/operator/enter';
export const leavingPath = '/service-api/operator/leave';

/** Where an operator may come out: somewhere in the administration, else at its beginning. */
export const landingPath = (wanted: string | null | undefined): string =>
	wanted && isRootPath(wanted) && /^\/admin(?:[/?]|$)/.test(wanted) ? wanted : '/admin';

/**
 * That they enter is logged when the ticket is used. It stands behind the #, which browsers send to nobody: no log of a server or proxy ever has it.
 * @param path of the administration there
 */
export async function openShop(
	{ caller, services }: OperatorCall,
	slug: string,
	path: string | null | undefined,
): Promise<string> {
	const { user, tenant: own, shop: home } = caller;
	if (!user) throw new Refused('UNAUTHORIZED');
	const tenant = await tenantWithSlug(services.database, slug);
	if (!tenant) throw new Refused('NOT_FOUND');
	if (tenant.id === own.id) throw new Refused('TENANT_OWN');
	const email = user.email ?? '';
	const operator = { email, home, homeId: own.id, homeSession: user.sessionId };
	const ticket = await services.database.inTenant(tenant.id, (sql) => makeTicket(sql, tenant.id, operator));
	const address = fallbackAddress(caller, services.platformDomain, slug);
	return `${address}${entrancePath}?${new URLSearchParams({ to: landingPath(path) })}#${ticket}`;
}
