import { describe, expect, it } from 'vitest';
import { type TextGroup, textGroups } from '../../rules/messages/groups.ts';
import { TextCache } from './text-cache.ts';

function watched(now = { at: 0 }) {
	const loads: (readonly TextGroup[])[] = [];
	const cache = new TextCache(() => now.at);
	const find = (groups: readonly TextGroup[], { tenantId = 'a', language = 'de-DE', version = '1' } = {}) =>
		cache.find({
			tenantId,
			language,
			version,
			groups,
			load: async (wanted) => {
				loads.push(wanted);
				return { 'header.search': `Suche ${version}`, 'common.close': 'Schließen' };
			},
		});
	return { cache, loads, find, now };
}

describe('messages that were read a moment ago', () => {
	it('are read once for all concurrent requests, and not again for a minute', async () => {
		const { find, loads, now, cache } = watched();
		await Promise.all(Array.from({ length: 20 }, () => find(['storefront'])));
		now.at = 59_999;
		expect((await find(['storefront']))['header.search']).toBe('Suche 1');
		expect(loads).toHaveLength(1);
		expect([cache.hits, cache.misses]).toEqual([20, 1]);
		now.at = 60_000;
		await find(['storefront']);
		expect(loads).toHaveLength(2);
	});

	it('are read again at once when they have changed', async () => {
		const { find, loads } = watched();
		await find(['storefront']);
		expect((await find(['storefront'], { version: '2' }))['header.search']).toBe('Suche 2');
		expect(loads).toHaveLength(2);
	});

	it('are those of one tenant, one language, one group', async () => {
		const { find, loads } = watched();
		await find(['storefront']);
		await find(['storefront'], { tenantId: 'b' });
		await find(['storefront'], { language: 'en-GB' });
		await find(['storefront', 'common']);
		expect(loads).toEqual([['storefront'], ['storefront'], ['storefront'], ['common']]);
	});

	it('are the same object for the same groups until one of them changes', async () => {
		const { find, now } = watched();
		const first = await find(['storefront', 'common']);
		expect(first).toMatchObject({ 'header.search': 'Suche 1', 'common.close': 'Schließen' });
		expect(await find(['storefront', 'common'])).toBe(first);
		for (const other of [{ tenantId: 'b' }, { language: 'en-GB' }])
			expect(await find(['storefront', 'common'], other)).not.toBe(first);
		expect(await find(['common', 'storefront'])).not.toBe(first);
		const changed = await find(['storefront', 'common'], { version: '2' });
		expect(changed['header.search']).toBe('Suche 2');
		now.at = 60_000;
		expect(await find(['storefront', 'common'], { version: '2' })).not.toBe(changed);
	});

	it('are a hundred groups at most, and those that were used last', async () => {
		const { find, loads, cache } = watched();
		await find(['common'], { tenantId: 'first' });
		for (let number = 0; number < 150; number++) {
			await find(['common'], { tenantId: `${number}` });
			await find(['common'], { tenantId: 'first' });
		}
		expect(cache.size).toBe(100);
		expect(loads).toHaveLength(151);
		await find(textGroups, { tenantId: 'all' });
		expect(cache.size).toBe(100);
	});

	it('do not keep a failure', async () => {
		const cache = new TextCache();
		const asked = { tenantId: 'a', language: 'de-DE', version: '1', groups: ['common'] as const };
		await expect(cache.find({ ...asked, load: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
		const words = await cache.find({ ...asked, load: async () => ({ 'common.close': 'Zu' }) });
		expect(words['common.close']).toBe('Zu');
	});
});
