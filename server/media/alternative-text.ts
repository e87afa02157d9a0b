// What a picture shows, in words, for those who do not see it: a text of the tenant like any other, in each of its languages.
import { languageChain, pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';
import { moveText, removeTexts } from '../texts/remove-texts.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { findKeysContaining } from '../texts/search-texts.ts';

/** By language. */
export type AlternativeTexts = Readonly<Record<string, string>>;

interface Written extends Translatable {
	translations: AlternativeTexts;
}

export const alternativeTextKey = (mediaId: string) => `media.${mediaId}.alt`;

/** Of which picture a key is the alternative text, if it is one. */
export const pictureDescribedBy = (key: string): string | undefined => /^media\.([0-9a-f-]{36})\.alt$/.exec(key)?.[1];

const group = 'media';

/** Undefined when nothing is said. The base text is that of the default language, else the first there is. */
export function describePicture(tenant: Tenant, texts: AlternativeTexts): Written | undefined {
	const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
	const [baseLanguage, baseText] = written.find(([code]) => code === defaultLanguage(tenant)) ?? written[0] ?? [];
	return baseLanguage && baseText ? { baseLanguage, baseText, translations: Object.fromEntries(written) } : undefined;
}

export const saveAlternativeText = (
	sql: Sql,
	tenantId: string,
	mediaId: string,
	{ baseText, baseLanguage, translations }: Written,
	by?: string,
): Promise<void> =>
	saveTexts(
		sql,
		tenantId,
		[
			{
				key: alternativeTextKey(mediaId),
				type: 'dynamic',
				group,
				baseText,
				baseLanguage,
				translations,
				origin: 'human',
			},
		],
		{ by },
	);

export const removeAlternativeTexts = (sql: Sql, tenantId: string, mediaIds: readonly string[]): Promise<void> =>
	removeTexts(sql, tenantId, mediaIds.map(alternativeTextKey));

export const moveAlternativeText = (sql: Sql, tenantId: string, before: string, after: string): Promise<void> =>
	moveText(sql, tenantId, alternativeTextKey(before), alternativeTextKey(after));

/** The ids of pictures whose alternative text has this in it, in any language. */
export async function findDescribedBy(sql: Sql, tenantId: string, words: string): Promise<string[]> {
	const keys = await findKeysContaining(sql, tenantId, { group, words });
	return keys.map(pictureDescribedBy).filter((id) => id !== undefined);
}

export async function findAlternativeTexts(
	sql: Sql,
	tenantId: string,
	mediaIds: readonly string[],
): Promise<Map<string, Translatable>> {
	const texts = await findTexts(sql, tenantId, mediaIds.map(alternativeTextKey));
	const found = mediaIds.map((id) => [id, texts.get(alternativeTextKey(id))] as const);
	return new Map(found.filter((entry): entry is [string, Translatable] => entry[1] !== undefined));
}

/** In every language in which it is written. */
export const textsOf = (text: Translatable | undefined): AlternativeTexts =>
	Object.fromEntries(
		Object.entries(text ? { [text.baseLanguage]: text.baseText, ...text.translations } : {}).filter(
			(entry): entry is [string, string] => Boolean(entry[1]?.trim()),
		),
	);

export const alternativeTextIn = (text: Translatable, language: string): string =>
	pickTranslation(text, languageChain(language, text.baseLanguage));
