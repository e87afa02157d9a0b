import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import { productFieldLabelKey, productFieldValueKey, productNameKey } from '../../../rules/texts/entity-keys.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { saveText } from '../../texts/save-texts.ts';
import { listAdminProducts } from './list-products.ts';
import { loadProduct } from './load-product.ts';

let shop: Shop;
let ada: Browser;
const [paper, sheet, erp] = [newId(), newId(), newId()];
const [cards, members] = [newId(), newId()];

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await shop.rows(async (sql) => {
		await sql`
			insert into product_fields (tenant_id, id, name, type, meta, required, position) values
				(${shop.demo.id}, ${paper}, 'paper', 'text', false, false, 1),
				(${shop.demo.id}, ${sheet}, 'sheet', 'link', false, false, 2),
				(${shop.demo.id}, ${erp}, 'erp', 'text', true, false, 3)`;
		await sql`
			insert into categories (tenant_id, id, slug, published, position, online) values
				(${shop.demo.id}, ${cards}, 'karten', true, 1, true), (${shop.demo.id}, ${members}, 'intern', true, 2, true)`;
		for (const [id, label] of [
			[paper, 'Papier'],
			[sheet, 'Datenblatt'],
			[erp, 'ERP'],
		] as const)
			await saveText(sql, shop.demo.id, {
				key: productFieldLabelKey(id),
				type: 'productFieldLabel',
				group: 'products',
				baseText: label,
				baseLanguage: 'de-DE',
				translations: {},
				origin: 'human',
			});
		return [];
	});
});

afterAll(() => shop.close());

const tell = (query: string, variables: object = {}) => shop.tell(ada, query, variables);
const words = (de: string, en?: string) => [
	{ languageCode: 'de-DE', translation: de },
	...(en ? [{ languageCode: 'en-GB', translation: en }] : []),
];

async function create(name: string): Promise<string> {
	const answer = (await tell(
		'mutation($names: [ProductWordingInput!]!) { createProduct(names: $names) { id faults { field fault } } }',
		{ names: words(name) },
	)) as { id: string };
	return answer.id;
}

interface Given {
	[name: string]: unknown;
}

const load = (id: string) => shop.test.database.inTenant(shop.demo.id, (sql) => loadProduct(sql, shop.demo, id));

const listed = (map: Record<string, string>) =>
	Object.entries(map).map(([languageCode, translation]) => ({ languageCode, translation }));

/** The product as it is, with some of it otherwise. */
async function input(id: string, given: Given = {}) {
	const before = await load(id);
	return {
		revision: before.revision,
		slug: before.slug,
		code: before.code,
		published: before.published,
		validFrom: before.validFrom,
		validUntil: before.validUntil,
		orderable: before.orderable,
		productionDays: before.productionDays,
		itemNameAllowed: before.itemNameAllowed,
		pricing: before.pricing,
		names: listed(before.names),
		descriptions: listed(before.descriptions),
		seoTitles: listed(before.seoTitles),
		seoDescriptions: listed(before.seoDescriptions),
		fields: Object.entries(before.fields).map(([fieldId, value]) => ({
			fieldId,
			url: value.url,
			words: listed(value.words),
		})),
		choiceFields: before.choiceFields,
		labelIds: before.labelIds,
		categoryIds: before.categoryIds,
		variants: [],
		removedVariants: [],
		deletedVariants: [],
		...given,
	};
}

const saveMutation =
	'mutation($id: ID!, $product: EditedProductInput!) { saveProduct(id: $id, product: $product) { revision faults { field fault } } }';

const save = async (id: string, given: Given = {}, who = ada) =>
	shop.tell(who, saveMutation, { id, product: await input(id, given) });

const variant = (code: string, given: Given = {}) => ({
	key: code,
	code,
	published: true,
	orderable: true,
	names: [],
	fields: [],
	...given,
});

const own = (value: string) => [{ fieldId: paper, words: words(value) }];

const inList = (id: string) =>
	shop.rows<{ name: string; published: boolean; unlisted: boolean }>(
		(sql) =>
			sql`select name, published, unlisted from product_list where product_id = ${id} and language_code = 'de-DE'`,
	);

