import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../../database/connection.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveTexts } from '../save-texts.ts';

let shop: Shop;
/** An admin. */
let ada: Browser;
let translator: Browser;

const productId = '0190a000-0000-7000-8000-000000000001';
const nameKey = `product.${productId}.name`;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await shop.makeUser('tess@example.com', { role: { name: 'words', access: ['mLocalisation'] } });
	translator = await shop.as('tess@example.com');
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);

beforeEach(() =>
	inShop(async (sql) => {
		await sql`delete from text_entries`;
		await sql`delete from text_queue`;
		await saveTexts(sql, shop.demo.id, [
			{
				key: nameKey,
				type: 'productName',
				group: 'products',
				baseText: 'Visitenkarte',
				baseLanguage: 'de-DE',
				translations: { 'en-GB': 'Business card' },
				origin: 'human',
			},
		]);
	}),
);

const fields = `key type group locked baseText baseLanguage icu placeholders context
	languages { languageCode text shipped shown source sourceLanguage origin outdated missing queued failure }`;

const list = (filter: object, further = '') =>
	shop.tell(ada, `query ($filter: TextFilter) { texts(filter: $filter${further}) { total items { ${fields} } } }`, {
		filter,
	});

const one = async (key: string) => (await list({ keys: [key] })).items[0];

interface Change {
	key: string;
	languageCode: string;
	text: string;
	seen?: string;
}

const change = (who: Browser, ...changes: Change[]) =>
	shop.tell(
		who,
		`mutation ($changes: [TextChangeInput!]!) { changeTexts(changes: $changes) {
			faults { index key languageCode fault names } texts { ${fields} } } }`,
		{ changes },
	);

const history = (key: string) =>
	shop.tell(ada, `query ($key: String!) { textHistory(key: $key) { id languageCode before after origin by } }`, {
		key,
	});

const german = (text: string, key = 'header.search'): Change => ({ key, languageCode: 'de-DE', text });

describe('the list of texts', () => {
	it('says of each language what is shown and where it comes from', async () => {
		await change(translator, german('Finden'));
		expect(await one('header.search')).toMatchObject({
			baseText: 'Search',
			baseLanguage: 'en-GB',
			icu: true,
			languages: [
				{ languageCode: 'de-DE', text: 'Finden', shipped: 'Suche', source: 'own', origin: 'human', missing: false },
				{ languageCode: 'en-GB', text: 'Search', shipped: 'Search', source: 'shipped', origin: null, outdated: false },
			],
		});
		expect(await one(nameKey)).toMatchObject({
			icu: false,
			type: 'productName',
			languages: [
				{ languageCode: 'de-DE', text: 'Visitenkarte', shipped: null, source: 'own' },
				{ languageCode: 'en-GB', text: 'Business card', origin: 'human' },
			],
		});
	});

	it('finds by key, by text in any language, and nothing by the names of our own columns', async () => {
		const keysFor = async (search: string) => (await list({ search })).items.map(({ key }: { key: string }) => key);
		expect(await keysFor('header.searchH')).toEqual(['header.searchHint']);
		expect(await keysFor('Visitenk')).toEqual([nameKey]);
		expect(await keysFor('business CARD')).toContain(nameKey);
		expect(await keysFor('translated_from')).toEqual([]);
		expect(await keysFor('100%_')).toEqual([]);
	});

	it('is narrowed down by group, type and state, of one language or of any', async () => {
		await inShop((sql) => sql`delete from text_translations where key = ${nameKey}`);
		expect((await list({ states: ['missing'] })).items).toMatchObject([{ key: nameKey }]);
		expect((await list({ states: ['missing'], language: 'de-DE' })).total).toBe(0);
		expect((await list({ type: 'productName' })).total).toBe(1);
		expect((await list({ group: 'products' })).total).toBe(1);
		expect((await list({ group: 'storefront' })).total).toBeGreaterThan(10);
		expect((await list({ states: ['own'] })).items).toMatchObject([{ key: nameKey }]);
	});

	it('puts what is missing before what is outdated, and both before the rest', async () => {
		await change(translator, german('Karte', nameKey), german('Finden'));
		await inShop(
			(sql) => sql`
			insert into text_entries (tenant_id, key, type, "group", base_text, base_language)
			values (${shop.demo.id}, 'zzz', 'categoryName', 'categories', 'Karten', 'de-DE')`,
		);
		const { items } = await list({}, ', sort: urgent, first: 3');
		expect(items.map(({ key }: { key: string }) => key).slice(0, 2)).toEqual(['zzz', nameKey]);
	});

	it('knows what waits for the machine, and why it has not been translated', async () => {
		await inShop(
			(sql) => sql`
			insert into text_queue (tenant_id, key, language_code, failure) values
			(${shop.demo.id}, ${nameKey}, 'en-GB', 'The quota is used up.'), (${shop.demo.id}, 'header.search', 'de-DE', null)`,
		);
		expect((await one(nameKey)).languages[1]).toMatchObject({ queued: false, failure: 'The quota is used up.' });
		expect((await one('header.search')).languages[0]).toMatchObject({ queued: true, failure: null });
	});

	it('can be turned over page by page', async () => {
		const { total, items } = await list({}, ', first: 2, offset: 1');
		expect(items).toHaveLength(2);
		expect(total).toBeGreaterThan(100);
	});
});

