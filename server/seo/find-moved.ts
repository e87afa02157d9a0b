// Where something is now that had another address, for those who may see it there: to others it never was anywhere.
import { type Audience, hasPage, openCategory } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { queryMovedPage } from '../pages/page-locations.ts';

export const movedKinds = ['product', 'category', 'page', 'link'] as const;
type MovedKind = (typeof movedKinds)[number];

interface Wanted {
	kind: MovedKind;
	slug: string;
}

export function findMoved(
	sql: Sql,
	tenantId: string,
	{ kind, slug }: Wanted,
	audience: Audience,
): Statement<{ slug: string }[]> {
	if (kind === 'page' || kind === 'link') return queryMovedPage(sql, tenantId, { kind, slug });
	const old = sql`o.tenant_id = ${tenantId} and o.kind = ${kind} and o.slug = ${slug}`;
	if (kind === 'category')
		return sql<{ slug: string }[]>`
			select c.slug from old_slugs o
			join categories c on c.tenant_id = o.tenant_id and c.id = o.thing_id
			where ${old} and ${openCategory(sql, audience)}`;
	return sql<{ slug: string }[]>`
		select p.slug from old_slugs o
		join products p on p.tenant_id = o.tenant_id and p.id = o.thing_id
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = coalesce(p.parent_id, p.id)
		where ${old} and ${hasPage(sql, audience)}
		limit 1`;
}