describe('a new product', () => {
	it('needs a name, is not published, and has an address of its own', async () => {
		const [one, two] = [await create('Visitenkarte für Zürich'), await create('Visitenkarte für Zürich')];
		expect(await load(one)).toMatchObject({ slug: 'visitenkarte-fuer-zuerich', published: false, revision: 1 });
		expect(await load(two)).toMatchObject({ slug: 'visitenkarte-fuer-zuerich-2' });
		expect(await inList(one)).toEqual([{ name: 'Visitenkarte für Zürich', published: false, unlisted: true }]);
		expect(await tell('mutation { createProduct(names: []) { id faults { field fault } } }')).toEqual({
			id: null,
			faults: [{ field: 'name.de-DE', fault: 'required' }],
		});
	});
});

describe('what a piece weighs and whether it is made to order', () => {
	it('is saved, unchanged where it is not sent, and overridden by a variant only where that has its own', async () => {
		const id = await create('Plakat');
		await save(id, {
			weightMg: 84_205,
			personalised: true,
			variants: [variant('P-1'), variant('P-2', { weightMg: 1 })],
		});
		const saved = await load(id);
		expect(saved).toMatchObject({ weightMg: 84_205, personalised: true });
		expect(saved.variants).toMatchObject([{ weightMg: null }, { weightMg: 1 }]);
		const [, second] = saved.variants;
		await save(id, { variants: [variant('P-3', { id: second?.id })] });
		const again = await load(id);
		expect(again).toMatchObject({ weightMg: 84_205, personalised: true });
		expect(again.variants).toMatchObject([{ weightMg: null }, { code: 'P-3', weightMg: 1 }]);
		await save(id, { weightMg: null, personalised: false });
		expect(await load(id)).toMatchObject({ weightMg: null, personalised: false });
	});

	it('goes along with a variant that becomes a product of its own', async () => {
		const id = await create('Plakat groß');
		await save(id, { weightMg: 5000, personalised: true, variants: [variant('PG-1')] });
		const [only] = (await load(id)).variants;
		await save(id, { removedVariants: [only?.id] });
		expect(await load(only?.id ?? '')).toMatchObject({ weightMg: 5000, personalised: true });
	});

	it.each([-1, 1_000_000_001])('is refused where it cannot be: %i mg', async (weightMg) => {
		const id = await create('Plakat');
		expect(await save(id, { weightMg })).toMatchObject({ faults: [{ field: 'weight', fault: 'weightInvalid' }] });
	});
});

