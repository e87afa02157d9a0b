// What readers get to see of categories that are not open to everyone: in the navigation, at their addresses, in the API.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveProducts } from '../save-products.ts';

let shop: Shop;
let readers: Record<'visitor' | 'shopper' | 'member' | 'staff', Browser>;
let admin: Browser;
let club: string;

const inputOf = (name: string, given: object) => ({
	names: [{ languageCode: 'de-DE', translation: name }],
	descriptions: [],
	seoTitles: [],
	seoDescriptions: [],
	published: true,
	roleIds: [],
	display: 'static',
	...given,
});

const create = async (name: string, given: object = {}): Promise<string> =>
	(
		await shop.tell(admin, 'mutation($category: CategoryInput!) { createCategory(category: $category) { id } }', {
			category: inputOf(name, given),
		})
	).id;

const update = async (id: string, name: string, given: object) => {
	const { revision } = await shop.tell(admin, 'query($id: ID!) { editedCategory(id: $id) { revision } }', { id });
	return shop.tell(
		admin,
		'mutation($id: ID!, $revision: Int!, $category: CategoryInput!) { updateCategory(id: $id, revision: $revision, category: $category) { id } }',
		{ id, revision, category: inputOf(name, given) },
	);
};

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await shop.makeUser('shopper@example.com');
	await shop.makeUser('member@example.com', { role: { name: 'club', access: [], type: 'customer' } });
	await shop.makeUser('staff@example.com', { role: { name: 'clerk', access: ['qProd'] } });
	const [role] = await shop.rows<{ id: string }>((sql) => sql`select id from roles where name = 'club'`);
	await shop.test.database.inTenant(shop.demo.id, (sql) =>
		saveProducts(sql, shop.demo, [
			{ slug: 'secret', names: { 'de-DE': 'Goldkarte' }, fromPrice: 100, published: true, mediaId: null },
		]),
	);
	const [product] = await shop.rows<{ id: string }>((sql) => sql`select id from products`);
	await create('Offenes');
	club = await create('Vereinsware', { roleIds: [role?.id] });
	await create('Darunterliegendes', { parentId: club });
	await create('Verborgenes', { published: false });
	await shop.tell(
		admin,
		'mutation($id: ID!, $productIds: [ID!]!) { addCategoryProducts(id: $id, productIds: $productIds) }',
		{
			id: club,
			productIds: [product?.id],
		},
	);
	readers = {
		visitor: shop.nobody(),
		shopper: await shop.as('shopper@example.com'),
		member: await shop.as('member@example.com'),
		staff: await shop.as('staff@example.com'),
	};
});

afterAll(() => shop.close());

const names = ['Offenes', 'Vereinsware', 'Darunterliegendes', 'Verborgenes', 'Goldkarte'];

const found = (text: string) => names.filter((name) => text.includes(name));

const seenOn = async (path: string) =>
	Object.fromEntries(
		await Promise.all(
			Object.entries(readers).map(async ([who, reader]) => [who, found((await reader.ask(path)).body)]),
		),
	);

const everybody = ['Offenes'];
const members = ['Offenes', 'Vereinsware', 'Darunterliegendes'];

describe('a category for members', () => {
	it('is in the navigation of its members and of staff, and nowhere else, however often pages are requested', async () => {
		for (let round = 0; round < 2; round += 1)
			expect(await seenOn('/formtest')).toEqual({
				visitor: everybody,
				shopper: everybody,
				member: members,
				staff: members,
			});
	});

	it('has a page for its members and for staff', async () => {
		const statusOf = async (reader: Browser) => (await reader.ask('/category/vereinsware')).status;
		expect(await statusOf(readers.visitor)).toBe(404);
		expect(await statusOf(readers.shopper)).toBe(404);
		expect(await statusOf(readers.member)).toBe(200);
		expect(await statusOf(readers.staff)).toBe(200);
	});

	it('is returned by the API to no one else, nor are its products', async () => {
		const query = '{ categories { name } products { items { name } total } categoryPreviews { products { name } } }';
		const told = async (reader: Browser) => found(JSON.stringify((await reader.graphql(query)).data));
		expect(await told(readers.visitor)).toEqual(everybody);
		expect(await told(readers.shopper)).toEqual(everybody);
		expect(await told(readers.member)).toEqual([...members, 'Goldkarte']);
		expect(await told(readers.staff)).toEqual([...members, 'Goldkarte']);
	});

	it('is open to all as soon as that is set, and closed again', async () => {
		const [role] = await shop.rows<{ id: string }>((sql) => sql`select id from roles where name = 'club'`);
		const opened = async () => found((await readers.visitor.ask('/formtest')).body);
		await update(club, 'Vereinsware', { roleIds: [] });
		await expect.poll(opened).toEqual(members);
		await update(club, 'Vereinsware', { roleIds: [role?.id] });
		await expect.poll(opened).toEqual(everybody);
	});
});
