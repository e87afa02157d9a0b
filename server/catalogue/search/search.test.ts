import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { blankPayment } from '../../../rules/pricing/tidy-settings.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveTexts } from '../../texts/save-texts.ts';
import { textOfEntity } from '../../texts/text-of-entity.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshCategories } from '../read-model/refresh-categories.ts';
import { saveCategories } from '../save-categories.ts';
import { saveProducts } from '../save-products.ts';
import { showNames } from '../show-names.ts';
import { dueMisses, missedTerm, writeMiss } from './misses.ts';

let shop: Shop;
let visitor: Browser;
let member: Browser;
let staff: Browser;

const product = (slug: string, name: string, published = true) => ({
	slug,
	names: { 'de-DE': name, 'en-GB': `${name} (en)` },
	fromPrice: 1000,
	published,
	mediaId: null,
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	const { demo } = shop;
	await shop.makeUser('mia@example.com', { role: { name: 'member', access: [], type: 'customer' } });
	await shop.test.database.inTenant(demo.id, async (sql) => {
		await saveProducts(sql, demo, [
			product('visitenkarten', 'Visitenkarten Classic'),
			product('klappkarten', 'Klappkarten matt'),
			product('kartenhalter', 'Kartenhalter Glanz'),
			product('postkarten', 'Postkarten matt'),
			product('grusskarten', 'Grußkarten'),
			product('tischkarten', 'Tischkarten'),
			product('plakat', 'Plakat wetterfest'),
			product('zeitung', 'Hochzeitszeitung'),
			product('geheim', 'Goldprägekarten'),
			product('entwurf', 'Kartonagenmuster', false),
			{
				...product('kalender', 'Monatskalender'),
				payment: { ...blankPayment, paymentMode: 'subscription', paymentInterval: 'month' },
			},
		]);
		const [role] = await sql<{ id: string }[]>`select id from roles where tenant_id = ${demo.id} and name = 'member'`;
		const category = (slug: string, name: string, products: string[]) => ({
			slug,
			names: { 'de-DE': name },
			descriptions: {},
			published: true,
			mediaId: null,
			products,
		});
		await saveCategories(sql, demo, [
			category('karten', 'Karten', [
				'visitenkarten',
				'klappkarten',
				'kartenhalter',
				'postkarten',
				'grusskarten',
				'tischkarten',
				'entwurf',
			]),
			category('plakate', 'Plakate', ['plakat']),
			category('jahr', 'Rund ums Jahr', ['kalender']),
			category('feste', 'Hochzeit & Feste', ['tischkarten', 'grusskarten', 'zeitung']),
			{ ...category('club', 'Kartenclub', ['geheim']), roleIds: [role?.id ?? ''] },
		]);
	});
	[visitor, member, staff] = [shop.nobody(), await shop.as('mia@example.com'), await shop.as('ada@example.com')];
});

afterAll(() => shop.close());

interface Suggested {
	products: { slug: string }[];
	categories: { slug: string }[];
	words: string[];
}

async function suggest(who: Browser, q: string) {
	const { products, categories, words } = (await shop.tell(
		who,
		'query($q: String!) { searchSuggestions(q: $q) { words categories { slug name } products { slug } } }',
		{ q },
	)) as Suggested;
	return { products: products.map(({ slug }) => slug), categories: categories.map(({ slug }) => slug), words };
}

describe('suggestions', () => {
	it('complete the last word, and name categories and at most five products', async () => {
		expect(await suggest(visitor, 'kart')).toEqual({
			products: ['kartenhalter', 'visitenkarten', 'klappkarten', 'postkarten', 'grusskarten'],
			categories: ['karten'],
			words: ['kartenhalter'],
		});
		expect(await suggest(visitor, 'Plak')).toEqual({
			products: ['plakat'],
			categories: ['plakate'],
			words: ['plakat', 'plakate'],
		});
	});

	it('of several words are what has all of them', async () => {
		expect(await suggest(visitor, 'karten ma')).toMatchObject({
			products: ['klappkarten', 'postkarten'],
			words: ['matt'],
		});
		expect(await suggest(visitor, 'plakat ma')).toMatchObject({ products: [], words: [] });
	});

	it('forgive word forms and typing errors', async () => {
		expect((await suggest(visitor, 'plakats')).products).toEqual(['plakat']);
		expect((await suggest(visitor, 'visitenkartn')).products).toEqual(['visitenkarten']);
	});

	it('show no reader products, categories and terms that are not for them', async () => {
		expect(await suggest(visitor, 'gold')).toEqual({ products: [], categories: [], words: [] });
		expect(await suggest(visitor, 'kartenclub')).toMatchObject({ categories: [] });
		expect(await suggest(visitor, 'kartona')).toEqual({ products: [], categories: [], words: [] });
		expect(await suggest(member, 'gold')).toEqual({ products: ['geheim'], categories: [], words: ['goldprägekarten'] });
		expect(await suggest(member, 'kartenclub')).toMatchObject({ categories: ['club'] });
		expect(await suggest(staff, 'kartona')).toMatchObject({ products: ['entwurf'] });
	});

	it.each(['', 'k', '%', '_', '\\', "'", '\u0001', '(*)', 'x'.repeat(5000)])(
		'of %j are none, and no failure',
		async (q) => {
			expect(await suggest(visitor, q)).toEqual({ products: [], categories: [], words: [] });
		},
	);
});

