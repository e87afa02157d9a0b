// The pages of a shop: names, addresses, home, copies, how many there may be, and what cannot be deleted.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { tiers } from '../../../rules/pages/tiers.ts';
import type { Browser } from '../../testing/accounts.ts';
import {
	type Answer,
	copyPage,
	createPage,
	deletePage,
	insertOf,
	named,
	publishPage,
	savePage,
	Tab,
	titleSection,
} from '../../testing/pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const pays = (tier: (typeof tiers)[number]) => shop.rows((sql) => sql`update tenants set tier = ${tier}`);

beforeEach(async () => {
	await pays('enterprise');
	await shop.rows((sql) => sql`delete from pages`);
	await shop.rows((sql) => sql`delete from old_slugs`);
	await shop.rows((sql) => sql`delete from text_entries where key like 'contentPage.%'`);
});

const codeOf = async (answer: Promise<Answer>) => (await answer).refused?.code;
const english = (key: string) => shippedEntries.get(key)?.translations['en-GB'];

describe('a new page', () => {
	it('has a slug made of its name, no content, and is not published', async () => {
		const page = await createPage(ada, 'Über uns & Anfahrt');
		expect(page).toMatchObject({
			slug: 'ueber-uns-anfahrt',
			kind: 'page',
			home: false,
			active: true,
			published: false,
			changed: true,
			revision: 0,
			names: { 'de-DE': 'Über uns & Anfahrt' },
		});
	});

	it('is read as a draft only with the right to read pages', async () => {
		const { id } = await createPage(ada, 'Entwurf');
		const draft = (who: Browser) => shop.tell(who, 'query($page: ID!) { pageDraft(page: $page) }', { page: id });
		await shop.makeUser('lena@example.com', { role: { name: 'lookers', access: ['qContent'] } });
		await shop.makeUser('olaf@example.com', { role: { name: 'others', access: ['qProd'] } });
		expect(await draft(await shop.as('lena@example.com'))).toMatchObject({ sections: [] });
		expect(await draft(await shop.as('olaf@example.com'))).toContain('permission');
		expect(await draft(shop.nobody())).toBe('Unauthorized');
	});

	it('may begin with a document, if that could stand on it', async () => {
		const document = { sections: [titleSection('Vorlage')], seo: { texts: {}, image: null, index: true } };
		const { id } = await createPage(ada, 'Aus Vorlage', { document });
		expect((await new Tab(ada, id).document()).sections).toHaveLength(1);
		expect(await codeOf(createPage(ada, 'Kaputt', { document: { sections: 'x' } }))).toBe('PAGE_REFUSED');
	});

	it('needs a unique name in the language of the shop', async () => {
		await createPage(ada, 'Kontakt');
		const english = [{ languageCode: 'en-GB', translation: 'Contact' }];
		expect(await codeOf(createPage(ada, '', { names: english }))).toBe('PAGE_NAME_REQUIRED');
		expect(await codeOf(createPage(ada, '  '))).toBe('PAGE_NAME_REQUIRED');
		expect(await codeOf(createPage(ada, 'KONTAKT', { slug: 'anders' }))).toBe('PAGE_NAME_TAKEN');
		expect(await codeOf(createPage(ada, 'x'.repeat(121)))).toBe('VALIDATION');
		expect(await createPage(ada, 'Kontakt', { kind: 'link' })).toMatchObject({ kind: 'link', slug: 'kontakt' });
	});

	it.each([
		['PAGE_SLUG_TAKEN', 'kontakt'],
		['PAGE_SLUG_INVALID', 'Kontakt'],
		['PAGE_SLUG_INVALID', 'a/b'],
		['PAGE_SLUG_INVALID', 'x'.repeat(81)],
		['PAGE_SLUG_RESERVED', 'admin'],
		['PAGE_SLUG_RESERVED', 'service-api'],
		['PAGE_SLUG_RESERVED', 'en-gb'],
		['PAGE_SLUG_RESERVED', 'fr-fr'],
		['PAGE_SLUG_RESERVED', 'links'],
		['PAGE_SLUG_RESERVED', 'linksammlung'],
		['PAGE_SLUG_RESERVED', 'admin-news'],
		['PAGE_SLUG_RESERVED', 'cart-neu'],
		['PAGE_SLUG_RESERVED', 'en-gb-news'],
	])('is refused with %s at %s', async (code, slug) => {
		await createPage(ada, 'Kontakt');
		expect(await codeOf(createPage(ada, 'Neu', { slug }))).toBe(code);
	});

	it('may begin with the letters of a reserved word, and keeps an address from before the word was reserved', async () => {
		expect(await createPage(ada, 'Neu', { slug: 'accounting' })).toMatchObject({ slug: 'accounting' });
		expect(await createPage(ada, 'Auch', { slug: 'up-to-date' })).toMatchObject({ slug: 'up-to-date' });
		const { id } = await createPage(ada, 'Alt');
		await shop.rows((sql) => sql`update pages set slug = 'admin-alt' where id = ${String(id)}`);
		expect(await savePage(ada, id, { slug: 'admin-alt', inFooter: true })).toMatchObject({ slug: 'admin-alt' });
	});

	it('whose name has no characters for a slug is refused', async () => {
		expect(await codeOf(createPage(ada, '日本'))).toBe('PAGE_SLUG_INVALID');
	});

	it('a link page may be called as nothing else may', async () => {
		expect(await createPage(ada, 'Links', { kind: 'link', slug: 'links' })).toMatchObject({ slug: 'links' });
	});

	it('has the error texts of the specification', () => {
		expect(english('pageErrors.nameRequired')).toBe('Page name is required');
		expect(english('pageErrors.nameTaken')).toBe('A page with this name already exists');
		expect(english('pageErrors.slugTaken')).toBe(
			'A page with this slug already exists. Please choose a different name.',
		);
		expect(english('pageErrors.slugInvalid')).toBe('Invalid slug');
		expect(english('pageErrors.linkLimit')).toBe('Link page limit reached');
		expect(english('pageErrors.titleNotDeletable')).toBe('The page "{pageTitle}" cannot be deleted');
		expect(english('pageErrors.deactivated')).toBe('Page has been deactivated');
	});
});

