import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addDays } from '../../rules/dates.ts';
import { enterRole } from '../accounts/users/enter-user.ts';
import { shopDay } from '../calendar/today.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { refreshCatalogue } from './read-model/refresh-catalogue.ts';
import { refreshCategories } from './read-model/refresh-categories.ts';
import { saveCategories } from './save-categories.ts';
import { saveProducts } from './save-products.ts';

let shop: Shop;

const product = (slug: string, more = {}) => ({
	slug,
	names: { 'de-DE': `Karte ${slug}`, 'en-GB': `Card ${slug}` },
	fromPrice: 100,
	published: true,
	mediaId: null,
	...more,
});

const category = (slug: string, products: string[], more = {}) => ({
	slug,
	names: { 'de-DE': slug, 'en-GB': slug },
	descriptions: {},
	published: true,
	mediaId: null,
	products,
	...more,
});

let today: string;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	today = shopDay(shop.demo);
	const { demo } = shop;
	await shop.test.database.inTenant(demo.id, async (sql) => {
		const role = (name: string) =>
			enterRole(sql, demo.id, { name, label: name, description: '', type: 'customer', access: [] });
		const [members, others] = [await role('members'), await role('others')];
		await saveProducts(sql, demo, [
			product('open'),
			product('members'),
			product('both'),
			product('deep'),
			product('offline'),
			product('nowhere'),
			product('unpublished', { published: false }),
			product('archived'),
			product('today', { validFrom: today, validUntil: today }),
			product('yesterday', { validUntil: addDays(today, -1) }),
			product('tomorrow', { validFrom: addDays(today, 1) }),
		]);
		await sql`update products set archived_at = now() where tenant_id = ${demo.id} and slug = 'archived'`;
		await saveCategories(sql, demo, [
			category('all', ['open', 'both', 'unpublished', 'archived', 'today', 'yesterday', 'tomorrow']),
			category('closed', ['members', 'both'], { roleIds: [members] }),
			category('closed-below', ['deep'], { parent: 'closed', roleIds: [members, others] }),
			category('off', ['offline'], { published: false }),
		]);
		await refreshCatalogue(sql, demo);
	});
	await shop.makeUser('member@example.com', { role: { name: 'members', access: [], type: 'customer' } });
	await shop.makeUser('other@example.com', { role: { name: 'others', access: [], type: 'customer' } });
	await shop.makeUser('clerk@example.com', { role: { name: 'clerk', access: ['gAdminArea', 'qProd'] } });
	await shop.makeUser('plain@example.com');
});

afterAll(() => shop.close());

/** Everything of the catalogue that an operation may tell a user, by slug. */
async function seenBy(login?: string) {
	const visitor = login ? await shop.as(login) : shop.nobody();
	const tell = (query: string) => shop.tell(visitor, query);
	const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug).sort();
	const listed = await tell('{ products(first: 100) { total items { slug } } }');
	const found = await tell('{ products(search: "karte", first: 100) { total items { slug } } }');
	const categories = await tell('{ categories { slug } }');
	const previews = await tell('{ categoryPreviews { slug products { slug } } }');
	const pages: string[] = [];
	for (const slug of everything)
		if (typeof (await tell(`{ product(slug: "${slug}") { description } }`)) === 'object') pages.push(slug);
	return {
		listed: slugs(listed.items),
		total: listed.total,
		found: slugs(found.items),
		foundTotal: found.total,
		categories: slugs(categories),
		previewed: [
			...new Set(previews.flatMap(({ products }: { products: { slug: string }[] }) => slugs(products))),
		].sort(),
		pages: pages.sort(),
		closed: (await tell('{ products(category: "closed") { total } }')).total,
		off: (await tell('{ products(category: "off") { total } }')).total,
	};
}

const everything = [
	'open',
	'members',
	'both',
	'deep',
	'offline',
	'nowhere',
	'unpublished',
	'archived',
	'today',
	'yesterday',
	'tomorrow',
];

const seen = (listed: string[], more: { unlisted?: string[]; categories: string[]; closed: number; off: number }) => {
	const sorted = listed.toSorted();
	return {
		listed: sorted,
		total: sorted.length,
		found: sorted,
		foundTotal: sorted.length,
		categories: more.categories,
		previewed: expect.arrayContaining([]),
		pages: [...listed, 'nowhere'].sort(),
		closed: more.closed,
		off: more.off,
	};
};

