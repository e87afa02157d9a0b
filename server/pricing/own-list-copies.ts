// A copy of a product, or a variant that stands for itself from now on, uses no list that belongs to another product: it gets one of its own.
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';
import type { Pair } from './copy-pricing.ts';

interface ForeignLink {
	productId: string;
	listId: string;
	name: string;
	/** The product that the list belongs to. */
	ownerId: string;
}

interface OwnCopy {
	id: string;
	from: string;
	productId: string;
	name: string;
}

/** After lists and rows were copied. Seven statements where there are such lists, else one. */
export async function giveOwnLists(sql: Sql, tenantId: string, pairs: readonly Pair[]): Promise<void> {
	const ids = pairs.map(({ to }) => to);
	const links = await sql<ForeignLink[]>`
		select k.product_id, k.list_id, l.name, l.product_id as owner_id
		from product_price_lists k join price_lists l on l.tenant_id = k.tenant_id and l.id = k.list_id
		where k.tenant_id = ${tenantId} and k.product_id = any(${ids}::uuid[])
			and l.product_id = any(${pairs.map(({ from }) => from)}::uuid[])`;
	if (links.length === 0) return;
	/** A variant with prices of its own goes on using the list of its product. */
	const ownerOf = ({ productId, ownerId }: ForeignLink) =>
		(pairs.find(({ from, to }) => from === ownerId && to === productId) ?? pairs.find(({ from }) => from === ownerId))
			?.to ?? productId;
	const copies = new Map<string, OwnCopy>();
	for (const link of links) {
		const productId = ownerOf(link);
		if (!copies.has(productId)) copies.set(productId, { id: newId(), from: link.listId, productId, name: link.name });
	}
	const [first] = copies.values();
	const write = (rows: readonly object[]) => JSON.stringify(rows);
	await sql`
		insert into price_lists (tenant_id, id, name, product_id)
		select ${tenantId}::uuid, id, name, "productId"
		from jsonb_to_recordset(${write([...copies.values()])}::text::jsonb) as c (id uuid, name text, "productId" uuid)`;
	const moved = links.map((link) => ({ ...link, to: copies.get(ownerOf(link))?.id }));
	const given = sql`
		jsonb_to_recordset(${write(moved)}::text::jsonb) as m ("productId" uuid, "listId" uuid, "to" uuid)`;
	await sql`
		insert into product_price_lists (tenant_id, product_id, list_id, position)
		select k.tenant_id, k.product_id, m."to", k.position
		from product_price_lists k join ${given} on m."productId" = k.product_id and m."listId" = k.list_id
		where k.tenant_id = ${tenantId}`;
	await sql`
		update product_price_list_roles k set list_id = m."to" from ${given}
		where k.tenant_id = ${tenantId} and k.product_id = m."productId" and k.list_id = m."listId"`;
	await sql`
		delete from product_price_lists k using ${given}
		where k.tenant_id = ${tenantId} and k.product_id = m."productId" and k.list_id = m."listId"`;
	const rows = ids.map((productId) => ({ ...(copies.get(productId) ?? first), productId }));
	await sql`
		update price_list_rows r set list_id = c.id
		from jsonb_to_recordset(${write(rows.map(({ productId, id, from }) => ({ productId, id, from })))}::text::jsonb)
			as c ("productId" uuid, id uuid, "from" uuid)
		where r.tenant_id = ${tenantId} and r.list_id = c."from" and r.product_id = c."productId"`;
}
