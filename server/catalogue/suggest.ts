// What is offered below the search field while a user types: products, and what the last word may become. Every typed word is
// taken for the beginning, or a part, of one of the shop's words. Nothing is offered that the reader would not find.
import { parseSearchTerms } from '../../rules/catalogue/search-terms.ts';
import { pickTranslation, type Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import { containing } from '../database/like-pattern.ts';
import type { Statement } from '../database/read.ts';
import { textOf } from '../texts/shop-text.ts';
import type { ListedProduct } from './list-products.ts';
import { type Audience, inLists, openCategory } from './read-model/audience.ts';
import { rankOfCategories, rankOfCodes } from './read-model/search-rows.ts';

export const mostProducts = 5;
const mostWords = 4;
const mostCategories = 3;
/** Of the shop's words that a typed one may stand for. */
const mostMeant = 60;
const mostTyped = 5;
const shortest = 2;

interface Asked {
	tenantId: string;
	language: string;
	audience: Audience;
	words: readonly string[];
}

/** @returns nothing for what is too short to mean anything */
export function typedTerms(text: string): string[] {
	const words = parseSearchTerms(text).slice(0, mostTyped);
	return words.some(({ length }) => length >= shortest) ? words.filter(({ length }) => length >= shortest) : [];
}

/** Of one word the first products of each stem are enough; several have to meet. */
const found = (sql: Sql, { tenantId, language, audience, words }: Asked) => sql`
	typed as (
		select n, word collate "C" as word from unnest(${[...words]}::text[]) with ordinality as a (word, n)
	), stems as materialized (
		select t.n, w.stem, min(case when w.word = t.word then 0 when w.ending = w.word then 1 else 2 end) as far
		from typed t cross join lateral (
			select ending, word, stem from search_words
			where tenant_id = ${tenantId} and language_code = ${language}
				and ending >= t.word and ending < t.word || chr(1114111)
			limit ${mostMeant}
		) w group by t.n, w.stem
	), found as materialized (
		select product_id, sum(score) as score, min(position) as position from (
			select s.n, f.product_id, min(s.far * 10 + f.rank) as score, min(f.position) as position
			from stems s cross join lateral (
				select w.product_id, w.rank, w.position from product_words w
				join product_list l
					on l.tenant_id = w.tenant_id and l.language_code = w.language_code and l.product_id = w.product_id
				where w.tenant_id = ${tenantId} and w.language_code = ${language} and w.word = s.stem
					and ${inLists(sql, audience)}
				order by w.rank, w.position, w.product_id limit ${words.length > 1 ? 500 : mostProducts}
			) f group by s.n, f.product_id
		) each group by product_id having count(*) = ${words.length}
	)`;

export const suggestProducts = (sql: Sql, asked: Asked): Statement<ListedProduct[]> => sql<ListedProduct[]>`
	with ${found(sql, asked)}
	select l.card, l.offline from found f
	join product_list l
		on l.tenant_id = ${asked.tenantId} and l.language_code = ${asked.language} and l.product_id = f.product_id
	order by f.score, f.position, l.product_id limit ${mostProducts}`;

interface Beside {
	words: string[];
	categories: { slug: string; text: Translatable }[];
}

/**
 * What the last word may become, such that something is found; categories whose names have it in them.
 * @param named otherwise no category has a name
 */
export function suggestBeside(sql: Sql, asked: Asked, named: boolean): Statement<Beside[]> {
	const { tenantId, language, audience, words } = asked;
	const last = words.at(-1) ?? '';
	const name = sql`'category.' || c.id || '.name'`;
	const isNamed = sql`exists (
		select from text_entries e
		left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key
		where e.tenant_id = ${tenantId} and e.key = ${name}
			and (e.base_text ilike ${containing(last)} or t.translation ilike ${containing(last)})
	)`;
	return sql<Beside[]>`
		with ${found(sql, asked)}, completions as (
			select w.word from search_words w
			where w.tenant_id = ${tenantId} and w.language_code = ${language} and w.ending = w.word
				and w.ending > ${last} and w.ending < ${last}::text collate "C" || chr(1114111)
				and exists (
					select from found f
					join product_words p on p.tenant_id = ${tenantId} and p.language_code = ${language}
						and p.word = w.stem and p.product_id = f.product_id
						-- Categories are offered themselves.
						and p.rank > ${rankOfCodes} and p.rank < ${rankOfCategories}
				)
			order by char_length(w.word), w.word limit ${mostWords}
		), named as (
			select c.slug, ${textOf(sql, tenantId, name, named)} as text from categories c
			where c.tenant_id = ${tenantId} and c.online and ${openCategory(sql, audience)} and ${named ? isNamed : sql`false`}
			order by c.position, c.id limit 20
		)
		select
			coalesce((select array_agg(word) from completions), '{}') as words,
			coalesce((select jsonb_agg(jsonb_build_object('slug', slug, 'text', text)) from named), '[]') as categories`;
}

/** Those that are called so in the reader's language. */
export const namedLike = ({ categories }: Beside, words: readonly string[], chain: readonly string[]) =>
	categories
		.map(({ slug, text }) => ({ slug, name: pickTranslation(text, chain) }))
		.filter(({ name }) => name.toLowerCase().includes(words.at(-1) ?? ''))
		.slice(0, mostCategories);
