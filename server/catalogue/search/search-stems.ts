// From what a user typed to the stems that products are found by: the words themselves, their synonyms, words that have them
// in them, and, where a word is not known at all, words that are written much like it.
import { parseSearchTerms } from '../../../rules/catalogue/search-terms.ts';
import { mayMean } from '../../../rules/catalogue/spelling.ts';
import { synonymsIn } from '../../../rules/content/synonyms.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { queryNamed } from '../../database/named.ts';
import type { ReadQuery } from '../../database/read.ts';
import { settingSql } from '../../settings/setting-sql.ts';
import { type Audience, conditions } from '../read-model/audience.ts';
import { rankOfCodes, stemmerOf } from '../read-model/search-rows.ts';

interface Stem {
	/** Which of the typed words it stands for, from 1. */
	group: number;
	stem: string;
	/** 0: the word itself; 1: it is a part of another; 2: a guess. */
	far: number;
}

export interface Stems {
	/** How many of the typed words mean something. */
	groups: number;
	all: Stem[];
	/** What was looked for instead of what was typed; undefined where nothing had to be guessed. */
	corrected?: string | undefined;
}

interface Row {
	group: number;
	/** Null for a word that means nothing, such as "and". */
	stem: string | null;
	far: number;
	instead: string | null;
}

const mostWords = 8;
const partsOfOthers = 30;
/** Shorter words are too much like too many others. */
const shortestPart = 3;
const shortestGuess = 4;
const alike = 0.3;
/** Of one word: what is alike is looked at closely, and so many are taken. */
const lookedAt = 20;
const guesses = 2;
/** Another number is another thing, not the same one misspelt. */
const mayBeMisspelt = (word: string) => word.length >= shortestGuess && !/\d/.test(word);

/** For whom a word is guessed: never one that only another user would find. */
interface Reader {
	language: string;
	audience: Audience;
}

const ours = 'tenant_id = :tenant and language_code = :language';

/** All that is meant by :words, as `known`. */
const meanings = `
	asked as materialized (
		select n, word collate "C" as word, ts_lexize(:stemmer::text::regdictionary, word) as stems
		from unnest(:words::text[]) with ordinality as a (word, n)
	), meant as materialized (
		select n, word from asked where stems <> '{}'
		union
		select a.n, s.word collate "C" from asked a join search_synonyms y on y.tenant_id = :tenant
			and y.language_code = :language and a.word = any(y.words) cross join unnest(y.words) as s (word)
		union
		select s.n, s.word collate "C" from unnest(:alsoNumbers::int[], :alsoWords::text[]) as s (n, word)
		where ${settingSql(shopSettings, 'shippedSynonyms', ':tenant')}
	), known as materialized (
		select n, (ts_lexize(:stemmer::text::regdictionary, word))[1] collate "C" as stem, 0 as far from meant
		union
		select m.n, w.stem, 1 from meant m cross join lateral (
			select stem from search_words
			where ${ours} and ending >= m.word and ending < m.word || chr(1114111)
			limit ${partsOfOthers}
		) w where char_length(m.word) >= ${shortestPart}
	)`;

const isUsed = `exists (select from product_words where ${ours} and word = k.stem)`;

const knownWords = `
	with ${meanings}
	select n::int as "group", stem, min(far) as far, null as instead from known k
	where ${isUsed}
	group by n, stem
	union all
	select n::int, null, 0, null from asked where stems = '{}'
	order by 1, 3`;

/** One word on its way to what it finds: `stems`, and whether anything is known of it. */
export const stemsOfWord = `${meanings}, stems as materialized (
		select stem, min(far) as far from known where stem is not null group by stem
	)`;
export const isKnownWord = `(exists (select from asked where stems = '{}') or exists (select from known k where ${isUsed}))`;

