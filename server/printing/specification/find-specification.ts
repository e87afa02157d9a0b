// The print specification of a product: its own, or that of the product that it is a variant of.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';

export interface FoundSpecification {
	productId: string;
	specification: PrintSpecification;
	revision: number;
	updatedAt: Date;
}

/** Joins it as `s` to a product or variant `p`; those without one are left out. */
export const joinSpecification = (sql: Sql, tenantId: string): Fragment => sql`
	join lateral (
		select product_id, specification, revision, updated_at from print_specifications
		where tenant_id = ${tenantId} and product_id in (p.id, p.parent_id)
		order by (product_id = p.id) desc limit 1
	) s on true`;

/** Those that have one, by the product or variant that was asked for. */
export const querySpecifications = (sql: Sql, tenantId: string, productIds: readonly string[]) =>
	sql<(FoundSpecification & { askedFor: string })[]>`
		select p.id as asked_for, s.product_id, s.specification, s.revision, s.updated_at
		from products p
		${joinSpecification(sql, tenantId)}
		where p.tenant_id = ${tenantId} and p.id = any(${[...productIds]}::uuid[])`;

/** @returns those that have one, by the product or variant that was asked for */
export async function findSpecifications(
	sql: Sql,
	tenantId: string,
	productIds: readonly string[],
): Promise<Map<string, FoundSpecification>> {
	const rows = await querySpecifications(sql, tenantId, productIds);
	return new Map(rows.map(({ askedFor, ...found }) => [askedFor, found]));
}

export const findSpecification = async (
	sql: Sql,
	tenantId: string,
	productId: string,
): Promise<FoundSpecification | undefined> => (await findSpecifications(sql, tenantId, [productId])).get(productId);
