// From what somebody typed to the stems that products are found by: the words themselves, their synonyms, words that have them
// in them, and, where a word is not known at all, words that are written much like it.
import { searchedWords } from '../../rules/catalogue/search-words.ts';
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import { type Audience, inLists } from './audience.ts';
import { stemmerOf } from './ready/search-rows.ts';

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

/** For whom a word is guessed: never one that only somebody else would find. */
interface Reader {
	language: string;
	audience: Audience;
	today: string;
}

export function findStems(
	sql: Sql,
	tenantId: string,
	{ language, audience, today }: Reader,
	text: string,
): Statement<Row[]> {
	const words = searchedWords(text).slice(0, mostWords);
	const stemmer = sql`${stemmerOf(language)}::text::regdictionary`;
	const ours = sql`tenant_id = ${tenantId} and language_code = ${language}`;
	return sql<Row[]>`
		with asked as materialized (
			select n, word collate "C" as word, ts_lexize(${stemmer}, word) as stems
			from unnest(${words}::text[]) with ordinality as a (word, n)
		), meant as materialized (
			select n, word from asked where stems <> '{}'
			union
			select a.n, s.word collate "C" from asked a join search_synonyms y on y.tenant_id = ${tenantId}
				and y.language_code = ${language} and a.word = any(y.words) cross join unnest(y.words) as s (word)
		), known as materialized (
			select n, (ts_lexize(${stemmer}, word))[1] collate "C" as stem, 0 as far from meant
			union
			select m.n, w.stem, 1 from meant m cross join lateral (
				select stem from search_words
				where ${ours} and ending >= m.word and ending < m.word || chr(1114111)
				limit ${partsOfOthers}
			) w where char_length(m.word) >= ${shortestPart}
		), used as materialized (
			select n, stem, min(far) as far from known k
			where exists (select from product_words where ${ours} and word = k.stem)
			group by n, stem
		)
		select n::int as "group", stem, far, null as instead from used
		union all
		select n::int, null, 0, null from asked where stems = '{}'
		union all
		select a.n::int, w.stem, 2, w.word from asked a cross join lateral (
			select word, stem from search_words s
			where ${ours} and ending = word and char_length(word) between char_length(a.word) - 2 and char_length(a.word) + 2
				and similarity(word, a.word) >= ${alike}
				and exists (
					select from product_words p join product_list l
						on l.tenant_id = p.tenant_id and l.language_code = p.language_code and l.product_id = p.product_id
					where p.tenant_id = s.tenant_id and p.language_code = s.language_code and p.word = s.stem
						and ${inLists(sql, audience, today)}
				)
			order by similarity(word, a.word) desc, word limit 2
		) w
		where a.stems <> '{}' and char_length(a.word) >= ${shortestGuess} and not exists (select from used u where u.n = a.n)
		order by 1, 3`;
}

/** A typed word of which nothing is known leaves nothing to be found. */
export function readStems(text: string, rows: readonly Row[]): Stems {
	const words = searchedWords(text).slice(0, mostWords);
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
