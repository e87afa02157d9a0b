// Who finds what, after every kind of change of a tree: what is cached equals what a plain calculation says.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { audienceOf, openCategory } from '../read-model/audience.ts';
import { saveProducts } from '../save-products.ts';

let shop: Shop;
let admin: Browser;
let roles: string[];
let products: string[];

/** Always the same numbers, so that what fails can be looked at again. */
function chance(seed: number) {
	let state = seed;
	const next = () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
	return {
		below: (count: number) => Math.floor(next() * count),
		yes: (share = 0.5) => next() < share,
		some: <T>(all: readonly T[], share: number) => all.filter(() => next() < share),
		one: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
	};
}

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	roles = await Promise.all(
		['gold', 'silver', 'bronze'].map(
			async (name) =>
				(
					await shop.tell(
						admin,
						`mutation { createRole(role: { name: "${name}", type: customer, access: [] }) { id } }`,
					)
				).id,
		),
	);
	await shop.test.database.inTenant(shop.demo.id, (sql) =>
		saveProducts(
			sql,
			shop.demo,
			Array.from({ length: 14 }, (_, number) => ({
				slug: `product-${number}`,
				names: { 'de-DE': `Produkt ${number}` },
				fromPrice: 100,
				published: number % 5 !== 0,
				mediaId: null,
				...(number % 7 === 1 ? { validFrom: '2999-01-01' } : {}),
				...(number % 7 === 2 ? { validUntil: '2999-01-01' } : {}),
			})),
		),
	);
	products = (await shop.rows<{ id: string }>((sql) => sql`select id from products order by slug`)).map(({ id }) => id);
	await shop.rows((sql) => sql`update products set archived_at = now() where slug = 'product-3' returning id`);
});

afterAll(() => shop.close());

interface Category {
	id: string;
	parentId: string | null;
	published: boolean;
	roles: string[];
	products: string[];
	online: boolean;
	openTo: string[] | null;
	below: string[];
	total: number | null;
}

interface Product {
	id: string;
	published: boolean;
	archived: boolean;
	now: boolean;
	open: boolean;
	roles: string[];
	offline: boolean;
	unlisted: boolean;
}

const readCategories = () =>
	shop.rows<Category>(
		(sql) => sql`
			select c.id, c.parent_id, c.published, c.online, c.open_to::text[] as open_to,
				array(select r.role_id::text from category_roles r where r.category_id = c.id order by 1) as roles,
				array(select m.product_id::text from category_products m where m.category_id = c.id and m.direct order by 1) as products,
				array(select m.product_id::text from category_products m where m.category_id = c.id and not m.direct order by 1) as below,
				(select t.total from product_totals t where t.category_id = c.id) as total
			from categories c order by c.id`,
	);

const readProducts = () =>
	shop.rows<Product>(
		(sql) => sql`
			select p.id, p.published, p.archived_at is not null as archived, l.open, l.roles::text[] as roles, l.offline, l.unlisted,
				(p.valid_from is null or p.valid_from <= now())
					and (p.valid_until is null or p.valid_until > now()) as now
			from products p join product_list l on l.product_id = p.id and l.language_code = 'de-DE' order by p.id`,
	);

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

/** By the words of the rules, one thing after the other, as slow as that is. */
function expected(categories: readonly Category[], all: readonly Product[]) {
	const pathOf = (category: Category): Category[] => {
		const parent = categories.find(({ id }) => id === category.parentId);
		return parent ? [...pathOf(parent), category] : [category];
	};
	const everythingBelow = (id: string): Category[] =>
		categories.filter(({ parentId }) => parentId === id).flatMap((child) => [child, ...everythingBelow(child.id)]);
	const isOnline = (category: Category) => pathOf(category).every(({ published }) => published);
	const openTo = (category: Category): string[] | null => {
		const restricted = pathOf(category).filter((one) => one.roles.length > 0);
		if (restricted.length === 0) return null;
		return sorted(roles.filter((role) => restricted.every((one) => one.roles.includes(role))));
	};
	const seen = all.map((product) => {
		const places = categories.filter((category) => category.products.includes(product.id));
		const live = product.published && !product.archived;
		const online = places.filter(isOnline);
		const open = live && online.some((category) => openTo(category) === null);
		return {
			...product,
			open,
			roles: live && !open ? sorted(online.flatMap((category) => openTo(category) ?? [])) : [],
			offline: places.length > 0 && online.length === 0,
			unlisted: places.length === 0,
		};
	});
	const found = new Set(seen.filter(({ open, now }) => open && now).map(({ id }) => id));
	return {
		products: seen,
		categories: categories.map((category) => {
			const below = sorted(everythingBelow(category.id).flatMap((one) => one.products)).filter(
				(id) => !category.products.includes(id),
			);
			return {
				...category,
				online: isOnline(category),
				openTo: openTo(category),
				below,
				total: [...category.products, ...below].filter((id) => found.has(id)).length,
			};
		}),
		whole: found.size,
	};
}

