// What a machine may translate: texts that no one has written in a language, and translations by machine whose base text has changed.
// What people have written or imported, and what is locked, is never among them.

import { baseLanguage } from '../../rules/languages.ts';
import { shippedEntries } from '../../rules/messages/groups.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import type { TranslationType } from '../../rules/texts/translation-types.ts';
import type { Sql } from '../database/connection.ts';

export interface Untranslated {
	key: string;
	type: TranslationType;
	baseText: string;
	baseLanguage: string;
	languageCode: string;
}

interface Own {
	key: string;
	type: TranslationType;
	locked: boolean;
	baseText: string;
	baseLanguage: string;
	/** By language: whether a machine made it from another base text. */
	translations: Record<string, boolean>;
}

interface Known extends Own {
	shipped: Readonly<Record<string, string>>;
}

const fromCatalogue = (key: string, own: Own | undefined): Known | undefined => {
	const shipped = shippedEntries.get(key);
	if (!shipped) return own && { ...own, shipped: {} };
	const { locked = false, translations = {} } = own ?? {};
	return {
		key,
		type: 'static',
		locked,
		baseText: shipped.translations[baseLanguage],
		baseLanguage,
		translations,
		shipped: shipped.translations,
	};
};

/** A text in another region of the same tongue is shown instead: de-AT reads de-DE. */
function isWanting(text: Known, language: string): boolean {
	const own = text.translations[language];
	if (own !== undefined) return own;
	const tongue = languageChain(language, language);
	return tongue.every(
		(code) => text.translations[code] === undefined && !text.shipped[code] && code !== text.baseLanguage,
	);
}

interface Wanted {
	languages: readonly string[];
	/** Undefined: all. */
	keys?: readonly string[] | undefined;
}

/** One statement. */
export async function findUntranslated(
	sql: Sql,
	tenantId: string,
	{ languages, keys }: Wanted,
): Promise<Untranslated[]> {
	if (languages.length === 0) return [];
	const rows = await sql<Own[]>`
		select e.key, e.type, e.locked, e.base_text, e.base_language, coalesce(
			jsonb_object_agg(
				t.language_code,
				t.origin = 'machine' and coalesce(t.translated_from <> e.base_text, false)
			) filter (where t.key is not null), '{}'
		) as translations
		from text_entries e
		left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key
		where e.tenant_id = ${tenantId} ${keys ? sql`and e.key = any(${[...keys]}::text[])` : sql``}
		group by e.tenant_id, e.key`;
	const own = new Map(rows.map((row) => [row.key, row]));
	const all = keys ? new Set(keys) : new Set([...shippedEntries.keys(), ...own.keys()]);
	return [...all].flatMap((key) => {
		const text = fromCatalogue(key, own.get(key));
		if (!text || text.locked || text.baseText.trim() === '') return [];
		const { type, baseText, baseLanguage: base } = text;
		return languages
			.filter((language) => isWanting(text, language))
			.map((languageCode) => ({ key, type, baseText, baseLanguage: base, languageCode }));
	});
}
