import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { productFieldDefaultKey, productFieldValueKey } from '../../../rules/texts/entity-keys.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveText } from '../../texts/save-texts.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshCatalogueJob } from '../read-model/refresh-later.ts';
import { refreshProducts } from '../read-model/refresh-products.ts';
import { saveProducts } from '../save-products.ts';

let shop: Shop;
let admin: Browser;
let card: string;

const english = (key: string) => shippedEntries.get(key)?.translations['en-GB'] ?? key;

const inShop = <T>(work: Parameters<Shop['test']['database']['inTenant']>[1]) =>
	shop.test.database.inTenant(shop.demo.id, work) as Promise<T>;

const productsOf = (slugs: readonly string[]) =>
	slugs.map((slug) => ({ slug, names: { 'de-DE': slug }, fromPrice: 100, published: true, mediaId: null }));

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await inShop((sql) => saveProducts(sql, shop.demo, productsOf(['card', 'flyer'])));
	const [row] = await shop.rows<{ id: string }>((sql) => sql`select id from products where slug = 'card'`);
	card = row?.id ?? '';
});

afterAll(() => shop.close());

beforeEach(() => inShop((sql) => sql`delete from product_fields`));

const words = (de: string, en = '') => [
	{ languageCode: 'de-DE', translation: de },
	{ languageCode: 'en-GB', translation: en },
];

const inputOf = (name: string, given: object = {}) => ({
	name,
	labels: words(`Feld ${name}`),
	type: 'text',
	required: false,
	filter: false,
	defaults: [],
	...given,
});

const create = (name: string, given?: object, meta = false) =>
	shop.tell(
		admin,
		`mutation($meta: Boolean!, $field: ProductFieldInput!) {
			createProductField(meta: $meta, field: $field) { id filter defaultUrl defaults { translation } products }
		}`,
		{ meta, field: inputOf(name, given) },
	);
const update = (id: string, name: string, given?: object) =>
	shop.tell(
		admin,
		'mutation($id: ID!, $field: ProductFieldInput!) { updateProductField(id: $id, field: $field) { name } }',
		{
			id,
			field: inputOf(name, given),
		},
	);
const remove = (id: string) => shop.tell(admin, 'mutation($id: ID!) { deleteProductField(id: $id) }', { id });
const place = (id: string, before: string | null) =>
	shop.tell(admin, 'mutation($id: ID!, $before: ID) { placeProductField(id: $id, before: $before) }', { id, before });
const names = async (meta: boolean): Promise<string[]> =>
	(await shop.tell(admin, `{ productFields(meta: ${meta}) { name } }`)).map(({ name }: { name: string }) => name);

/** What the page of a product says in its fields. */
const said = async (slug: string): Promise<Record<string, string>> => {
	const [row] = await shop.rows<{ page: { fields: { label: string; value: string }[] } }>(
		(sql) => sql`
			select g.page from product_pages g join products p on p.id = g.product_id
			where p.slug = ${slug} and g.language_code = 'de-DE'`,
	);
	return Object.fromEntries((row?.page.fields ?? []).map(({ label, value }) => [label, value]));
};

/** As the editing of products does it. */
const fill = (fieldId: string, value: string) =>
	inShop(async (sql) => {
		await lockCatalogue(sql, shop.demo.id);
		await sql`
			insert into product_field_values (tenant_id, product_id, field_id) values (${shop.demo.id}, ${card}, ${fieldId})`;
		await saveText(sql, shop.demo.id, {
			key: productFieldValueKey(card, fieldId),
			type: 'productFieldValue',
			group: 'products',
			baseText: value,
			baseLanguage: 'de-DE',
			translations: {},
			origin: 'human',
		});
		await refreshProducts(sql, shop.demo, [card]);
	});

describe('values of a field that products have', () => {
	it('are offered, the most frequent first, in the language that is asked for', async () => {
		const { id: fieldId } = (await create('paper')) as { id: string };
		const products = [newId(), newId(), newId()];
		await inShop(async (sql) => {
			for (const [index, id] of products.entries()) {
				await sql`insert into products (tenant_id, id, slug) values (${shop.demo.id}, ${id}, ${`used-${index}`})`;
				await sql`
					insert into product_field_values (tenant_id, product_id, field_id) values (${shop.demo.id}, ${id}, ${fieldId})`;
				await saveText(sql, shop.demo.id, {
					key: productFieldValueKey(id, fieldId),
					type: 'productFieldValue',
					group: 'products',
					baseText: index === 0 ? '300 g' : '350 g/m²',
					baseLanguage: 'de-DE',
					translations: { 'en-GB': index === 0 ? '300 g' : '350 gsm' },
					origin: 'human',
				});
			}
		});
		const used = (language: string) =>
			shop.tell(admin, `{ usedFieldValues(fieldId: "${fieldId}", language: "${language}") }`);
		expect(await used('de-DE')).toEqual(['350 g/m²', '300 g']);
		expect(await used('en-GB')).toEqual(['350 gsm', '300 g']);
		await inShop((sql) => sql`delete from products where slug like 'used-%'`);
	});
});

