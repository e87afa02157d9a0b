// Writes which price lists products and variants have, for which roles. It was validated before. A fixed number of statements, however many they are.
import type { PricingSettings } from '../../rules/pricing/settings.ts';
import { blankPricing, tidySettings } from '../../rules/pricing/tidy-settings.ts';
import type { Sql } from '../database/connection.ts';

interface Linked {
	id: string;
	/** Null: a variant that has those of its product. */
	pricing: PricingSettings | null;
}

export async function linkPriceLists(sql: Sql, tenantId: string, things: readonly Linked[]): Promise<void> {
	if (things.length === 0) return;
	const ids = things.map(({ id }) => id);
	const links = things.flatMap(({ id, pricing }) =>
		tidySettings(pricing ?? blankPricing).priceLists.map(({ listId, roleIds }, position) => ({
			product_id: id,
			list_id: listId,
			position,
			roleIds,
		})),
	);
	const roles = links.flatMap(({ product_id, list_id, roleIds }) =>
		roleIds.map((role_id) => ({ product_id, list_id, role_id })),
	);
	await sql`delete from product_price_lists where tenant_id = ${tenantId} and product_id = any(${ids}::uuid[])`;
	await sql`
		insert into product_price_lists (tenant_id, product_id, list_id, position)
		select ${tenantId}::uuid, product_id, list_id, position
		from jsonb_populate_recordset(null::product_price_lists, ${JSON.stringify(links)}::text::jsonb)`;
	await sql`
		insert into product_price_list_roles (tenant_id, product_id, list_id, role_id)
		select ${tenantId}::uuid, product_id, list_id, role_id
		from jsonb_populate_recordset(null::product_price_list_roles, ${JSON.stringify(roles)}::text::jsonb)`;
}
