// What is known of texts before they are changed: the shipped ones, those of the tenant, and its wording of both.

import { baseLanguage } from '../../../rules/languages.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { TranslationType } from '../../../rules/texts/translation-types.ts';
import type { Sql } from '../../database/connection.ts';

export type TextOrigin = 'human' | 'machine' | 'import';

interface OwnText {
	text: string;
	origin: TextOrigin;
	/** The base text that it was made from. */
	from: string | null;
	at: string;
}

export interface KnownText {
	key: string;
	type: TranslationType;
	group: string;
	locked: boolean;
	baseText: string;
	baseLanguage: string;
	/** What ships, by language; nothing for the things of a tenant. */
	shipped: Readonly<Record<string, string>>;
	/** What the tenant has written, by language. */
	own: Readonly<Record<string, OwnText>>;
}

/** Words of the interface may have placeholders; names are what they are. */
export const isIcu = ({ type }: Pick<KnownText, 'type'>): boolean => type === 'static';

type Row = Omit<KnownText, 'shipped'>;

/** All translations of the texts `e`, as one object each. */
export const ownTexts = (sql: Sql) => sql`
	coalesce(jsonb_object_agg(t.language_code, jsonb_build_object(
		'text', t.translation, 'origin', t.origin, 'from', t.translated_from, 'at', t.updated_at
	)) filter (where t.key is not null), '{}')`;

/** By key; a key that no one knows is not among them. One statement. */
export async function findKnownTexts(
	sql: Sql,
	tenantId: string,
	keys: readonly string[],
): Promise<Map<string, KnownText>> {
	// Each text looks up its own translations: joined, thousands that have just come would be read again for each of them.
	const rows = await sql<Row[]>`
		select e.key, e.type, e."group", e.locked, e.base_text, e.base_language, o.own
		from text_entries e
		cross join lateral (
			select ${ownTexts(sql)} as own from text_translations t where t.tenant_id = e.tenant_id and t.key = e.key
		) o
		where e.tenant_id = ${tenantId} and e.key = any(${[...new Set(keys)]}::text[])`;
	const stored = new Map(rows.map((row) => [row.key, row]));
	const known = new Map<string, KnownText>();
	for (const key of keys) {
		const shipped = shippedEntries.get(key);
		const row = stored.get(key);
		if (shipped)
			known.set(key, {
				key,
				type: 'static',
				group: shipped.group,
				locked: row?.locked ?? false,
				baseText: shipped.translations[baseLanguage],
				baseLanguage,
				shipped: shipped.translations,
				own: row?.own ?? {},
			});
		else if (row) known.set(key, { ...row, shipped: {} });
	}
	return known;
}
