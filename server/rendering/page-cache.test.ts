import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/connection.ts';
import { PageCache } from './page-cache.ts';

const store = (maxBytes = 1000) => new PageCache<string>({ maxBytes, sizeOf: (value) => value.length });
const always = () => true;
const away = () => Promise.reject(new DatabaseUnavailable());

describe('a cached page', () => {
	it('is made once for all who ask at the same time', async () => {
		const cache = store();
		let made = 0;
		const make = async () => {
			made += 1;
			await new Promise((resolve) => setTimeout(resolve, 10));
			return 'page';
		};
		const answers = await Promise.all(Array.from({ length: 50 }, () => cache.make('/', '1', make, always)));
		expect(new Set(answers)).toEqual(new Set(['page']));
		expect(made).toBe(1);
		expect(cache.find('/', '1')).toBe('page');
	});

	it('is not found any more when the version has changed', async () => {
		const cache = store();
		await cache.make('/', '1', async () => 'old', always);
		expect(cache.find('/', '2')).toBeUndefined();
	});

	it('is served although it is old while the database is away', async () => {
		const cache = store();
		await cache.make('/', '1', async () => 'old', always);
		expect(await cache.make('/', '2', away, always)).toBe('old');
	});

	it('is not invented: without an old one the failure stays a failure', async () => {
		await expect(store().make('/', '1', away, always)).rejects.toBeInstanceOf(DatabaseUnavailable);
	});

	it('does not hide a failure that is our own', async () => {
		const cache = store();
		await cache.make('/', '1', async () => 'old', always);
		await expect(cache.make('/', '2', () => Promise.reject(new Error('bug')), always)).rejects.toThrow('bug');
	});

	it('that may not be cached is rendered again', async () => {
		const cache = store();
		await cache.make(
			'/',
			'1',
			async () => 'not found',
			() => false,
		);
		expect(cache.find('/', '1')).toBeUndefined();
	});

	it('makes room for others: the memory is bounded, and what was used last stays longest', async () => {
		const cache = store(350);
		for (const key of ['a', 'b', 'c']) await cache.make(key, '1', async () => 'x'.repeat(100), always);
		cache.find('a', '1');
		await cache.make('d', '1', async () => 'x'.repeat(100), always);
		expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key, '1'))).toEqual(['a', 'c', 'd']);
		for (let number = 0; number < 1000; number++)
			await cache.make(`n${number}`, '1', async () => 'x'.repeat(100), always);
		expect(cache.bytes).toBeLessThanOrEqual(350);
	});
});
