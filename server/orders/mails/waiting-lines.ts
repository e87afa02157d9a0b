// Which lines of an order wait for print data, and what for.
import type { Sql } from '../../database/connection.ts';

export interface WaitingLine {
	itemId: string;
	/** What is expected of the customer: data, that of some sides, other data, data without errors, the release of what is there, or that of a design once more. */
	needs: 'data' | 'sides' | 'newData' | 'corrected' | 'release' | 'newRelease';
	/** Sides without data, where others have some. */
	missing: string[];
	/** Something that is there has errors. */
	hasErrors: boolean;
	/** What the shop has written about data or a design that it refused; empty if a file could not be read. */
	reason: string;
}

/** What counts of a line: neither what was replaced, nor what came late and is not used, nor what the shop has sent and nobody can read. */
const counting = (sql: Sql, tenantId: string) => sql`
	d.tenant_id = ${tenantId} and d.item_id = p.item_id and d.replaced_by is null and not d.is_late
		and not (d.by_staff and d.state = 'refused' and d.refusal_code <> 'byShop')`;

/** In the order of the lines. */
export const findWaitingLines = (sql: Sql, tenantId: string, orderId: string): Promise<WaitingLine[]> =>
	sql<WaitingLine[]>`
		select p.item_id, case
				when p.state = 'missing' and cardinality(s.missing) < s.sides then 'sides'
				when p.state = 'missing' then 'data'
				when p.release_id is not null then 'newRelease'
				when p.state = 'refused' then 'newData'
				when e.has_errors then 'corrected'
				else 'release'
			end as needs, s.missing, e.has_errors, coalesce(nullif(p.refusal_reason, ''), (
				select string_agg(d.refusal_reason, E'\n' order by d.created_at, d.id) from print_data d
				where ${counting(sql, tenantId)} and d.state = 'refused' and d.refusal_reason <> ''
			), '') as reason
		from print_lines p
		join order_lines l on l.tenant_id = ${tenantId} and l.order_id = p.order_id and l.item_id = p.item_id
		cross join lateral (
			select count(*) as sides, coalesce(array_agg(side.name order by side.position) filter (where not exists (
				select from print_data d where ${counting(sql, tenantId)} and (d.side is null or d.side = side.name)
			)), '{}') as missing
			from jsonb_array_elements(p.specification -> 'sides') with ordinality as given(value, position),
				lateral (select given.value ->> 'name' as name, given.position) as side
		) s
		cross join lateral (
			select exists (
				select from print_data d
				where ${counting(sql, tenantId)} and d.state = 'findings' and d.findings @> '[{"severity":"error"}]'
			) as has_errors
		) e
		where p.tenant_id = ${tenantId} and p.order_id = ${orderId} and p.state not in ('released', 'printed')
		order by l.position`;
