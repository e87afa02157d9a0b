import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { productFieldLabelKey, productLabelNameKey } from '../../../rules/texts/entity-keys.ts';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveTexts } from '../../texts/save-texts.ts';
import { textOfEntity } from '../../texts/text-of-entity.ts';
import { saveCategories } from '../save-categories.ts';
import { saveProducts } from '../save-products.ts';

// A shop of products made by chance, always the same ones, and a plain count over all of them to compare with.
let seed = 20_261_115;
function chance(): number {
	seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
	return seed / 2 ** 31;
}
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
const someOf = <T>(all: readonly T[], share: number): T[] => all.filter(() => chance() < share);

const papers = ['Matt', 'Glanz', 'Recycling'];
const formats = ['A4', 'A5', 'A6', 'A10'];
const labels = { neu: newId(), aktion: newId(), vorbei: newId() };
const open = ['karten', 'flyer', 'plakate'];
const everyCategory = [...open, 'mitglieder', 'keller'];

interface Made {
	slug: string;
	paper: string[];
	format: string;
	labels: string[];
	categories: string[];
	price: number | null;
	orderable: boolean;
	published: boolean;
	name: string;
}

const made: Made[] = Array.from({ length: 150 }, (_, number) => ({
	slug: `p-${number}`,
	name: `${oneOf(['Karte', 'Flyer', 'Plakat'])} ${number}`,
	// The second one is said by a variant.
	paper: [...new Set([oneOf(papers), oneOf(papers)])],
	format: oneOf(formats),
	labels: someOf(Object.keys(labels), 0.3),
	categories: someOf(everyCategory, 0.3),
	price: chance() < 0.1 ? null : Math.floor(chance() * 10_000),
	orderable: chance() < 0.8,
	published: chance() < 0.9,
}));

let shop: Shop;
let visitor: Browser;
let member: Browser;
let staff: Browser;

async function fill(sql: Sql): Promise<void> {
	const { demo } = shop;
	const text = (key: string, type: 'productFieldLabel' | 'productLabelName', de: string, en: string) =>
		textOfEntity(demo, { key, type, group: 'products', translations: { 'de-DE': de, 'en-GB': en } });
	const fields = [
		{ name: 'paper', label: ['Papier', 'Paper'], filter: true },
		{ name: 'format', label: ['Format', 'Format'], filter: true },
		{ name: 'weight', label: ['Gewicht', 'Weight'], filter: false },
	].map((field) => ({ ...field, id: newId() }));
	for (const [position, { id, name, filter }] of fields.entries())
		await sql`
			insert into product_fields (tenant_id, id, name, type, filter, position)
			values (${demo.id}, ${id}, ${name}, 'text', ${filter}, ${position})`;
	for (const [name, id] of Object.entries(labels))
		await sql`
			insert into product_labels (tenant_id, id, kind, valid_until)
			values (${demo.id}, ${id}, 'plain', ${name === 'vorbei' ? '2020-01-01' : null})`;
	await saveTexts(sql, demo.id, [
		...fields.map(({ id, label: [de = '', en = ''] }) => text(productFieldLabelKey(id), 'productFieldLabel', de, en)),
		...Object.entries(labels).map(([name, id]) => text(productLabelNameKey(id), 'productLabelName', name, name)),
	]);
	const same = (value: string) => ({ 'de-DE': value });
	await saveProducts(
		sql,
		demo,
		made.map(({ slug, name, paper, format, price, orderable, published, labels: own }) => ({
			slug,
			names: same(name),
			fromPrice: price,
			orderable,
			published,
			mediaId: null,
			fields: { paper: same(paper[0] ?? ''), format: same(format), weight: same('80 g') },
			labelIds: own.map((label) => labels[label as keyof typeof labels]),
			variants: paper.slice(1).map((value) => ({
				slug: `${slug}-${value.toLowerCase()}`,
				code: value,
				names: same(`${name} ${value}`),
				fromPrice: price,
				fields: { paper: same(value) },
			})),
		})),
	);
	const [role] = await sql<{ id: string }[]>`select id from roles where tenant_id = ${demo.id} and name = 'member'`;
	await saveCategories(
		sql,
		demo,
		everyCategory.map((slug) => ({
			slug,
			names: same(slug),
			descriptions: {},
			published: slug !== 'keller',
			mediaId: null,
			products: made.filter(({ categories }) => categories.includes(slug)).map((product) => product.slug),
			...(slug === 'mitglieder' && { roleIds: [role?.id ?? ''] }),
		})),
	);
}

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('mia@example.com', { role: { name: 'member', access: [], type: 'customer' } });
	await shop.test.database.inTenant(shop.demo.id, fill);
	[visitor, member, staff] = [shop.nobody(), await shop.as('mia@example.com'), await shop.as('ada@example.com')];
});

