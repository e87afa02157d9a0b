// What a page shows beside its words: pictures and products, by the rules of every list, in a fixed number of statements.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { definitions as shipped } from '../../blocks/registry.ts';
import { placeholderFileName } from '../../rules/media-library.ts';
import type { BlockDefinition, Definitions } from '../../rules/pages/block.ts';
import { emptyPage, newPartId, type Section } from '../../rules/pages/document.ts';
import { amount, category, choice, picture, products } from '../../rules/pages/fields.ts';
import { regularLayout } from '../../rules/pages/layout.ts';
import { productModes } from '../../rules/pages/product-choice.ts';
import { newSection } from '../../rules/pages/sections.ts';
import { fillCategory } from '../catalogue/memberships.ts';
import { type Audience, everybody } from '../catalogue/read-model/audience.ts';
import { refreshCategories } from '../catalogue/read-model/refresh-categories.ts';
import { saveCategories } from '../catalogue/save-categories.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { drawPng, startLibrary } from '../testing/library.ts';
import { createPage, publishPage, readPage, Tab, titleSection } from '../testing/pages.ts';
import { watchStatements } from '../testing/statements.ts';
import { findShownPage } from './find-page.ts';
import { findParts, type Reading } from './page-parts.ts';

const grid: BlockDefinition = {
	type: 'grid',
	version: 1,
	tab: 'products',
	rank: 1,
	fields: { mode: choice(productModes, 'newest'), category: category(), products: products(), count: amount(1, 24, 4) },
	texts: {},
	items: { min: 0, max: 60, fields: { image: picture() }, texts: {} },
	showsProducts: true,
	sample: {},
};
const definitions: Definitions = { grid };

const section = (values: object, images: readonly string[] = []): Section => ({
	id: newPartId(),
	type: 'grid',
	version: 1,
	layout: regularLayout,
	values: { mode: 'newest', category: null, products: [], count: 4, ...values },
	texts: {},
	items: images.map((image) => ({ id: newPartId(), values: { image }, texts: {} })),
});

let library: Awaited<ReturnType<typeof startLibrary>>;
let ids: Record<string, string>;
let open: string;
let closed: string;

const names = (name: string) => ({ 'de-DE': name, 'en-GB': name });

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
	await library.inShop(async (sql) => {
		const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'secret', 'hidden'];
		const made = slugs.map((slug) => ({
			slug,
			names: names(`Produkt ${slug}`),
			fromPrice: 100,
			published: slug !== 'hidden',
			mediaId: null,
		}));
		await saveProducts(sql, library.demo, made);
		const rows = await sql<{ id: string; slug: string }[]>`select id, slug from products`;
		ids = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
		const one = (slug: string, published: boolean) => ({
			slug,
			names: names(slug),
			descriptions: {},
			published,
			mediaId: null,
			products: [],
		});
		await saveCategories(sql, library.demo, [one('open', true), one('closed', false)]);
		const found = await sql<{ id: string; slug: string }[]>`select id, slug from categories`;
		[open = '', closed = ''] = ['open', 'closed'].map((slug) => found.find((each) => each.slug === slug)?.id);
		const place = (category: string, of: string[]) =>
			fillCategory(
				sql,
				library.demo.id,
				category,
				of.map((slug) => ids[slug] ?? ''),
			);
		await place(open, ['c', 'a', 'b', 'f', 'e', 'd', 'hidden']);
		await place(closed, ['secret', 'a']);
		await refreshCategories(sql, library.demo);
		await announceChange(sql, library.demo.id, 'content');
	});
});

afterAll(() => library.close());

const readingWith = (sql: Sql): Reading => ({ tenant: library.demo, read: async (question) => question(sql) });

const partsOf = (sections: Section[], audience: Audience = everybody) =>
	library.inShop((sql) => findParts(readingWith(sql), sections, { language: 'de-DE', audience }, [], definitions));

const slugsOf = async (values: object, audience?: Audience) => {
	const { products: shown } = await partsOf([section(values)], audience);
	return shown[0]?.products.map(({ card }) => card.slug).join('');
};

