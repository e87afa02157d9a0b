// Which lines of an order wait for print data, and what for.
import type { Sql } from '../../database/connection.ts';

export interface WaitingLine {
	itemId: string;
	/** What is expected of the customer: data, other data, data without errors, the release of what is there, or that of a design once more. */
	needs: 'data' | 'newData' | 'corrected' | 'release' | 'newRelease';
	/** What the shop has written about data or a design that it refused; empty if a file could not be read. */
	reason: string;
}

/** In the order of the lines. */
export const findWaitingLines = (sql: Sql, tenantId: string, orderId: string): Promise<WaitingLine[]> =>
	sql<WaitingLine[]>`
		select p.item_id, case
				when p.state = 'missing' then 'data'
				when p.release_id is not null then 'newRelease'
				when p.state = 'refused' then 'newData'
				when exists (
					select from print_data d where d.tenant_id = ${tenantId} and d.item_id = p.item_id and d.replaced_by is null
						and not d.is_late and d.state = 'findings' and d.findings @> '[{"severity":"error"}]'
				) then 'corrected'
				else 'release'
			end as needs, coalesce(nullif(p.refusal_reason, ''), (
				select string_agg(d.refusal_reason, E'\n' order by d.created_at, d.id) from print_data d
				where d.tenant_id = ${tenantId} and d.item_id = p.item_id and d.replaced_by is null and not d.is_late and d.state = 'refused'
					and d.refusal_reason <> ''
			), '') as reason
		from print_lines p
		join order_lines l on l.tenant_id = ${tenantId} and l.order_id = p.order_id and l.item_id = p.item_id
		where p.tenant_id = ${tenantId} and p.order_id = ${orderId} and p.state not in ('released', 'printed')
		order by l.position`;
