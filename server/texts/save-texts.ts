// Saves texts with their translations: a tenant's wording of the interface, or the names of its things.

import { baseLanguage } from '../../rules/languages.ts';
import { shippedEntries } from '../../rules/messages/groups.ts';
import type { TranslationType } from '../../rules/texts/translation-types.ts';
import type { Sql } from '../database/connection.ts';
import type { Rows } from '../database/rows.generated.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { refuseText } from './refuse-text.ts';

export interface TextToSave {
	key: string;
	type: TranslationType;
	group: string;
	/** What is not given stays as it was. */
	context?: string;
	tags?: readonly string[];
	baseText: string;
	baseLanguage: string;
	/** By language. One that is not named stays as it was, an empty one is removed. */
	translations: Readonly<Record<string, string>>;
	origin: Rows['text_translations']['origin'];
}

/** What a thing is called in its base language is its base text, and nowhere else. */
function ofThing(entry: TextToSave): TextToSave {
	const { [entry.baseLanguage]: inBase, ...translations } = entry.translations;
	return { ...entry, baseText: inBase?.trim() ? inBase : entry.baseText, translations };
}

/** The base text of a shipped key is the product's; another one is the tenant's wording in that language. */
function keepToShipped(entry: TextToSave): TextToSave {
	const shipped = shippedEntries.get(entry.key);
	if (!shipped) return ofThing(entry);
	if (entry.type !== 'static') throw new Error(`${entry.key} is a key of the interface`);
	const { context, tags } = shipped.text;
	const texts: Record<string, string> = shipped.translations;
	const same = entry.baseText === texts[entry.baseLanguage];
	return {
		...entry,
		...(context === undefined ? {} : { context }),
		tags: tags ?? [],
		group: shipped.group,
		baseText: shipped.translations[baseLanguage],
		baseLanguage,
		translations: same ? entry.translations : { [entry.baseLanguage]: entry.baseText, ...entry.translations },
	};
}

function check({ key, type, baseText, baseLanguage: languageCode, translations }: TextToSave): void {
	refuseText({ key, type, languageCode, text: baseText });
	for (const [code, text] of Object.entries(translations)) refuseText({ key, type, languageCode: code, text });
}

const rowOf = (entry: TextToSave) => ({
	key: entry.key,
	type: entry.type,
	group: entry.group,
	context: entry.context ?? null,
	tags: entry.tags ?? null,
	base_text: entry.baseText,
	base_language: entry.baseLanguage,
	origin: entry.origin,
});

const isShipped = ({ key }: { key: string }) => shippedEntries.has(key);

const translationRowsOf = ({ key, translations, origin }: TextToSave) =>
	Object.entries(translations).map(([language_code, text]) => ({
		key,
		language_code,
		translation: text.trim() === '' ? '' : text,
		origin,
	}));

interface SaveOptions {
	/** Whose change it is; no one's when the system makes it. */
	by?: string | undefined;
}

/** All of them or none; four statements, however many texts. Of two with the same key the later counts. */
export async function saveTexts(
	sql: Sql,
	tenantId: string,
	texts: readonly TextToSave[],
	{ by }: SaveOptions = {},
): Promise<void> {
	const entries = [...new Map(texts.map((text) => [text.key, keepToShipped(text)])).values()];
	if (entries.length === 0) return;
	for (const entry of entries) check(entry);
	const made = await saveEntries(sql, tenantId, entries, by);
	await saveTranslations(sql, tenantId, entries, { by, made });
	await announceChange(sql, tenantId, 'texts');
}

/** @returns the keys of things that were not there before: how they began is no change of theirs */
async function saveEntries(
	sql: Sql,
	tenantId: string,
	entries: readonly TextToSave[],
	by: string | undefined,
): Promise<string[]> {
	// In the order of their keys, so that two of these at the same time wait for each other instead of blocking each other.
	const saved = await sql<{ key: string; made: boolean }[]>`
		with given as (
			select * from jsonb_to_recordset(${JSON.stringify(entries.map(rowOf))}::text::jsonb) as r (
				key text, type text, "group" text, context text, tags text[], base_text text, base_language text, origin text
			)
		), known as (
			select e.* from text_entries e join given on given.key = e.key where e.tenant_id = ${tenantId}
		), saved as (
			insert into text_entries as old (tenant_id, key, type, "group", context, tags, base_text, base_language)
			select ${tenantId}::uuid, r.key, r.type, r."group", coalesce(r.context, e.context), coalesce(r.tags, e.tags, '{}'),
				r.base_text, r.base_language
			from given r left join known e on e.key = r.key
			order by r.key collate "C"
			on conflict (tenant_id, key) do update set
				type = excluded.type, "group" = excluded."group", context = excluded.context, tags = excluded.tags,
				base_text = excluded.base_text, base_language = excluded.base_language, updated_at = now()
			where (old.type, old."group", old.context, old.tags, old.base_text, old.base_language) is distinct from
				(excluded.type, excluded."group", excluded.context, excluded.tags, excluded.base_text, excluded.base_language)
			returning key, xmax = 0 as made
		), remembered as (
			insert into text_history (tenant_id, id, key, language_code, before, after, origin, user_id)
			select ${tenantId}::uuid, gen_random_uuid(), r.key, r.base_language, e.base_text, r.base_text, r.origin, ${by ?? null}::uuid
			from given r join known e on e.key = r.key
			where e.base_text <> r.base_text
				and r.key not in (select unnest(${entries.filter(isShipped).map(({ key }) => key)}::text[]))
		)
		select key, made from saved`;
	return saved.filter(({ key, made }) => made && !isShipped({ key })).map(({ key }) => key);
}

/** An unchanged translation keeps its origin: who saves a form with five languages has not written all five. */
async function saveTranslations(
	sql: Sql,
	tenantId: string,
	entries: readonly TextToSave[],
	{ by, made }: { by: string | undefined; made: readonly string[] },
): Promise<void> {
	await sql`
		with given as (
			select r.*, e.base_text, t.translation as before
			from jsonb_to_recordset(${JSON.stringify(entries.flatMap(translationRowsOf))}::text::jsonb) as r (
				key text, language_code text, translation text, origin text
			)
			join text_entries e on e.tenant_id = ${tenantId} and e.key = r.key
			left join text_translations t
				on t.tenant_id = ${tenantId} and t.key = r.key and t.language_code = r.language_code
		), removed as (
			delete from text_translations t using given
			where t.tenant_id = ${tenantId} and t.key = given.key and t.language_code = given.language_code
				and given.translation = ''
		), remembered as (
			insert into text_history (tenant_id, id, key, language_code, before, after, origin, user_id)
			select ${tenantId}::uuid, gen_random_uuid(), key, language_code, before, nullif(translation, ''), origin, ${by ?? null}::uuid
			from given where coalesce(before, '') <> translation and key not in (select unnest(${[...made]}::text[]))
		)
		insert into text_translations as old (tenant_id, key, language_code, translation, origin, translated_from)
		select ${tenantId}::uuid, key, language_code, translation, origin, base_text from given where translation <> ''
		on conflict (tenant_id, key, language_code) do update set
			translation = excluded.translation, origin = excluded.origin, translated_from = excluded.translated_from,
			updated_at = now()
		where old.translation <> excluded.translation`;
}

export const saveText = (sql: Sql, tenantId: string, text: TextToSave): Promise<void> =>
	saveTexts(sql, tenantId, [text]);
