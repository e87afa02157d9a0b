// Pages that were written in code, published at once: those of the demo.
import { newId } from '../../rules/ids.ts';
import type { PageKind } from '../../rules/pages/block.ts';
import type { PageDocument } from '../../rules/pages/document.ts';
import { contentPageNameKey } from '../../rules/texts/entity-keys.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { textOfEntity } from '../texts/text-of-entity.ts';
import { keepReferences } from './page-documents.ts';

export interface PlantedPage {
	kind: PageKind;
	slug: string;
	/** By language. */
	names: Record<string, string>;
	home: boolean;
	inNavigation: boolean;
	inFooter: boolean;
	document: PageDocument;
}

/** Addresses that are taken, each with its kind before it. */
export async function takenAddresses(sql: Sql, tenantId: string): Promise<Set<string>> {
	const rows = await sql<{ address: string }[]>`
		select kind || '/' || slug as address from pages where tenant_id = ${tenantId}`;
	return new Set(rows.map(({ address }) => address));
}

/** In this order. */
export async function plantPages(sql: Sql, tenant: Tenant, pages: readonly PlantedPage[]): Promise<void> {
	for (const [position, { kind, slug, names, home, inNavigation, inFooter, document }] of pages.entries()) {
		const id = newId();
		const written = JSON.stringify(document);
		await sql`
			insert into pages (
				tenant_id, id, kind, slug, home, in_navigation, in_footer, position,
				draft, revision, published, published_revision, published_at
			) values (
				${tenant.id}, ${id}, ${kind}, ${slug}, ${home}, ${inNavigation}, ${inFooter}, ${position},
				${written}::text::jsonb, 1, ${written}::text::jsonb, 1, now()
			)`;
		await keepReferences(sql, tenant.id, id, [document]);
		const name = { key: contentPageNameKey(id), type: 'contentPageName' as const, group: 'pages', translations: names };
		await saveTexts(sql, tenant.id, [textOfEntity(tenant, name)]);
	}
	await announceChange(sql, tenant.id, 'content');
}
