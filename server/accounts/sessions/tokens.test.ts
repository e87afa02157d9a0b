import { describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { readAccessToken, writeAccessToken } from './access-token.ts';
import { type Family, validateToken } from './family.ts';
import { deriveKey } from './keys.ts';
import { firstToken, nextToken, readRefreshToken } from './refresh-token.ts';

const key = deriveKey('the secret of all tests, long enough', 'tokens');
const otherKey = deriveKey('the secret of all tests, long enough', 'other');
const [here, there] = [newId(), newId()];
const claims = { sessionId: newId(), userId: newId(), rightsVersion: 3 };
const second = 1000;

describe('an access token', () => {
	const now = Date.now();
	const token = writeAccessToken(key, here, claims, now);

	it('says who it was made for, for ten minutes', () => {
		expect(readAccessToken(key, here, token, now)).toEqual(claims);
		expect(readAccessToken(key, here, token, now + 598 * second)).toEqual(claims);
		expect(readAccessToken(key, here, token, now + 600 * second)).toBeUndefined();
	});

	it('holds in its own shop and with its own key', () => {
		expect(readAccessToken(key, there, token, now)).toBeUndefined();
		expect(readAccessToken(otherKey, here, token, now)).toBeUndefined();
	});

	it('cannot be changed', () => {
		const [payload = '', signature = ''] = token.split('.');
		const other = Buffer.from(JSON.stringify([claims.sessionId, newId(), 3, 9e9])).toString('base64url');
		for (const forged of [`${other}.${signature}`, payload, `${payload}.`, `${payload}.x`, '', '.', 'x'.repeat(600)])
			expect(readAccessToken(key, here, forged, now)).toBeUndefined();
	});
});

describe('a refresh token', () => {
	const first = firstToken(key, here, claims.sessionId);

	it('has one successor, which cannot be derived without the key', () => {
		const next = nextToken(key, here, first);
		expect(nextToken(key, here, first)).toEqual(next);
		expect(next.text).not.toBe(first.text);
		expect(nextToken(otherKey, here, first).text).not.toBe(next.text);
		expect(readRefreshToken(key, here, next.text)).toEqual(next);
		expect(next.sessionId).toBe(claims.sessionId);
	});

	it('holds in its own shop, and unchanged', () => {
		expect(readRefreshToken(key, there, first.text)).toBeUndefined();
		expect(readRefreshToken(key, here, `${first.text}A`)).toBeUndefined();
		expect(readRefreshToken(key, here, undefined)).toBeUndefined();
	});
});

describe('a family of tokens', () => {
	const use = (family: Family, hash: string, next: string, now: number) => {
		const used = validateToken(family, hash, next, now);
		return used.kind === 'rotated' ? used.family : used;
	};

	it('goes on with the current token, and knows those that were replaced within ten seconds', () => {
		const one = use({ current: 'a', earlier: [] }, 'a', 'b', 0) as Family;
		const two = use(one, 'b', 'c', 4 * second) as Family;
		expect(two).toEqual({
			current: 'c',
			earlier: [
				['a', 0],
				['b', 4 * second],
			],
		});
		expect(use(two, 'a', '?', 9 * second)).toEqual({ kind: 'late', behind: 2 });
		expect(use(two, 'b', '?', 9 * second)).toEqual({ kind: 'late', behind: 1 });
		expect(use(two, 'a', '?', 10 * second)).toEqual({ kind: 'reused' });
		expect(use(two, 'b', '?', 13 * second)).toEqual({ kind: 'late', behind: 1 });
		expect(use(two, 'x', '?', 1)).toEqual({ kind: 'reused' });
	});
});
