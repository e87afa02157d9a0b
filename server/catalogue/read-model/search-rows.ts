// The words of products, as the search finds them: stems in product_words, the words themselves in search_words.
import { indexedTerms } from '../../../rules/catalogue/search-terms.ts';
import type { Sql } from '../../database/connection.ts';

/** PostgreSQL's stemmers by tongue; words of others are found as they stand. */
const stemmers: Record<string, string> = {
	da: 'danish_stem',
	de: 'german_stem',
	en: 'english_stem',
	es: 'spanish_stem',
	fi: 'finnish_stem',
	fr: 'french_stem',
	hu: 'hungarian_stem',
	it: 'italian_stem',
	nb: 'norwegian_stem',
	nl: 'dutch_stem',
	pt: 'portuguese_stem',
	ro: 'romanian_stem',
	ru: 'russian_stem',
	sv: 'swedish_stem',
	tr: 'turkish_stem',
};

export const stemmerOf = (language: string): string => stemmers[language.split('-', 1)[0] ?? ''] ?? 'simple';

export interface Findable {
	productId: string;
	position: number;
	/** By how much they count: the name; what is said of it; the description. */
	texts: readonly (readonly string[])[];
	/** Item numbers: found like names, but no one means one who has misspelt a word. */
	codes: readonly string[];
	/** Names of the categories it stands in. */
	categories: readonly string[];
}

/** From when until when everyone finds what stands in the list as `l`. */
export const shownFrom = (sql: Sql) => sql`coalesce(l.valid_from, '-infinity')`;
export const shownUntil = (sql: Sql) =>
	sql`case when l.open then coalesce(l.valid_until, 'infinity') else '-infinity' end`;

/** Of words that stand in an item number, and in neither name nor fields. The others count from 1. */
export const rankOfCodes = 0;

/** After everything that the product says of itself. */
export const rankOfCategories = 4;

function wordRows({ productId, position, texts, codes, categories }: Findable) {
	const ranks = new Map<string, number>();
	for (const [index, some] of texts.entries())
		for (const word of some.flatMap(indexedTerms)) if (!ranks.has(word)) ranks.set(word, index + 1);
	for (const word of codes.flatMap(indexedTerms))
		if ((ranks.get(word) ?? texts.length) === texts.length) ranks.set(word, rankOfCodes);
	for (const word of categories.flatMap(indexedTerms)) if (!ranks.has(word)) ranks.set(word, rankOfCategories);
	return [...ranks].map(([word, rank]) => ({ product_id: productId, position, word, rank }));
}

/** The rows of the list come first: words are shown as they are. Words that mean nothing to the stemmer, such as "und", are not kept. Numbers have no endings worth looking for. */
export async function saveSearchTerms(
	sql: Sql,
	tenantId: string,
	language: string,
	products: readonly Findable[],
): Promise<void> {
	const rows = products.flatMap(wordRows);
	if (rows.length === 0) return;
	await sql`
		with given as materialized (
			select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
				as r (product_id uuid, position integer, word text, rank smallint)
		), stems as materialized (
			select word, (ts_lexize(${stemmerOf(language)}::text::regdictionary, word))[1] collate "C" as stem
			from (select distinct word from given) d
		), endings as (
			insert into search_words (tenant_id, language_code, ending, word, stem)
			select ${tenantId}::uuid, ${language}, substr(word, start), word, stem
			from stems cross join lateral generate_series(1, case when word ~ '[0-9]' then 1 else greatest(char_length(word) - 2, 1) end) start
			where stem is not null
			on conflict do nothing
		)
		insert into product_words (tenant_id, language_code, word, rank, position, product_id, shown_from, shown_until)
		select ${tenantId}::uuid, ${language}, f.stem, f.rank, f.position, f.product_id, ${shownFrom(sql)}, ${shownUntil(sql)}
		from (
			select s.stem, min(g.rank) as rank, g.position, g.product_id
			from given g join stems s on s.word = g.word and s.stem is not null
			group by s.stem, g.position, g.product_id
		) f join product_list l on l.tenant_id = ${tenantId} and l.language_code = ${language} and l.product_id = f.product_id`;
}
