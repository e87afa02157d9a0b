import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { tenantFinder, tenantWithSlug } from '../../tenants/find-tenant.ts';
import { publishedLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { watchVersions } from '../../tenants/watch-versions.ts';
import type { Browser } from '../../testing/accounts.ts';
import { saveListed } from '../../testing/catalogue.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await shop.test.database.inTenant(shop.demo.id, (sql) =>
		saveListed(sql, shop.demo, [
			{
				slug: 'karte',
				names: { 'de-DE': 'Karte', 'en-GB': 'Card' },
				fromPrice: 123_456,
				published: true,
				mediaId: null,
			},
		]),
	);
});

afterAll(() => shop.close());

const tell = (query: string, variables: object = {}) => shop.tell(ada, query, variables);
/** With spaces of all kinds as one. */
const page = async (path: string) => (await shop.nobody().ask(path)).body.replace(/[\u00a0\u202f]/g, ' ');
const change = (name: string, languageCode: string, more = '') =>
	tell(`mutation { ${name}(languageCode: "${languageCode}"${more}) { languageCode default notation } }`);
const listed = () =>
	shop.rows<{ languageCode: string; name: string }>(
		(sql) => sql`select language_code, name from product_list order by language_code`,
	);

describe('a language that is added', () => {
	it('is a draft: those who work in the shop see it, visitors and search engines do not', async () => {
		expect((await shop.nobody().ask('/fr-fr/products')).status).toBe(404);
		expect(await change('addLocalization', 'fr-FR')).toEqual([
			{ languageCode: 'de-DE', default: true, notation: null },
			{ languageCode: 'en-GB', default: false, notation: null },
			{ languageCode: 'fr-FR', default: false, notation: null },
		]);
		expect(await tell('{ localizations { languageCode published } }')).toContainEqual({
			languageCode: 'fr-FR',
			published: false,
		});
		expect((await shop.nobody().ask('/fr-fr/products')).status).toBe(404);
		const home = await page('/products');
		expect(home).not.toContain('fr-fr');
		expect(home).not.toContain('fr-FR');
		expect(await page('/sitemap/pages.xml')).not.toContain('fr-fr');
		expect(await shop.tell(shop.nobody(), '{ tenant { languages { languageCode } } }')).toEqual({
			languages: [{ languageCode: 'de-DE' }, { languageCode: 'en-GB' }],
		});
		const seen = await ada.ask('/fr-fr/products');
		expect(seen.status).toBe(200);
		expect(seen.body).toContain('lang="fr-FR"');
		expect(seen.body).toContain('/fr-fr/');
		expect(seen.body).not.toContain('hreflang="fr-FR" href');
		const demo = await tenantWithSlug(shop.test.database, 'demo');
		expect(demo && [spokenLanguage(demo, 'fr-FR'), publishedLanguage(demo, 'fr-FR')]).toEqual(['fr-FR', 'de-DE']);
	});

	it('is offered once it is published, with the texts of the default language where it has none itself', async () => {
		await change('publishLocalization', 'fr-FR', ', published: true');
		expect(await page('/sitemap/pages.xml')).toContain('fr-fr');
		expect(await page('/products')).toContain('/fr-fr/products');
		const french = await page('/fr-fr/products');
		expect(french).toContain('lang="fr-FR"');
		expect(french).toContain('Karte');
		expect(french).toContain('1 234,56 €');
		expect(await listed()).toEqual([
			{ languageCode: 'de-DE', name: 'Karte' },
			{ languageCode: 'en-GB', name: 'Card' },
			{ languageCode: 'fr-FR', name: 'Karte' },
		]);
	});

	it.each([
		['FR-fr', 'There is no such language here.'],
		['fr', 'There is no such language here.'],
		['fr-FR', 'The shop has this language already.'],
	])('cannot be %s', async (code, sentence) => {
		expect(await change('addLocalization', code)).toContain(sentence);
	});

	it('stands in the audit log', async () => {
		const entries = await shop.rows<{ entityId: string; after: { languages: object[] } }>(
			(sql) => sql`select entity_id, after from audit_log where action = 'addLocalization'`,
		);
		expect(entries).toHaveLength(1);
		expect(entries[0]).toMatchObject({ entityId: 'fr-FR' });
	});
});

describe('what a machine would translate', () => {
	it('is counted before it begins, also for a language that the shop does not have', async () => {
		const counted = (languages: readonly string[]) =>
			tell('query($languages: [String!]) { untranslatedTexts(languages: $languages) { texts characters } }', {
				languages,
			}) as Promise<{ texts: number; characters: number }>;
		const [none, italian] = [await counted([]), await counted(['it-IT'])];
		expect(none).toEqual({ texts: 0, characters: 0 });
		expect(italian.texts).toBeGreaterThan(1000);
		expect(italian.characters).toBeGreaterThan(italian.texts);
	});
});

describe('completeness', () => {
	it('counts what there is in each language, also what its region has', async () => {
		await change('addLocalization', 'de-AT');
		const all = (await tell('{ localizations { languageCode texts translated } }')) as {
			languageCode: string;
			texts: number;
			translated: number;
		}[];
		const missing = Object.fromEntries(
			all.map(({ languageCode, texts, translated }) => [languageCode, texts - translated]),
		);
		expect(missing).toEqual({ 'de-DE': 0, 'en-GB': 0, 'fr-FR': all[0]?.texts, 'de-AT': 0 });
		await change('deleteLocalization', 'de-AT');
	});
});