describe('how many there may be', () => {
	const quota = () => shop.tell(ada, '{ pageQuota { tier pages links usedPages usedLinks } }');

	it('follows from the plan of the shop, and is shown before', async () => {
		await pays('starter');
		await createPage(ada, 'Eine');
		expect(await quota()).toEqual({ tier: 'starter', pages: 10, links: 1, usedPages: 1, usedLinks: 0 });
		await pays('pro');
		expect(await quota()).toMatchObject({ pages: 100, links: 10 });
		await pays('enterprise');
		expect(await quota()).toMatchObject({ pages: null, links: null });
	});

	it('is enforced, also for copies and for two at the same moment', async () => {
		await pays('starter');
		const link = await createPage(ada, 'Meine Links', { kind: 'link' });
		expect(await codeOf(createPage(ada, 'Noch welche', { kind: 'link' }))).toBe('LINK_PAGE_LIMIT');
		expect(await codeOf(copyPage(ada, link.id))).toBe('LINK_PAGE_LIMIT');
		const names = Array.from({ length: 14 }, (_, number) => `Seite ${number}`);
		const answers = await Promise.all(names.map((name) => createPage(ada, name)));
		expect(answers.filter(({ refused }) => refused?.code === 'PAGE_LIMIT')).toHaveLength(4);
		expect(await quota()).toMatchObject({ usedPages: 10, usedLinks: 1 });
	});

	it('a new shop is a starter', async () => {
		await pays('starter');
		expect(tiers[0]).toBe('starter');
		const [column] = await shop.rows<{ value: string }>(
			(sql) => sql`
				select column_default as value from information_schema.columns
				where table_name = 'tenants' and column_name = 'tier'`,
		);
		expect(column?.value).toContain('starter');
	});
});

