// Puts whole pages into a shop, as the demo does: published, and without anyone who has built them.
import { newId } from '../../rules/ids.ts';
import type { PageKind } from '../../rules/pages/block.ts';
import type { PageDocument } from '../../rules/pages/document.ts';
import { documentProblem } from '../../rules/pages/validate.ts';
import { contentPageNameKey } from '../../rules/texts/entity-keys.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { textOfEntity } from '../texts/text-of-entity.ts';
import { keepReferences, validationFor } from './page-documents.ts';

export interface PageToEnter {
	kind: PageKind;
	slug: string;
	/** By language. */
	names: Readonly<Record<string, string>>;
	document: PageDocument;
	home?: boolean;
	inNavigation?: boolean;
	inFooter?: boolean;
}

/** In this order. One that is there already under its address stays as it is, and so does the home page of a shop that has one. */
export async function enterPages(sql: Sql, tenant: Tenant, pages: readonly PageToEnter[]): Promise<void> {
	for (const [position, page] of pages.entries()) {
		const { kind, slug, names, document, home = false, inNavigation = false, inFooter = false } = page;
		const problem = documentProblem(document, validationFor(tenant));
		if (problem) throw new Error(`the page ${slug} is not right: ${JSON.stringify(problem)}`);
		const id = newId();
		const json = JSON.stringify(document);
		const [made] = await sql`
			insert into pages (
				tenant_id, id, kind, slug, home, in_navigation, in_footer, position, draft, published, published_revision, published_at
			) values (
				${tenant.id}, ${id}, ${kind}, ${slug},
				${home} and not exists (select from pages where tenant_id = ${tenant.id} and home), ${inNavigation}, ${inFooter}, ${position + 1},
				${json}::text::jsonb, ${json}::text::jsonb, 0, now()
			) on conflict (tenant_id, kind, slug) do nothing returning id`;
		if (!made) continue;
		const text = { key: contentPageNameKey(id), type: 'contentPageName', group: 'pages', translations: names } as const;
		await saveTexts(sql, tenant.id, [textOfEntity(tenant, text)]);
		await keepReferences(sql, tenant.id, id, [document]);
	}
	await announceChange(sql, tenant.id, 'content');
}