describe('the notation of a language', () => {
	it('is what visitors see in pages', async () => {
		const shown = async (notation: string) => {
			const [language] = (await tell(
				'mutation N($notation: String) { changeNotation(languageCode: "de-DE", notation: $notation) { notation } }',
				{ notation },
			)) as { notation: string }[];
			expect(language?.notation).toBe(notation);
			return page('/products');
		};
		expect(await shown("¤ 1'234.56")).toContain('€ 1&#x27;234.56');
		expect(await shown('¤1,234.56')).toContain('€1,234.56');
		expect(await shown('1,234.56 ¤')).toContain('1,234.56 €');
		expect(await page('/en-gb/products')).toContain('€1,234.56');
	});

	it('is one of those that there are, and can be taken back', async () => {
		expect(await change('changeNotation', 'de-DE', ', notation: "12_34"')).toMatch(/notation/);
		await change('changeNotation', 'de-DE');
		expect(await page('/products')).toContain('1.234,56 €');
	});
});

describe('the default language', () => {
	it('can be another one: then its addresses have no prefix, and its texts replace missing ones', async () => {
		await change('setDefaultLocalization', 'en-GB');
		expect(await page('/products')).toContain('lang="en-GB"');
		expect(await page('/de-de/products')).toContain('lang="de-DE"');
		const moved = await shop.nobody().ask('/en-gb/products');
		expect([moved.status, moved.headers.location, moved.headers['cache-control']]).toEqual([
			301,
			'/products',
			'no-cache',
		]);
		expect(await page('/fr-fr/products')).toContain('Card');
		await change('setDefaultLocalization', 'de-DE');
		expect(await page('/en-gb/products')).toContain('Card');
		expect(await page('/products')).toContain('Karte');
	});

	it('is always published', async () => {
		expect(await change('publishLocalization', 'de-DE', ', published: false')).toMatch(/or made a draft/);
		await change('addLocalization', 'it-IT');
		await change('setDefaultLocalization', 'it-IT');
		expect(await page('/products')).toContain('lang="it-IT"');
		await change('setDefaultLocalization', 'de-DE');
		await change('deleteLocalization', 'it-IT');
	});

	it('cannot be deleted', async () => {
		expect(await change('deleteLocalization', 'de-DE')).toMatch(/^The default language cannot be deleted/);
	});

	it('is one that there is', async () => {
		expect(await change('setDefaultLocalization', 'it-IT')).toBe('This could not be found.');
		expect(await change('deleteLocalization', 'it-IT')).toBe('This could not be found.');
	});

	it('is always exactly one, also with concurrent changes', async () => {
		const wanted = ['en-GB', 'fr-FR', 'de-DE', 'en-GB', 'fr-FR'];
		const answers = await Promise.all(wanted.map((code) => change('setDefaultLocalization', code)));
		// No one is notified that something went wrong: they wait for each other.
		expect(answers.map((answer) => Array.isArray(answer))).toEqual(wanted.map(() => true));
		await change('setDefaultLocalization', 'de-DE');
		const [counted] = await shop.rows<{ count: number }>(
			(sql) => sql`select count(*)::int as count from languages where is_default`,
		);
		expect(counted?.count).toBe(1);
	});
});

describe('the order of languages', () => {
	const arrange = (languageCodes: string[]) =>
		tell(
			'mutation A($languageCodes: [String!]!) { arrangeLocalizations(languageCodes: $languageCodes) { languageCode } }',
			{
				languageCodes,
			},
		);

	it('is the one that was chosen', async () => {
		const order = ['fr-FR', 'de-DE', 'en-GB'];
		expect(await arrange(order)).toEqual(order.map((languageCode) => ({ languageCode })));
		expect(await arrange(['fr-FR', 'de-DE'])).toMatch(/languageCodes/);
	});
});

describe('a language that is deleted', () => {
	it('is shown no longer; its texts stay and come back with it', async () => {
		const save =
			'mutation { changeTexts(changes: [{ key: "header.search", languageCode: "fr-FR", text: "Cherchez" }]) { faults { fault } } }';
		await tell(save);
		expect(await page('/fr-fr/products')).toContain('Cherchez');
		await change('deleteLocalization', 'fr-FR');
		expect((await shop.nobody().ask('/fr-fr/products')).status).toBe(404);
		expect(await listed()).toHaveLength(2);
		await change('addLocalization', 'fr-FR');
		await change('publishLocalization', 'fr-FR', ', published: true');
		expect(await page('/fr-fr/products')).toContain('Cherchez');
	});
});

it('a change is known to every process at once, without waiting for what it keeps', async () => {
	const { database } = shop.test;
	const tenants = tenantFinder(database, { platformDomain: 'localhost', defaultTenant: 'demo', freshness: 60_000 });
	const versions = watchVersions(database, (tenantId) => tenants.forget(tenantId));
	await expect.poll(async () => (await tenants.byHost('demo.localhost'))?.languages.length).toBe(3);
	await change('deleteLocalization', 'fr-FR');
	await expect.poll(async () => (await tenants.byHost('demo.localhost'))?.languages.length, { timeout: 2000 }).toBe(2);
	await versions.close();
});

it('is for those who may: a translator without the right to write sees and changes nothing', async () => {
	await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qLocalisation'] } });
	const reader = await shop.as('reader@example.com');
	const asked = await shop.tell(reader, '{ localizations { languageCode } }');
	expect(asked).toHaveLength((await tenantWithSlug(shop.test.database, 'demo'))?.languages.length ?? 0);
	expect(await shop.tell(reader, 'mutation { deleteLocalization(languageCode: "en-GB") { default } }')).toBe(
		'You do not have permission to do this.',
	);
});