describe('saving a product', () => {
	it('takes everything at once and brings lists and pages into step', async () => {
		const id = await create('Flyer');
		expect(
			await save(id, {
				names: words('Flyer A5', 'Flyer A5'),
				descriptions: words('Ein Blatt.'),
				seoTitles: words('Flyer drucken'),
				code: 'FL-5',
				published: true,
				pricing: { ...blankPricing, unitPrice: 199000 },
				productionDays: 5,
				itemNameAllowed: true,
				validFrom: '2026-01-01',
				validUntil: '2099-12-31T18:30',
				categoryIds: [cards],
				fields: [
					{ fieldId: paper, words: words('Bilderdruck') },
					{ fieldId: sheet, url: 'https://example.com/blatt.pdf', words: words('Datenblatt') },
					{ fieldId: erp, words: words('ERP-4711') },
				],
			}),
		).toEqual({ revision: 2, faults: [] });
		const saved = await load(id);
		expect(saved).toMatchObject({
			code: 'FL-5',
			validFrom: '2026-01-01',
			validUntil: '2099-12-31T18:30',
			pricing: { ...blankPricing, unitPrice: 199000 },
			productionDays: 5,
			categoryIds: [cards],
			names: { 'de-DE': 'Flyer A5', 'en-GB': 'Flyer A5' },
			fields: { [paper]: { words: { 'de-DE': 'Bilderdruck' } }, [sheet]: { url: 'https://example.com/blatt.pdf' } },
		});
		expect(await inList(id)).toEqual([{ name: 'Flyer A5', published: true, unlisted: false }]);
		const page = (await shop.nobody().ask('/product/flyer')).body;
		expect(page).toContain('Ein Blatt.');
		expect(page).not.toContain('ERP-4711');
	});

	it('refuses an older state, and loses nothing of the newer one', async () => {
		const id = await create('Plakat');
		const mine = await input(id, { code: 'mine' });
		await save(id, { code: 'hers' });
		expect(await tell(saveMutation, { id, product: mine })).toContain('Somebody else has changed this product');
		expect(await load(id)).toMatchObject({ code: 'hers' });
	});

	it.each([
		['no name', { names: [] }, 'name.de-DE', 'required'],
		[
			'a translation without the default language',
			{ descriptions: [{ languageCode: 'en-GB', translation: 'x' }] },
			'description.de-DE',
			'baseMissing',
		],
		['an address with spaces', { slug: 'Ein Blatt' }, 'slug', 'slugInvalid'],
		['an address that is taken', { slug: 'flyer' }, 'slug', 'slugTaken'],
		['a day that is none', { validFrom: '2026-02-31' }, 'validFrom', 'notAMoment'],
		['a time that is none', { validUntil: '2026-02-28T25:00' }, 'validUntil', 'notAMoment'],
		['a time that the clocks leave out', { validFrom: '2026-03-29T02:30' }, 'validFrom', 'leftOut'],
		[
			'an end at the beginning',
			{ validFrom: '2026-05-02T10:00', validUntil: '2026-05-02T10:00' },
			'validUntil',
			'endsBeforeBegin',
		],
		[
			'an end before the beginning',
			{ validFrom: '2026-05-02', validUntil: '2026-05-01' },
			'validUntil',
			'endsBeforeBegin',
		],
		['negative days', { productionDays: -1 }, 'productionDays', 'notWhole'],
		['a price with a fraction', { pricing: { ...blankPricing, unitPrice: 1.5 } }, 'price.unitPrice', 'invalid'],
		[
			'a link that runs a script',
			{ fields: [{ fieldId: sheet, url: 'javascript:alert(1)', words: [] }] },
			`field.${sheet}`,
			'urlInvalid',
		],
		['a field that is none', { fields: [{ fieldId: cards, words: words('x') }] }, `field.${cards}`, 'unknown'],
		['a category that is none', { categoryIds: [paper] }, 'categories', 'unknown'],
		['a label that is none', { labelIds: [paper] }, 'labels', 'unknown'],
		['choices by a field that shoppers do not see', { choiceFields: [erp] }, 'choiceFields', 'unknown'],
		['a name that nobody can keep', { names: words('a\ud800b') }, 'name.de-DE', 'forbiddenCharacter'],
		['a name without end', { names: words('x'.repeat(201)) }, 'name.de-DE', 'tooLong'],
	])('names the field: %s', async (_what, given, field, fault) => {
		const id = await create('Heft');
		expect(await save(id, given as Given)).toMatchObject({ faults: [{ field, fault }] });
		expect(await load(id)).toMatchObject({ revision: 1, names: { 'de-DE': 'Heft' } });
	});

	it('wants required fields, unless the shop has a default for them', async () => {
		const id = await create('Mappe');
		await shop.rows((sql) => sql`update product_fields set required = true where id = ${paper}`);
		expect(await save(id)).toMatchObject({ faults: [{ field: `field.${paper}`, fault: 'required' }] });
		expect(await save(id, { fields: own('Karton') })).toMatchObject({ faults: [] });
		await shop.rows((sql) => sql`update product_fields set required = false where id = ${paper}`);
	});

	it('keeps the old address as a way to the new one', async () => {
		const id = await create('Kalender');
		await save(id, { slug: 'wandkalender' });
		expect(await shop.rows((sql) => sql`select slug, thing_id from old_slugs where slug = 'kalender'`)).toMatchObject([
			{ thingId: id },
		]);
	});

	it('takes a price only of those who may set prices', async () => {
		await shop.makeUser('eva@example.com', { role: { name: 'editors', access: ['mProd', 'gAdminArea'] } });
		const eva = await shop.as('eva@example.com');
		const id = await create('Postkarte');
		expect(await save(id, { pricing: { ...blankPricing, unitPrice: 100 } }, eva)).toContain('pricing');
		expect(await save(id, { code: 'PK' }, eva)).toMatchObject({ faults: [] });
	});

	it('takes away what was emptied', async () => {
		const id = await create('Block');
		await save(id, { descriptions: words('Alt'), fields: own('Offset') });
		await save(id, { descriptions: [], fields: [] });
		const texts = await shop.test.database.inTenant(shop.demo.id, (sql) =>
			findTexts(sql, shop.demo.id, [`product.${id}.description`, productFieldValueKey(id, paper)]),
		);
		expect(texts.size).toBe(0);
		expect(await load(id)).toMatchObject({ descriptions: {}, fields: {} });
	});

	it('is in the audit log with what is different, and nothing else', async () => {
		const id = await create('Tasse');
		await save(id, { code: 'T-1' });
		const [entry] = await shop.rows<{ before: object; after: object }>(
			(sql) => sql`select before, after from audit_log where action = 'saveProduct' and entity_id = ${id}`,
		);
		expect(entry).toEqual({ before: { code: '' }, after: { code: 'T-1' } });
	});
});