afterAll(() => shop.close());

interface Filters {
	fields?: { name: string; values: string[] }[];
	labels?: string[];
	categories?: string[];
	available?: boolean;
	priceFrom?: number;
	priceTo?: number;
}

interface List {
	category?: string;
	search?: string;
	filters?: Filters;
}

interface Answer {
	total: number;
	items: { slug: string }[];
	facets: {
		fields: { name: string; label: string; values: { value: string; count: number }[] }[];
		labels: { value: string; name: string; count: number }[];
		categories: { value: string; count: number }[];
		available: number;
		total: number;
		prices: { lowest: { minor: number }; highest: { minor: number } } | null;
	};
}

const ask = async (who: Browser, list: List): Promise<Answer> =>
	(await shop.tell(
		who,
		`query($category: String, $search: String, $filters: ProductFilters) {
			products(category: $category, search: $search, filters: $filters, first: 100) {
				total items { slug }
				facets {
					fields { name label values { value count } }
					labels { value name count }
					categories { value count }
					available total prices { lowest { minor } highest { minor } }
				}
			}
		}`,
		list,
	)) as Answer;

type Reader = 'visitor' | 'member' | 'staff';

const mayOpen = (reader: Reader, category: string) =>
	reader === 'staff' || open.includes(category) || (reader === 'member' && category === 'mitglieder');

const isSeen = (reader: Reader, product: Made) =>
	(product.published || reader === 'staff') && product.categories.some((category) => mayOpen(reader, category));

const isAvailable = ({ price, orderable }: Made) => price !== null && orderable;

/** What each facet asks, one by one. */
function tests(reader: Reader, { fields = [], labels: wanted = [], categories = [], ...rest }: Filters) {
	const found: Record<string, (product: Made) => boolean> = {};
	for (const { name, values } of fields)
		found[name] = ({ paper, format }) =>
			name === 'paper' ? paper.some((value) => values.includes(value)) : name === 'format' && values.includes(format);
	if (wanted.length > 0)
		found.label = (product) =>
			product.labels.some((name) => name !== 'vorbei' && wanted.includes(labels[name as keyof typeof labels]));
	if (categories.length > 0)
		found.category = (product) => product.categories.some((slug) => categories.includes(slug) && mayOpen(reader, slug));
	if (rest.available) found.available = isAvailable;
	if (rest.priceFrom !== undefined || rest.priceTo !== undefined)
		found.price = ({ price }) =>
			price !== null && price >= (rest.priceFrom ?? 0) && price <= (rest.priceTo ?? Number.POSITIVE_INFINITY);
	return found;
}

function expected(reader: Reader, { category, search, filters = {} }: List) {
	const listed = made.filter(
		(product) =>
			isSeen(reader, product) &&
			(category === undefined || (product.categories.includes(category) && mayOpen(reader, category))) &&
			(search === undefined || product.name.startsWith(search)),
	);
	const all = Object.entries(tests(reader, filters));
	const without = (facet: string) =>
		listed.filter((product) => all.every(([name, holds]) => name === facet || holds(product)));
	const count = (values: readonly string[], facet: string, has: (product: Made, value: string) => boolean) =>
		values
			.map((value) => ({ value, count: without(facet).filter((product) => has(product, value)).length }))
			.filter((one) => one.count > 0);
	const prices = without('price').flatMap(({ price }) => price ?? []);
	return {
		total: without('').length,
		paper: count(['Glanz', 'Matt', 'Recycling'], 'paper', ({ paper }, value) => paper.includes(value)),
		format: count(['A4', 'A5', 'A6', 'A10'], 'format', ({ format }, value) => format === value),
		labels: count(['aktion', 'neu'], 'label', (product, value) => product.labels.includes(value)),
		categories:
			category === undefined
				? count(everyCategory, 'category', ({ categories }, value) => categories.includes(value)).filter(({ value }) =>
						mayOpen(reader, value),
					)
				: [],
		available: without('available').filter(isAvailable).length,
		ofAll: without('available').length,
		lowest: prices.length > 0 ? Math.min(...prices) : null,
		highest: prices.length > 0 ? Math.max(...prices) : null,
	};
}