async function compare(step: string) {
	const [categories, all] = [await readCategories(), await readProducts()];
	const [whole] = await shop.rows<{ total: number }>(
		(sql) => sql`select total from product_totals where category_id = '00000000-0000-0000-0000-000000000000'`,
	);
	const wanted = expected(categories, all);
	expect({ step, categories, products: all, whole: whole?.total }).toEqual({ step, ...wanted });
	return categories;
}

const inputOf = ({ published, parentId, roles: roleIds }: Pick<Category, 'published' | 'parentId' | 'roles'>) => ({
	names: [{ languageCode: 'de-DE', translation: `Kategorie ${newId().slice(-8)}` }],
	descriptions: [],
	seoTitles: [],
	seoDescriptions: [],
	published,
	parentId,
	roleIds,
	display: 'static',
});

const call = (name: string, args: string, variables: object) => {
	const passed = args.replace(/\$(\w+): [^,]+/g, '$1: $$$1');
	return shop.tell(admin, `mutation(${args}) { ${name}(${passed}) }`, variables);
};

async function update(one: Category, changed: Partial<Category>): Promise<void> {
	const [row] = await shop.rows<{ revision: number }>(
		(sql) => sql`select revision from categories where id = ${one.id}`,
	);
	await shop.tell(
		admin,
		'mutation($id: ID!, $revision: Int!, $category: CategoryInput!) { updateCategory(id: $id, revision: $revision, category: $category) { id } }',
		{ id: one.id, revision: row?.revision, category: inputOf({ ...one, ...changed }) },
	);
}

type Random = ReturnType<typeof chance>;

const somewhere = (random: Random, categories: readonly Category[]) =>
	random.yes(0.7) && categories.length > 0 ? random.one(categories).id : null;

const create = (random: Random, categories: readonly Category[]) =>
	shop.tell(admin, 'mutation($category: CategoryInput!) { createCategory(category: $category) { id } }', {
		category: inputOf({
			published: random.yes(0.8),
			parentId: somewhere(random, categories),
			roles: random.yes(0.6) ? [] : random.some(roles, 0.5),
		}),
	});

/** What the tree does not allow is refused and changes nothing. */
const changes: Record<string, (random: Random, one: Category, categories: readonly Category[]) => Promise<unknown>> = {
	create: (random, _one, categories) => create(random, categories),
	publish: (_random, one) => update(one, { published: !one.published }),
	roles: (random, one) => update(one, { roles: random.yes(0.4) ? [] : random.some(roles, 0.5) }),
	move: (random, { id }, categories) =>
		call('placeCategory', '$id: ID!, $parentId: ID', { id, parentId: somewhere(random, categories) }),
	delete: (_random, { id }) => call('deleteCategory', '$id: ID!', { id }),
	add: (random, { id }) =>
		call('addCategoryProducts', '$id: ID!, $productIds: [ID!]!', { id, productIds: random.some(products, 0.3) }),
	unlink: async (_random, { id, products: [productId] }) =>
		productId && (await call('removeCategoryProduct', '$id: ID!, $productId: ID!', { id, productId })),
};

async function changeSomething(random: Random, categories: readonly Category[]): Promise<string> {
	if (categories.length < 4) {
		await create(random, categories);
		return 'create';
	}
	const kind = random.one(Object.keys(changes));
	await changes[kind]?.(random, random.one(categories), categories);
	return kind;
}

describe('the read model of a tree', () => {
	it.each([1, 2])('is what a plain calculation says after each of many changes (%i)', async (seed) => {
		const random = chance(seed);
		let categories = await compare('before');
		for (let step = 0; step < 40; step += 1) {
			const kind = await changeSomething(random, categories);
			categories = await compare(`${step} ${kind}`);
		}
		expect(categories.length).toBeGreaterThan(2);
	});

	it('lets each reader see the categories that are open to them, and no other', async () => {
		const categories = await readCategories();
		const { categories: wanted } = expected(categories, await readProducts());
		for (const held of [[], [roles[0] ?? ''], roles]) {
			const audience = { staff: false, roles: held };
			const found = await shop.rows<{ id: string }>(
				(sql) => sql`select c.id from categories c where ${openCategory(sql, audience)} order by c.id`,
			);
			const open = wanted.filter(
				({ online, openTo }) => online && (openTo === null || openTo.some((role) => held.includes(role))),
			);
			expect(found.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
		}
		expect(audienceOf(undefined)).toEqual({ staff: false, roles: [] });
	});
});
