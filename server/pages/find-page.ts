// A page as visitors read it: what was published, in one language, with everything that it shows. Three statements in two round
// trips, whatever stands on it.
import { definitions } from '../../blocks/registry.ts';
import type { ForeignLoad } from '../../rules/page-contract.ts';
import type { PageKind, ShownSection } from '../../rules/pages/block.ts';
import type { PageDocument } from '../../rules/pages/document.ts';
import { shownSections } from '../../rules/pages/show-page.ts';
import { plainText, spokenText } from '../../rules/pages/texts.ts';
import { writeExcerpt } from '../../rules/pages/write-excerpt.ts';
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import type { Audience } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { Refused } from '../failure.ts';
import type { Image } from '../media/media-path.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findNamed } from '../texts/find-named.ts';
import { textOf } from '../texts/shop-text.ts';
import { currentDocument } from './page-documents.ts';
import { findParts, type PageParts, type Reading } from './page-parts.ts';

/** The one at an address, or the one at the root of the shop. */
export type WantedPage = { kind: PageKind; slug: string } | 'home';

interface Row {
	id: string;
	kind: PageKind;
	slug: string;
	active: boolean;
	published: PageDocument | null;
	name: Translatable | null;
}

export interface ShownPage extends PageParts {
	id: string;
	kind: PageKind;
	slug: string;
	name: string;
	seoTitle: string;
	seoDescription: string;
	seoImage: Image | null;
	indexed: boolean;
	/** The path of the page that search engines find instead; '': its own. */
	canonical: string;
	sections: ShownSection[];
	/** When it was read, for blocks that tell the time; null where there is none. */
	madeAt: Date | null;
}

const askPage = (sql: Sql, tenantId: string, wanted: WantedPage, named: boolean): Statement<Row[]> => sql<Row[]>`
	select p.id, p.kind, p.slug, p.active, p.published, ${textOf(sql, tenantId, sql`'contentPage.' || p.id || '.name'`, named)} as name
	from pages p
	where p.tenant_id = ${tenantId}
		and ${wanted === 'home' ? sql`p.home` : sql`p.kind = ${wanted.kind} and p.slug = ${wanted.slug}`}`;

/** Of sections that show products, a feed or what one field names: whether there is any. */
function hasContent({ id, type, values }: ShownSection, { products, feeds }: PageParts): boolean {
	const definition = definitions[type];
	if (definition?.needs !== undefined) return (values[definition.needs] ?? null) !== null;
	if (definition?.showsProducts) return products.some((one) => one.section === id && one.products.length > 0);
	return !definition?.showsFeed || feeds.some((one) => one.section === id && one.items.length > 0);
}

/** What the browser loads from other sites for this page; its policy allows no more. */
export function loadsOf({
	feeds,
	sections,
	pictures,
}: Pick<ShownPage, 'feeds' | 'sections' | 'pictures'>): ForeignLoad[] {
	const ofFeeds: ForeignLoad[] = feeds.some(({ items }) => items.some(({ media }) => media !== null)) ? ['media'] : [];
	const ofBlocks = sections.flatMap(({ type, values }) => definitions[type]?.loads?.(values) ?? []);
	const ofPictures: ForeignLoad[] = pictures.some(({ remoteUrl }) => remoteUrl) ? ['unsplash'] : [];
	return [...new Set([...ofFeeds, ...ofBlocks, ...ofPictures])];
}

/** @returns undefined: there is none, or no one has published it yet */
export async function findShownPage(
	reading: Reading,
	wanted: WantedPage,
	reader: { language: string; audience: Audience },
): Promise<ShownPage | undefined> {
	const { tenant, read } = reading;
	const [row] = await findNamed(reading, (named) => read((sql) => askPage(sql, tenant.id, wanted, named)));
	if (!row?.published) return undefined;
	if (!row.active) throw new Refused('PAGE_DEACTIVATED');
	const { id, kind, slug } = row;
	const document = currentDocument(row.published);
	const { seo } = document;
	const parts = await findParts(reading, document.sections, reader, seo.image ? [seo.image] : []);
	const chain = languageChain(reader.language, defaultLanguage(tenant));
	const name = row.name ? pickTranslation(row.name, chain) : slug;
	// A heading with nothing below it says nothing to visitors; the canvas asks for the sections themselves.
	const sections = shownSections(document, definitions, chain).filter((section) => hasContent(section, parts));
	const said = (field: string) => plainText(spokenText(seo.texts[field], chain) ?? '');
	return {
		id,
		kind,
		slug,
		name,
		seoTitle: said('title') || name,
		seoDescription: said('description') || writeExcerpt(sections),
		seoImage: parts.pictures.find((picture) => picture.id === seo.image) ?? null,
		indexed: seo.index,
		canonical: seo.canonical ?? '',
		sections,
		madeAt: sections.some(({ type }) => definitions[type]?.tellsTime) ? new Date() : null,
		...parts,
	};
}
