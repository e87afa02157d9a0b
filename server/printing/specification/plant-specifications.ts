// Print specifications of products that nobody has set yet, by slug: for shops that are filled with products.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Sql } from '../../database/connection.ts';

/** Those that have one keep it. */
export async function plantSpecifications(
	sql: Sql,
	tenantId: string,
	bySlug: ReadonlyMap<string, PrintSpecification>,
): Promise<void> {
	const specifications = [...bySlug.values()] as unknown as Parameters<Sql['json']>[0];
	await sql`
		insert into print_specifications (tenant_id, product_id, specification)
		select ${tenantId}, p.id, given.specification
		from unnest(
			${[...bySlug.keys()]}::text[],
			array(select jsonb_array_elements(${sql.json(specifications)}))
		) as given (slug, specification)
		join products p on p.tenant_id = ${tenantId} and p.slug = given.slug
		on conflict do nothing`;
}
