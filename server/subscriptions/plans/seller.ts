// The way of a shop to its plan, which is a subscription in the shop that sells the plans. Every statement there names the shop that it is for:
// nothing of the seller's own customers, and nothing of other shops, is read or changed.

import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { pathOfLanguage } from '../../../rules/languages.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { asTenant } from '../../database/as-tenant.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findPlanSeller, type PlanSeller } from '../../tenants/plan-seller.ts';

export interface PlanServices {
	database: Pick<Database, 'inTenant' | 'withoutTenant' | 'read'>;
	platformDomain: string;
}

export interface PlanCaller {
	/** Whose plan it is, and who acts for it. */
	caller: Caller;
	services: PlanServices;
	/** Undefined: no one takes money. */
	payments: PaymentServices | undefined;
	/** How long a page to pay at stays open. */
	reservationSeconds: number;
}

/** Undefined: nobody sells plans to this shop, and the operator looks after its tier. */
async function findSellerFor({ caller: { tenant }, services }: PlanCaller): Promise<PlanSeller | undefined> {
	const seller = await services.database.withoutTenant(findPlanSeller);
	return seller && seller.id !== tenant.id && !seller.deletedAt ? seller : undefined;
}

type SellerWork<T> = (sql: Sql, seller: Tenant) => Promise<T>;

/** A transaction of the seller. @returns undefined where there is none */
export async function readAtSeller<T>(call: PlanCaller, work: SellerWork<T>): Promise<T | undefined> {
	const seller = await findSellerFor(call);
	if (!seller) return undefined;
	return call.services.database.inTenant(seller.id, async (sql) => work(sql, await loadTenant(sql, seller.id)));
}

/** The same for who needs one, and the services that take the money. */
export async function changeAtSeller<T>(call: PlanCaller, work: SellerWork<T>): Promise<T> {
	const seller = await findSellerFor(call);
	if (!seller || !call.payments) throw new Refused('PLAN_UNAVAILABLE');
	return call.services.database.inTenant(seller.id, async (sql) => work(sql, await loadTenant(sql, seller.id)));
}

/** Without anyone who takes money nothing was sold. */
export function paymentsOf({ payments }: PlanCaller): PaymentServices {
	if (!payments) throw new Refused('PLAN_UNAVAILABLE');
	return payments;
}

/** Where its owner comes back to, in the language that they have read it in. */
export function planPage({ caller: { tenant, shop } }: PlanCaller, language: string): string {
	const read = tenant.languages.find(({ languageCode }) => languageCode === language);
	return `${shop}${read ? pathOfLanguage(read) : '/'}admin/settings/subscription`;
}

/** The log of the shop says who did it; the seller's contract says that its customer did. */
export const recordPlan = (sql: Sql, { caller }: PlanCaller, action: AuditAction, after: object): Promise<void> =>
	asTenant(sql, caller.tenant.id, () =>
		caller.services.record(sql, caller.tenant.id, actorOf(caller), {
			...{ action, entity: { type: 'tenant', id: caller.tenant.id }, after },
		}),
	);
