// The addresses of pages that everyone may know of, and where those are that had another one.
import { pageAddress } from '../../rules/pages/addresses.ts';
import type { PageKind } from '../../rules/pages/block.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';

interface Place {
	path: string;
	changedAt: Date | null;
}

/** What is published, active, may be named by search engines and is found at its own address. Not the home page, which stands at the root. */
export async function listPageLocations(sql: Sql, tenantId: string): Promise<Place[]> {
	const rows = await sql<{ kind: PageKind; slug: string; publishedAt: Date | null; canonical: string | null }[]>`
		select kind, slug, published_at, published -> 'seo' ->> 'canonical' as canonical from pages
		where tenant_id = ${tenantId} and published is not null and active and not home
			and (published -> 'seo' ->> 'index') is distinct from 'false'
		order by kind desc, position, id`;
	return rows.flatMap(({ kind, slug, publishedAt, canonical }) => {
		const path = pageAddress(kind, slug);
		return canonical && canonical !== path ? [] : [{ path, changedAt: publishedAt }];
	});
}

export const queryMovedPage = (
	sql: Sql,
	tenantId: string,
	{ kind, slug }: { kind: PageKind; slug: string },
): Statement<{ slug: string }[]> => sql<{ slug: string }[]>`
	select p.slug from old_slugs o
	join pages p on p.tenant_id = o.tenant_id and p.id = o.thing_id and p.kind = o.kind
	where o.tenant_id = ${tenantId} and o.kind = ${kind} and o.slug = ${slug} and p.published is not null`;
