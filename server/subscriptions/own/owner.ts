// Whose subscriptions an operation is about: the caller's own. Those of others do not exist.
import type { User } from '../../accounts/subject.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadSubscriptions, type SubscriptionDetails } from '../find-details.ts';

export interface Owner {
	tenant: Tenant;
	user: User;
	/** As https://shop.example */
	shop: string;
	inTenant: InTenant;
	payments: PaymentServices | undefined;
}

/** @throws Refused NOT_FOUND */
export async function loadOwn(sql: Sql, { tenant, user }: Owner, id: string): Promise<SubscriptionDetails> {
	const [found] = await loadSubscriptions(sql, tenant.id, [id], user.id);
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}

export const findOwn = (owner: Owner, id: string): Promise<SubscriptionDetails> =>
	owner.inTenant((sql) => loadOwn(sql, owner, id));