describe('variants', () => {
	/** Codes of variants are unique in a shop: each test has all of them to itself. */
	afterEach(() => shop.rows((sql) => sql`update products set code = id::text where parent_id is not null`));

	const withVariants = async (name: string, ...codes: string[]) => {
		const id = await create(name);
		await save(id, {
			choiceFields: [paper],
			pricing: { ...blankPricing, unitPrice: 50000 },
			categoryIds: [cards],
			fields: [{ fieldId: erp, words: words('E-1') }],
			variants: codes.map((code) => variant(code, { fields: own(`Papier ${code}`) })),
		});
		return { id, product: await load(id) };
	};
	const idOf = (product: Awaited<ReturnType<typeof load>>, code: string) =>
		product.variants.find((one) => one.code === code)?.id ?? '';

	it('are in the audit log with what is different of each, before and after', async () => {
		const { id, product } = await withVariants('Becher', 'M', 'G');
		await save(id, {
			variants: [variant('M-2', { id: idOf(product, 'M'), fields: own('Papier M'), orderable: false })],
		});
		const [entry] = await shop.rows<{ before: object; after: object }>(
			(sql) => sql`select before, after from audit_log where entity_id = ${id} and before ? 'variantValues'`,
		);
		expect(entry).toEqual({
			before: { variantValues: { M: { code: 'M', orderable: true } } },
			after: { variantValues: { M: { code: 'M-2', orderable: false } }, variants: { changed: ['M-2'] } },
		});
	});

	it('are added with the product, in order, each with an address of its own', async () => {
		const { product } = await withVariants('Karte', 'M', 'G');
		expect(product.variants.map(({ code, slug }) => [code, slug])).toEqual([
			['M', 'karte-m'],
			['G', 'karte-g'],
		]);
		expect(await inList(idOf(product, 'M'))).toEqual([]);
	});

	it('are added by the hundreds with one saving, and one of them is deleted by another', async () => {
		const id = await create('Viele Varianten');
		const many = Array.from({ length: 500 }, (_, index) => variant(`VIELE-${index + 1}`));
		expect(await save(id, { variants: many })).toMatchObject({ faults: [] });
		const { variants } = await load(id);
		expect(variants.map(({ code }) => code)).toEqual(many.map(({ code }) => code));
		await save(id, { deletedVariants: [variants[0]?.id] });
		expect((await load(id)).variants.map(({ code }) => code)).toEqual(many.slice(1).map(({ code }) => code));
		// As the database does by itself in a shop: its plans for the next tests would else be those for empty tables.
		await shop.test.owner`analyze`;
	});

	it('have codes of their own, whatever their case', async () => {
		const { id } = await withVariants('Kuvert', 'A');
		expect(await save(id, { variants: [variant('a')] })).toMatchObject({
			faults: [{ field: 'variant.a.code', fault: 'variantExists' }],
		});
		expect(await save(id, { variants: [variant(' ')] })).toMatchObject({
			faults: [{ field: 'variant. .code', fault: 'required' }],
		});
	});

	it('have codes that no variant of another product has', async () => {
		const { id: first } = await withVariants('Karton', 'K-1');
		const { id: second, product } = await withVariants('Pappe', 'P-1');
		const exists = { field: 'variant.k-1 .code', fault: 'variantExists' };
		expect(await save(second, { variants: [variant('k-1 ')] })).toMatchObject({ faults: [exists] });
		const renamed = variant('K-1', { id: idOf(product, 'P-1'), key: 'any' });
		expect(await save(second, { variants: [renamed] })).toMatchObject({
			faults: [{ field: `variant.${idOf(product, 'P-1')}.code`, fault: 'variantExists' }],
		});
		await save(first, { deletedVariants: [idOf(await load(first), 'K-1')] });
		expect(await save(second, { variants: [renamed] })).toMatchObject({ faults: [] });
	});

	it('that are given the same code at the same moment: one of them is refused', async () => {
		const both = [await create('Links'), await create('Rechts')];
		const saved = await Promise.all(both.map((id) => save(id, { variants: [variant('SAME')] })));
		const faults = saved.map((answer) => (answer as { faults: object[] }).faults.length);
		expect(faults.sort()).toEqual([0, 1]);
		expect(await shop.rows((sql) => sql`select from products where code = 'SAME'`)).toHaveLength(1);
	});

	it('keep a code that existed twice before, which is shown as a hint', async () => {
		const { id } = await withVariants('Alt', 'OLD-1');
		const { id: other } = await withVariants('Neu', 'NEW-1');
		await shop.rows((sql) => sql`update products set code = 'old-1' where code = 'NEW-1'`);
		const [kept] = (await load(other)).variants;
		expect(await save(other, { variants: [variant('old-1', { id: kept?.id, published: false })] })).toMatchObject({
			faults: [],
		});
		const sharedCodes = (of: string) => tell('query($id: ID!) { adminProduct(id: $id) { sharedCodes } }', { id: of });
		expect(await sharedCodes(other)).toMatchObject({ sharedCodes: ['old-1'] });
		expect(await sharedCodes(id)).toMatchObject({ sharedCodes: ['OLD-1'] });
		// A product that takes the number of another one is warned of as well.
		const twin = await create('Doppelt');
		await save(id, { code: 'ART-1' });
		expect(await save(twin, { code: 'art-1' })).toMatchObject({ faults: [] });
		expect(await sharedCodes(twin)).toMatchObject({ sharedCodes: ['art-1'] });
	});

	it('may change their codes for one another’s', async () => {
		const { id, product } = await withVariants('Siegel', 'A', 'B');
		const [a, b] = [idOf(product, 'A'), idOf(product, 'B')];
		expect(await save(id, { variants: [variant('B', { id: a }), variant('A', { id: b })] })).toMatchObject({
			faults: [],
		});
		expect((await load(id)).variants.map((one) => [one.id, one.code])).toEqual([
			[a, 'B'],
			[b, 'A'],
		]);
	});

	it('say what their product says until they are overwritten, and again when that is taken back', async () => {
		const { id, product } = await withVariants('Banner', 'X');
		const x = idOf(product, 'X');
		expect(product.variants[0]?.fields).toMatchObject({ [paper]: { words: { 'de-DE': 'Papier X' } } });
		await save(id, { variants: [variant('X', { id: x })] });
		expect((await load(id)).variants[0]?.fields).toEqual({});
	});

	it('are deleted by saving, all or nothing', async () => {
		const { id, product } = await withVariants('Rolle', 'A', 'B');
		const a = idOf(product, 'A');
		expect(await save(id, { deletedVariants: [a], slug: 'Nein Nein' })).toMatchObject({ faults: [{ field: 'slug' }] });
		expect((await load(id)).variants).toHaveLength(2);
		await save(id, { deletedVariants: [a] });
		expect((await load(id)).variants.map(({ code }) => code)).toEqual(['B']);
		const texts = await shop.test.database.inTenant(shop.demo.id, (sql) =>
			findTexts(sql, shop.demo.id, [productFieldValueKey(a, paper)]),
		);
		expect(texts.size).toBe(0);
	});

	it('become products of their own when they are removed, with what they had inherited', async () => {
		const { id, product } = await withVariants('Schild', 'A', 'B');
		const a = idOf(product, 'A');
		expect(await save(id, { removedVariants: [a] })).toMatchObject({ faults: [] });
		expect(await load(a)).toMatchObject({
			id: a,
			published: false,
			pricing: { ...blankPricing, unitPrice: 50000 },
			categoryIds: [cards],
			names: { 'de-DE': 'Schild A' },
			fields: { [paper]: { words: { 'de-DE': 'Papier A' } }, [erp]: { words: { 'de-DE': 'E-1' } } },
			variants: [],
		});
		expect(await inList(a)).toMatchObject([{ name: 'Schild A', published: false }]);
		expect((await load(id)).variants.map(({ code }) => code)).toEqual(['B']);
	});

	it('of another product are not touched', async () => {
		const { product } = await withVariants('Fahne', 'A');
		const { id } = await withVariants('Wimpel', 'W');
		const stray = idOf(product, 'A');
		expect(await save(id, { deletedVariants: [stray] })).toMatchObject({
			faults: [{ field: `variant.${stray}`, fault: 'unknown' }],
		});
		expect((await load(product.id)).variants).toHaveLength(1);
	});

	it('find their product', async () => {
		const { id, product } = await withVariants('Etikett', 'A');
		expect((await load(idOf(product, 'A'))).id).toBe(id);
	});

	it('cost the same number of statements, however many', async () => {
		const { id } = await withVariants('Viele', 'A', 'B');
		const count = async () =>
			(await watchStatements(shop.test.appUrl, shop.demo.id, (sql) => loadProduct(sql, shop.demo, id))).statements
				.length;
		const few = await count();
		await save(id, {
			variants: Array.from({ length: 500 }, (_, index) => variant(`V${index}`, { fields: own(`P${index}`) })),
		});
		expect((await load(id)).variants).toHaveLength(502);
		expect(await count()).toBe(few);
		expect(few).toBeLessThanOrEqual(7);
	});
});