describe('a field of products', () => {
	it.each([
		['not a name', 'accounts.fieldNameInvalid'],
		['', 'accounts.fieldNameInvalid'],
	])('is not called "%s"', async (name, message) => {
		expect(await create(name)).toBe(english(message));
	});

	it('has a name of its own, among those that shoppers see and those that they do not', async () => {
		await create('paper');
		expect(await create('paper', {}, true)).toBe(english('accounts.fieldNameTaken'));
		const { id } = await create('other');
		expect(await update(id, 'paper')).toBe(english('accounts.fieldNameTaken'));
	});

	it('needs a label in the default language', async () => {
		expect(await create('paper', { labels: [{ languageCode: 'en-GB', translation: 'Paper' }] })).toBe(
			english('accounts.mandatoryFields'),
		);
	});

	it('narrows no lists where shoppers do not see it, or where it holds addresses', async () => {
		expect(await create('shown', { filter: true })).toMatchObject({ filter: true });
		expect(await create('hidden', { filter: true }, true)).toMatchObject({ filter: false });
		expect(await create('address', { filter: true, type: 'link' })).toMatchObject({ filter: false });
	});

	it('leads by default to this shop or to a safe address, and nowhere else', async () => {
		const link = (defaultUrl: string) => create(`link${newId().slice(-6)}`, { type: 'link', defaultUrl });
		expect(await link('https://example.com/a')).toMatchObject({ defaultUrl: 'https://example.com/a' });
		expect(await link('/help')).toMatchObject({ defaultUrl: '/help' });
		expect(await link('javascript:alert(1)')).toContain(english('errors.validation'));
	});

	it('shows its default, its label and its order on every product at once', async () => {
		const { id } = await create('paper', { defaults: words('nach Wunsch') });
		expect(await said('flyer')).toEqual({ 'Feld paper': 'nach Wunsch' });
		await update(id, 'paper', { labels: words('Papier'), defaults: words('Recycling') });
		expect(await said('flyer')).toEqual({ Papier: 'Recycling' });
		const { id: size } = await create('size', { defaults: words('A6') });
		expect(Object.keys(await said('flyer'))).toEqual(['Papier', 'Feld size']);
		await place(size, id);
		expect(Object.keys(await said('flyer'))).toEqual(['Feld size', 'Papier']);
		await remove(id);
		expect(await said('flyer')).toEqual({ 'Feld size': 'A6' });
	});

	it('says how many products use it, and goes with what they say in it', async () => {
		const { id } = await create('paper');
		await fill(id, 'Karton');
		expect(await said('card')).toEqual({ 'Feld paper': 'Karton' });
		const [field] = await shop.tell(admin, '{ productFields(meta: false) { products } }');
		expect(field.products).toBe(1);
		await inShop((sql) => sql`update products set choice_fields = array[${id}::uuid] where id = ${card}`);
		expect(await remove(id)).toBe(true);
		expect(await said('card')).toEqual({});
		const keys = [productFieldValueKey(card, id), productFieldDefaultKey(id)];
		expect(await shop.rows((sql) => sql`select key from text_entries where key = any(${keys}::text[])`)).toEqual([]);
		expect(await shop.rows((sql) => sql`select from products where ${id}::uuid = any(choice_fields)`)).toEqual([]);
	});

	it('stays of its type as long as products use it', async () => {
		const { id } = await create('paper');
		expect(await update(id, 'paper', { type: 'link' })).toEqual({ name: 'paper' });
		expect(await update(id, 'paper', { type: 'text' })).toEqual({ name: 'paper' });
		await fill(id, 'Karton');
		expect(await update(id, 'paper', { type: 'link' })).toBe(english('productFields.typeInUse'));
	});

	it('is moved among those of its kind, also by two people at once', async () => {
		const ids: string[] = [];
		for (const name of ['a', 'b', 'c']) ids.push((await create(name)).id);
		const { id: hidden } = await create('m', {}, true);
		const [a, b, c] = ids as [string, string, string];
		expect(await Promise.all([place(c, a), place(a, null)])).toEqual([true, true]);
		expect(await names(false)).toEqual(['c', 'b', 'a']);
		expect(await place(b, hidden)).toBe(english('errors.notFound'));
		expect(await names(true)).toEqual(['m']);
	});

	it('is written down with what it was before', async () => {
		const { id } = await create('paper');
		await update(id, 'stock');
		await remove(id);
		const log = await shop.rows(
			(sql) =>
				sql`select action, before->>'name' as was, after->>'name' as is from audit_log where entity_id = ${id} order by id`,
		);
		expect(log).toEqual([
			{ action: 'createProductField', was: null, is: 'paper' },
			{ action: 'updateProductField', was: 'paper', is: 'stock' },
			{ action: 'deleteProductField', was: 'stock', is: null },
		]);
	});

	it('reaches the products of a large shop by a job', async () => {
		const slugs = Array.from({ length: 120 }, (_, number) => `many-${number}`);
		await inShop((sql) => saveProducts(sql, shop.demo, productsOf(slugs)));
		await create('paper', { defaults: words('nach Wunsch') });
		expect(await said('many-119')).toEqual({});
		const jobs = runJobs(shop.test, [refreshCatalogueJob]);
		await expect.poll(() => said('many-119'), { timeout: 20_000 }).toEqual({ 'Feld paper': 'nach Wunsch' });
		expect(await said('many-0')).toEqual({ 'Feld paper': 'nach Wunsch' });
		await jobs.close(5000);
	});
});
