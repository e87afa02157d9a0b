// How many pages a shop has and may have.
import type { PageKind } from '../../../rules/pages/block.ts';
import { isFull, pagesOfTier, type Tier } from '../../../rules/pages/tiers.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

export interface PageQuota {
	tier: Tier;
	/** Null: as many as it likes. */
	pages: number | null;
	links: number | null;
	usedPages: number;
	usedLinks: number;
}

export async function findQuota(sql: Sql, tenantId: string): Promise<PageQuota> {
	const [row] = await sql<{ tier: Tier; usedPages: number; usedLinks: number }[]>`
		select t.tier, count(*) filter (where p.kind = 'page')::int as used_pages,
			count(*) filter (where p.kind = 'link')::int as used_links
		from tenants t left join pages p on p.tenant_id = t.id
		where t.id = ${tenantId} group by t.tier`;
	const { tier = 'starter', usedPages = 0, usedLinks = 0 } = row ?? {};
	const { page, link } = pagesOfTier[tier];
	return { tier, pages: page, links: link, usedPages, usedLinks };
}

/** Asked while the tenant is held: two who add a page at the same time come one after the other. */
export async function refuseFull(sql: Sql, tenantId: string, kind: PageKind): Promise<void> {
	const { tier, usedPages, usedLinks } = await findQuota(sql, tenantId);
	if (!isFull(tier, kind, kind === 'page' ? usedPages : usedLinks)) return;
	throw new Refused(kind === 'page' ? 'PAGE_LIMIT' : 'LINK_PAGE_LIMIT');
}
