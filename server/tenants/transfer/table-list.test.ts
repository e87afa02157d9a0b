import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findRigidCircles, inDependencyOrder, readTables, type Table } from '../../database/tables/read-tables.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import {
	derivedTables,
	excusedTables,
	exportedTables,
	harmlessColumns,
	secretName,
	specialTables,
} from './table-list.ts';

let test: TestDatabase;
let tables: Table[];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	tables = await test.database.withoutTenant((sql) => readTables(sql));
});

afterAll(() => test.drop());

const lists = { exportedTables, derivedTables, specialTables, excusedTables };

describe('every table of a shop', () => {
	it('is exported, derived, or excused with a reason, and only one of these', () => {
		const listed = Object.values(lists).flatMap((list) => Object.keys(list));
		expect(tables.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
		expect(listed.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
		expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
	});

	it('shows no secret in an export', () => {
		const suspicious = tables
			.filter(({ name }) => name in exportedTables)
			.flatMap(({ name, columns }) =>
				columns
					.filter((column) => secretName.test(column.name) && !/sha256$/.test(column.name))
					.filter((column) => !exportedTables[name]?.withheld?.includes(column.name))
					.map((column) => `${name}.${column.name}`),
			);
		expect(suspicious.filter((column) => !(column in harmlessColumns))).toEqual([]);
		expect(Object.keys(harmlessColumns).filter((column) => !suspicious.includes(column))).toEqual([]);
	});

	it('names only columns that are there', () => {
		for (const [name, { withheld = [], onImport = {} }] of Object.entries(exportedTables))
			for (const column of [...withheld, ...Object.keys(onImport)])
				expect(tables.find((table) => table.name === name)?.columns.map((one) => one.name)).toContain(column);
	});

	it('can be written after those that it refers to, or refers to them at the end', async () => {
		const further = Object.fromEntries(Object.entries(exportedTables).map(([name, { after = [] }]) => [name, after]));
		const order = inDependencyOrder(tables, further).map(({ name }) => name);
		expect(order.indexOf('orders')).toBeGreaterThan(order.indexOf('users'));
		expect(order.indexOf('designs')).toBeGreaterThan(order.indexOf('design_pictures'));
		expect(await test.database.withoutTenant((sql) => findRigidCircles(sql))).toEqual([]);
	});
});