describe('the products of a section', () => {
	it('by hand stand in that order, and only those that the reader may see', async () => {
		const chosen = ['d', 'hidden', 'secret', 'a'].map((slug) => ids[slug]);
		expect(await slugsOf({ mode: 'static', products: chosen })).toBe('da');
		expect(await slugsOf({ mode: 'static', products: chosen }, { staff: true, roles: [] })).toBe('dhiddensecreta');
	});

	it('of a category stand in its order, up to their number; a closed one shows nothing', async () => {
		expect(await slugsOf({ mode: 'category', category: open, count: 3 })).toBe('cab');
		expect(await slugsOf({ mode: 'category', category: closed })).toBe('');
		expect(await slugsOf({ mode: 'category', category: null })).toBeUndefined();
	});

	it('the newest come first', async () => {
		await library.inShop((sql) => sql`update product_list set added_at = now() + interval '1 day' where slug = 'f'`);
		expect(await slugsOf({ mode: 'newest', count: 1 })).toBe('f');
	});

	it('by chance are the same until something changes', async () => {
		const one = section({ mode: 'random', count: 6 });
		const shownBy = async () => (await partsOf([one])).products[0]?.products.map(({ card }) => card.slug).join('');
		const first = await shownBy();
		expect(first).toHaveLength(6);
		expect(await shownBy()).toBe(first);
		const others = new Set([first]);
		for (let time = 0; time < 8; time += 1) {
			await library.inShop((sql) => announceChange(sql, library.demo.id, 'content'));
			others.add(await shownBy());
		}
		expect(others.size).toBeGreaterThan(1);
	});

	it('of several sections come apart, each with its own', async () => {
		const all = [
			section({ mode: 'static', products: [ids.a] }),
			section({ mode: 'category', category: open, count: 2 }),
			section({ mode: 'static', products: [ids.secret] }),
		];
		const { products: shown } = await partsOf(all);
		expect(shown.map((one) => [one.section, one.products.map(({ card }) => card.slug).join('')])).toEqual([
			[all[0]?.id, 'a'],
			[all[1]?.id, 'ca'],
			[all[2]?.id, ''],
		]);
	});
});

it('a section without any products is not shown to readers, and is there again with the first one', async () => {
	const plan = (id: string, values: object): Section => ({
		...section(values),
		id,
		type: 'productGrid',
		values: { mode: 'static', category: null, products: [], count: 4, columns: '4', call: null, ...values },
		texts: { title: { 'de-DE': { text: 'Neu im Shop', source: 'human' } } },
	});
	const [none, secret, some] = [newPartId(), newPartId(), newPartId()];
	const sections = [
		titleSection(),
		plan(none, {}),
		plan(secret, { products: [ids.secret] }),
		plan(some, { products: [ids.a] }),
	];
	const { id } = await createPage(library.ada, 'leer', { slug: 'leer', document: { ...emptyPage, sections } });
	await publishPage(library.ada, id, 0);
	const shownTo = (audience: Audience) =>
		library.inShop(async (sql) => {
			const page = await findShownPage(
				readingWith(sql),
				{ kind: 'page', slug: 'leer' },
				{ language: 'de-DE', audience },
			);
			return page?.sections.map((one) => one.id).slice(1);
		});
	expect(await shownTo(everybody)).toEqual([some]);
	expect(await shownTo({ staff: true, roles: [] })).toEqual([secret, some]);
});

describe('the number of statements', () => {
	const count = async (sections: Section[]) => {
		const reader = { language: 'de-DE', audience: everybody };
		const { statements } = await watchStatements(library.test.appUrl, library.demo.id, (sql) =>
			findParts(readingWith(sql), sections, reader, [], definitions),
		);
		return statements.length;
	};

	it('is two for pictures and products of any number of sections', async () => {
		const image = await library.upload(await drawPng(20, 20));
		expect(await count([section({ mode: 'random' }, [image])])).toBe(2);
		const many = Array.from({ length: 60 }, (_, number) =>
			section({ mode: productModes[number % 4], category: open, products: [ids.a] }, [image, image]),
		);
		expect(await count(many)).toBe(2);
		expect(await count([section({ mode: 'static' })])).toBe(0);
	});

	it('is one more for the page itself, with 1 section and with 300', async () => {
		for (const length of [1, 300]) {
			const document = { ...emptyPage, sections: Array.from({ length }, () => titleSection()) };
			const slug = `lang-${length}`;
			const { id } = await createPage(library.ada, slug, { slug, document });
			await publishPage(library.ada, id, 0);
			const { result, statements } = await watchStatements(library.test.appUrl, library.demo.id, (sql) =>
				findShownPage(readingWith(sql), { kind: 'page', slug }, { language: 'de-DE', audience: everybody }),
			);
			expect(result?.sections).toHaveLength(length);
			expect(statements).toHaveLength(1);
		}
	});
});