const search = (who: Browser, text: string) =>
	shop.tell(who, 'query($text: String) { products(search: $text) { total corrected items { slug } } }', { text });

describe('a search', () => {
	it('guesses no word that only others would find', async () => {
		expect(await search(member, 'goldprägekartn')).toMatchObject({ total: 1, corrected: 'goldprägekarten' });
		expect(await search(visitor, 'goldprägekartn')).toMatchObject({ total: 0, corrected: null });
	});

	it('finds by the synonyms of the shop, from the moment they are saved', async () => {
		expect(await search(visitor, 'aushang')).toMatchObject({ total: 0 });
		const save =
			'mutation($words: [String!]!) { saveSearchSynonyms(languageCode: "de-DE", words: $words) { id words } }';
		const { id, words } = await shop.tell(staff, save, { words: ['Aushang', 'Plakat'] });
		expect(words).toEqual(['aushang', 'plakat']);
		expect(await search(visitor, 'aushang')).toMatchObject({ total: 1, items: [{ slug: 'plakat' }] });
		expect(await shop.tell(staff, save, { words: ['plakat', 'poster'] })).toBe(
			'One of the words is already among other synonyms.',
		);
		expect(await shop.tell(staff, save, { words: ['eins'] })).toContain('2 to 20 single words');
		expect(await shop.tell(staff, 'mutation($id: ID!) { deleteSearchSynonyms(id: $id) }', { id })).toBe(true);
		expect(await search(visitor, 'aushang')).toMatchObject({ total: 0 });
	});

	it('finds by the shipped synonyms until the shop switches them off', async () => {
		expect(await search(visitor, 'poster')).toMatchObject({ total: 1, items: [{ slug: 'plakat' }] });
		expect(await search(visitor, 'poster plakat')).toMatchObject({ total: 1, items: [{ slug: 'plakat' }] });
		const sets = '{ shippedSynonyms { languageCode words } }';
		expect(await shop.tell(staff, sets)).toContainEqual({
			languageCode: 'de-DE',
			words: ['plakat', 'plakate', 'poster', 'posters'],
		});
		const { demo, test } = shop;
		const turn = (on: boolean) =>
			test.database.inTenant(demo.id, (sql) => setSettings(sql, demo.id, shopSettings, { shippedSynonyms: on }));
		await turn(false);
		// By staff, whose searches are not noted.
		expect(await search(staff, 'poster')).toMatchObject({ total: 0 });
		expect(await shop.tell(staff, sets)).toEqual([]);
		await turn(true);
	});

	it.each(['Abo', 'Abos', 'Abonnement', 'abonnieren', 'subscription', 'Subscriptions', 'kalender abo'])(
		'for "%s" finds what is paid at an interval, and nothing else',
		async (text) => {
			expect(await search(visitor, text)).toMatchObject({ total: 1, items: [{ slug: 'kalender' }] });
			expect((await suggest(visitor, text)).products).toEqual(['kalender']);
		},
	);

	it('is not offered the words of another language for what is paid at an interval', async () => {
		expect((await suggest(visitor, 'abonn')).words).toEqual(['abonnement', 'abonnieren']);
		expect((await suggest(visitor, 'subscr')).words).toEqual([]);
		expect((await suggest(visitor, 'subscr')).products).toEqual(['kalender']);
	});

	it('two who save the same word at once do not both succeed', async () => {
		const save = 'mutation($words: [String!]!) { saveSearchSynonyms(languageCode: "de-DE", words: $words) { id } }';
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, number) => staff.graphql(save, { words: ['banner', `plane${number}`] })),
		);
		expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
	});
});

const misses = async (): Promise<{ term: string; count: number; lastDay: string }[]> =>
	(await shop.tell(staff, '{ missedSearches { term count lastDay languageCode } }')) as never;

/** Noted beside the answer, and so a moment later. */
const noted = (term: string) =>
	expect.poll(async () => (await misses()).find((miss) => miss.term === term)?.count, { timeout: 5000 });

