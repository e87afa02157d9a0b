// Whose trial of what is used up: of who has begun one with this account, or with the address of this account, of the product or any version of it.
// Erasing a person empties both, and with them this.
import type { Sql } from '../../database/connection.ts';

/** A condition on the contract `s` and its line `l`: a trial has begun. With :tenant. */
const begunTrial = `s.tenant_id = :tenant and s.trial_days is not null and s.number is not null`;

const ofProduct = (productId: string) => `exists (
	select from subscription_lines l join products u on u.tenant_id = :tenant and u.id = l.product_id
	where l.tenant_id = :tenant and l.subscription_id = s.id and coalesce(u.parent_id, u.id) = ${productId}
)`;

/**
 * With :tenant and :person, the id of an account; null for nobody in particular.
 * @param productId a column: of a product that is no variant
 */
export const isTrialUsedText = (productId: string): string => `(
	exists (select from subscriptions s where ${begunTrial} and s.user_id = :person::uuid and ${ofProduct(productId)})
	or exists (
		select from users o join subscriptions s on lower(s.customer_mail) = lower(o.email)
		where o.tenant_id = :tenant and o.id = :person::uuid and ${begunTrial} and ${ofProduct(productId)}
	)
)`;

/** @returns whether a trial of one of these products or variants has begun under this e-mail address, whoever had the account */
export async function hasHadTrial(
	sql: Sql,
	tenantId: string,
	productIds: readonly string[],
	mail: string,
): Promise<boolean> {
	const found = await sql`
		select from subscriptions s
		join subscription_lines l on l.tenant_id = s.tenant_id and l.subscription_id = s.id
		join products u on u.tenant_id = s.tenant_id and u.id = l.product_id
		join products w on w.tenant_id = s.tenant_id and w.id = any(${[...productIds]}::uuid[])
			and coalesce(w.parent_id, w.id) = coalesce(u.parent_id, u.id)
		where s.tenant_id = ${tenantId} and lower(s.customer_mail) = lower(${mail}) and s.trial_days is not null
			and s.number is not null
		limit 1`;
	return found.length > 0;
}
