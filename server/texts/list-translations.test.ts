import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { shippedEntries } from '../../rules/messages/groups.ts';
import type { Sql } from '../database/connection.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { watchStatements } from '../testing/statements.ts';
import { cardName as card, searchText as search } from '../testing/texts.ts';
import { listTranslations } from './list-translations.ts';
import { saveTexts, type TextToSave } from './save-texts.ts';

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

describe('the list of translations', () => {
	it('has every shipped text with its English as the base, and both languages', async () => {
		const list = await inNorth((sql) => listTranslations(sql, north));
		expect(list).toHaveLength(shippedEntries.size);
		expect(list.find(({ translationKey }) => translationKey === 'header.search')).toEqual({
			translationKey: 'header.search',
			baseTranslation: 'Search',
			languageCode: 'en-GB',
			group: 'storefront',
			context: 'Label of the search field',
			tags: ['header'],
			locked: false,
			type: 'static',
			translations: [
				{ languageCode: 'de-DE', translation: 'Suche' },
				{ languageCode: 'en-GB', translation: 'Search' },
			],
		});
	});

	it("has the tenant's texts in place of the shipped ones, and its entities after the interface", async () => {
		await save(card, { ...search, translations: { 'de-DE': 'Finden', 'fr-FR': 'Rechercher' } });
		const list = await inNorth((sql) => listTranslations(sql, north));
		expect(list).toHaveLength(shippedEntries.size + 1);
		expect(list.at(-1)).toEqual({
			translationKey: 'product.card.name',
			baseTranslation: 'Visitenkarte',
			languageCode: 'de-DE',
			group: 'products',
			context: null,
			tags: [],
			locked: false,
			type: 'productName',
			translations: [
				{ languageCode: 'de-DE', translation: 'Visitenkarte' },
				{ languageCode: 'en-GB', translation: 'Business card' },
			],
		});
		expect(list.find(({ translationKey }) => translationKey === 'header.search')?.translations).toEqual([
			{ languageCode: 'de-DE', translation: 'Finden' },
			{ languageCode: 'en-GB', translation: 'Search' },
			{ languageCode: 'fr-FR', translation: 'Rechercher' },
		]);
	});

	it.each([
		['storefront', ['storefront'], 'Finden'],
		['products', ['products'], undefined],
		['nowhere', [], undefined],
	])('of the group %s has nothing else', async (group, groups, wording) => {
		await save(card, search);
		const list = await inNorth((sql) => listTranslations(sql, north, { group }));
		expect([...new Set(list.map((entry) => entry.group))]).toEqual(groups);
		const own = list.find(({ translationKey }) => translationKey === 'header.search');
		expect(own?.translations[0]?.translation).toBe(wording);
	});

	it('has nothing of another tenant', async () => {
		await save(card, search);
		const list = await test.database.inTenant(south, (sql) => listTranslations(sql, south));
		expect(list).toHaveLength(shippedEntries.size);
		expect(JSON.stringify(list)).not.toContain('"Finden"');
	});

	it('costs one statement', async () => {
		const { statements } = await watchStatements(test.appUrl, north, (sql) => listTranslations(sql, north));
		expect(statements).toHaveLength(1);
	});
});
