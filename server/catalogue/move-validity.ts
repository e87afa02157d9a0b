// The clock of a shop changes: products go on being valid from and until what was written, by the new clock.
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { awaitValidity } from './read-model/validity-job.ts';
import { countTotals } from './read-model/visibility.ts';

/** @param tenant with its new time zone */
export async function moveValidity(sql: Sql, tenant: Tenant, from: string): Promise<void> {
	const { id: tenantId, timeZone: to } = tenant;
	const moved = (column: string) => sql`(${sql(column)} at time zone ${from}) at time zone ${to}`;
	// An hour that the new clock leaves out may make both ends one.
	await sql`
		update products set valid_from = ${moved('valid_from')},
			valid_until = case when valid_until is not null
				then greatest(${moved('valid_until')}, ${moved('valid_from')} + interval '1 minute') end
		where tenant_id = ${tenantId} and (valid_from is not null or valid_until is not null)`;
	await sql`
		update product_list l set valid_from = p.valid_from, valid_until = p.valid_until from products p
		where l.tenant_id = ${tenantId} and p.tenant_id = ${tenantId} and p.id = l.product_id
			and (l.valid_from, l.valid_until) is distinct from (p.valid_from, p.valid_until)`;
	await sql`
		update product_words set shown_from = ${moved('shown_from')}, shown_until = ${moved('shown_until')}
		where tenant_id = ${tenantId} and (isfinite(shown_from) or isfinite(shown_until))`;
	await countTotals(sql, tenant);
	await awaitValidity(sql, tenant);
}
