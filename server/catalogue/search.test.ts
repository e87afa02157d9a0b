import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mostFound } from '../../rules/catalogue/list-address.ts';
import { newId } from '../../rules/ids.ts';
import { createContext } from '../api/context.ts';
import { createSchema } from '../api/schema.ts';
import type { ReadQuery } from '../database/read.ts';
import { createExecutor } from '../graphql/execute.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { saveListed } from '../testing/catalogue.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';

let test: TestDatabase;
let shop: Tenant;

const product = (slug: string, german: string, english: string, more = {}) => ({
	slug,
	names: { 'de-DE': german, 'en-GB': english },
	fromPrice: 100,
	published: true,
	mediaId: null,
	...more,
});

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	shop = await makeShop(test, 'shop');
	await test.database.inTenant(shop.id, async (sql) => {
		await saveListed(sql, shop, [
			product('cards', 'Visitenkarten Classic', 'Business cards Classic', {
				code: 'VK-85',
				descriptions: {
					'de-DE': 'Auf festem Karton, passt zum Flyer.',
					'en-GB': 'On solid board, goes with the flyer.',
				},
			}),
			product('postcards', 'Postkarten', 'Postcards'),
			product('flyer', 'Flyer DIN A5', 'Flyer A5', {
				variants: [{ slug: 'flyer-1', code: 'FLY170', names: { 'de-DE': 'Schwer', 'en-GB': 'Heavy' } }],
			}),
			product('posters', 'Plakate für draußen', 'Outdoor posters'),
			product('hidden', 'Flyer im Verborgenen', 'Hidden flyer', { published: false }),
			product('banner', 'Roll-Up Banner', 'Roll-up banner'),
			product('books', 'Bücher, gebunden', 'Bound books'),
			product('invitations', 'Einladungen', 'Invitations', { code: 'WEDINV' }),
		]);
		await sql`
			insert into search_synonyms (tenant_id, id, language_code, words)
			values (${shop.id}, ${newId()}, 'de-DE', ${['handzettel', 'flyer']})`;
	});
});

afterAll(() => test.drop());

const executor = createExecutor({ schema: createSchema(), documents: [], introspection: false });

async function search(text: string, language = 'de-DE') {
	const { result, statements } = await watchStatements(test.appUrl, shop.id, async (sql) => {
		const context = {
			...createContext(test.database, shop),
			read: <Rows extends readonly object[]>(question: ReadQuery<Rows>) => question(sql),
		};
		const query = `query ($text: String!, $language: String!) {
			products(search: $text, language: $language) { total corrected items { slug } }
		}`;
		return JSON.parse(
			JSON.stringify(await executor.ask({ query, variables: { text, language } }, context, () => undefined)),
		);
	});
	if (result.errors) throw new Error(result.errors[0].message);
	const { items, total, corrected } = result.data.products;
	const slugs: string[] = items.map(({ slug }: { slug: string }) => slug);
	expect(total).toBe(slugs.length);
	return { slugs, corrected, statements: statements.length };
}

const found = async (text: string, language?: string) => (await search(text, language)).slugs;

describe('the search', () => {
	it('finds every form of a word, in German and in English', async () => {
		expect(await found('Plakat')).toEqual(['posters']);
		expect(await found('plakaten')).toEqual(['posters']);
		expect(await found('Buch')).toEqual(['books']);
		expect(await found('Büchern')).toEqual(['books']);
		expect(await found('poster', 'en-GB')).toEqual(['posters']);
		expect(await found('book', 'en-GB')).toEqual(['books']);
	});

	it('finds a word inside of a longer one', async () => {
		expect(await found('karten')).toEqual(['cards', 'postcards']);
	});

	it('sets what has the word in its name before what only mentions it', async () => {
		expect(await found('flyer')).toEqual(['flyer', 'cards']);
	});

	it('needs every word, in any order, and ignores stop words', async () => {
		expect(await found('classic visitenkarten')).toEqual(['cards']);
		expect(await found('visitenkarten flyer')).toEqual(['cards']);
		expect(await found('visitenkarten plakate')).toEqual([]);
		expect(await found('plakate für')).toEqual(['posters']);
	});

	it('finds codes, also those of variants, and words with a hyphen written as one', async () => {
		expect(await found('vk85')).toEqual(['cards']);
		expect(await found('FLY170')).toEqual(['flyer']);
		expect(await found('rollup')).toEqual(['banner']);
		expect(await found('roll-up')).toEqual(['banner']);
	});

	it('forgives typing errors, and says what it looked for instead', async () => {
		expect(await search('Visittenkarten')).toMatchObject({ slugs: ['cards'], corrected: 'visitenkarten' });
		expect(await search('plkate')).toMatchObject({ slugs: ['posters'], corrected: 'plakate' });
		expect(await search('Plakate')).toMatchObject({ corrected: null });
		expect(await search('xylophon')).toMatchObject({ slugs: [], corrected: null });
	});

	it('offers no item number in place of a word', async () => {
		expect(await found('wedinv', 'en-GB')).toEqual(['invitations']);
		expect(await search('weding', 'en-GB')).toMatchObject({ slugs: [], corrected: null });
	});

	it('offers no word that merely begins alike', async () => {
		expect(await search('outfitted', 'en-GB')).toMatchObject({ slugs: [], corrected: null });
		expect(await search('outdorr', 'en-GB')).toMatchObject({ slugs: ['posters'], corrected: 'outdoor' });
	});

	it('does not take a number for another one that is written wrongly', async () => {
		expect(await search('FLY171')).toMatchObject({ slugs: [], corrected: null });
	});

	it('knows the synonyms of the shop, in their language', async () => {
		expect(await found('Handzettel')).toEqual(['flyer', 'cards']);
		expect(await found('handzettel', 'en-GB')).toEqual([]);
	});

	it('finds nothing for punctuation, and takes no input for query syntax', async () => {
		for (const text of ['%', '_', "'; drop table products; --", '\\', '( | & ! )', '🖨️'])
			expect(await found(text)).toEqual([]);
	});

	it.each([
		['flyer', 1],
		['und', 1],
		['visitenkarten classic', 2],
		['Visittenkarten', 3],
	])('for "%s" takes %i statements', async (text, statements) => {
		expect((await search(text)).statements).toBe(statements);
	});

	it('has nothing of another shop', async () => {
		const other = await makeShop(test, 'other');
		const answer = await executor.ask(
			{ query: '{ products(search: "flyer") { total items { slug } } }' },
			createContext(test.database, other),
			() => undefined,
		);
		expect(answer).toMatchObject({ data: { products: { total: 0, items: [] } } });
	});

	it('counts exactly up to a limit, and says when there is more', async () => {
		const many = await makeShop(test, 'many');
		await test.database.inTenant(many.id, (sql) =>
			saveListed(
				sql,
				many,
				Array.from({ length: mostFound + 20 }, (_, number) =>
					product(`p-${number}`, `Karte ${number}`, `Card ${number}`),
				),
			),
		);
		const ask = async (text: string) => {
			const query = `{ products(search: "${text}", first: 3) { total items { slug } } }`;
			const answer = await executor.ask({ query }, createContext(test.database, many), () => undefined);
			return JSON.parse(JSON.stringify(answer)).data.products;
		};
		expect(await ask('karte')).toEqual({
			total: mostFound + 1,
			items: [{ slug: 'p-0' }, { slug: 'p-1' }, { slug: 'p-2' }],
		});
		expect(await ask('karte 17')).toMatchObject({ items: [{ slug: 'p-17' }] });
	});
});
