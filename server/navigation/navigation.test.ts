// The menus of a shop: who sees what of them, saving, the boxes of pages, what happens to labels.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import type { EditedItem, ItemKind } from '../../rules/navigation/menu.ts';
import type { MenuEntry } from '../../rules/page-contract.ts';
import { saveCategories } from '../catalogue/save-categories.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import type { Browser } from '../testing/accounts.ts';
import { plantPlainPages } from '../testing/plain-pages.ts';
import { type Shop, startShop } from '../testing/shop.ts';

let shop: Shop;
let ada: Browser;
let club: string;
const ids: Record<string, string> = {};

const page = (slug: string, title: string) => ({ slug, titles: { 'de-DE': title }, sections: { 'de-DE': [] } });
const product = (slug: string, published = true) => ({
	slug,
	names: { 'de-DE': `Ware ${slug}`, 'en-GB': `Item ${slug}` },
	fromPrice: 100,
	published,
	mediaId: null,
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await shop.makeUser('member@example.com', { role: { name: 'club', access: [], type: 'customer' } });
	await shop.makeUser('looker@example.com', { role: { name: 'looker', access: ['gAdminArea', 'qTenant'] } });
	const { database } = shop.test;
	await database.inTenant(shop.demo.id, async (sql) => {
		await plantPlainPages(sql, shop.demo, [page('imprint', 'Impressum'), page('about', 'Über uns')]);
		await saveProducts(sql, shop.demo, [product('card'), product('flyer'), product('hidden', false)]);
		const category = { descriptions: {}, mediaId: null };
		await saveCategories(sql, shop.demo, [
			{
				...category,
				slug: 'print',
				names: { 'de-DE': 'Druck' },
				published: true,
				products: ['card', 'flyer', 'hidden'],
			},
			{ ...category, slug: 'closed', names: { 'de-DE': 'Zu' }, published: false, products: [] },
		]);
		const rows = await sql<{ slug: string; id: string }[]>`
			select slug, id from pages union select slug, id from products union select slug, id from categories
			union select name, id from roles`;
		for (const { slug, id } of rows) ids[slug] = id;
	});
	club = ids.club ?? '';
});

afterAll(() => shop.close());

beforeEach(() => shop.rows((sql) => sql`delete from navigation_menus`));

const item = (kind: ItemKind, target = '', more: Partial<EditedItem> = {}): EditedItem => ({
	id: newId(),
	kind,
	target,
	roles: [],
	newTab: false,
	labels: {},
	children: [],
	...more,
});

interface Menu {
	menu: string;
	revision: number;
	items: EditedItem[];
	targets: { id: string; name: string; state: string }[];
}

const fields = 'menu revision items targets { id name state }';
const menus = async (who = ada): Promise<Record<string, Menu>> => {
	const found: Menu[] = await shop.tell(who, `{ navigationMenus(language: "de-DE") { ${fields} } }`);
	return Object.fromEntries(found.map((menu) => [menu.menu, menu]));
};
const saving =
	'mutation($menu: NavigationMenuName!, $items: JSON!, $revision: Int) { saveNavigation(menu: $menu, items: $items, revision: $revision) { menu revision } }';
const save = async (items: unknown, { menu = 'header', revision = 0 as number | null, who = ada } = {}) => {
	const { errors } = await who.graphql(saving, { menu, items, revision });
	return errors?.[0].extensions as { code: string; problems?: object[] } | undefined;
};

