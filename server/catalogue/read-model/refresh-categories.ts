// Brings what is read into step with the tree of categories: which are online, whom they are open to, what stands in those above.
import type { Sql } from '../../database/connection.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { refreshCategoryTerms } from './category-terms.ts';
import { countTotals, showVisibility } from './visibility.ts';

/** What stands in a category below comes after what stands in the category itself. */
const below = 1_000_000;

/** A category is online with all above it, and open to those to whom all above it are open as well. */
async function showTree(sql: Sql, tenantId: string): Promise<void> {
	await sql`
		with recursive own as (
			select c.id, c.parent_id, c.published, nullif(array(
				select r.role_id from category_roles r where r.tenant_id = c.tenant_id and r.category_id = c.id order by 1
			), '{}') as roles
			from categories c where c.tenant_id = ${tenantId}
		), tree as (
			select id, published as online, roles as open_to from own where parent_id is null
			union all
			select o.id, t.online and o.published, case
				when o.roles is null then t.open_to
				when t.open_to is null then o.roles
				else array(select unnest(o.roles) intersect select unnest(t.open_to) order by 1)
			end
			from tree t join own o on o.parent_id = t.id
		)
		update categories c set online = t.online, open_to = t.open_to
		from tree t
		where c.tenant_id = ${tenantId} and c.id = t.id
			and (c.online, c.open_to) is distinct from (t.online, t.open_to)`;
}

async function showBelow(sql: Sql, tenantId: string): Promise<void> {
	const wanted = sql`
		with recursive up as (
			select c.parent_id as category_id, m.product_id
			from category_products m join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id
			where m.tenant_id = ${tenantId} and m.direct and c.parent_id is not null
			union
			select c.parent_id, u.product_id
			from up u join categories c on c.tenant_id = ${tenantId} and c.id = u.category_id
			where c.parent_id is not null
		)`;
	await sql`
		${wanted}
		delete from category_products m
		where m.tenant_id = ${tenantId} and not m.direct
			and not exists (select from up where up.category_id = m.category_id and up.product_id = m.product_id)`;
	await sql`
		${wanted}
		insert into category_products (tenant_id, category_id, product_id, position, direct)
		select ${tenantId}::uuid, up.category_id, up.product_id, p.position + ${below}, false
		from up join products p on p.tenant_id = ${tenantId} and p.id = up.product_id
		on conflict do nothing`;
}

/** What the words of products are made from, too. */
export async function layTreeFlat(sql: Sql, tenantId: string): Promise<void> {
	await showTree(sql, tenantId);
	await showBelow(sql, tenantId);
}

/** Call `lockCatalogue` before anything is changed. */
export async function refreshCategories(sql: Sql, tenant: Tenant): Promise<void> {
	await layTreeFlat(sql, tenant.id);
	await showVisibility(sql, tenant.id);
	await refreshCategoryTerms(sql, tenant);
	await countTotals(sql, tenant);
	await announceChange(sql, tenant.id, 'content');
}
