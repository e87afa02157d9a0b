import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../server/database/connection.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { makeShop } from '../server/testing/shop.ts';
import { fillPatiently, keepFilling } from './keep-filling.ts';

let test: TestDatabase;
let database: Database;
const log = pino({ level: 'silent' });
const admit = (most: number) =>
	test.owner.unsafe(`alter database ${new URL(test.appUrl).pathname.slice(1)} connection limit ${most}`);

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await makeShop(test, 'demo');
	database = openDatabase(test.appUrl, 1);
});
afterAll(async () => {
	await database.close();
	await test.drop();
});

describe('filling before anybody is served', () => {
	it('is begun again while the database refuses, and a start does not fail for it', async () => {
		await admit(0);
		let tries = 0;
		const filled = fillPatiently(() => {
			tries += 1;
			return listTenants(database);
		});
		await sleep(300);
		await admit(-1);
		expect((await filled).map(({ slug }) => slug)).toEqual(['demo']);
		expect(tries).toBeGreaterThan(1);
	});

	it('fails at once for any other reason', async () => {
		let tries = 0;
		const failing = fillPatiently(async () => {
			tries += 1;
			throw new Error('a mistake of ours');
		});
		await expect(failing).rejects.toThrow('a mistake of ours');
		expect(tries).toBe(1);
	});
});

describe('filling while the server serves', () => {
	it('goes on for one shop while another one has failed, and says which one lacks something', async () => {
		let failures = 0;
		const filling = keepFilling(
			[
				{ shop: 'demo', fill: async () => undefined },
				{
					shop: 'atelier',
					async fill() {
						failures += 1;
						if (failures < 3) throw new Error('not yet');
					},
				},
			],
			log,
		);
		await filling.waitFor(100);
		expect(filling.lacking()).toEqual(['atelier']);
		await filling.waitFor(10_000);
		expect(filling.lacking()).toEqual([]);
		await filling.stop();
	});
});
