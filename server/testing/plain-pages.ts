// Pages with words under headings, published, for tests that need some.
import { definitions } from '../../blocks/registry.ts';
import { emptyPage } from '../../rules/pages/document.ts';
import { richFrom } from '../../rules/pages/rich-from-plain.ts';
import { newItem, newSection } from '../../rules/pages/sections.ts';
import type { Sql } from '../database/connection.ts';
import { plantPages } from '../pages/plant-pages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

interface PlainPage {
	slug: string;
	/** By language. */
	titles: Record<string, string>;
	sections: Record<string, { heading: string; paragraphs: string[] }[]>;
}

const block = definitions.text;

export async function plantPlainPages(sql: Sql, tenant: Tenant, pages: readonly PlainPage[]): Promise<void> {
	if (!block) throw new Error('there is no block for texts');
	const planted = pages.map(({ slug, titles, sections }) => {
		const said = Object.entries(sections).map(([language, parts]) => {
			const words = parts.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n')).join('\n\n');
			return [language, { text: richFrom(words), source: 'human' as const }];
		});
		const item = { ...newItem(block), texts: { text: Object.fromEntries(said) } };
		const document = { ...emptyPage, sections: [{ ...newSection(block, []), items: [item] }] };
		return { kind: 'page' as const, slug, names: titles, home: false, inNavigation: false, inFooter: true, document };
	});
	await plantPages(sql, tenant, planted);
}
