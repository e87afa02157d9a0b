// Texts as translators see them: what ships and what the tenant has, searched, narrowed down and in order, in one statement.
import { baseLanguage } from '../../../rules/languages.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { languageChain, regionalBase } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { type KnownText, ownTexts, type TextOrigin } from './known-texts.ts';

export const textStates = ['missing', 'outdated', 'machine', 'locked', 'own'] as const;
type TextState = (typeof textStates)[number];

export const textSorts = ['key', 'group', 'updatedAt', 'urgent'] as const;
export type TextSort = (typeof textSorts)[number];

export interface TextFilter {
	search?: string | undefined;
	group?: string | undefined;
	type?: string | undefined;
	/** Missing, outdated and machine are asked of this language; otherwise of any. */
	language?: string | undefined;
	/** Any of them. */
	states?: readonly TextState[] | undefined;
	keys?: readonly string[] | undefined;
}

export interface ListedText extends KnownText {
	context: string | null;
	tags: string[];
	/** By language: what waits for the machine, with the reason if it has failed. */
	queue: Readonly<Record<string, string>>;
}

interface Wanted extends TextFilter {
	first: number;
	offset: number;
	sort: TextSort;
	descending: boolean;
}

const shippedRows = JSON.stringify(
	[...shippedEntries.values()].map(({ key, group, text, translations }) => ({
		key,
		group,
		context: text.context ?? null,
		tags: text.tags ?? [],
		base: translations[baseLanguage],
		shipped: translations,
	})),
);

/** Every text as one row `x` with what it is in all languages. */
const allTexts = (sql: Sql, tenantId: string) => sql`
	with shipped as materialized (
		select * from jsonb_to_recordset(${shippedRows}::text::jsonb) as s (
			key text, "group" text, context text, tags text[], base text, shipped jsonb
		)
	), stored as materialized (
		select e.key, e.type, e."group", e.context, e.tags, e.locked, e.base_text, e.base_language,
			greatest(e.updated_at, max(t.updated_at)) as changed_at, ${ownTexts(sql)} as own
		from text_entries e left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key
		where e.tenant_id = ${tenantId}
		group by e.tenant_id, e.key
	), queued as (
		select key, jsonb_object_agg(language_code, coalesce(failure, '')) as queue
		from text_queue where tenant_id = ${tenantId} group by key
	), x as (
		select s.key, 'static' as type, s."group", s.context, s.tags, coalesce(e.locked, false) as locked,
			s.base as base_text, ${baseLanguage}::text as base_language, s.shipped, coalesce(e.own, '{}') as own, e.changed_at
		from shipped s left join stored e on e.key = s.key
		union all
		select e.key, e.type, e."group", e.context, e.tags, e.locked, e.base_text, e.base_language, '{}', e.own, e.changed_at
		from stored e where not exists (select from shipped s where s.key = e.key)
	)`;

/** Whether something holds in one of the languages `l` that are asked about. */
const inLanguages = (sql: Sql, languages: readonly string[], holds: ReturnType<Sql>) => {
	const asked = languages.map((code) => ({ code, region: regionalBase(code) ?? code }));
	return sql`exists (
		select from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as l (code text, region text) where ${holds}
	)`;
};

const isMissing = (sql: Sql, languages: readonly string[]) =>
	inLanguages(
		sql,
		languages,
		sql`not (x.own ?| array[l.code, l.region] or x.shipped ?| array[l.code, l.region])
			and not (x.base_text <> '' and x.base_language in (l.code, l.region))`,
	);

const isOutdated = (sql: Sql, languages: readonly string[]) =>
	inLanguages(sql, languages, sql`x.own -> l.code ->> 'from' <> x.base_text and l.code <> x.base_language`);

function holds(sql: Sql, state: TextState, languages: readonly string[]) {
	switch (state) {
		case 'missing':
			return isMissing(sql, languages);
		case 'outdated':
			return isOutdated(sql, languages);
		case 'machine':
			return inLanguages(sql, languages, sql`x.own -> l.code ->> 'origin' = 'machine'`);
		case 'locked':
			return sql`x.locked`;
		case 'own':
			return sql`(x.own <> '{}' or x.shipped = '{}')`;
	}
}