describe('changing texts', () => {
	it('shows the new wording, and what ships again when it is emptied', async () => {
		await change(translator, german('Finden'));
		expect((await one('header.search')).languages[0].shown).toBe('Finden');
		await change(translator, german(''));
		expect((await one('header.search')).languages[0]).toMatchObject({ shown: 'Suche', source: 'shipped' });
	});

	it('keeps no copy of what ships', async () => {
		await change(translator, german('Suche'));
		expect((await one('header.search')).languages[0]).toMatchObject({ source: 'shipped' });
	});

	it('of an entity in its base language makes its other languages outdated until they are confirmed', async () => {
		await change(translator, german('Karte', nameKey));
		expect(await one(nameKey)).toMatchObject({ baseText: 'Karte', languages: [{}, { outdated: true }] });
		expect((await list({ states: ['outdated'] })).total).toBe(1);
		await change(translator, { key: nameKey, languageCode: 'en-GB', text: 'Business card' });
		expect((await one(nameKey)).languages[1]).toMatchObject({ outdated: false, text: 'Business card' });
	});

	it('brings the name of a product into the lists of the shop', async () => {
		await inShop(async (sql) => {
			await sql`delete from products`;
			await sql`insert into products (tenant_id, id, slug, position, published, unit_price)
				values (${shop.demo.id}, ${productId}, 'card', 0, true, 1000)`;
			await sql`insert into product_list (tenant_id, language_code, product_id, position, slug, name, from_price, card)
				select ${shop.demo.id}, code, ${productId}, 0, 'card', 'old', 1000, '{}' from unnest(array['de-DE', 'en-GB']) as code`;
		});
		await change(translator, german('Karte', nameKey));
		const names = await shop.rows((sql) => sql`select language_code, name from product_list order by 1`);
		expect(names).toEqual([
			{ languageCode: 'de-DE', name: 'Karte' },
			{ languageCode: 'en-GB', name: 'Business card' },
		]);
	});

	it.each([
		['unknownKey', german('x', 'nobody.knows'), []],
		['unknownLanguage', { ...german('x'), languageCode: 'fr-FR' }, []],
		['brokenText', german('Suche {'), []],
		['unknownPlaceholder', german('Suche in {shop}'), ['shop']],
		['missingPlaceholder', german('Stück', 'catalogue.count'), ['count']],
		['forbiddenCharacter', german('Su\ud800che'), []],
		['tooLong', german('x'.repeat(20_001)), []],
		['baseMissing', german(' ', nameKey), []],
		['changedMeanwhile', { ...german('Finden'), seen: 'Stöbern' }, []],
	])('refuses all of it when one is wrong, and says which: %s', async (fault, wrong, names) => {
		const right = { ...german('Karte', nameKey) };
		const { faults } = await change(translator, { ...right, key: 'header.menu' }, wrong);
		expect(faults).toEqual([{ index: 1, key: wrong.key, languageCode: wrong.languageCode, fault, names }]);
		expect((await one('header.menu')).languages[0].source).toBe('shipped');
	});

	it('of two who change the same text at once, one finds it changed, and nothing is overwritten', async () => {
		const both = await Promise.all(
			['Finden', 'Stöbern'].map((words) => change(translator, { ...german(words), seen: 'Suche' })),
		);
		const faults = both.flatMap((answer) => answer.faults);
		expect(faults).toMatchObject([{ fault: 'changedMeanwhile' }]);
		expect(await history('header.search')).toHaveLength(1);
	});

	it('compares with the text that was read, also where there was none yet', async () => {
		expect((await change(translator, { ...german('Finden'), seen: 'Suche' })).faults).toEqual([]);
		expect((await change(translator, { ...german('Stöbern'), seen: 'Finden' })).faults).toEqual([]);
	});

	it('of a locked text is for admins alone, and only they lock', async () => {
		const lock = (who: Browser, locked: boolean) =>
			shop.tell(who, `mutation { lockText(key: "header.search", locked: ${locked}) { locked } }`);
		expect(await lock(translator, true)).toBe('You do not have permission to do this.');
		expect(await lock(ada, true)).toEqual({ locked: true });
		expect((await list({ states: ['locked'] })).total).toBe(1);
		expect((await change(translator, german('Finden'))).faults).toMatchObject([{ fault: 'locked' }]);
		expect((await change(ada, german('Finden'))).faults).toEqual([]);
		expect(await lock(ada, false)).toEqual({ locked: false });
		expect((await change(translator, german('Stöbern'))).faults).toEqual([]);
	});

	it('takes it out of the queue of the machine', async () => {
		await inShop(
			(sql) => sql`insert into text_queue (tenant_id, key, language_code) values
			(${shop.demo.id}, ${nameKey}, 'en-GB'), (${shop.demo.id}, ${nameKey}, 'fr-FR')`,
		);
		await change(translator, { key: nameKey, languageCode: 'en-GB', text: 'Card' });
		expect(await shop.rows((sql) => sql`select language_code from text_queue`)).toEqual([{ languageCode: 'fr-FR' }]);
	});

	it('is written into the audit log', async () => {
		await change(translator, german('Finden'));
		const [entry] = await shop.rows<object>(
			(sql) => sql`select action, entity_id, before, after from audit_log order by id desc limit 1`,
		);
		expect(entry).toEqual({
			action: 'changeTexts',
			entityId: 'header.search',
			before: { 'header.search de-DE': null },
			after: { 'header.search de-DE': 'Finden' },
		});
	});

	it('is not for those who may only read', async () => {
		await shop.makeUser('rita@example.com');
		const rita = await shop.as('rita@example.com');
		expect(await change(rita, german('Finden'))).toBe('You do not have permission to do this.');
	});
});

describe('the history of a text', () => {
	it('says who wrote what, newest first, and leads back', async () => {
		await change(translator, german('Finden'));
		await change(ada, german('Stöbern'));
		const entries = await history('header.search');
		expect(entries).toMatchObject([
			{ languageCode: 'de-DE', before: 'Finden', after: 'Stöbern', origin: 'human' },
			{ languageCode: 'de-DE', before: null, after: 'Finden' },
		]);
		expect(entries[0].by).not.toBe(entries[1].by);
		const { faults, texts } = await shop.tell(
			translator,
			`mutation ($id: ID!) { restoreText(change: $id) { faults { fault } texts { ${fields} } } }`,
			{ id: entries[1].id },
		);
		expect(faults).toEqual([]);
		expect(texts[0].languages[0].text).toBe('Finden');
		expect(await history('header.search')).toHaveLength(3);
	});

	it('does not begin with the creation of an entity, and knows its base text', async () => {
		expect(await history(nameKey)).toEqual([]);
		await change(translator, german('Karte', nameKey));
		expect(await history(nameKey)).toMatchObject([{ languageCode: 'de-DE', before: 'Visitenkarte', after: 'Karte' }]);
	});
});
