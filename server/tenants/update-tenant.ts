// Changes what a tenant is called, whom it lets in, where it works, by which clocks, and how its prices are meant. The caller announces the change.
import type { Sql } from '../database/connection.ts';
import type { Tenant } from './find-tenant.ts';

type OwnedByShop = Pick<Tenant, 'name' | 'allowTemporaryUsers' | 'secureSubdomains' | 'timeZone' | 'weekStart'>;

export async function updateTenant(
	sql: Sql,
	tenantId: string,
	{ name, allowTemporaryUsers, secureSubdomains, timeZone, weekStart }: OwnedByShop,
): Promise<void> {
	await sql`
		update tenants set name = ${name}, allow_temporary_users = ${allowTemporaryUsers},
			secure_subdomains = ${secureSubdomains}, time_zone = ${timeZone}, week_start = ${weekStart}, updated_at = now()
		where id = ${tenantId}`;
}

export async function updatePriceTerms(
	sql: Sql,
	tenantId: string,
	{ currency, country, pricesIncludeTax }: Pick<Tenant, 'currency' | 'country' | 'pricesIncludeTax'>,
): Promise<void> {
	await sql`
		update tenants
		set currency = ${currency}, country = ${country}, prices_include_tax = ${pricesIncludeTax}, updated_at = now()
		where id = ${tenantId}`;
}
