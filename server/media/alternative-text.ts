// What a picture shows, in words, for those who do not see it: a text of the tenant like any other, in each of its languages.
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import { saveText } from '../texts/save-texts.ts';

/** By language. */
export type AlternativeTexts = Readonly<Record<string, string>>;

const keyOf = (mediaId: string) => `media.${mediaId}.alt`;

export async function saveAlternativeText(
	sql: Sql,
	tenant: Tenant,
	mediaId: string,
	texts: AlternativeTexts,
): Promise<void> {
	const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
	const [language, text] = written.find(([code]) => code === defaultLanguage(tenant)) ?? written[0] ?? [];
	if (!language || !text) return;
	await saveText(sql, tenant.id, {
		key: keyOf(mediaId),
		type: 'dynamic',
		group: 'media',
		baseText: text,
		baseLanguage: language,
		translations: Object.fromEntries(written),
		origin: 'human',
	});
}

export async function findAlternativeTexts(
	sql: Sql,
	tenantId: string,
	mediaIds: readonly string[],
): Promise<Map<string, Translatable>> {
	const texts = await findTexts(sql, tenantId, mediaIds.map(keyOf));
	const found = mediaIds.map((id) => [id, texts.get(keyOf(id))] as const);
	return new Map(found.filter((entry): entry is [string, Translatable] => entry[1] !== undefined));
}

export const alternativeTextIn = (text: Translatable, language: string): string =>
	pickTranslation(text, languageChain(language, text.baseLanguage));
