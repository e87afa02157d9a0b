// From what a row calls a product to the product: by the code of a product or variant, else by its address. What is archived gives its
// code to a user who is not.
import { codeKey } from '../../../rules/price-lists/validate-rows.ts';
import type { Sql } from '../../database/connection.ts';

type CodeError = 'unknownCode' | 'ambiguousCode';

/** Keys are as `codeKey` makes them. */
export type FoundCodes = ReadonlyMap<string, { productId: string } | CodeError>;

interface Named {
	name: string;
	ids: string[];
	/** Those that are not archived. */
	living: string[];
}

const only = ({ ids, living }: Named): { productId: string } | CodeError => {
	const [first, ...more] = living.length > 0 ? living : ids;
	if (!first) return 'unknownCode';
	return more.length > 0 ? 'ambiguousCode' : { productId: first };
};

/** Two statements, however many there are. */
export async function findCodes(sql: Sql, tenantId: string, codes: Iterable<string>): Promise<FoundCodes> {
	const wanted = [...new Set([...codes].map(codeKey))].filter(Boolean);
	const found = new Map<string, { productId: string } | CodeError>(wanted.map((name) => [name, 'unknownCode']));
	if (wanted.length === 0) return found;
	const byCode = await sql<Named[]>`
		select lower(code) as name, array_agg(id) as ids,
			coalesce(array_agg(id) filter (where archived_at is null), '{}') as living
		from products
		where tenant_id = ${tenantId} and code <> '' and lower(code) = any(${wanted})
		group by lower(code)`;
	for (const named of byCode) found.set(named.name, only(named));
	const left = wanted.filter((name) => typeof found.get(name) === 'string');
	if (left.length === 0) return found;
	const bySlug = await sql<{ slug: string; id: string }[]>`
		select slug, id from products where tenant_id = ${tenantId} and slug = any(${left})`;
	for (const { slug, id } of bySlug) if (found.get(slug) === 'unknownCode') found.set(slug, { productId: id });
	return found;
}