describe('a copy', () => {
	it('has everything of the first, under another name, and is not published', async () => {
		const id = await create('Original');
		await save(id, {
			names: words('Original', 'Original'),
			published: true,
			categoryIds: [cards, members],
			fields: own('Karton'),
			code: 'ORIG',
			variants: [variant('A', { fields: own('Papier A') })],
		});
		const copy = String(await tell('mutation($id: ID!) { copyProduct(id: $id) }', { id }));
		const [first, second] = [await load(id), await load(copy)];
		expect(second).toMatchObject({
			published: false,
			names: { 'de-DE': 'Original (Kopie)', 'en-GB': 'Original (copy)' },
			categoryIds: first.categoryIds,
			fields: first.fields,
		});
		expect(second.slug).not.toBe(first.slug);
		expect([first.code, second.code]).toEqual(['ORIG', 'ORIG-copy']);
		expect(second.variants).toMatchObject([
			{ code: 'A-copy', fields: { [paper]: { words: { 'de-DE': 'Papier A' } } } },
		]);
		expect(second.variants[0]?.id).not.toBe(first.variants[0]?.id);
		expect(await inList(copy)).toMatchObject([{ name: 'Original (Kopie)', published: false }]);
		const again = await load(String(await tell('mutation($id: ID!) { copyProduct(id: $id) }', { id })));
		expect([again.code, again.variants[0]?.code]).toEqual(['ORIG-copy-2', 'A-copy-2']);
	});
});

