import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKey } from '../accounts/sessions/keys.ts';
import { productOfTestLink, writeTestLink } from './test-link.ts';

const key = deriveKey('a secret that is long enough for a test', 'test links');
const [shop, other, product] = [randomUUID(), randomUUID(), randomUUID()];
const now = Date.UTC(2026, 10, 15, 12);
const day = 24 * 60 * 60 * 1000;
const token = writeTestLink(key, shop, product, now);

it('opens its product for a day, and not a moment longer', () => {
	expect(productOfTestLink(key, shop, token, now)).toBe(product);
	expect(productOfTestLink(key, shop, token, now + day - 1)).toBe(product);
	expect(productOfTestLink(key, shop, token, now + day)).toBeUndefined();
});

it('opens nothing in another shop, with another key or where there is no key', () => {
	expect(productOfTestLink(key, other, token, now)).toBeUndefined();
	expect(productOfTestLink(deriveKey('another secret', 'test links'), shop, token, now)).toBeUndefined();
	expect(productOfTestLink(undefined, shop, token, now)).toBeUndefined();
});

it('cannot be made to open another product or to last longer', () => {
	const [, until = '', signature = ''] = token.split('.');
	expect(productOfTestLink(key, shop, `${randomUUID()}.${until}.${signature}`, now)).toBeUndefined();
	expect(productOfTestLink(key, shop, `${product}.${Number(until) + 1}.${signature}`, now)).toBeUndefined();
});

it.each(['', '.', '..', 'x', `${product}..`, 'a'.repeat(10_000), `${product}.9999999999.`])(
	'is not opened by %j',
	(text) => {
		expect(productOfTestLink(key, shop, text, now)).toBeUndefined();
	},
);
