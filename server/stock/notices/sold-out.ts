// Whether a product, or one of its versions, cannot be had: of a product with versions, when none of those that are shown can.
import type { Sql } from '../../database/connection.ts';

/** @param alias of the row of `products` that is asked about; a name in our own code */
export const isSoldOut = (sql: Sql, alias: 'p') => sql`
	not exists (
		select from products leaf
		left join stock s on s.tenant_id = leaf.tenant_id and s.product_id = leaf.id
		where leaf.tenant_id = ${sql.unsafe(`${alias}.tenant_id`)} and leaf.published
			and (
				leaf.parent_id = ${sql.unsafe(`${alias}.id`)}
				or leaf.id = ${sql.unsafe(`${alias}.id`)} and not exists (
					select from products v where v.tenant_id = leaf.tenant_id and v.parent_id = leaf.id
				)
			)
			and (s.product_id is null or s.sell_when_empty or s.on_hand - s.reserved > 0)
	)`;
