import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { shippedEntries, textGroups } from '../../rules/messages/groups.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import { translationTypes } from '../../rules/texts/translation-types.ts';
import type { Sql } from '../database/connection.ts';
import { changeChannel } from '../tenants/announce-change.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { watchStatements } from '../testing/statements.ts';
import { cardName as card, searchText as search } from '../testing/texts.ts';
import { listTranslations } from './list-translations.ts';
import { RefusedText } from './refuse-text.ts';
import { resolveInterfaceTexts } from './resolve-interface-texts.ts';
import { saveText, saveTexts, type TextToSave } from './save-texts.ts';

let test: TestDatabase;
let north: string;
let south: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const tenant = { allowTemporaryUsers: true, languageCodes: ['de-DE', 'en-GB'] };
	north = await createTenant(test.database, { ...tenant, slug: 'north', name: 'North' });
	south = await createTenant(test.database, { ...tenant, slug: 'south', name: 'South' });
});

afterAll(() => test.drop());

const inNorth = <T>(work: (sql: Sql) => Promise<T>) => test.database.inTenant(north, work);

beforeEach(() => inNorth((sql) => sql`delete from text_entries`));

const save = (...texts: TextToSave[]) => inNorth((sql) => saveTexts(sql, north, texts));

const resolved = (language: string, tenantId = north, tenantDefault = 'de-DE') =>
	test.database.inTenant(tenantId, (sql) =>
		resolveInterfaceTexts(sql, tenantId, { language, tenantDefault, groups: ['common', 'storefront'] }),
	);

const stored = () =>
	inNorth(
		(sql) => sql<{ key: string; languageCode: string; translation: string; origin: string; updatedAt: Date }[]>`
			select key, language_code, translation, origin, updated_at from text_translations order by key, language_code`,
	);

const entryOf = async (key: string) =>
	(await inNorth((sql) => listTranslations(sql, north))).find(({ translationKey }) => translationKey === key);

describe('the messages of the interface', () => {
	it('are the shipped ones where a tenant has no wording of its own', async () => {
		const german = await resolved('de-DE');
		expect(german['header.search']).toBe('Suche');
		expect(german.controlTextIsRequired).toBe('Pflichtfeld');
		expect((await resolved('fr-FR', north, 'en-GB'))['header.search']).toBe('Search');
	});

	it('are those of the wanted groups and no others', async () => {
		const groups = new Set(Object.keys(await resolved('de-DE')).map((key) => shippedEntries.get(key)?.group));
		expect([...groups]).toEqual(['common', 'storefront']);
	});

	it("are the tenant's own where it has one, in that language and in its regions", async () => {
		await save(search);
		expect((await resolved('de-DE'))['header.search']).toBe('Finden');
		expect((await resolved('de-AT'))['header.search']).toBe('Finden');
		expect((await resolved('en-GB'))['header.search']).toBe('Search');
		expect((await resolved('fr-FR'))['header.search']).toBe('Finden');
	});

	it('are never those of another tenant', async () => {
		await save(search);
		expect((await resolved('de-DE', south))['header.search']).toBe('Suche');
	});

	it('go straight into a translator', async () => {
		await save({
			...search,
			key: 'catalogue.count',
			translations: { 'de-DE': '{count, number} Stück' },
			baseText: '{count}',
		});
		const t = translatorOf('de-DE', await resolved('de-DE'));
		expect(t('catalogue.count', { count: 1200 })).toBe('1.200 Stück');
	});

	it('cost one statement', async () => {
		const { statements } = await watchStatements(test.appUrl, north, (sql) =>
			resolveInterfaceTexts(sql, north, { language: 'de-AT', tenantDefault: 'en-GB', groups: textGroups }),
		);
		expect(statements).toHaveLength(1);
	});
});

