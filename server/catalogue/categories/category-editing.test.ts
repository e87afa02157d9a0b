import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { Browser } from '../../testing/accounts.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { saveProducts } from '../save-products.ts';
import { listTree } from './list-tree.ts';

let shop: Shop;
let admin: Browser;
let products: Record<string, string>;

const english = (key: string) => shippedEntries.get(key)?.translations['en-GB'] ?? key;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await shop.test.database.inTenant(shop.demo.id, (sql) =>
		saveProducts(
			sql,
			shop.demo,
			['card', 'flyer', 'poster'].map((slug) => ({
				slug,
				names: { 'de-DE': slug },
				fromPrice: 100,
				published: true,
				mediaId: null,
			})),
		),
	);
	const rows = await shop.rows<{ id: string; slug: string }>((sql) => sql`select id, slug from products`);
	products = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
});

afterAll(() => shop.close());

beforeEach(() =>
	shop.rows(async (sql) => {
		await sql`update categories set parent_id = null`;
		await sql`delete from categories`;
		await sql`delete from old_slugs`;
		return [];
	}),
);

interface Given {
	slug?: string;
	published?: boolean;
	parentId?: string | null;
	roleIds?: string[];
	linkUrl?: string;
	linkTarget?: string;
	display?: string;
	mediaId?: string | null;
}

const inputOf = (name: string, given: Given = {}) => ({
	names: [{ languageCode: 'de-DE', translation: name }],
	descriptions: [],
	seoTitles: [],
	seoDescriptions: [],
	published: true,
	roleIds: [],
	display: 'static',
	...given,
});

const create = (name: string, given?: Given, who = admin) =>
	shop.tell(who, 'mutation($category: CategoryInput!) { createCategory(category: $category) { id slug revision } }', {
		category: inputOf(name, given),
	});
const make = async (name: string, parentId: string | null = null, given: Given = {}): Promise<string> =>
	(await create(name, { parentId, ...given })).id;
const update = (id: string, revision: number, name: string, given?: Given) =>
	shop.tell(
		admin,
		`mutation($id: ID!, $revision: Int!, $category: CategoryInput!) {
			updateCategory(id: $id, revision: $revision, category: $category) { revision slug }
		}`,
		{ id, revision, category: inputOf(name, given) },
	);
const place = (id: string, parentId: string | null, before: string | null = null) =>
	shop.tell(
		admin,
		'mutation($id: ID!, $parentId: ID, $before: ID) { placeCategory(id: $id, parentId: $parentId, before: $before) }',
		{
			id,
			parentId,
			before,
		},
	);
const remove = (id: string) => shop.tell(admin, 'mutation($id: ID!) { deleteCategory(id: $id) }', { id });
const put = (id: string, ...names: string[]) =>
	shop.tell(
		admin,
		'mutation($id: ID!, $productIds: [ID!]!) { addCategoryProducts(id: $id, productIds: $productIds) }',
		{
			id,
			productIds: names.map((name) => products[name] ?? name),
		},
	);
const members = async (id: string): Promise<string[]> =>
	(await shop.tell(admin, 'query($id: ID!) { categoryMembers(id: $id) { items { slug } } }', { id })).items.map(
		({ slug }: { slug: string }) => slug,
	);

interface Row {
	slug: string;
	parent: string | null;
	published: boolean;
	roles: number;
}

const tree = () =>
	shop.rows<Row>(
		(sql) => sql`
			select c.slug, p.slug as parent, c.published,
				(select count(*)::int from category_roles r where r.category_id = c.id) as roles
			from categories c left join categories p on p.id = c.parent_id order by c.parent_id nulls first, c.position`,
	);
const order = async (parent: string | null = null) =>
	(await tree()).filter((row) => row.parent === parent).map(({ slug }) => slug);

const makeRole = async (name: string): Promise<string> =>
	(await shop.tell(admin, `mutation { createRole(role: { name: "${name}", type: customer, access: [] }) { id } }`)).id;

