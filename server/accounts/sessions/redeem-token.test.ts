import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeUser } from '../../testing/accounts.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { makeShop } from '../../testing/shop.ts';
import { deriveKey } from './keys.ts';
import { redeemToken } from './redeem-token.ts';
import { firstToken, nextToken } from './refresh-token.ts';
import { insertSession, newSessionId } from './session-rows.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

describe('a refresh token', () => {
	it('that is in use waits until the other call is done', async () => {
		const { database } = test;
		const shop = await makeShop(test, 'demo');
		const userId = await makeUser(database, shop, 'ada@example.com');
		const key = deriveKey('the secret of all tests, long enough', 'tokens');
		const sessionId = newSessionId();
		const token = firstToken(key, shop.id, sessionId);
		const next = nextToken(key, shop.id, token);
		await database.inTenant(shop.id, (sql) =>
			insertSession(sql, shop.id, { sessionId, userId, refreshHash: token.hash }),
		);
		const redeem = (holdMs: number) =>
			database.inTenant(shop.id, async (sql) => {
				const { kind } = await redeemToken(sql, shop.id, token, next);
				await sleep(holdMs);
				return kind;
			});
		const first = redeem(300);
		await sleep(100);
		expect(await Promise.all([first, redeem(0)])).toEqual(['rotated', 'late']);
	});
});
