// One section of a page as visitors read it, for what they send from it.
import { definitions } from '../../blocks/registry.ts';
import type { ShownSection } from '../../rules/pages/block.ts';
import type { PageDocument } from '../../rules/pages/document.ts';
import { shownSection } from '../../rules/pages/show-page.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import type { WantedPage } from './find-page.ts';
import { currentDocument } from './page-documents.ts';

export async function findPublishedSection(
	sql: Sql,
	tenant: Tenant,
	wanted: WantedPage,
	{ section: id, language }: { section: string; language: string },
): Promise<ShownSection | undefined> {
	const [page] = await sql<{ published: PageDocument | null }[]>`
		select p.published from pages p
		where p.tenant_id = ${tenant.id} and p.active
			and ${wanted === 'home' ? sql`p.home` : sql`p.kind = ${wanted.kind} and p.slug = ${wanted.slug}`}`;
	if (!page?.published) return undefined;
	const section = currentDocument(page.published).sections.find((one) => one.id === id);
	const definition = section && definitions[section.type];
	return definition && shownSection(section, definition, languageChain(language, defaultLanguage(tenant)));
}