const stateOf = (html: string) =>
	JSON.parse(/<script[^>]*application\/json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
const shown = async (who: Browser, path = '/'): Promise<Record<'navigation' | 'footer', MenuEntry[]>> => {
	const { body } = await who.ask(path);
	const state = stateOf(body);
	return (state.environment ?? state).shopfront;
};

describe('the menus that a shop begins with', () => {
	it('are its categories and the pages of its boxes', async () => {
		const header = await menus();
		expect(header.header).toMatchObject({ revision: 0, items: [{ kind: 'categories' }] });
		await shop.rows((sql) => sql`update pages set in_navigation = true where slug = 'about'`);
		expect((await menus()).header?.items).toMatchObject([{ kind: 'categories' }, { kind: 'page', target: ids.about }]);
		await shop.rows((sql) => sql`update pages set in_navigation = false where slug = 'about'`);
		expect((await menus()).header?.items).toMatchObject([{ kind: 'categories' }]);
	});
});

describe('the boxes of a page', () => {
	it('follow the menu that is saved, and the menu follows them; what stands below the page takes its place', async () => {
		const below = item('page', ids.imprint);
		expect(await save([item('page', ids.about, { children: [below] })])).toBeUndefined();
		const boxes = () =>
			shop.rows<object>((sql) => sql`select slug, in_navigation from pages where slug <> 'home' order by slug`);
		expect(await boxes()).toEqual([
			{ slug: 'about', inNavigation: true },
			{ slug: 'imprint', inNavigation: true },
		]);
		await shop.rows((sql) => sql`update pages set in_navigation = false where slug = 'about'`);
		expect((await menus()).header).toMatchObject({ revision: 2, items: [{ id: below.id }] });
		expect(await save([], { revision: 2 })).toBeUndefined();
		expect(await boxes()).toMatchObject([{ inNavigation: false }, { inNavigation: false }]);
	});

	it('go with the page when it is deleted: it leaves the menus, and what stands below it takes its place', async () => {
		await shop.test.database.inTenant(shop.demo.id, (sql) =>
			plantPlainPages(sql, shop.demo, [page('gone', 'Bald weg')]),
		);
		const [gone] = await shop.rows<{ id: string }>((sql) => sql`select id from pages where slug = 'gone'`);
		const below = item('category', ids.print);
		expect(await save([item('page', gone?.id, { children: [below] })])).toBeUndefined();
		await shop.rows((sql) => sql`delete from pages where slug = 'gone'`);
		expect((await menus()).header).toMatchObject({ revision: 2, items: [{ id: below.id, children: [] }] });
	});
});

describe('saving a menu', () => {
	it('refuses whoever began with an older state, and changes nothing', async () => {
		expect(await save([item('page', ids.about)])).toBeUndefined();
		expect(await save([], { revision: 0 })).toMatchObject({ code: 'SETTINGS_CHANGED' });
		expect(await save([], { revision: 7 })).toMatchObject({ code: 'SETTINGS_CHANGED' });
		expect((await menus()).header).toMatchObject({ revision: 1, items: [{ target: ids.about }] });
		expect(await save([], { revision: null })).toBeUndefined();
	});

	it('names the items that cannot be saved', async () => {
		const wrong = item('url', 'http://example.com', { labels: { 'de-DE': 'Fort' } });
		expect(await save([wrong])).toMatchObject({ code: 'VALIDATION', problems: [{ item: wrong.id, error: 'url' }] });
		expect(await save([{ kind: 'page' }])).toMatchObject({ code: 'VALIDATION' });
		expect(await save(Array.from({ length: 201 }, () => item('page', ids.about)))).toMatchObject({
			code: 'VALIDATION',
		});
	});

	it('is for those who may change the shop; those who may look see it', async () => {
		const looker = await shop.as('looker@example.com');
		expect(await save([], { who: looker })).toMatchObject({ code: 'FORBIDDEN' });
		expect(Object.keys(await menus(looker))).toEqual(['header', 'footer']);
	});

	it('keeps labels among the texts of the shop, and removes those of items that have gone', async () => {
		const labels = { 'de-DE': 'Dienste', 'en-GB': 'Services' };
		const heading = item('heading', '', { labels, children: [item('page', ids.about)] });
		expect(await save([heading])).toBeUndefined();
		const texts = () =>
			shop.rows<object>((sql) => sql`select type, base_text from text_entries where key like 'navigationItem.%'`);
		expect(await texts()).toEqual([{ type: 'dynamic', baseText: 'Dienste' }]);
		expect((await menus()).header?.items[0]?.labels).toEqual(labels);
		expect((await shown(shop.nobody())).navigation).toMatchObject([{ label: 'Dienste' }]);
		expect((await shown(shop.nobody(), '/en-gb/')).navigation).toMatchObject([{ label: 'Services' }]);
		expect(await save([], { revision: 1 })).toBeUndefined();
		expect(await texts()).toEqual([]);
	});

	it('is in the audit log', async () => {
		expect(await save([item('page', ids.about)])).toBeUndefined();
		const [entry] = await shop.rows<{ action: string }>(
			(sql) => sql`select action from audit_log order by id desc limit 1`,
		);
		expect(entry?.action).toBe('saveNavigation');
	});
});

describe('what visitors see', () => {
	it('leaves out what is not published, deleted or of another shop, and the editor says why', async () => {
		const lost = newId();
		const items = [
			item('product', ids.card),
			item('product', ids.hidden),
			item('category', ids.print),
			item('category', ids.closed),
			item('page', lost),
			item('linkPage', ids.about),
		];
		expect(await save(items)).toBeUndefined();
		const seen = [
			{ to: '/product/card', label: 'Ware card' },
			{ to: '/category/print', label: 'Druck' },
		];
		expect((await shown(shop.nobody())).navigation).toMatchObject(seen);
		expect((await shown(ada)).navigation).toMatchObject(seen);
		expect((await shown(shop.nobody(), '/en-gb/')).navigation[0]).toMatchObject({ label: 'Item card' });
		const states = Object.fromEntries((await menus()).header?.targets.map(({ id, state }) => [id, state]) ?? []);
		expect(states).toEqual({
			[ids.card ?? '']: 'shown',
			[ids.hidden ?? '']: 'unpublished',
			[ids.print ?? '']: 'shown',
			[ids.closed ?? '']: 'unpublished',
			[ids.about ?? '']: 'shown',
		});
		await shop.rows((sql) => sql`update pages set active = false where slug = 'about'`);
		expect(await save([item('page', ids.about)], { revision: 1 })).toBeUndefined();
		expect((await shown(shop.nobody())).navigation).toEqual([]);
		await shop.rows((sql) => sql`update pages set active = true where slug = 'about'`);
	});

	it('always has the legal pages at the end of the footer, unless a menu leads there', async () => {
		expect(await save([], { menu: 'footer' })).toBeUndefined();
		expect((await shown(shop.nobody())).footer).toMatchObject([{ to: '/imprint', label: 'Impressum' }]);
		const heading = item('heading', '', { labels: { 'de-DE': 'Recht' }, children: [item('page', ids.imprint)] });
		expect(await save([heading], { menu: 'footer', revision: 1 })).toBeUndefined();
		expect((await shown(shop.nobody())).footer).toMatchObject([{ label: 'Recht', below: [{ to: '/imprint' }] }]);
		expect((await shown(shop.nobody())).footer).toHaveLength(1);
	});

	it('has items of a role for its holders alone, also after they have filled the cache', async () => {
		const secret = item('heading', '', {
			roles: [club],
			labels: { 'de-DE': 'Vereinsheim' },
			children: [item('page', ids.about, { labels: { 'de-DE': 'Satzung' } })],
		});
		expect(await save([secret, item('page', ids.imprint)])).toBeUndefined();
		const member = await shop.as('member@example.com');
		expect((await member.ask('/')).body).toContain('Satzung');
		expect((await ada.ask('/')).body).toContain('Satzung');
		for (const who of [shop.nobody(), shop.nobody()]) {
			const { body } = await who.ask('/');
			expect(body).toContain('Impressum');
			expect(body).not.toMatch(/Vereinsheim|Satzung/);
		}
		const texts = await shop.tell(shop.nobody(), '{ translationsByTenant { translationKey } }');
		expect(JSON.stringify(texts)).not.toContain('"navigationItem.');
	});

	it('changes with the menu at once', async () => {
		expect(await save([item('page', ids.about)])).toBeUndefined();
		expect((await shown(shop.nobody())).navigation).toHaveLength(1);
		expect(await save([item('page', ids.about), item('page', ids.imprint)], { revision: 1 })).toBeUndefined();
		expect((await shown(shop.nobody())).navigation).toHaveLength(2);
	});

	it('has the picked products of a category in the order in which they were picked', async () => {
		const picked = item('category', ids.print, { products: [ids.flyer ?? '', ids.hidden ?? '', ids.card ?? ''] });
		expect(await save([picked])).toBeUndefined();
		expect((await shown(shop.nobody())).navigation).toMatchObject([{ category: 'print', item: picked.id }]);
		const products = 'query($item: ID!) { navigationProducts(item: $item, language: "de-DE") { slug } }';
		expect(await shop.tell(shop.nobody(), products, { item: picked.id })).toEqual([
			{ slug: 'flyer' },
			{ slug: 'card' },
		]);
		expect(await save([{ ...picked, roles: [club] }], { revision: 1 })).toBeUndefined();
		expect(await shop.tell(shop.nobody(), products, { item: picked.id })).toEqual([]);
	});

	it('is previewed before it is saved, as a guest and as a role', async () => {
		const preview =
			'query($header: JSON!, $role: ID) { navigationPreview(header: $header, footer: [], language: "en-GB", role: $role) }';
		const header = [item('page', ids.about, { roles: [club], labels: { 'de-DE': 'Wir', 'en-GB': 'We' } })];
		expect(await shop.tell(ada, preview, { header })).toMatchObject({ header: [], footer: [{ to: '/imprint' }] });
		expect(await shop.tell(ada, preview, { header, role: club })).toMatchObject({
			header: [{ label: 'We', to: '/about' }],
		});
	});
});

describe('what an item can lead to', () => {
	it('is found by name, whatever its state', async () => {
		const search = (kind: string, text: string) =>
			shop.tell(
				ada,
				'query($kind: NavigationTargetKind!, $search: String!) { navigationTargets(kind: $kind, search: $search, language: "de-DE") { name state } }',
				{ kind, search: text },
			);
		expect(await search('page', 'über')).toEqual([{ name: 'Über uns', state: 'shown' }]);
		expect(await search('product', 'hidden')).toEqual([{ name: 'Ware hidden', state: 'unpublished' }]);
		expect(await search('category', 'DRU')).toEqual([{ name: 'Druck', state: 'shown' }]);
		expect(await search('linkPage', '')).toEqual([]);
	});

	it('is found for a link of a page as well, by those who may read content', async () => {
		const query =
			'query($search: String!) { linkTargets(kind: page, search: $search, language: "de-DE") { name address } }';
		expect(await shop.tell(ada, query, { search: 'über' })).toEqual([{ name: 'Über uns', address: '/about' }]);
		expect(await shop.tell(shop.nobody(), query, { search: '' })).toBe('Unauthorized');
	});
});
