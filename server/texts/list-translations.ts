// Every translatable text of a tenant as the specification lists it: the interface first, then the tenant's own entities.

import { baseLanguage } from '../../rules/languages.ts';
import { type ShippedEntry, shippedEntries, shippedEntriesOf, textGroups } from '../../rules/messages/groups.ts';
import type { TranslationType } from '../../rules/texts/translation-types.ts';
import type { Sql } from '../database/connection.ts';
import type { Rows } from '../database/rows.generated.ts';

export interface TranslationEntry {
	translationKey: string;
	baseTranslation: string;
	/** Of the base translation. */
	languageCode: string;
	group: string;
	context: string | null;
	tags: readonly string[];
	locked: boolean;
	type: TranslationType;
	/** By language; the base translation is among them. */
	translations: { languageCode: string; translation: string }[];
}

interface Row extends Omit<Rows['text_entries'], 'tenantId' | 'updatedAt'> {
	translations: Record<string, string>;
}

const listed = (translations: Record<string, string>) =>
	Object.entries(translations)
		.map(([languageCode, translation]) => ({ languageCode, translation }))
		.sort((a, b) => (a.languageCode < b.languageCode ? -1 : 1));

const interfaceEntry = ({ key, group, text, translations }: ShippedEntry, own: Row | undefined): TranslationEntry => ({
	translationKey: key,
	baseTranslation: translations[baseLanguage],
	languageCode: baseLanguage,
	group,
	context: text.context ?? null,
	tags: text.tags ?? [],
	locked: own?.locked ?? false,
	type: 'static',
	translations: listed({ ...translations, ...own?.translations }),
});

const tenantEntry = (row: Row): TranslationEntry => ({
	translationKey: row.key,
	baseTranslation: row.baseText,
	languageCode: row.baseLanguage,
	group: row.group,
	context: row.context,
	tags: row.tags,
	locked: row.locked,
	type: row.type,
	translations: listed({ [row.baseLanguage]: row.baseText, ...row.translations }),
});

/** All groups, or one. One statement. */
export async function listTranslations(
	sql: Sql,
	tenantId: string,
	{ group }: { group?: string | undefined } = {},
): Promise<TranslationEntry[]> {
	const shipped = shippedEntriesOf(textGroups.filter((name) => group === undefined || name === group));
	// The catalogue says which group a shipped key is in, also where an older release had it elsewhere.
	const rows = await sql<Row[]>`
		select e.key, e.type, e."group", e.context, e.tags, e.locked, e.base_text, e.base_language,
			coalesce(jsonb_object_agg(t.language_code, t.translation) filter (where t.key is not null), '{}') as translations
		from text_entries e
		left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key
		where e.tenant_id = ${tenantId}
			and (${group ?? null}::text is null or e."group" = ${group ?? null} or e.key = any(${shipped.map(({ key }) => key)}::text[]))
		group by e.tenant_id, e.key
		order by e.key collate "C"`;
	const own = new Map(rows.map((row) => [row.key, row]));
	return [
		...shipped.map((entry) => interfaceEntry(entry, own.get(entry.key))),
		...rows.filter(({ key }) => !shippedEntries.has(key)).map(tenantEntry),
	];
}