describe('pictures', () => {
	it('come with their texts; the library knows where they are used and has them replaced', async () => {
		const image = await library.upload(await drawPng(40, 30), { alt: { 'de-DE': 'Eine Fläche', 'en-GB': 'A plane' } });
		const { id } = await createPage(library.ada, 'Bebildert');
		const tab = new Tab(library.ada, id);
		await tab.open();
		await tab.do({ do: 'seo', image, index: true });
		const uses = async (of: string) =>
			(await library.tell('query($id: ID!) { mediaItem(id: $id) { uses { kind label address } } }', { id: of })).uses;
		expect(await uses(image)).toEqual([{ kind: 'page', label: 'Bebildert', address: '/bebildert' }]);
		await publishPage(library.ada, id, 1);
		expect(await readPage(library.ada, 'bebildert', 'page', 'en-GB')).toMatchObject({
			seoImage: { id: image, alt: 'A plane' },
		});
		await tab.do({ do: 'seo', image: null, index: true });
		expect(await uses(image)).toHaveLength(1);
		const after = await library.replace(image, await drawPng(60, 60));
		expect(await uses(after)).toHaveLength(1);
		expect((await readPage(library.ada, 'bebildert')).seoImage).toMatchObject({ id: after });
		await publishPage(library.ada, id, 2);
		expect(await uses(after)).toEqual([]);
	});

	it('that do not exist, or are of another shop, are not shown and do not block saving', async () => {
		const { id } = await createPage(library.ada, 'Fremdes');
		const tab = new Tab(library.ada, id);
		await tab.open();
		expect(await tab.do({ do: 'seo', image: ids.a, index: true })).toMatchObject({ revision: 1 });
		await publishPage(library.ada, id, 1);
		expect((await readPage(library.ada, 'fremdes')).seoImage).toBeNull();
	});
});

describe('what the canvas asks for', () => {
	const query = 'query($sections: JSON!) { pageParts(sections: $sections) { pictures { id } products { section } } }';

	it('is refused unless it is made of sections', async () => {
		expect(await library.tell(query, { sections: [titleSection()] })).toEqual({ pictures: [], products: [] });
		for (const sections of [{}, [null], [{ id: 'x' }], 'x', [{ ...titleSection(), type: 'constructor' }]])
			expect(await library.tell(query, { sections })).toBe('PAGE_REFUSED');
	});

	it('names pictures that are to be described or replaced before the page is published', async () => {
		const facts =
			'query($sections: JSON!) { pageParts(sections: $sections) { pictureFacts { id placeholder missingAlt } } }';
		const image = await library.upload(await drawPng(40, 30), { name: 'stand.png' });
		const placeholder = await library.upload(await drawPng(30, 40), { name: placeholderFileName });
		const block = shipped.image ?? expect.fail('no block for images');
		const sections = [image, placeholder].map((picture) => {
			const section = newSection(block, []);
			return { ...section, values: { ...section.values, picture } };
		});
		const { pictureFacts } = await library.tell(facts, { sections });
		expect(Object.fromEntries(pictureFacts.map((one: { id: string }) => [one.id, one]))).toEqual({
			[image]: { id: image, placeholder: false, missingAlt: ['de-DE', 'en-GB'] },
			[placeholder]: { id: placeholder, placeholder: true, missingAlt: ['de-DE', 'en-GB'] },
		});
	});

	it('is for those who may read content', async () => {
		expect(await library.tell(query, { sections: [] }, await library.as('clerk'))).toBe('FORBIDDEN');
		expect(await library.tell(query, { sections: [] }, await library.as('reader'))).toMatchObject({ pictures: [] });
	});
});

it('pages of one shop are not there for another', async () => {
	await createPage(library.ada, 'Nur hier');
	const rows = await library.database.inTenant(library.other.id, (sql) => sql`select id from pages`);
	expect(rows).toEqual([]);
	const there = await library.as('ada', 'other.localhost');
	expect(await library.tell('{ pages { total } }', {}, there)).toEqual({ total: 0 });
});
