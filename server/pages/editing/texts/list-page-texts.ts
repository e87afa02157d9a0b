// The texts of pages as translators see them, whichever page they stand on: those of the drafts, as these are what can be changed.
import { definitions } from '../../../../blocks/registry.ts';
import type { PageDocument, PageText } from '../../../../rules/pages/document.ts';
import { entityTypeOf } from '../../../../rules/pages/entity-types.ts';
import { isWritable, pageTextKey, typedOf } from '../../../../rules/pages/grid-texts.ts';
import { listTextLocations, type TextLocation } from '../../../../rules/pages/text-locations.ts';
import { spokenText, statusOf } from '../../../../rules/pages/texts.ts';
import { languageChain } from '../../../../rules/texts/lookup.ts';
import { findNames } from '../../../accounts/users/find-names.ts';
import type { Sql } from '../../../database/connection.ts';
import type { Tenant } from '../../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../../tenants/spoken-language.ts';
import { currentDocument } from '../../page-documents.ts';
import { type EditedPage, findSeveral } from '../edited-page.ts';

export const pageTextStates = ['missing', 'outdated', 'machine'] as const;

export interface PageTextFilter {
	/** Somewhere in the words of any language, or in the name of the page. */
	search: string;
	page: string | undefined;
	/** The states are asked of this language; otherwise of any. */
	language: string | undefined;
	state: (typeof pageTextStates)[number] | undefined;
}

export interface PageTextInLanguage {
	languageCode: string;
	/** What there is in exactly this language. */
	text: string | null;
	/** What visitors would read. */
	shown: string;
	sourceLanguage: string;
	origin: PageText['source'] | null;
	missing: boolean;
	outdated: boolean;
}

export interface PageTextRow {
	key: string;
	page: EditedPage;
	/** The block; none for what search engines are told. */
	block: string | null;
	ofItem: boolean;
	name: string;
	/** The kind of its field, by the name of the specification. */
	entityType: ReturnType<typeof entityTypeOf>;
	/** Whether it can be written without its formatting. */
	writable: boolean;
	maxLength: number;
	/** Who edits the page at the moment. */
	editor: string | null;
	languages: PageTextInLanguage[];
}

interface Draft {
	id: string;
	draft: PageDocument;
	userId: string | null;
}

function wordings({ texts }: TextLocation, languages: readonly string[], base: string): PageTextInLanguage[] {
	return languages.map((languageCode) => {
		const own = texts[languageCode];
		const chain = languageChain(languageCode, base);
		const status = statusOf(texts, languageCode, base);
		return {
			languageCode,
			text: own ? typedOf(own.text) : null,
			shown: typedOf(spokenText(texts, chain)),
			sourceLanguage: chain.find((code) => typedOf(texts[code]?.text).trim() !== '') ?? base,
			origin: own?.source ?? null,
			missing: status === 'missing',
			outdated: status === 'outdated',
		};
	});
}

function isWanted(row: PageTextRow, { search, language, state }: PageTextFilter): boolean {
	const asked = row.languages.filter(({ languageCode }) => !language || languageCode === language);
	if (state === 'machine' && !asked.some(({ origin, missing }) => origin === 'machine' && !missing)) return false;
	if ((state === 'missing' || state === 'outdated') && !asked.some((wording) => wording[state])) return false;
	const sought = search.trim().toLowerCase();
	if (sought === '') return true;
	const words = [...Object.values(row.page.names), row.page.slug, ...row.languages.map(({ text }) => text ?? '')];
	return words.some((text) => text.toLowerCase().includes(sought));
}

/** All that fit, in the order of the pages and on each of them from top to bottom. A fixed number of statements. */
export async function findPageTexts(sql: Sql, tenant: Tenant, filter: PageTextFilter): Promise<PageTextRow[]> {
	const { page: only } = filter;
	const drafts = await sql<Draft[]>`
		select p.id, p.draft, l.user_id from pages p
		left join page_leases l on l.tenant_id = p.tenant_id and l.page_id = p.id and l.until > clock_timestamp()
		where p.tenant_id = ${tenant.id} ${only ? sql`and p.id = ${only}` : sql``}
		order by p.kind desc, p.position, p.id`;
	const pages = await findSeveral(
		sql,
		tenant.id,
		drafts.map(({ id }) => id),
	);
	const editors = await findNames(
		sql,
		tenant.id,
		drafts.flatMap(({ userId }) => userId ?? []),
	);
	const languages = tenant.languages.map(({ languageCode }) => languageCode);
	const base = defaultLanguage(tenant);
	return drafts.flatMap(({ id, draft, userId }) => {
		const page = pages.get(id);
		if (!page) return [];
		return listTextLocations(currentDocument(draft), definitions)
			.filter(({ texts }) => Object.values(texts).some(({ text }) => typedOf(text).trim() !== ''))
			.map((place) => ({
				key: pageTextKey(id, place),
				page,
				block: place.type ?? null,
				ofItem: place.item !== undefined,
				name: place.name,
				entityType: entityTypeOf(place.field),
				writable: isWritable(place),
				maxLength: place.field.max,
				editor: userId ? (editors.get(userId) ?? '') : null,
				languages: wordings(place, languages, base),
			}))
			.filter((row) => isWanted(row, filter));
	});
}