/** Words that are written much like those of which nothing is known. `offset 0`: what is alike first, which is few, then what is shown. */
const guessedWords = (audience: Audience) => `
	select a.n::int as "group", w.stem, 2 as far, w.word as instead
	from unnest(:words::text[], :numbers::int[]) as a (word, n) cross join lateral (
		select word, stem from (
			select tenant_id, language_code, word, stem, similarity(word, a.word) as likeness from search_words
			where ${ours} and ending = word
				and char_length(word) between char_length(a.word) - 2 and char_length(a.word) + 2
			offset 0
		) s
		where likeness >= ${alike}
			and exists (
				select from product_words p join product_list l
					on l.tenant_id = p.tenant_id and l.language_code = p.language_code and l.product_id = p.product_id
				where p.tenant_id = s.tenant_id and p.language_code = s.language_code and p.word = s.stem
					and p.rank > ${rankOfCodes}
					and ${conditions.inLists(audience)}
			)
		order by likeness desc, word limit ${lookedAt}
	) w
	order by 1, 3`;

/** Rows of one statement about a tenant. */
type Read = <Rows extends readonly object[]>(query: ReadQuery<Rows>) => Promise<Rows>;

/** What is looked for, as statements take it. */
export interface Typed {
	words: readonly string[];
	stemmer: string;
	/** What else is meant by the words in every shop that has not switched it off, and by which of them, from 1. */
	alsoWords: readonly string[];
	alsoNumbers: readonly number[];
}

function alsoMeant(language: string, words: readonly string[]): { word: string; number: number }[] {
	const sets = synonymsIn(language);
	return words.flatMap((typed, index) =>
		(sets.find((set) => set.includes(typed)) ?? []).map((word) => ({ word, number: index + 1 })),
	);
}

export function readTyped(language: string, text: string): Typed {
	const words = parseSearchTerms(text).slice(0, mostWords);
	const also = alsoMeant(language, words);
	return {
		words,
		stemmer: stemmerOf(language),
		alsoWords: also.map(({ word }) => word),
		alsoNumbers: also.map(({ number }) => number),
	};
}

/**
 * One statement, and another where a word is not known.
 * @param unknown it was looked up already, and nothing is known of any of its words
 */
export async function findStems(
	read: Read,
	tenantId: string,
	reader: Reader,
	text: string,
	unknown = false,
): Promise<Stems> {
	const { language, audience } = reader;
	const typed = readTyped(language, text);
	const { words } = typed;
	const values = { tenant: tenantId, language, roles: audience.roles, ...typed };
	const known = unknown ? [] : await read((sql) => queryNamed<Row[]>(sql, knownWords, values));
	const strange = words
		.map((word, index) => ({ word, number: index + 1 }))
		.filter(({ word, number }) => mayBeMisspelt(word) && !known.some(({ group }) => group === number));
	if (strange.length === 0) return readStems(words, known);
	const guessed = await read((sql) =>
		queryNamed<Row[]>(sql, guessedWords(audience), {
			...values,
			words: strange.map(({ word }) => word),
			numbers: strange.map(({ number }) => number),
		}),
	);
	const meant = strange.flatMap(({ word, number }) =>
		guessed
			.filter(({ group, instead }) => group === number && instead !== null && mayMean(word, instead))
			.slice(0, guesses),
	);
	return readStems(words, [...known, ...meant]);
}

/** A typed word of which nothing is known leaves nothing to be found. */
function readStems(words: readonly string[], rows: readonly Row[]): Stems {
	const of = (group: number) => rows.filter((row) => row.group === group);
	const meaning = words
		.map((word, index) => ({ word, rows: of(index + 1) }))
		.filter(({ rows: own }) => own.every(({ stem }) => stem !== null));
	const all = rows.flatMap(({ group, stem, far }) => (stem === null ? [] : [{ group, stem, far }]));
	const guessed = rows.some(({ instead }) => instead !== null);
	return {
		groups: meaning.length,
		all: meaning.every(({ rows: own }) => own.length > 0) ? all : [],
		corrected: guessed ? words.map((word, index) => of(index + 1)[0]?.instead ?? word).join(' ') : undefined,
	};
}
