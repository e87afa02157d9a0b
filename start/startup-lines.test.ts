import { describe, expect, it } from 'vitest';
import { shopLines } from './startup-lines.ts';

const shops = (count: number) =>
	Array.from({ length: count }, (_, number) => ({
		name: `Shop ${number}`,
		address: `http://shop-${number}.localhost`,
	}));

describe('a start', () => {
	it('names every shop where there are few', () => {
		expect(shopLines([])).toEqual([]);
		expect(shopLines(shops(2))).toEqual(['    Shop 0  http://shop-0.localhost', '    Shop 1  http://shop-1.localhost']);
		expect(shopLines(shops(5))).toHaveLength(5);
	});

	it('names a few of a thousand, and says how many there are besides', () => {
		expect(shopLines(shops(1002))).toHaveLength(6);
		expect(shopLines(shops(1002)).at(-1)).toBe('    and 997 more');
		expect(shopLines(shops(1002), [{ name: 'this machine', address: 'http://localhost' }]).at(-2)).toContain(
			'localhost',
		);
	});
});