describe('states', () => {
	const state = (name: string, ids: string[]) => tell(`mutation($ids: [ID!]!) { ${name}(ids: $ids) }`, { ids });

	it('are changed for all or for none', async () => {
		const [one, two] = [await create('Eins'), await create('Zwei')];
		expect(await state('publishProducts', [one, newId()])).toContain('could not be found');
		expect(await load(one)).toMatchObject({ published: false });
		expect(await state('publishProducts', [one, two])).toBe(2);
		expect(await state('publishProducts', [one, two])).toBe(0);
		expect(await state('unpublishProducts', [one])).toBe(1);
	});

	it('archived ones come back as they were', async () => {
		const id = await create('Drei');
		await state('publishProducts', [id]);
		expect(await state('archiveProducts', [id])).toBe(1);
		expect((await load(id)).archivedAt).not.toBeNull();
		expect((await shop.nobody().ask('/product/drei')).status).toBe(404);
		expect(await state('restoreProducts', [id])).toBe(1);
		expect(await load(id)).toMatchObject({ archivedAt: null, published: true });
	});

	it('only archived ones are deleted, with their variants and texts', async () => {
		const id = await create('Vier');
		await save(id, { variants: [variant('A')] });
		expect(await state('deleteProducts', [id])).toBe('Only archived products can be deleted.');
		await state('archiveProducts', [id]);
		expect(await state('deleteProducts', [id])).toBe(1);
		expect(await shop.rows((sql) => sql`select from products where id = ${id} or parent_id = ${id}`)).toHaveLength(0);
		const texts = await shop.test.database.inTenant(shop.demo.id, (sql) =>
			findTexts(sql, shop.demo.id, [productNameKey(id)]),
		);
		expect(texts.size).toBe(0);
	});
});