describe('a category', () => {
	it('is made with everything that is known of it, and the change is written down', async () => {
		const above = await make('Drucksachen');
		const made = await shop.tell(
			admin,
			`mutation($category: CategoryInput!) { createCategory(category: $category) {
				id slug parentId published online linkUrl linkTarget display
				names { languageCode translation } seoTitles { translation }
			} }`,
			{
				category: {
					...inputOf('Flyer & Falzblätter', {
						parentId: above,
						linkUrl: '/search?q=x',
						linkTarget: '_blank',
						display: 'newest',
					}),
					names: [
						{ languageCode: 'de-DE', translation: ' Flyer & Falzblätter ' },
						{ languageCode: 'en-GB', translation: 'Flyers' },
						{ languageCode: 'fr-FR', translation: 'nobody speaks it here' },
					],
					seoTitles: [{ languageCode: 'de-DE', translation: 'Flyer günstig' }],
				},
			},
		);
		expect(made).toEqual({
			id: made.id,
			slug: 'flyer-falzblaetter',
			parentId: above,
			published: true,
			online: true,
			linkUrl: '/search?q=x',
			linkTarget: '_blank',
			display: 'newest',
			names: [
				{ languageCode: 'de-DE', translation: 'Flyer & Falzblätter' },
				{ languageCode: 'en-GB', translation: 'Flyers' },
			],
			seoTitles: [{ translation: 'Flyer günstig' }],
		});
		const [logged] = await shop.rows<{ action: string; after: { slug: string } }>(
			(sql) => sql`select action, after from audit_log where entity_id = ${made.id}`,
		);
		expect(logged).toMatchObject({ action: 'createCategory', after: { slug: 'flyer-falzblaetter' } });
	});

	it('gets another address where its name is taken, and is refused one that was wished for', async () => {
		await make('Karten');
		expect((await create('Karten')).slug).toBe('karten-2');
		expect(await create('Karten', { slug: 'karten' })).toBe(english('categories.slugTaken'));
		expect(await create('Karten', { slug: 'Kar ten' })).toBe(english('categories.slugInvalid'));
	});

	it.each([
		['javascript:alert(1)', false],
		['//evil.example', false],
		['http://plain.example', false],
		['https://shop.example/x', true],
		['/product/card', true],
	])('leads to %s: %s', async (linkUrl, allowed) => {
		const answer = await create('Karten', { linkUrl });
		if (allowed) expect(answer.id).toBeTruthy();
		else expect(answer).toBe('Please enter a valid URL.');
	});

	it('needs a name in the default language', async () => {
		const answer = await shop.tell(
			admin,
			'mutation($category: CategoryInput!) { createCategory(category: $category) { id } }',
			{ category: { ...inputOf(''), names: [{ languageCode: 'en-GB', translation: 'Cards' }] } },
		);
		expect(answer).toBe(english('accounts.mandatoryFields'));
	});

	it('that another user has changed meanwhile is not overwritten', async () => {
		const id = await make('Karten');
		expect(await update(id, 1, 'Postkarten')).toMatchObject({ revision: 2 });
		expect(await update(id, 1, 'Visitenkarten')).toBe(english('categories.changed'));
		const [node] = await shop.tell(admin, '{ categoryTree { name } }');
		expect(node.name).toBe('Postkarten');
	});

	it('keeps its old address as a way to the new one', async () => {
		const id = await make('Karten');
		await update(id, 1, 'Karten', { slug: 'postkarten' });
		const kept = await shop.rows((sql) => sql`select kind, slug, thing_id from old_slugs`);
		expect(kept).toEqual([{ kind: 'category', slug: 'karten', thingId: id }]);
		await update(id, 2, 'Karten', { slug: 'karten' });
		expect(await shop.rows((sql) => sql`select slug from old_slugs`)).toEqual([{ slug: 'postkarten' }]);
	});

	it('knows nothing of another shop: roles, pictures, parents, products', async () => {
		const there = await makeShop(shop.test, `there${newId().slice(-6)}`);
		const [role] = await shop.test.database.inTenant(
			there.id,
			(sql) => sql<{ id: string }[]>`
				insert into roles (tenant_id, id, name, label, type) values (${there.id}, ${newId()}, 'x', 'x', 'customer')
				returning id`,
		);
		const foreign = String(role?.id);
		const nowhere = english('errors.notFound');
		expect(await create('x', { roleIds: [foreign] })).toBe(nowhere);
		expect(await create('x', { mediaId: foreign })).toBe(nowhere);
		expect(await create('x', { parentId: foreign })).toBe(nowhere);
		const id = await make('Karten');
		expect(await put(id, foreign)).toBe(nowhere);
		expect(await place(id, foreign)).toBe(nowhere);
		expect(await place(id, null, foreign)).toBe(nowhere);
	});
});

