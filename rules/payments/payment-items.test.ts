import { describe, expect, it } from 'vitest';
import { type LineToPay, paymentItems } from './payment-items.ts';

const words = {
	line: (name: string, quantity: number) => `${quantity} × ${name}`,
	sum: (rate: number) => `goods at ${rate}`,
};
const line = (gross: number, rate = 1900): LineToPay => ({ name: 'Flyer', quantity: 500, gross, rate });
const many = (count: number, rate = 1900) => Array.from({ length: count }, () => line(101, rate));

describe('what is listed where one pays', () => {
	it('is each line with its exact total, then the shipping', () => {
		expect(paymentItems([line(4999), line(1)], { name: 'Post', gross: 490 }, words)).toEqual([
			{ name: '500 × Flyer', amount: 4999 },
			{ name: '500 × Flyer', amount: 1 },
			{ name: 'Post', amount: 490 },
		]);
	});

	it('leaves shipping out where there is none, and where it costs nothing', () => {
		expect(paymentItems([line(1)], null, words)).toHaveLength(1);
		expect(paymentItems([line(1)], { name: 'Post', gross: 0 }, words)).toHaveLength(1);
	});

	it('is a hundred items at most, the shipping among them; beyond that one sum for each rate', () => {
		expect(paymentItems(many(100), null, words)).toHaveLength(100);
		expect(paymentItems(many(99), { name: 'Post', gross: 490 }, words)).toHaveLength(100);
		expect(paymentItems([...many(60, 700), ...many(40)], { name: 'Post', gross: 490 }, words)).toEqual([
			{ name: 'goods at 1900', amount: 4040 },
			{ name: 'goods at 700', amount: 6060 },
			{ name: 'Post', amount: 490 },
		]);
	});
});