describe('the list', () => {
	const find = async (args: string) =>
		(
			(await tell(`{ adminProducts(language: "de-DE", ${args}) { items { name } } }`)) as { items: { name: string }[] }
		).items.map(({ name }) => name);

	beforeAll(async () => {
		const id = await create('Suchbar Alpha');
		await save(id, {
			code: 'ZZ-9',
			categoryIds: [members],
			published: true,
			validFrom: '2099-01-01',
			variants: [variant('KOD-77')],
		});
		const away = await create('Suchbar Beta');
		await tell('mutation($ids: [ID!]!) { archiveProducts(ids: $ids) }', { ids: [away] });
	});

	it.each([
		['a piece of the name', 'search: "uchbar"', ['Suchbar Alpha']],
		['the code', 'search: "zz-9"', ['Suchbar Alpha']],
		['the code of a variant', 'search: "kod-7"', ['Suchbar Alpha']],
		['the address', 'search: "suchbar-al"', ['Suchbar Alpha']],
		['what is archived', 'search: "suchbar", state: archived', ['Suchbar Beta']],
		['what is to come', 'search: "suchbar", state: scheduled', ['Suchbar Alpha']],
		['what is not published', 'search: "suchbar", state: notPublished', []],
		['a category', `search: "suchbar", category: "${members}"`, ['Suchbar Alpha']],
		['what has no picture', 'search: "suchbar", lacks: image', ['Suchbar Alpha']],
		['what cannot be ordered', 'search: "suchbar", lacks: price', ['Suchbar Alpha']],
		['what stands in no category', 'search: "suchbar", lacks: category', []],
		['no pattern', 'search: "%"', []],
	])('finds by %s', async (_what, args, names) => {
		expect(await find(args)).toEqual(names);
	});

	it('costs one statement', async () => {
		const wanted = {
			language: 'de-DE',
			search: 'a',
			state: undefined,
			categoryId: cards,
			labelId: undefined,
			lacks: undefined,
			sort: 'name',
			descending: false,
		} as const;
		const { statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			listAdminProducts(sql, shop.demo, wanted, { first: 25, offset: 0 }),
		);
		expect(statements).toHaveLength(1);
	});
});

describe('a test link', () => {
	it('leads to a product that is not published', async () => {
		const id = await create('Geheim');
		const path = String(await tell('mutation($id: ID!) { productTestLink(id: $id) }', { id }));
		expect((await shop.nobody().ask('/product/geheim')).status).toBe(404);
		expect(path).toMatch(/^\/product\/geheim\?test=/);
	});
});
