import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as sessionTables from '../accounts/sessions/tables.ts';
import * as accountTables from '../accounts/tables.ts';
import * as auditTables from '../audit/tables.ts';
import * as cartTables from '../cart/tables.ts';
import * as catalogueReadyTables from '../catalogue/read-model/tables.ts';
import * as catalogueSearchTables from '../catalogue/search/tables.ts';
import * as catalogueTables from '../catalogue/tables.ts';
import * as importTables from '../import-export/jobs/tables.ts';
import * as mailTables from '../mail/tables.ts';
import * as mediaTables from '../media/tables.ts';
import * as checkoutTables from '../orders/checkout/tables.ts';
import * as orderLinkTables from '../orders/links/tables.ts';
import * as paymentTables from '../orders/payments/tables.ts';
import * as orderSettingsTables from '../orders/settings/tables.ts';
import * as shippingTables from '../orders/shipping/tables.ts';
import * as orderTables from '../orders/tables.ts';
import * as withdrawalTables from '../orders/withdrawal/tables.ts';
import * as pageTables from '../pages/tables.ts';
import * as pricingTables from '../pricing/tables.ts';
import * as secretTables from '../secrets/tables.ts';
import * as shopfrontTables from '../shop-details/tables.ts';
import * as stockTables from '../stock/tables.ts';
import * as tenantTables from '../tenants/tables.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import * as translationQueueTables from '../texts/queue/tables.ts';
import * as textTables from '../texts/tables.ts';
import * as themeEditingTables from '../theme/editing/tables.ts';
import * as themeTables from '../theme/tables.ts';
import { openPool } from './connection.ts';
import { findPendingMigrations, migrate } from './migrate.ts';
import { appRole } from './provision.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

async function withOwners<T>(count: number, work: (owners: ReturnType<typeof openPool>[]) => Promise<T>): Promise<T> {
	const owners = Array.from({ length: count }, () => openPool(test.ownerUrl, 1));
	try {
		return await work(owners);
	} finally {
		await Promise.all(owners.map((owner) => owner.end()));
	}
}

describe('migrations', () => {
	it('are applied once, however many processes start at the same time', async () => {
		await test.owner`drop schema public cascade`;
		await test.owner`drop schema jobs cascade`;
		await test.owner`create schema public`;
		const applied = await withOwners(4, (owners) => Promise.all(owners.map((owner) => migrate(owner, appRole))));
		expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
		expect(await findPendingMigrations(test.database)).toEqual([]);
	});

	it('refuse a file that was changed after it had been applied', async () => {
		await test.owner`update migrations set checksum = 'other' where name = '0001_tenants'`;
		await expect(withOwners(1, ([owner]) => migrate(owner as never, appRole))).rejects.toThrow(
			'0001_tenants was changed after it had been applied',
		);
	});

	it('that are missing are named to a process that may not apply them', async () => {
		await test.owner`delete from migrations where name = '0001_tenants'`;
		expect(await findPendingMigrations(test.database)).toEqual(['0001_tenants']);
	});
});

describe('tables.ts', () => {
	const everything = {
		...tenantTables,
		...importTables,
		...textTables,
		...themeTables,
		...themeEditingTables,
		...mediaTables,
		...shopfrontTables,
		...catalogueTables,
		...catalogueReadyTables,
		...pricingTables,
		...stockTables,
		...cartTables,
		...checkoutTables,
		...shippingTables,
		...orderSettingsTables,
		...orderTables,
		...orderLinkTables,
		...pageTables,
		...paymentTables,
		...catalogueSearchTables,
		...mailTables,
		...accountTables,
		...sessionTables,
		...auditTables,
		...secretTables,
		...translationQueueTables,
		...withdrawalTables,
	};
	const tables = Object.values(everything).filter((value) => is(value, PgTable));

	it('describes every table that the migrations make, apart from their own', async () => {
		const made = await test.owner<{ name: string }[]>`
			select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`;
		expect(tables.map((table) => getTableConfig(table).name).sort()).toEqual(made.map(({ name }) => name).sort());
	});

	it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
		'says the same of %s',
		async (name, table) => {
			const made = await test.owner<{ name: string; type: string; notNull: boolean; hasDefault: boolean }[]>`
			select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull", atthasdef as "hasDefault"
			from pg_attribute where attrelid = ${name}::regclass and attnum > 0 and not attisdropped
			order by attname`;
			const described = getTableConfig(table).columns.map((column) => ({
				name: column.name,
				type: column.getSQLType(),
				notNull: column.notNull,
				hasDefault: column.hasDefault,
			}));
			expect(described.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([...made]);
		},
	);
});
