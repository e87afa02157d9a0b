// Adds whole price lists with their rows and the products that use them, in a fixed number of statements: for a shop that is filled.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';

interface NewPriceRow {
	/** A product or a variant; null: every product that uses the list. */
	productId: string | null;
	quantity: number;
	/** One of the two is given. */
	unitPrice: number | null;
	total: number | null;
}

export interface NewPriceList {
	name: string;
	archived?: boolean;
	rows: readonly NewPriceRow[];
	/** Who uses it; of several lists of a product the one with the lowest position that fits the reader holds. */
	usedBy: readonly { productId: string; position: number; roleIds: readonly string[] }[];
}

/** The caller shows the products anew afterwards. */
export async function savePriceLists(sql: Sql, tenantId: string, wanted: readonly NewPriceList[]): Promise<void> {
	const lists = wanted.map((list) => ({ ...list, id: newId() }));
	const write = (rows: readonly object[]) => JSON.stringify(rows);
	await sql`
		insert into price_lists (tenant_id, id, name, archived_at)
		select ${tenantId}::uuid, id, name, case when archived then now() end
		from jsonb_to_recordset(${write(lists.map(({ id, name, archived = false }) => ({ id, name, archived })))}::text::jsonb)
			as l (id uuid, name text, archived boolean)`;
	const rows = lists.flatMap(({ id, rows: own }) =>
		own.map(({ productId, quantity, unitPrice, total }, position) => ({
			list_id: id,
			position,
			product_id: productId,
			quantity,
			unit_price: unitPrice,
			total,
		})),
	);
	await sql`
		insert into price_list_rows (tenant_id, list_id, position, product_id, quantity, unit_price, total)
		select ${tenantId}::uuid, list_id, position, product_id, quantity, unit_price, total
		from jsonb_populate_recordset(null::price_list_rows, ${write(rows)}::text::jsonb)`;
	const uses = lists.flatMap(({ id, usedBy }) => usedBy.map((use) => ({ ...use, listId: id })));
	await sql`
		insert into product_price_lists (tenant_id, product_id, list_id, position)
		select ${tenantId}::uuid, product_id, list_id, position
		from jsonb_populate_recordset(null::product_price_lists, ${write(
			uses.map(({ productId, listId, position }) => ({ product_id: productId, list_id: listId, position })),
		)}::text::jsonb)`;
	const roles = uses.flatMap(({ productId, listId, roleIds }) =>
		roleIds.map((roleId) => ({ product_id: productId, list_id: listId, role_id: roleId })),
	);
	await sql`
		insert into product_price_list_roles (tenant_id, product_id, list_id, role_id)
		select ${tenantId}::uuid, product_id, list_id, role_id
		from jsonb_populate_recordset(null::product_price_list_roles, ${write(roles)}::text::jsonb)`;
}
