import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshProducts } from '../read-model/refresh-products.ts';
import { saveProducts } from '../save-products.ts';

let shop: Shop;
let admin: Browser;
let card: string;

const english = (key: string) => shippedEntries.get(key)?.translations['en-GB'] ?? key;

const inShop = (work: Parameters<Shop['test']['database']['inTenant']>[1]) =>
	shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await inShop((sql) =>
		saveProducts(sql, shop.demo, [
			{ slug: 'card', names: { 'de-DE': 'Karte' }, fromPrice: 100, published: true, mediaId: null },
		]),
	);
	const [row] = await shop.rows<{ id: string }>((sql) => sql`select id from products`);
	card = row?.id ?? '';
});

afterAll(() => shop.close());

beforeEach(() => inShop((sql) => sql`delete from product_labels`));

const inputOf = (name: string, given: object = {}) => ({
	names: [{ languageCode: 'de-DE', translation: name }],
	kind: 'plain',
	active: true,
	...given,
});

const create = (name: string, given?: object) =>
	shop.tell(
		admin,
		'mutation($label: ProductLabelInput!) { createProductLabel(label: $label) { id name kind active validFrom validUntil products } }',
		{ label: inputOf(name, given) },
	);
const update = (id: string, name: string, given?: object) =>
	shop.tell(
		admin,
		'mutation($id: ID!, $label: ProductLabelInput!) { updateProductLabel(id: $id, label: $label) { name } }',
		{
			id,
			label: inputOf(name, given),
		},
	);
const remove = (id: string) => shop.tell(admin, 'mutation($id: ID!) { deleteProductLabel(id: $id) }', { id });
const place = (id: string, before: string | null) =>
	shop.tell(admin, 'mutation($id: ID!, $before: ID) { placeProductLabel(id: $id, before: $before) }', { id, before });

/** As the editing of products does it. */
const carry = (labelId: string) =>
	inShop(async (sql) => {
		await lockCatalogue(sql, shop.demo.id);
		await sql`
			insert into product_label_links (tenant_id, product_id, label_id) values (${shop.demo.id}, ${card}, ${labelId})`;
		await refreshProducts(sql, shop.demo, [card]);
	});

const shown = async (): Promise<string[]> => {
	const [row] = await shop.rows<{ labels: { name: string; kind: string }[] }>(
		(sql) => sql`select labels from product_list where language_code = 'de-DE'`,
	);
	return (row?.labels ?? []).map(({ name, kind }) => `${name} ${kind}`);
};

describe('a label of products', () => {
	it('is made with its days', async () => {
		const label = await create('Neu', { kind: 'sale', validFrom: '2026-12-01', validUntil: '2026-12-24' });
		expect(label).toMatchObject({
			name: 'Neu',
			kind: 'sale',
			active: true,
			validFrom: '2026-12-01',
			validUntil: '2026-12-24',
		});
	});

	it.each([
		[{ validFrom: '2026-12-24', validUntil: '2026-12-01' }],
		[{ validFrom: '2026-02-30' }],
		[{ validUntil: 'tomorrow' }],
	])('has no days that are none: %o', async (days) => {
		expect(await create('Neu', days)).toContain(english('errors.validation'));
	});

	it('needs a name', async () => {
		expect(await create(' ')).toBe(english('accounts.mandatoryFields'));
	});

	it('changes on every product that carries it, in the order of the labels', async () => {
		const { id: first } = await create('Neu');
		const { id: second } = await create('Angebot', { kind: 'sale' });
		await carry(first);
		await carry(second);
		expect(await shown()).toEqual(['Neu plain', 'Angebot sale']);
		await update(first, 'Frisch', { kind: 'highlighted' });
		await place(first, null);
		expect(await shown()).toEqual(['Angebot sale', 'Frisch highlighted']);
		const labels = await shop.tell(admin, '{ productLabels { name products } }');
		expect(labels).toEqual([
			{ name: 'Angebot', products: 1 },
			{ name: 'Frisch', products: 1 },
		]);
		expect(await remove(second)).toBe(true);
		expect(await shown()).toEqual(['Frisch highlighted']);
		expect(
			await shop.rows((sql) => sql`select from text_entries where key like ${`productLabel.${second}.%`}`),
		).toEqual([]);
	});

	it('that is unknown is not found', async () => {
		const nowhere = english('errors.notFound');
		expect(await update(newId(), 'x')).toBe(nowhere);
		expect(await remove(newId())).toBe(nowhere);
		expect(await place(newId(), null)).toBe(nowhere);
	});
});