describe('the tree', () => {
	it('is at most four levels deep, and never a circle', async () => {
		const a = await make('a');
		const b = await make('b', a);
		const c = await make('c', b);
		const d = await make('d', c);
		expect(await create('e', { parentId: d })).toBe(english('categories.tooDeep'));
		expect(await place(a, d)).toBe(english('categories.circle'));
		expect(await update(a, 1, 'a', { parentId: a })).toBe(english('categories.circle'));
		const e = await make('e');
		expect(await place(a, e)).toBe(english('categories.tooDeep'));
		expect(await place(b, e)).toBe(true);
		expect(await order('e')).toEqual(['b']);
	});

	it('keeps the products of what is moved', async () => {
		const [a, b] = [await make('a'), await make('b')];
		await put(b, 'card', 'flyer');
		await place(b, a);
		expect(await members(b)).toEqual(['card', 'flyer']);
	});

	it('takes every step of those who arrange it at the same time', async () => {
		const ids = [await make('a'), await make('b'), await make('c'), await make('d'), await make('e')];
		const [a, b, c, d, e] = ids as [string, string, string, string, string];
		const answers = await Promise.all([place(e, null, a), place(d, null, b), place(a, null, null), place(c, null, a)]);
		expect(new Set(answers)).toEqual(new Set([true]));
		const [position] = await shop.rows<{ numbers: number[] }>(
			(sql) => sql`select array_agg(position order by position) as numbers from categories`,
		);
		expect(position?.numbers).toEqual([1, 2, 3, 4, 5]);
		expect((await order()).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
	});

	it('tells who names a neighbour that stands elsewhere by now', async () => {
		const [a, b, c] = [await make('a'), await make('b'), await make('c')];
		await place(b, a);
		expect(await place(c, null, b)).toBe(english('categories.changed'));
		expect(await order()).toEqual(['a', 'c']);
	});

	it('makes who edits a category aware that it was moved', async () => {
		const [a, b] = [await make('a'), await make('b')];
		await place(b, a);
		expect(await update(b, 1, 'b')).toBe(english('categories.changed'));
	});

	it('is read in two statements, however large', async () => {
		await make('b', await make('a'));
		const { statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			listTree(sql, shop.demo, 'de-DE'),
		);
		expect(statements).toHaveLength(2);
	});
});

describe('deleting a category', () => {
	it('leaves its products, and moves what stands below it up into its place', async () => {
		const [a, b] = [await make('a'), await make('b')];
		await make('z');
		await make('x', b);
		const y = await make('y', b);
		await make('deep', y);
		await put(b, 'card');
		await put(a, 'card', 'flyer');
		const counted = await shop.tell(admin, 'query($id: ID!) { editedCategory(id: $id) { products onlyHere } }', {
			id: a,
		});
		expect(counted).toEqual({ products: 2, onlyHere: 1 });
		expect(await remove(b)).toBe(true);
		expect(await order()).toEqual(['a', 'x', 'y', 'z']);
		expect(await order('y')).toEqual(['deep']);
		expect(await shop.rows((sql) => sql`select from products`)).toHaveLength(3);
		expect(await shop.rows((sql) => sql`select from text_entries where key like ${`category.${b}.%`}`)).toEqual([]);
		expect(await remove(b)).toBe(english('errors.notFound'));
	});

	it('opens nothing that it had closed', async () => {
		const [x, y] = [await makeRole(`x${Date.now()}`), await makeRole(`y${Date.now()}`)];
		const closed = await make('closed', null, { roleIds: [x] });
		await make('all', closed);
		await make('both', closed, { roleIds: [x, y] });
		await make('other', closed, { roleIds: [y] });
		const offline = await make('offline', null, { published: false });
		await make('below', offline);
		await remove(closed);
		await remove(offline);
		const found = await shop.rows(
			(sql) => sql`select slug, published, open_to::text[] as open_to from categories order by slug`,
		);
		expect(found).toEqual([
			{ slug: 'all', published: true, openTo: [x] },
			{ slug: 'below', published: false, openTo: null },
			{ slug: 'both', published: true, openTo: [x] },
			{ slug: 'other', published: false, openTo: [y] },
		]);
	});
});

describe('the products of a category', () => {
	it('are added at the end, put into order and taken out again', async () => {
		const id = await make('a');
		await put(id, 'card', 'flyer');
		await put(id, 'poster', 'card');
		expect(await members(id)).toEqual(['card', 'flyer', 'poster']);
		const move = (product: string, before: string | null) =>
			shop.tell(
				admin,
				'mutation($id: ID!, $productId: ID!, $before: ID) { placeCategoryProduct(id: $id, productId: $productId, before: $before) }',
				{ id, productId: products[product], before: before && products[before] },
			);
		expect(await move('poster', 'card')).toBe(true);
		expect(await members(id)).toEqual(['poster', 'card', 'flyer']);
		await move('poster', null);
		expect(await members(id)).toEqual(['card', 'flyer', 'poster']);
		const unlink = (product: string) =>
			shop.tell(
				admin,
				'mutation($id: ID!, $productId: ID!) { removeCategoryProduct(id: $id, productId: $productId) }',
				{ id, productId: products[product] },
			);
		expect(await unlink('flyer')).toBe(true);
		expect(await unlink('flyer')).toBe(english('errors.notFound'));
		expect(await members(id)).toEqual(['card', 'poster']);
	});

	it('stay in the category above when they are taken out of the one below', async () => {
		const above = await make('above');
		const below = await make('below', above);
		await put(above, 'card');
		await put(below, 'card');
		await shop.tell(
			admin,
			'mutation($id: ID!, $productId: ID!) { removeCategoryProduct(id: $id, productId: $productId) }',
			{ id: below, productId: products.card },
		);
		expect(await members(above)).toEqual(['card']);
	});

	it('make who edits the product aware of it', async () => {
		const revision = async () =>
			(await shop.rows<{ revision: number }>((sql) => sql`select revision from products where slug = 'card'`))[0]
				?.revision;
		const before = Number(await revision());
		await put(await make('a'), 'card');
		expect(await revision()).toBe(before + 1);
	});

	it('are found by name, code or address, with % and _ as what they are', async () => {
		const id = await make('a');
		await put(id, 'card');
		const find = (search: string) =>
			shop.tell(
				admin,
				'query($id: ID!, $search: String!) { productsForCategory(id: $id, search: $search) { slug member } }',
				{
					id,
					search,
				},
			);
		expect(await find('CAR')).toEqual([{ slug: 'card', member: true }]);
		expect(await find('%')).toEqual([]);
		expect(await find('_')).toEqual([]);
	});
});

describe('a role that opens categories', () => {
	it('cannot be deleted, with the reason', async () => {
		const role = await makeRole(`kept${Date.now()}`);
		const id = await make('a', null, { roleIds: [role] });
		const drop = () => shop.tell(admin, 'mutation($id: ID!) { deleteRole(id: $id) }', { id: role });
		expect(await drop()).toBe(english('accounts.roleInUse'));
		await update(id, 1, 'a');
		expect(await drop()).toBe(true);
	});
});
