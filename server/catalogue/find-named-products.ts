// Some products by their ids, with what a link to them needs: of those that the reader may see.
import type { Sql } from '../database/connection.ts';
import { containing } from '../database/like-pattern.ts';
import { type Audience, everybody, hasPage } from './read-model/audience.ts';

export interface NamedProduct {
	id: string;
	slug: string;
	name: string;
}

interface Wanted {
	ids: readonly string[];
	language: string;
	audience: Audience;
}

/** One statement, or none. What is not published is not found, by staff neither: a link to it is for everyone. */
export async function findNamedProducts(
	sql: Sql,
	tenantId: string,
	{ ids, language, audience }: Wanted,
): Promise<NamedProduct[]> {
	if (ids.length === 0) return [];
	return sql<NamedProduct[]>`
		select l.product_id as id, l.slug, l.name from product_list l
		where l.tenant_id = ${tenantId} and l.language_code = ${language} and l.product_id = any(${[...ids]}::uuid[])
			and l.published and ${hasPage(sql, audience)}`;
}

export interface KnownProduct extends NamedProduct {
	/** What visitors see of it: all of them, some roles, none. */
	state: 'shown' | 'restricted' | 'unpublished' | 'archived';
}

type KnownWanted = { language: string } & ({ ids: readonly string[] } | { search: string; first: number });

/** As staff refers to them, whether or not visitors see them: by their ids, or by name and slug. One statement. */
export const listKnownProducts = (sql: Sql, tenantId: string, wanted: KnownWanted): Promise<KnownProduct[]> => {
	const { language } = wanted;
	return sql<KnownProduct[]>`
		select l.product_id as id, l.slug, l.name, case
				when l.archived then 'archived'
				when not l.published then 'unpublished'
				when ${hasPage(sql, everybody)} then 'shown'
				when cardinality(l.roles) > 0 then 'restricted'
				else 'unpublished'
			end as state
		from product_list l
		where l.tenant_id = ${tenantId} and l.language_code = ${language} and ${
			'ids' in wanted
				? sql`l.product_id = any(${[...wanted.ids]}::uuid[])`
				: sql`not l.archived and (l.name ilike ${containing(wanted.search)} or l.slug ilike ${containing(wanted.search)})`
		}
		order by l.position, l.product_id limit ${'ids' in wanted ? null : wanted.first}`;
};
