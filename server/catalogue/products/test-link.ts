// A link that shows a product which no one else can see yet.

import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { testParameter, writeTestLink } from '../test-link.ts';

/** @returns the path, from the root of the shop */
export async function makeTestLink(
	sql: Sql,
	tenantId: string,
	key: Buffer | undefined,
	productId: string,
): Promise<string> {
	const [product] = await sql<{ slug: string }[]>`
		select slug from products
		where tenant_id = ${tenantId} and id = ${productId} and parent_id is null and archived_at is null`;
	if (!product || !key) throw new Refused('NOT_FOUND');
	return `/product/${product.slug}?${testParameter}=${writeTestLink(key, tenantId, productId)}`;
}
