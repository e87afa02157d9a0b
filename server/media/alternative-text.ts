// What a picture shows, in words, for those who do not see it: a text of the tenant like any other, in each of its languages.
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import { saveText } from '../texts/save-texts.ts';

/** By language. */
export type AlternativeTexts = Readonly<Record<string, string>>;

interface Written extends Translatable {
	translations: AlternativeTexts;
}

const keyOf = (mediaId: string) => `media.${mediaId}.alt`;

/** Undefined when nothing is said. The base text is that of the default language, else the first there is. */
export function describePicture(tenant: Tenant, texts: AlternativeTexts): Written | undefined {
	const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
	const [baseLanguage, baseText] = written.find(([code]) => code === defaultLanguage(tenant)) ?? written[0] ?? [];
	return baseLanguage && baseText ? { baseLanguage, baseText, translations: Object.fromEntries(written) } : undefined;
}

export const saveAlternativeText = (sql: Sql, tenantId: string, mediaId: string, text: Written): Promise<void> =>
	saveText(sql, tenantId, {
		key: keyOf(mediaId),
		type: 'dynamic',
		group: 'media',
		baseText: text.baseText,
		baseLanguage: text.baseLanguage,
		translations: text.translations,
		origin: 'human',
	});

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