describe('what a reader sees of the catalogue', () => {
	it('is for a visitor what is published, not archived, valid today and in a category that is open to all', async () => {
		expect(await seenBy()).toEqual(seen(['open', 'both', 'today'], { categories: ['all'], closed: 0, off: 0 }));
	});

	it('is the same without a role, and with a role that opens only what lies in a closed category', async () => {
		const visitor = await seenBy();
		expect(await seenBy('plain@example.com')).toEqual(visitor);
		expect(await seenBy('other@example.com')).toEqual(visitor);
	});

	it('is more for a role that a category is open to, and for what lies below it', async () => {
		expect(await seenBy('member@example.com')).toEqual(
			seen(['open', 'both', 'today', 'members', 'deep'], {
				categories: ['all', 'closed', 'closed-below'],
				closed: 3,
				off: 0,
			}),
		);
	});

	it('is for staff everything but what is archived', async () => {
		const staff = everything.filter((slug) => slug !== 'archived' && slug !== 'nowhere');
		expect(await seenBy('clerk@example.com')).toEqual(
			seen(staff, { categories: ['all', 'closed', 'closed-below'], closed: 3, off: 1 }),
		);
	});

	it('never shows in the menu what a list does not show', async () => {
		for (const login of [undefined, 'other@example.com', 'member@example.com']) {
			const { previewed, listed } = await seenBy(login);
			expect(previewed.filter((slug) => !listed.includes(String(slug)))).toEqual([]);
		}
	});

	it('is not in the list of all texts either', async () => {
		const named = async (login?: string) => {
			const visitor = login ? await shop.as(login) : shop.nobody();
			const texts = await shop.tell(visitor, '{ translationsByTenant(group: "products") { baseTranslation } }');
			return texts
				.map(({ baseTranslation }: { baseTranslation: string }) => baseTranslation.replace('Karte ', ''))
				.sort();
		};
		const categories = await shop.tell(
			shop.nobody(),
			'{ translationsByTenant(group: "categories") { baseTranslation } }',
		);
		expect(categories.filter(({ baseTranslation }: { baseTranslation: string }) => baseTranslation)).toEqual([
			{ baseTranslation: 'all' },
		]);
		expect(await named()).toEqual((await seenBy()).pages);
		expect(await named('member@example.com')).toEqual((await seenBy('member@example.com')).pages);
		expect(await named('ada@example.com')).toEqual(everything.toSorted());
	});

	it('grows by no filter and no sort', async () => {
		const visitor = shop.nobody();
		const { listed } = await seenBy();
		for (const sort of ['recommended', 'newest', 'name', 'priceUp', 'priceDown'])
			for (const filters of ['{}', '{ categories: ["closed", "all"] }', '{ available: true }', '{ priceFrom: 0 }']) {
				const answer = await shop.tell(
					visitor,
					`{ products(sort: ${sort}, filters: ${filters}) { total items { slug } } }`,
				);
				expect(answer.items.filter(({ slug }: { slug: string }) => !listed.includes(slug))).toEqual([]);
				expect(answer.total).toBe(answer.items.length);
			}
	});
});

describe('the stored number of products', () => {
	it('is counted again from the moment on at which something begins or ends', async () => {
		const [row] = await shop.rows<{ total: number; goodUntil: string }>(
			(sql) => sql`
				select total, (good_until at time zone ${shop.demo.timeZone})::text as good_until from product_totals
				where tenant_id = ${shop.demo.id} and category_id = '00000000-0000-0000-0000-000000000000'`,
		);
		expect(row).toEqual({ total: 3, goodUntil: `${addDays(today, 1)} 00:00:00` });
		await shop.rows(
			(sql) => sql`update product_totals set total = 99, good_until = now() where tenant_id = ${shop.demo.id}`,
		);
		expect((await shop.tell(shop.nobody(), '{ products { total } }')).total).toBe(3);
	});
});

describe('the search terms of products', () => {
	const foundByAll = async () => {
		const { total, items } = await shop.tell(shop.nobody(), '{ products(search: "karte") { total items { slug } } }');
		return { total, slugs: items.map(({ slug }: { slug: string }) => slug).sort() };
	};
	const publish = (published: boolean) =>
		shop.rows(async (sql) => {
			await sql`update categories set published = ${published} where tenant_id = ${shop.demo.id} and slug = 'all'`;
			await refreshCategories(sql, shop.demo);
			return [];
		});

	it('show a product as long as its categories do', async () => {
		const before = await foundByAll();
		expect(before.total).toBe(3);
		await publish(false);
		expect(await foundByAll()).toEqual({ total: 0, slugs: [] });
		await publish(true);
		expect(await foundByAll()).toEqual(before);
	});

	it('use the list where no audience is set', async () => {
		const before = await foundByAll();
		await shop.rows((sql) => sql`update product_words set shown_from = null, shown_until = null`);
		expect(await foundByAll()).toEqual(before);
	});

	it('never show what the list does not, whatever they say', async () => {
		const before = await foundByAll();
		await shop.rows((sql) => sql`update product_words set shown_from = '-infinity', shown_until = 'infinity'`);
		expect((await foundByAll()).slugs).toEqual(before.slugs);
	});
});
