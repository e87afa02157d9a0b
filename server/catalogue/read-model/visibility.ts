// Who finds a product in lists, from the categories it stands in, and how many there are for everyone.

import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { shownFrom, shownUntil } from './search-rows.ts';

/** The whole shop, where a category could be named. */
export const wholeShop = '00000000-0000-0000-0000-000000000000';

/** Of some products, or of all, in lists and among the words they are found by. Rows that are right already are left alone. */
export async function showVisibility(sql: Sql, tenantId: string, ids?: readonly string[]): Promise<void> {
	await sql`
		with places as (
			select p.id, p.published and p.archived_at is null as live, count(c.id) > 0 as placed,
				coalesce(bool_or(c.online), false) as online,
				coalesce(bool_or(c.online and c.open_to is null), false) as open
			from products p
			left join category_products m on m.tenant_id = p.tenant_id and m.product_id = p.id and m.direct
			left join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id
			where p.tenant_id = ${tenantId} and p.parent_id is null ${ids ? sql`and p.id = any(${[...ids]}::uuid[])` : sql``}
			group by p.tenant_id, p.id
		), seen as (
			select id, live and open as open, not placed as unlisted, placed and not online as offline,
				case when live and online and not open then array(
					select distinct role from category_products m
					join categories c on c.tenant_id = m.tenant_id and c.id = m.category_id and c.online
					cross join lateral unnest(c.open_to) as role
					where m.tenant_id = ${tenantId} and m.product_id = places.id and m.direct
					order by role
				) else '{}' end as roles
			from places
		), l as (
			update product_list l set open = s.open, roles = s.roles, unlisted = s.unlisted, offline = s.offline
			from seen s
			where l.tenant_id = ${tenantId} and l.product_id = s.id
				and (l.open, l.roles, l.unlisted, l.offline) is distinct from (s.open, s.roles, s.unlisted, s.offline)
			returning l.product_id, l.language_code, l.open, l.valid_from, l.valid_until
		)
		update product_words w set shown_from = ${shownFrom(sql)}, shown_until = ${shownUntil(sql)} from l
		where w.tenant_id = ${tenantId} and w.product_id = l.product_id and w.language_code = l.language_code
			and (w.shown_from, w.shown_until) is distinct from (${shownFrom(sql)}, ${shownUntil(sql)})`;
}

/** How many products everyone finds, in the shop and in each category. */
export async function countTotals(sql: Sql, tenant: Tenant): Promise<void> {
	await sql`
		with found as (
			select l.product_id, (l.valid_from is null or l.valid_from <= now())
					and (l.valid_until is null or l.valid_until > now()) as now,
				case when l.valid_from > now() then l.valid_from
					when l.valid_until > now() then l.valid_until end as changes
			from product_list l
			where l.tenant_id = ${tenant.id} and l.language_code = ${defaultLanguage(tenant)} and l.open
		), totals as (
			select ${wholeShop}::uuid as category_id, count(*) filter (where now) as total, min(changes) as good_until from found
			union all
			select c.id, count(f.product_id) filter (where f.now), min(f.changes)
			from categories c
			left join category_products m on m.tenant_id = c.tenant_id and m.category_id = c.id
			left join found f on f.product_id = m.product_id
			where c.tenant_id = ${tenant.id}
			group by c.id
		)
		insert into product_totals as old (tenant_id, category_id, total, good_until)
		select ${tenant.id}::uuid, category_id, total, good_until from totals
		on conflict (tenant_id, category_id) do update set total = excluded.total, good_until = excluded.good_until
		where (old.total, old.good_until) is distinct from (excluded.total, excluded.good_until)`;
	await sql`
		delete from product_totals t where t.tenant_id = ${tenant.id} and t.category_id <> ${wholeShop}
			and not exists (select from categories c where c.tenant_id = t.tenant_id and c.id = t.category_id)`;
}
