import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { deriveKey } from '../accounts/sessions/keys.ts';
import { findKeys, seal, unseal } from '../audit/seal.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { makeShop } from '../testing/shop.ts';
import { claimSecretKey } from './claim-key.ts';
import { enterSecret, readSecret } from './keep-secret.ts';

const first = 'the first secret key of this installation';
const second = 'the second secret key of this installation';

let test: TestDatabase;
let shop: Tenant;
const person = newId();

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	shop = await makeShop(test, 'demo');
});

afterAll(() => test.drop());

const inShop = <T>(work: (sql: Sql) => Promise<T>) => test.database.inTenant(shop.id, work);
const claim = (key: string) => claimSecretKey(test.database, key, 'SECRET_KEY');
const refusal = 'SECRET_KEY is not the secret key of this database.';

let sealed: string;

beforeEach(async () => {
	await test.owner`truncate secret_key`;
	await inShop(async (sql) => {
		await sql`delete from secrets where tenant_id = ${shop.id}`;
		await sql`delete from person_keys where tenant_id = ${shop.id}`;
		await enterSecret(sql, deriveKey(first, 'secrets'), shop.id, 'paymentSecretKey', 'sk_test_1');
		sealed = await seal(sql, deriveKey(first, 'audit log'), shop.id, person, { email: 'ada@example.com' });
	});
});

const readKey = (key: string) =>
	inShop((sql) => readSecret(sql, deriveKey(key, 'secrets'), shop.id, 'paymentSecretKey'));
const readPerson = (key: string) =>
	inShop(async (sql) => {
		const keys = await findKeys(sql, deriveKey(key, 'audit log'), shop.id, [person]);
		return unseal(keys, shop.id, person, sealed);
	});

/** As an operator calls it. */
function adopt(env: Record<string, string>, ...options: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ['start/adopt-secret.ts', ...options], {
		encoding: 'utf8',
		env: { PATH: process.env.PATH, DATABASE_URL: test.appUrl, ...env },
	});
	return { status, said: stdout + stderr };
}

describe('the secret key of a process', () => {
	it('is that of the database from the first start on, and another one is refused', async () => {
		await claim(first);
		await claim(first);
		await expect(claim(second)).rejects.toThrow(refusal);
	});

	it('is not taken for that of a database whose secrets it does not open', async () => {
		await expect(claim(second)).rejects.toThrow(refusal);
		await claim(first);
	});

	it('is replaced by a command that encrypts everything anew with the help of the key before', async () => {
		await claim(first);
		expect(adopt({ SECRET_KEY: second, SECRET_KEY_OLD: `not ${first}` })).toEqual({
			status: 2,
			said: expect.stringContaining('SECRET_KEY_OLD is not the secret key of this database.'),
		});
		expect(adopt({ SECRET_KEY: second, SECRET_KEY_OLD: first })).toEqual({
			status: 0,
			said: expect.stringContaining('demo: 1 secrets encrypted anew, 0 removed'),
		});
		await claim(second);
		await expect(claim(first)).rejects.toThrow(refusal);
		expect(await readKey(second)).toBe('sk_test_1');
		expect(await readPerson(second)).toEqual({ email: 'ada@example.com' });
	});

	it('is not replaced while a process serves the database', async () => {
		await claim(first);
		const opened = Promise.withResolvers<void>();
		const line = test.database.listen('test_serving', { onCall: () => undefined, onOpen: opened.resolve });
		await opened.promise;
		expect(adopt({ SECRET_KEY: second, SECRET_KEY_OLD: first })).toEqual({
			status: 2,
			said: expect.stringMatching(/A process serves this database[\s\S]*Stop them first/),
		});
		await line.close();
		expect(await readKey(first)).toBe('sk_test_1');
	});

	it('is replaced without the key before only by who accepts what is lost, and nothing unreadable is in the way after that', async () => {
		await claim(first);
		expect(adopt({ SECRET_KEY: second })).toEqual({
			status: 2,
			said: expect.stringMatching(/have to be entered again[\s\S]*npm run secret:adopt -- --without-old/),
		});
		expect(await readKey(first)).toBe('sk_test_1');
		expect(adopt({ SECRET_KEY: second }, '--without-old').said).toContain('demo: 0 secrets encrypted anew, 1 removed');
		await claim(second);
		expect(await readKey(second)).toBeUndefined();
		expect(await readPerson(second)).toBeUndefined();
		await inShop((sql) => seal(sql, deriveKey(second, 'audit log'), shop.id, person, {}));
	});
});