describe('saving a text', () => {
	it('changes what is given and leaves the other languages, context, tags and lock as they were', async () => {
		await save({ ...card, context: 'On the shelf', tags: ['print'] });
		await inNorth((sql) => sql`update text_entries set locked = true`);
		await save({ ...card, baseText: 'Karte', translations: { 'fr-FR': 'Carte' } });
		expect(await entryOf(card.key)).toMatchObject({
			baseTranslation: 'Karte',
			context: 'On the shelf',
			tags: ['print'],
			locked: true,
			translations: [
				{ languageCode: 'de-DE', translation: 'Karte' },
				{ languageCode: 'en-GB', translation: 'Business card' },
				{ languageCode: 'fr-FR', translation: 'Carte' },
			],
		});
	});

	it('removes a translation that is given empty', async () => {
		await save(search);
		await save({ ...search, translations: { 'de-DE': ' ' } });
		expect(await stored()).toEqual([]);
		expect((await resolved('de-DE'))['header.search']).toBe('Suche');
	});

	it('leaves origin and time of an unchanged translation alone', async () => {
		await save({ ...card, translations: { 'en-GB': 'Business card', 'fr-FR': 'Carte' }, origin: 'machine' });
		const [before] = await stored();
		await save({ ...card, translations: { 'en-GB': 'Business card', 'fr-FR': 'Carte de visite' } });
		const [english, french] = await stored();
		expect(english).toEqual(before);
		expect(french).toMatchObject({ translation: 'Carte de visite', origin: 'human' });
	});

	it('keeps the base text of a shipped key and takes another one as wording in its language', async () => {
		await save({ ...search, group: 'elsewhere', baseText: 'Find', translations: {} });
		expect(await entryOf('header.search')).toMatchObject({ baseTranslation: 'Search', group: 'storefront' });
		expect((await resolved('en-GB'))['header.search']).toBe('Find');
		expect((await resolved('de-DE'))['header.search']).toBe('Suche');
	});

	it('does not store the name of an entity under a key of the interface', async () => {
		await expect(save({ ...card, key: 'header.search' })).rejects.toThrow('is a key of the interface');
	});

	it.each([
		['brokenText', 'Suche {'],
		['unknownPlaceholder', 'Suche in {shop}'],
		['forbiddenCharacter', 'Su\0che'],
		['forbiddenCharacter', 'Su\ud800che'],
	])('refuses what nobody could show, and then all of it: %s', async (fault, text) => {
		const refused = save(card, { ...search, translations: { 'de-DE': text } });
		await expect(refused).rejects.toMatchObject({ fault, key: 'header.search', languageCode: 'de-DE' });
		await expect(refused).rejects.toBeInstanceOf(RefusedText);
		expect(await stored()).toEqual([]);
	});

	it('lets a product be called what its maker likes', async () => {
		const name = `{"a'\\b} 100 % <Ü> 🖨️`;
		await save({ ...card, translations: { 'en-GB': name } });
		expect(await stored()).toMatchObject([{ translation: name }]);
	});

	it('refuses a language that is none', async () => {
		await expect(save({ ...card, translations: { english: 'Card' } })).rejects.toThrow('language_code_check');
	});

	it('takes the later of two with the same key', async () => {
		await save(card, { ...card, translations: { 'en-GB': 'Card' } });
		expect(await stored()).toMatchObject([{ translation: 'Card' }]);
	});

	it('raises the version of the texts together with the change', async () => {
		const version = async () =>
			Number((await inNorth((sql) => sql<{ texts: string }[]>`select texts from tenant_versions`))[0]?.texts);
		const before = await version();
		await inNorth((sql) => saveText(sql, north, card));
		expect(await version()).toBe(before + 1);
		await save(search, card);
		expect(await version()).toBe(before + 2);
		await save();
		expect(await version()).toBe(before + 2);
	});

	it('notifies every process, and only after the commit', async () => {
		const told: string[] = [];
		const { unlisten } = await test.owner.listen(changeChannel, (tenantId) => told.push(tenantId));
		const undone = inNorth(async (sql) => {
			await saveText(sql, north, card);
			throw new Error('undo');
		});
		await expect(undone).rejects.toThrow('undo');
		await save(card);
		await expect.poll(() => told).toEqual([north]);
		await unlisten();
	});

	it('costs four statements, for one text as for a thousand', async () => {
		const many = Array.from({ length: 1000 }, (_, index) => ({ ...card, key: `product.${index}.name` }));
		for (const texts of [[card], many]) {
			const { statements } = await watchStatements(test.appUrl, north, (sql) => saveTexts(sql, north, texts));
			expect(statements).toHaveLength(4);
		}
		expect(await stored()).toHaveLength(1001);
	});

	it('of the same texts in another order at the same time waits and does not fail', async () => {
		const texts = Array.from({ length: 200 }, (_, index) => ({ ...card, key: `product.${index}.name` }));
		const rounds = Array.from({ length: 8 }, (_, round) => {
			const baseText = `Karte ${round}`;
			const inOrder = texts.map((text) => ({ ...text, baseText, translations: { 'en-GB': baseText } }));
			return save(...(round % 2 ? inOrder : inOrder.reverse()));
		});
		await Promise.all(rounds);
		expect(new Set((await stored()).map(({ translation }) => translation)).size).toBe(1);
	});

	it.each(translationTypes)('knows the type %s', async (type) => {
		await save({ ...card, type });
		expect((await entryOf(card.key))?.type).toBe(type);
	});
});