function narrowed(sql: Sql, { search, group, type, states = [], keys }: TextFilter, languages: readonly string[]) {
	const found = search?.trim() ? containing(search.trim()) : undefined;
	const conditions = [
		sql`true`,
		...(group ? [sql`x."group" = ${group}`] : []),
		...(type ? [sql`x.type = ${type}`] : []),
		...(keys ? [sql`x.key = any(${[...keys]}::text[])`] : []),
		...(found
			? [
					sql`(x.key ilike ${found} or x.base_text ilike ${found} or x.context ilike ${found}
						or exists (select from jsonb_each_text(x.shipped) s where s.value ilike ${found})
						or exists (select from jsonb_each(x.own) o where o.value ->> 'text' ilike ${found}))`,
				]
			: []),
		...(states.length > 0
			? [states.map((state) => holds(sql, state, languages)).reduce((either, next) => sql`(${either} or ${next})`)]
			: []),
	];
	return conditions.reduce((all, next) => sql`${all} and ${next}`);
}

function ordered(sql: Sql, { sort, descending }: Wanted, languages: readonly string[]) {
	const way = descending ? sql`desc` : sql`asc`;
	switch (sort) {
		case 'key':
			return sql`x.key collate "C" ${way}`;
		case 'group':
			return sql`x."group" ${way}, x.key collate "C"`;
		case 'updatedAt':
			return sql`x.changed_at ${way} nulls last, x.key collate "C"`;
		case 'urgent':
			// What a shop has written itself comes before the words of the interface.
			return sql`case when ${isMissing(sql, languages)} then 0 when ${isOutdated(sql, languages)} then 1 else 2 end ${way},
				(x.type = 'static') ${way}, x."group", x.key collate "C"`;
	}
}

export async function listTexts(
	sql: Sql,
	tenant: Tenant,
	wanted: Wanted,
): Promise<{ items: ListedText[]; total: number }> {
	const languages = wanted.language ? [wanted.language] : tenant.languages.map(({ languageCode }) => languageCode);
	const rows = await sql<(ListedText & { total: number })[]>`
		${allTexts(sql, tenant.id)}
		select x.key, x.type, x."group", x.context, x.tags, x.locked, x.base_text, x.base_language, x.shipped, x.own,
			coalesce(q.queue, '{}') as queue, count(*) over ()::int as total
		from x left join queued q on q.key = x.key
		where ${narrowed(sql, wanted, languages)}
		order by ${ordered(sql, wanted, languages)}
		limit ${wanted.first} offset ${wanted.offset}`;
	return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
}

type TextSource = 'own' | 'shipped' | 'regional' | 'default' | 'base';

export interface TextInLanguage {
	languageCode: string;
	/** What a user has written in exactly this language, or what ships in it. */
	text: string | null;
	shipped: string | null;
	/** What visitors read. */
	shown: string;
	source: TextSource;
	sourceLanguage: string;
	origin: TextOrigin | null;
	outdated: boolean;
	missing: boolean;
	queued: boolean;
	/** Why the machine has not translated it. */
	failure: string | null;
	updatedAt: string | null;
}

const wordingIn = (text: KnownText, languageCode: string): string | undefined =>
	text.own[languageCode]?.text ||
	text.shipped[languageCode] ||
	(languageCode === text.baseLanguage && text.baseText) ||
	undefined;

function findShown(text: KnownText, languageCode: string, tenantDefault: string) {
	const sourceLanguage = languageChain(languageCode, tenantDefault).find((code) => wordingIn(text, code));
	if (sourceLanguage === undefined)
		return { shown: text.baseText, source: 'base', sourceLanguage: text.baseLanguage } as const;
	const shown = wordingIn(text, sourceLanguage) ?? '';
	if (sourceLanguage !== languageCode) {
		const source = sourceLanguage === regionalBase(languageCode) ? 'regional' : 'default';
		return { shown, source, sourceLanguage } as const;
	}
	const own = text.own[languageCode] !== undefined || text.shipped[languageCode] === undefined;
	return { shown, source: own ? 'own' : 'shipped', sourceLanguage } as const;
}

/** One for each language that the shop speaks. */
export function inEveryLanguage(text: ListedText, tenant: Tenant, tenantDefault: string): TextInLanguage[] {
	return tenant.languages.map(({ languageCode }) => {
		const own = text.own[languageCode];
		const found = findShown(text, languageCode, tenantDefault);
		const exact = found.source === 'own' || found.source === 'shipped';
		return {
			languageCode,
			...found,
			text: exact ? found.shown : null,
			shipped: text.shipped[languageCode] ?? null,
			origin: own?.origin ?? null,
			outdated: languageCode !== text.baseLanguage && !!own?.from && own.from !== text.baseText,
			missing: !exact && found.source !== 'regional',
			queued: text.queue[languageCode] === '',
			failure: text.queue[languageCode] || null,
			updatedAt: own?.at ?? null,
		};
	});
}
