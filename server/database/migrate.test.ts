import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
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
