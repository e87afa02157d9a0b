// The page of a product that a purchasing system names by its code, or by the id that was handed over with it.
import type { Sql } from '../../database/connection.ts';

interface Row {
	slug: string;
	variantCode: string | null;
}

/** @returns undefined where no published product has it */
export async function findProductPath(sql: Sql, tenantId: string, code: string): Promise<string | undefined> {
	const [found] = await sql<Row[]>`
		select w.slug, case when p.parent_id is not null then p.code end as variant_code
		from products p join products w on w.tenant_id = p.tenant_id and w.id = coalesce(p.parent_id, p.id)
		where p.tenant_id = ${tenantId} and p.code = ${code} and p.code <> '' and p.published and w.published
		order by p.parent_id nulls first limit 1`;
	if (!found) return undefined;
	const variant = found.variantCode ? `?${new URLSearchParams({ variant: found.variantCode })}` : '';
	return `/product/${found.slug}${variant}`;
}
