// Which things of the catalogue a reader may know of: their texts are among all others.

import { shopDay } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { type Audience, hasPage, openCategory } from './read-model/audience.ts';

/** Ids of products, variants, fields, labels and categories. One statement. */
export async function findShownEntities(sql: Sql, tenant: Tenant, audience: Audience): Promise<Set<string>> {
	const { id: tenantId } = tenant;
	const today = shopDay(tenant);
	const shown = sql`l.tenant_id = ${tenantId} and ${hasPage(sql, audience)}`;
	const rows = await sql<{ id: string }[]>`
		select l.product_id as id from product_list l where ${shown}
		union
		select v.id from products v join product_list l on l.product_id = v.parent_id
		where v.tenant_id = ${tenantId} and v.published and ${shown}
		union
		select c.id from categories c where c.tenant_id = ${tenantId} and ${openCategory(sql, audience)}
		union
		select id from product_fields where tenant_id = ${tenantId} and not meta
		union
		select id from product_labels where tenant_id = ${tenantId} and active
			and (valid_from is null or valid_from <= ${today}::date) and (valid_until is null or valid_until >= ${today}::date)`;
	return new Set(rows.map(({ id }) => id));
}
