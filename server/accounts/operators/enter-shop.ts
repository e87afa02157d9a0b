// An operator comes into a shop with a ticket: from then on they act as its technical user, and the audit log says who it is.
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { Origin } from '../services.ts';
import { findOperator } from '../sign-in/find-operator.ts';
import type { SignIn } from '../sign-in/open.ts';
import { beginSession, type SignedIn } from '../sign-in/parts.ts';
import { recordVisit } from '../sign-in/record-visit.ts';
import { loadUser } from '../subject.ts';
import { ensureTechnicalUser } from './technical-user.ts';
import { redeemTicket } from './tickets.ts';

/** @throws Refused for a ticket that is not valid (any more) */
export async function enterShop(parts: SignIn, tenant: Tenant, origin: Origin, ticket: string): Promise<SignedIn> {
	const { database, services, subjects } = parts;
	const operator = await database.inTenant(tenant.id, (sql) => redeemTicket(sql, tenant.id, ticket));
	const operatorId = operator && (await database.inTenant(operator.homeId, (sql) => findOperator(sql, operator)));
	if (!operator || !operatorId) throw new Refused('LINK_NOT_VALID');
	return subjects.learn(tenant.id, () =>
		beginSession(
			parts,
			tenant.id,
			async (sql) => {
				const id = await ensureTechnicalUser(sql, tenant);
				const user = await loadUser(sql, tenant.id, id);
				if (!user) throw new Refused('LINK_NOT_VALID');
				await recordVisit(services, sql, {
					action: 'enterTenant',
					tenant,
					technicalId: id,
					operatorId,
					operator,
					origin,
				});
				return user;
			},
			operator,
		),
	);
}
