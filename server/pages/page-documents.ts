// Documents of pages as they come out of the database: whatever was written for an older shape of a block is brought along.
import { definitions, migrations } from '../../blocks/registry.ts';
import { feedAddresses } from '../../rules/feeds/feed-choice.ts';
import type { PageDocument } from '../../rules/pages/document.ts';
import { picturesOf } from '../../rules/pages/pictures.ts';
import { upgradePage } from '../../rules/pages/upgrade.ts';
import type { Validation } from '../../rules/pages/validate-part.ts';
import type { Sql } from '../database/connection.ts';
import { keepFeedUses } from '../feeds/keep-feed-uses.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export const currentDocument = (stored: PageDocument): PageDocument => upgradePage(stored, definitions, migrations);

export const validationFor = (tenant: Tenant): Validation => ({
	definitions,
	languages: tenant.languages.map(({ languageCode }) => languageCode),
});

/** What the draft and the published page refer to: pictures and feeds. */
export async function keepReferences(
	sql: Sql,
	tenantId: string,
	pageId: string,
	documents: readonly (PageDocument | null)[],
): Promise<void> {
	const current = documents.map((document) => document && currentDocument(document));
	await keepPictures(sql, tenantId, pageId, current);
	await keepFeedUses(sql, tenantId, pageId, feedAddresses(current, definitions));
}

/** Of pictures that are gone nothing is kept. */
async function keepPictures(
	sql: Sql,
	tenantId: string,
	pageId: string,
	documents: readonly (PageDocument | null)[],
): Promise<void> {
	const ids = [...new Set(documents.flatMap((document) => (document ? picturesOf(document, definitions) : [])))];
	await sql`
		delete from page_pictures
		where tenant_id = ${tenantId} and page_id = ${pageId} and media_id <> all(${ids}::uuid[])`;
	if (ids.length === 0) return;
	await sql`
		insert into page_pictures (tenant_id, page_id, media_id)
		select tenant_id, ${pageId}, id from media where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
		on conflict do nothing`;
}
