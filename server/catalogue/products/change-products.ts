// How products are changed: one change of a shop's catalogue after the other, and what lists and pages are read from brought into
// step in the same transaction.

import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshCategories } from '../read-model/refresh-categories.ts';
import { refreshProducts } from '../read-model/refresh-products.ts';

export interface Touched {
	/** Products and variants that are different now. */
	productIds: readonly string[];
	/** Whether products stand in other categories than before. */
	moved?: boolean;
}

/** @param work says what it has touched; nothing touched, nothing to bring into step */
export async function changeProducts<T>(
	sql: Sql,
	tenant: Tenant,
	work: () => Promise<{ result: T; touched: Touched }>,
): Promise<T> {
	await lockCatalogue(sql, tenant.id);
	const { result, touched } = await work();
	if (touched.productIds.length > 0) await refreshProducts(sql, tenant, touched.productIds);
	if (touched.moved) await refreshCategories(sql, tenant);
	return result;
}
