import { describe, expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
	test('evicts the least recently used entry when there are more than it may hold', () => {
		const cache = new BoundedCache<string, number>({ maxEntries: 2 });
		cache.set('a', 1);
		cache.set('b', 2);
		expect(cache.get('a')).toBe(1);
		cache.set('c', 3);
		expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual([1, undefined, 3]);
		expect(cache).toMatchObject({ entryCount: 2, evictions: 1 });
	});

	test('evicts as many entries as the size of a new one needs, and counts each', () => {
		const cache = new BoundedCache<string, string>({ maxSize: 6, sizeOf: (value) => value.length });
		for (const key of ['aa', 'bb', 'cc']) cache.set(key, key);
		cache.set('large', '12345');
		expect(['aa', 'bb', 'cc', 'large'].map((key) => cache.peek(key))).toEqual([
			undefined,
			undefined,
			undefined,
			'12345',
		]);
		expect(cache).toMatchObject({ entryCount: 1, totalSize: 5, evictions: 3 });
	});

	test('does not take a value that is larger than the whole cache, and keeps the others', () => {
		const cache = new BoundedCache<string, string>({ maxSize: 4, sizeOf: (value, key) => value.length + key.length });
		cache.set('a', 'xx');
		cache.set('b', 'xxxx');
		expect(cache.get('a')).toBe('xx');
		expect(cache.get('b')).toBeUndefined();
	});

	test('counts the size of a replaced value once', () => {
		const cache = new BoundedCache<string, string>({ maxSize: 10, sizeOf: (value) => value.length });
		cache.set('a', 'xxxx');
		cache.set('a', 'yy');
		expect(cache.totalSize).toBe(2);
		cache.delete('a');
		cache.delete('a');
		expect(cache).toMatchObject({ totalSize: 0, entryCount: 0, evictions: 0 });
	});

	test('does not return what has expired, but still shows it to a peek', () => {
		let now = 1000;
		const cache = new BoundedCache<string, number>({ maxEntries: 5, maxAgeMs: 100, now: () => now });
		cache.set('a', 1);
		now += 99;
		expect(cache.get('a')).toBe(1);
		now += 1;
		expect(cache.get('a')).toBeUndefined();
		expect(cache.peek('a')).toBe(1);
		cache.set('a', 2);
		expect(cache.get('a')).toBe(2);
	});

	test('does not take peeking for a use', () => {
		const cache = new BoundedCache<string, number>({ maxEntries: 2 });
		cache.set('a', 1);
		cache.set('b', 2);
		cache.peek('a');
		cache.set('c', 3);
		expect(cache.peek('a')).toBeUndefined();
	});

	test('makes a missing value once', () => {
		const cache = new BoundedCache<string, number>({ maxEntries: 2 });
		let calls = 0;
		const make = () => {
			calls += 1;
			return 0;
		};
		expect([cache.getOrMake('a', make), cache.getOrMake('a', make)]).toEqual([0, 0]);
		expect(calls).toBe(1);
	});

	test('deletes a value only where no other one has taken its key', () => {
		const cache = new BoundedCache<string, object>({ maxEntries: 2 });
		const [first, second] = [{}, {}];
		cache.set('a', first);
		cache.set('a', second);
		cache.deleteValue('a', first);
		expect(cache.get('a')).toBe(second);
		cache.deleteValue('a', second);
		expect(cache.get('a')).toBeUndefined();
	});

	test('deletes every value that fits a condition, expired ones too', () => {
		const cache = new BoundedCache<string, number>({ maxEntries: 5 });
		for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index);
		cache.deleteWhere((value) => value > 0);
		expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([0, undefined, undefined]);
	});
});
