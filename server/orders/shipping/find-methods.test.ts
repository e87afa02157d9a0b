import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { makeShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { findShippingMethods } from './find-methods.ts';

let test: TestDatabase;
let tenantId: string;

const parcel = newId();
const express = newId();

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	tenantId = (await makeShop(test, 'demo')).id;
	await test.database.inTenant(tenantId, async (sql) => {
		await sql`
			insert into shipping_methods (tenant_id, id, names, descriptions, countries, kind, price, free_from, steps, days, active, position)
			values
				(${tenantId}, ${express}, ${sql.json({ 'en-GB': 'Express' })}, '{}', '{}', 'flat', 1490, null, '[]', 1, true, 2),
				(${tenantId}, ${parcel}, ${sql.json({ 'de-DE': 'Paket', 'en-GB': 'Parcel' })},
					${sql.json({ 'de-DE': 'Mit der Post' })}, '{DE,AT}', 'byWeight', 0, null,
					${sql.json([{ upTo: 1000, price: 490 }])}, 2, true, 1),
				(${tenantId}, ${newId()}, ${sql.json({ 'de-DE': 'Kutsche' })}, '{}', '{}', 'flat', 1, null, '[]', 9, false, 0)`;
	});
});

afterAll(() => test.drop());

const find = (language: string) =>
	watchStatements(test.appUrl, tenantId, (sql) => findShippingMethods(sql, tenantId, language));

describe('the ways to send something', () => {
	it('are found with one statement, in the order of the shop and without those that are not offered', async () => {
		const { result, statements } = await find('de-DE');
		expect(result).toEqual([
			{
				id: parcel,
				name: 'Paket',
				description: 'Mit der Post',
				countries: ['DE', 'AT'],
				kind: 'byWeight',
				price: 0,
				freeFrom: null,
				steps: [{ upTo: 1000, price: 490 }],
				days: 2,
				collection: false,
			},
			expect.objectContaining({ id: express, name: 'Express', description: '', price: 1490 }),
		]);
		expect(statements).toHaveLength(1);
	});

	it('are in the language of the shopper, else that of the shop, else the one they have', async () => {
		const names = async (language: string) => (await find(language)).result.map(({ name }) => name);
		expect(await names('en-GB')).toEqual(['Parcel', 'Express']);
		expect(await names('en-US')).toEqual(['Parcel', 'Express']);
		expect(await names('fr-FR')).toEqual(['Paket', 'Express']);
	});
});