describe('what is looked for in vain', () => {
	it('is noted, by shoppers and in whatever letters, until there is a synonym for it', async () => {
		await search(visitor, '  Wimpel  ');
		await noted('wimpel').toBe(1);
		await search(staff, 'Fahnenmast');
		await search(visitor, 'plakat');
		await search(visitor, 'ada@example.com');
		await search(visitor, '0170 1234567 anrufen');
		await search(visitor, 'Rollup');
		await noted('rollup').toBe(1);
		expect((await misses()).map(({ term }) => term).sort()).toEqual(['aushang', 'goldprägekartn', 'rollup', 'wimpel']);
		await shop.tell(
			staff,
			'mutation { saveSearchSynonyms(languageCode: "de-DE", words: ["wimpel", "plakat"]) { id } }',
		);
		expect((await misses()).map(({ term }) => term).sort()).toEqual(['aushang', 'goldprägekartn', 'rollup']);
	});

	it('is noted once a minute, with everything since', () => {
		const key = 'tenant de-DE wort';
		expect([0, 1, 59_999].map((ms) => dueMisses(key, 1_000_000 + ms))).toEqual([1, 0, 0]);
		expect(dueMisses(key, 1_060_000)).toBe(3);
		expect(dueMisses(key, 1_060_001)).toBe(0);
	});

	it('is counted by the day, forgotten after thirty, and fills no table', async () => {
		const { demo, test } = shop;
		const note = (term: string, today: string, count = 1) =>
			test.database.inTenant(demo.id, (sql) => writeMiss(sql, demo.id, { language: 'en-GB', today, term, count }));
		const daysAgo = (days: number) =>
			new Date(Date.parse(shopDay(demo)) - days * 86_400_000).toISOString().slice(0, 10);
		await note('lanyard', daysAgo(40));
		await note('lanyard', daysAgo(29), 4);
		await note('lanyard', shopDay(demo), 2);
		await note('lanyard', shopDay(demo), 3);
		expect((await misses())[0]).toMatchObject({ term: 'lanyard', count: 9, lastDay: shopDay(demo) });
		await test.database.inTenant(demo.id, async (sql) => {
			for (let number = 0; number < 510; number++)
				await writeMiss(sql, demo.id, {
					language: 'en-GB',
					today: shopDay(demo),
					term: `nonsense ${number}`,
					count: 1,
				});
		});
		const [{ rows } = { rows: 0 }] = await shop.rows<{ rows: number }>(
			async (sql) => sql`select count(*)::int as rows from search_misses where day = ${shopDay(demo)}::date`,
		);
		expect(rows).toBe(500);
	});

	it('is nothing of a person', () => {
		expect(missedTerm('Max@Muster.de')).toBeUndefined();
		expect(missedTerm('Auftrag 4711123')).toBeUndefined();
		expect(missedTerm('x')).toBeUndefined();
		expect(missedTerm(' A4  Ordner ')).toBe('a4 ordner');
	});
});

describe('a search for the name of a category', () => {
	const slugs = async (who: Browser, text: string) =>
		((await search(who, text)) as { items: { slug: string }[] }).items.map(({ slug }) => slug);
	const inShop = <Result>(work: (sql: Sql) => Promise<Result>) => shop.test.database.inTenant(shop.demo.id, work);

	it('finds what stands in it, before what only has the word in another one', async () => {
		expect(await slugs(visitor, 'Hochzeit')).toEqual(['grusskarten', 'tischkarten', 'zeitung']);
		expect(await slugs(visitor, 'feste')).toEqual(['grusskarten', 'tischkarten', 'zeitung']);
	});

	it('is narrowed by further words', async () => {
		expect(await slugs(visitor, 'hochzeit tischkarten')).toEqual(['tischkarten']);
		expect(await slugs(visitor, 'hochzeit plakat')).toEqual([]);
	});

	it('finds nothing through a category that is not open to everyone', async () => {
		expect(await slugs(visitor, 'kartenclub')).toEqual([]);
	});

	it('finds by its new name, what has come into it, and nothing when it is offline', async () => {
		const { demo } = shop;
		const [found] = await inShop((sql) => sql<{ id: string }[]>`select id from categories where slug = 'feste'`);
		const id = found?.id ?? '';
		await inShop(async (sql) => {
			await lockCatalogue(sql, demo.id);
			await sql`delete from category_products where category_id = ${id}
				and product_id = (select id from products where slug = 'zeitung')`;
			await refreshCategories(sql, demo);
		});
		expect(await slugs(visitor, 'feste')).toEqual(['grusskarten', 'tischkarten']);
		await inShop(async (sql) => {
			await lockCatalogue(sql, demo.id);
			await saveTexts(sql, demo.id, [
				textOfEntity(demo, {
					key: categoryNameKey(id),
					type: 'categoryName',
					group: 'categories',
					translations: { 'de-DE': 'Jubiläum' },
				}),
			]);
			await showNames(sql, demo, [categoryNameKey(id)]);
		});
		expect(await slugs(visitor, 'jubiläum')).toEqual(['grusskarten', 'tischkarten']);
		expect(await slugs(visitor, 'feste')).toEqual([]);
		await inShop(async (sql) => {
			await lockCatalogue(sql, demo.id);
			await sql`update categories set published = false where id = ${id}`;
			await refreshCategories(sql, demo);
		});
		expect(await slugs(visitor, 'jubiläum')).toEqual([]);
	});
});
