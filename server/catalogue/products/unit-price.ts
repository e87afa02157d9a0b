// The price of one piece of a product with simple pricing, changed where shoppers see it. Whose it is: that of a variant with a pricing
// of its own, else that of the product, which all other variants have too.
import { isPriceNumber } from '../../../rules/pricing/ladder.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshProducts } from '../read-model/refresh-products.ts';

export interface UnitPrice {
	/** The product or variant that it is entered for. */
	ownerId: string;
	productId: string;
	/** Of the product. */
	revision: number;
	unitPrice: number | null;
}

/** @throws where there is no such product, or its prices are in lists; of what is archived, too */
export async function findUnitPrice(sql: Sql, tenantId: string, id: string): Promise<UnitPrice> {
	const [found] = await sql<UnitPrice[]>`
		select o.id as owner_id, p.id as product_id, p.revision, o.unit_price::float8 as unit_price
		from products t
		join products p on p.tenant_id = ${tenantId} and p.id = coalesce(t.parent_id, t.id) and p.archived_at is null
		join products o on o.tenant_id = ${tenantId} and o.id = case when t.own_pricing then t.id else p.id end
			and o.pricing_mode = 'simple'
		where t.tenant_id = ${tenantId} and t.id = ${id}`;
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}

interface WantedPrice {
	id: string;
	/** Of the product: an older one is refused. */
	revision: number;
	unitPrice: number;
}

/** @returns the new revision */
export async function updateUnitPrice(
	sql: Sql,
	caller: Caller,
	{ id, revision, unitPrice }: WantedPrice,
): Promise<number> {
	const { tenant, services } = caller;
	if (!isPriceNumber(unitPrice)) throw new Refused('VALIDATION', 'unitPrice');
	await lockCatalogue(sql, tenant.id);
	const before = await findUnitPrice(sql, tenant.id, id);
	if (before.revision !== revision) throw new Refused('PRODUCT_CHANGED');
	const { ownerId, productId } = before;
	await sql`update products set unit_price = ${unitPrice} where tenant_id = ${tenant.id} and id = ${ownerId}`;
	await sql`
		update products set revision = revision + 1, updated_at = now() where tenant_id = ${tenant.id} and id = ${productId}`;
	await refreshProducts(sql, tenant, [productId]);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateUnitPrice',
		entity: { type: 'product', id: ownerId },
		before: { unitPrice: before.unitPrice },
		after: { unitPrice },
	});
	return revision + 1;
}
