// Who pays for a plan, to begin the form with: as it was last, else what the shop says of itself on its own invoices, and who is about to choose.
import { type BillingAddress, emptyBilling } from '../../../rules/checkout/address.ts';
import { loadProfile } from '../../accounts/profile/own-account.ts';
import type { Sql } from '../../database/connection.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import type { PlanCaller } from './seller.ts';

/** As it was agreed, of a plan that is paid rather than of one that rests. In a transaction of the seller. */
export async function findLastAddress(
	sql: Sql,
	sellerId: string,
	forTenant: string,
): Promise<BillingAddress | undefined> {
	const [last] = await sql<{ billingAddress: Partial<BillingAddress> }[]>`
		select t.billing_address from subscriptions s
		join subscription_terms t on t.tenant_id = ${sellerId} and t.subscription_id = s.id
		where s.tenant_id = ${sellerId} and s.for_tenant = ${forTenant} and t.state = 'agreed'
		order by s.state in ('paused', 'ended'), s.created_at desc, t.version desc limit 1`;
	return last && { ...emptyBilling, ...last.billingAddress };
}

/** In one of the shop itself. */
export async function findOwnAddress({ caller: { tenant, user }, services }: PlanCaller): Promise<BillingAddress> {
	return services.database.inTenant(tenant.id, async (sql) => {
		const { seller } = await findOrderSettings(sql, tenant.id);
		const isPerson = user !== undefined && !user.technical;
		const { values } = isPerson ? await loadProfile(sql, tenant.id, user.id) : { values: {} };
		const { firstName = '', surname = '' }: Partial<Record<string, string>> = values;
		return {
			...emptyBilling,
			...{ firstName, surname, companyName: seller.name || tenant.name },
			...{
				street: seller.street,
				zipCode: seller.zipCode,
				city: seller.city,
				phone: seller.phone,
				vatId: seller.vatId,
			},
			country: seller.country || tenant.country,
			email: (isPerson ? user.email : null) ?? seller.mail,
		};
	});
}
