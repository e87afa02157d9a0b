// The price list that a product has for itself: made when its first quantity price is entered, edited in the product alone and no choice for
// other products.
import { newId } from '../../../rules/ids.ts';
import { longestPriceListName } from '../../../rules/price-lists/rows.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { lockCatalogue } from '../../catalogue/read-model/refresh-catalogue.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import type { ProductLadder } from './price-steps.ts';

/** Whether or not the product uses it already. One statement. */
export async function findOwnList(sql: Sql, tenantId: string, productId: string): Promise<ProductLadder | null> {
	const [list] = await sql<ProductLadder[]>`
		select l.id as list_id, l.name as list_name, l.revision, l.archived_at is not null as archived, '{}'::text[] as roles,
			'own' as owner, coalesce((
				select json_agg(json_build_object('quantity', r.quantity, 'unitPrice', r.unit_price, 'total', r.total) order by r.quantity)
				from price_list_rows r
				where r.tenant_id = l.tenant_id and r.list_id = l.id and r.product_id = l.product_id
			), '[]') as steps
		from price_lists l where l.tenant_id = ${tenantId} and l.product_id = ${productId}`;
	return list ?? null;
}

/** The one there is, else a new one without prices. The product uses it once it is saved with it. */
export async function openOwnList(sql: Sql, caller: Caller, productId: string): Promise<ProductLadder> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const found = await findOwnList(sql, tenant.id, productId);
	if (found) return found;
	const [product] = await sql<{ name: string }[]>`
		select coalesce((
			select l.name from product_list l
			where l.tenant_id = p.tenant_id and l.product_id = p.id and l.language_code = ${defaultLanguage(tenant)}
		), p.slug) as name
		from products p where p.tenant_id = ${tenant.id} and p.id = ${productId} and p.parent_id is null`;
	if (!product) throw new Refused('NOT_FOUND');
	const id = newId();
	const name = product.name.slice(0, longestPriceListName).toWellFormed();
	await sql`
		insert into price_lists (tenant_id, id, name, product_id) values (${tenant.id}, ${id}, ${name}, ${productId})`;
	await services.record(sql, tenant.id, actorOf(caller), {
		// For whom it is made, these are prices of the product: there is no list in the list of price lists.
		action: 'openProductPriceList',
		entity: { type: 'product', id: productId },
		after: { priceList: id },
	});
	const made = await findOwnList(sql, tenant.id, productId);
	if (!made) throw new Refused('NOT_FOUND');
	return made;
}