describe('a page', () => {
	it('gets another name, address and place; what is not named stays', async () => {
		const { id } = await createPage(ada, 'Alt');
		await savePage(ada, id, { inNavigation: true });
		const names = [...named('Neu'), { languageCode: 'en-GB', translation: 'New' }];
		expect(await savePage(ada, id, { names, slug: 'neu' })).toMatchObject({
			slug: 'neu',
			names: { 'de-DE': 'Neu', 'en-GB': 'New' },
			inNavigation: true,
			inFooter: false,
		});
		const [text] = await shop.rows<{ type: string }>(
			(sql) => sql`select type from text_entries where key = ${`contentPage.${id}.name`}`,
		);
		expect(text).toEqual({ type: 'contentPageName' });
		expect(await codeOf(savePage(ada, id, { slug: 'cart' }))).toBe('PAGE_SLUG_RESERVED');
		expect(await codeOf(savePage(ada, id, { slug: '' }))).toBe('PAGE_SLUG_INVALID');
		await createPage(ada, 'Andere');
		expect(await codeOf(savePage(ada, id, { slug: 'andere' }))).toBe('PAGE_SLUG_TAKEN');
		expect(await codeOf(savePage(ada, id, { names: named('Andere') }))).toBe('PAGE_NAME_TAKEN');
	});

	it('is home if it is an active regular one, and then the only one', async () => {
		const [first, second] = [await createPage(ada, 'Eins'), await createPage(ada, 'Zwei')];
		const link = await createPage(ada, 'Drei', { kind: 'link' });
		await savePage(ada, first.id, { home: true });
		await savePage(ada, second.id, { home: true });
		const { items } = await shop.tell(ada, '{ pages { total items { slug home } } }');
		expect(items).toEqual([
			{ slug: 'eins', home: false },
			{ slug: 'zwei', home: true },
			{ slug: 'drei', home: false },
		]);
		expect(await codeOf(savePage(ada, link.id, { home: true }))).toBe('PAGE_NOT_HOME');
		expect(await codeOf(savePage(ada, second.id, { active: false }))).toBe('PAGE_NOT_HOME');
	});

	it('is copied with what stands on it, under a name and an address of its own', async () => {
		const names = [...named('Preise'), { languageCode: 'en-GB', translation: 'Prices' }];
		const { id } = await createPage(ada, '', { names });
		const tab = new Tab(ada, id);
		await tab.open();
		await tab.do(insertOf(titleSection('Kopiert')));
		const copy = await copyPage(ada, id);
		expect(copy).toMatchObject({
			slug: 'preise-copy',
			names: { 'de-DE': 'Preise (Kopie)', 'en-GB': 'Prices (copy)' },
			published: false,
		});
		expect((await new Tab(ada, copy.id).document()).sections).toHaveLength(1);
		expect(await copyPage(ada, id)).toMatchObject({ slug: 'preise-copy-2', names: { 'de-DE': 'Preise (Kopie 2)' } });
	});

	it('is deleted with all its data; the home page and legal pages are not', async () => {
		const { id } = await createPage(ada, 'Weg');
		await new Tab(ada, id).open();
		expect(await deletePage(ada, id)).toEqual({ value: true });
		const left = await shop.rows<object>((sql) => sql`select key from text_entries where key like 'contentPage.%'`);
		expect(left).toEqual([]);
		expect(await codeOf(deletePage(ada, id))).toBe('NOT_FOUND');
		const home = await createPage(ada, 'Willkommen');
		await savePage(ada, home.id, { home: true });
		expect((await deletePage(ada, home.id)).refused).toMatchObject({
			code: 'PAGE_NOT_DELETABLE',
			message: 'The page "Willkommen" cannot be deleted',
			pageTitle: 'Willkommen',
		});
		const imprint = await createPage(ada, 'Impressum', { slug: 'imprint' });
		expect(await codeOf(deletePage(ada, imprint.id))).toBe('PAGE_NOT_DELETABLE');
	});

	it('that the law wants keeps its address and stays on, whatever it is called, until another page does the same', async () => {
		const terms = await createPage(ada, 'AGB', { slug: 'terms' });
		expect(terms).toMatchObject({ needed: true });
		expect(await savePage(ada, terms.id, { names: named('Geschäftsbedingungen') })).toMatchObject({ slug: 'terms' });
		expect(await codeOf(savePage(ada, terms.id, { slug: 'irgendwo' }))).toBe('PAGE_NEEDED_THERE');
		expect(await codeOf(savePage(ada, terms.id, { slug: 'imprint' }))).toBe('PAGE_NEEDED_THERE');
		expect(await codeOf(savePage(ada, terms.id, { active: false }))).toBe('PAGE_NEEDED');
		expect(await codeOf(savePage(ada, terms.id, { home: true }))).toBe('PAGE_NEEDED');
		expect(await savePage(ada, terms.id, { slug: 'agb' })).toMatchObject({ slug: 'agb', needed: true });
		const other = await createPage(ada, 'Neue AGB', { slug: 'gtc' });
		expect(await codeOf(deletePage(ada, terms.id))).toBe('PAGE_NOT_DELETABLE');
		await publishPage(ada, other.id, 0);
		expect(await savePage(ada, terms.id, { active: false })).toMatchObject({ active: false, needed: false });
		expect(await codeOf(savePage(ada, other.id, { active: false }))).toBe('PAGE_NEEDED');
		expect(await deletePage(ada, terms.id)).toEqual({ value: true });
	});

	it('is put before another one', async () => {
		const ids = [];
		for (const name of ['A', 'B', 'C']) ids.push((await createPage(ada, name)).id);
		const move = 'mutation($id: ID!, $before: ID) { movePage(id: $id, before: $before) }';
		await shop.tell(ada, move, { id: ids[2], before: ids[0] });
		const order = async () => {
			const { items } = await shop.tell(ada, '{ pages(kind: page) { items { slug } } }');
			return items.map(({ slug }: { slug: string }) => slug).join('');
		};
		expect(await order()).toBe('cab');
		await shop.tell(ada, move, { id: ids[2], before: null });
		expect(await order()).toBe('abc');
	});

	it('is found by name in any language, by address, by kind, and in parts', async () => {
		const names = [...named('Anfahrt'), { languageCode: 'en-GB', translation: 'Directions' }];
		const { id } = await createPage(ada, '', { names });
		await createPage(ada, 'Kontakt');
		await createPage(ada, 'Links', { kind: 'link', slug: 'meine' });
		const find = async (args: string) => {
			const { total, items } = await shop.tell(ada, `{ pages(${args}) { total items { slug } } }`);
			return [total, ...items.map(({ slug }: { slug: string }) => slug)];
		};
		expect(await find('search: "direct"')).toEqual([1, 'anfahrt']);
		expect(await find('search: "KONT"')).toEqual([1, 'kontakt']);
		expect(await find('search: "%"')).toEqual([0]);
		expect(await find('kind: link')).toEqual([1, 'meine']);
		expect(await find('first: 1, offset: 1')).toEqual([3, 'kontakt']);
		expect(await find('first: 1, offset: 9')).toEqual([3]);
		const query =
			'query($id: ID, $slug: String, $kind: PageKind) { editedPage(id: $id, slug: $slug, kind: $kind) { id } }';
		expect(await shop.tell(ada, query, { slug: 'anfahrt', kind: 'page' })).toEqual({ id });
		expect(await shop.tell(ada, query, { id })).toEqual({ id });
	});

	it('changes are in the audit log', async () => {
		const { id } = await createPage(ada, 'Geprüft');
		await savePage(ada, id, { slug: 'anders', active: false });
		await deletePage(ada, id);
		const { items } = await shop.tell(ada, '{ auditLog(first: 100) { items { action entityId } } }');
		const mine = items.filter(({ entityId }: { entityId: string }) => entityId === id);
		expect(mine.map(({ action }: { action: string }) => action)).toEqual(['deletePage', 'savePage', 'createPage']);
	});
});
