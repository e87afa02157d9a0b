// Documents of pages as they come out of the database: whatever was written for an older shape of a block is brought along.
import { definitions, migrations } from '../../blocks/registry.ts';
import type { PageDocument } from '../../rules/pages/document.ts';
import { picturesOf } from '../../rules/pages/pictures.ts';
import { upgradePage } from '../../rules/pages/upgrade.ts';
import type { Validation } from '../../rules/pages/validate-part.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export const currentDocument = (stored: PageDocument): PageDocument => upgradePage(stored, definitions, migrations);

export const validationFor = (tenant: Tenant): Validation => ({
	definitions,
	languages: tenant.languages.map(({ languageCode }) => languageCode),
});

/** Those of the draft and of what visitors see; of pictures that are gone nothing is kept. */
export async function keepPictures(
	sql: Sql,
	tenantId: string,
	pageId: string,
	documents: readonly (PageDocument | null)[],
): Promise<void> {
	const ids = [
		...new Set(documents.flatMap((document) => (document ? picturesOf(currentDocument(document), definitions) : []))),
	];
	await sql`
		delete from page_pictures
		where tenant_id = ${tenantId} and page_id = ${pageId} and media_id <> all(${ids}::uuid[])`;
	if (ids.length === 0) return;
	await sql`
		insert into page_pictures (tenant_id, page_id, media_id)
		select tenant_id, ${pageId}, id from media where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
		on conflict do nothing`;
}
