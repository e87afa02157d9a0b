import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/connection.ts';
import { ReadyStore } from './ready-store.ts';

const store = (maxBytes = 1000) => new ReadyStore<string>({ maxBytes, sizeOf: (value) => value.length });
const always = () => true;
const away = () => Promise.reject(new DatabaseUnavailable());

describe('a ready answer', () => {
	it('is made once for all who ask at the same time', async () => {
		const ready = store();
		let made = 0;
		const make = async () => {
			made += 1;
			await new Promise((resolve) => setTimeout(resolve, 10));
			return 'page';
		};
		const answers = await Promise.all(Array.from({ length: 50 }, () => ready.make('/', '1', make, always)));
		expect(new Set(answers)).toEqual(new Set(['page']));
		expect(made).toBe(1);
		expect(ready.find('/', '1')).toBe('page');
	});

	it('is not found any more when the version has changed', async () => {
		const ready = store();
		await ready.make('/', '1', async () => 'old', always);
		expect(ready.find('/', '2')).toBeUndefined();
	});

	it('is served although it is old while the database is away', async () => {
		const ready = store();
		await ready.make('/', '1', async () => 'old', always);
		expect(await ready.make('/', '2', away, always)).toBe('old');
	});

	it('is not invented: without an old one the failure stays a failure', async () => {
		await expect(store().make('/', '1', away, always)).rejects.toBeInstanceOf(DatabaseUnavailable);
	});

	it('does not hide a failure that is our own', async () => {
		const ready = store();
		await ready.make('/', '1', async () => 'old', always);
		await expect(ready.make('/', '2', () => Promise.reject(new Error('bug')), always)).rejects.toThrow('bug');
	});

	it('that may not be kept is made anew', async () => {
		const ready = store();
		await ready.make(
			'/',
			'1',
			async () => 'not found',
			() => false,
		);
		expect(ready.find('/', '1')).toBeUndefined();
	});

	it('makes room for others: the memory is bounded, and what was used last stays longest', async () => {
		const ready = store(350);
		for (const key of ['a', 'b', 'c']) await ready.make(key, '1', async () => 'x'.repeat(100), always);
		ready.find('a', '1');
		await ready.make('d', '1', async () => 'x'.repeat(100), always);
		expect(['a', 'b', 'c', 'd'].filter((key) => ready.find(key, '1'))).toEqual(['a', 'c', 'd']);
		for (let number = 0; number < 1000; number++)
			await ready.make(`n${number}`, '1', async () => 'x'.repeat(100), always);
		expect(ready.bytes).toBeLessThanOrEqual(350);
	});
});