const inOrder = <T extends { value: string }>(values: readonly T[]) =>
	[...values].sort((a, b) => (a.value < b.value ? -1 : 1));

function told({ total, facets }: Answer) {
	const values = (name: string) => facets.fields.find((field) => field.name === name)?.values ?? [];
	return {
		total,
		paper: values('paper'),
		format: values('format'),
		labels: inOrder(facets.labels.map(({ name, count }) => ({ value: name, count }))),
		categories: facets.categories,
		available: facets.available,
		ofAll: facets.total,
		lowest: facets.prices?.lowest.minor ?? null,
		highest: facets.prices?.highest.minor ?? null,
	};
}

function someFilters(): Filters {
	return {
		...(chance() < 0.5 && { fields: [{ name: 'paper', values: someOf(papers, 0.4) }] }),
		...(chance() < 0.3 && {
			fields: [
				{ name: 'format', values: someOf(formats, 0.4) },
				{ name: 'paper', values: someOf(papers, 0.5) },
			],
		}),
		...(chance() < 0.3 && { labels: someOf(Object.values(labels), 0.5) }),
		...(chance() < 0.3 && { categories: someOf([...everyCategory, 'nowhere'], 0.4) }),
		...(chance() < 0.3 && { available: true }),
		...(chance() < 0.3 && { priceFrom: Math.floor(chance() * 5000) }),
		...(chance() < 0.3 && { priceTo: 3000 + Math.floor(chance() * 5000) }),
	};
}

const used = (filters: Filters): Filters => ({
	...filters,
	...(filters.fields && { fields: filters.fields.filter(({ values }) => values.length > 0) }),
});

describe('facets', () => {
	it('count what a plain count over all products counts, for any choice, list and reader', async () => {
		const readers = { visitor, member, staff };
		for (let round = 0; round < 60; round++) {
			const reader = oneOf(['visitor', 'member', 'staff'] as const);
			const filters = someFilters();
			const list: List = {
				filters,
				...(chance() < 0.3 && { category: oneOf(everyCategory) }),
				...(chance() < 0.3 && { search: oneOf(['Karte', 'Flyer', 'Plakat']) }),
			};
			const { categories, ...rest } = told(await ask(readers[reader], list));
			const wanted = expected(reader, { ...list, filters: used(filters) });
			const about = `${round}: ${reader} ${JSON.stringify(list)}`;
			expect({ ...rest, categories: inOrder(categories) }, about).toEqual({
				...wanted,
				categories: inOrder(wanted.categories),
			});
		}
	});

	it('have the labels of the language, and leave out fields that are no filters', async () => {
		const { facets } = await ask(visitor, {});
		expect(facets.fields.map(({ name, label }) => [name, label])).toEqual([
			['paper', 'Papier'],
			['format', 'Format'],
		]);
	});

	it('never tell a visitor of what members see, by no count, no value, no filter', async () => {
		const everything = await ask(visitor, {});
		const memberOnly = made.filter((product) => isSeen('member', product) && !isSeen('visitor', product));
		expect(memberOnly.length).toBeGreaterThan(0);
		expect(everything.facets.categories.map(({ value }) => value)).not.toContain('mitglieder');
		for (const category of ['mitglieder', 'keller', 'nowhere'])
			expect(await ask(visitor, { filters: { categories: [category] } })).toMatchObject({ total: 0, items: [] });
		expect(await ask(visitor, { category: 'mitglieder' })).toMatchObject({
			total: 0,
			items: [],
			facets: { fields: [], labels: [], available: 0, prices: null },
		});
		expect((await ask(member, { category: 'mitglieder' })).total).toBeGreaterThan(0);
	});

	it('no filter shows a product that the list without it does not show', async () => {
		const seen = new Set(made.filter((product) => isSeen('visitor', product)).map(({ slug }) => slug));
		for (let round = 0; round < 20; round++) {
			const { items } = await ask(visitor, { filters: someFilters() });
			expect(items.filter(({ slug }) => !seen.has(slug))).toEqual([]);
		}
	});

	it('values that cannot be there are no failure', async () => {
		const odd = { fields: [{ name: "pa'per", values: ['\u0001', "x' or true --"] }], labels: ['new', '\u0001'] };
		expect(await ask(visitor, { filters: odd })).toMatchObject({ total: 0 });
		const many = { labels: Array.from({ length: 51 }, () => newId()) };
		expect(await ask(visitor, { filters: many })).toContain('at most 50');
	});
});
