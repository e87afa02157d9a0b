import { describe, expect, it } from 'vitest';
import { cxmlPrice, isPriceAsQuoted, ociPrice, type QuotedPrice } from './run-price.ts';

const euro = { digits: 2, sellRunAsPiece: false };
const worth = ({ quantity, unitPrice, basis }: QuotedPrice) => (Number(unitPrice) * quantity) / basis;

describe('the price of a run', () => {
	it('is that of one piece where it has an exact one with four places in cXML and three in OCI', () => {
		const run = { quantity: 500, net: 4290 };
		expect(cxmlPrice(run, euro)).toEqual({ quantity: 500, unitPrice: '0.0858', basis: 1, isOnePiece: false });
		expect(ociPrice(run, euro)).toEqual({ quantity: 500, unitPrice: '42.90', basis: 500, isOnePiece: false });
		expect(ociPrice({ quantity: 4, net: 1000 }, euro)).toMatchObject({ unitPrice: '2.50', basis: 1 });
	});

	it('is that of all pieces for all pieces where one has no exact price', () => {
		expect(cxmlPrice({ quantity: 300, net: 4290 }, euro)).toEqual({
			...{ quantity: 300, unitPrice: '0.143', basis: 1, isOnePiece: false },
		});
		expect(cxmlPrice({ quantity: 700, net: 4290 }, euro)).toEqual({
			...{ quantity: 700, unitPrice: '42.90', basis: 700, isOnePiece: false },
		});
	});

	it('is sold as one piece where the buyer wants that, and in OCI where the run has more than five digits', () => {
		const piece = { quantity: 1, unitPrice: '42.90', basis: 1, isOnePiece: true };
		expect(cxmlPrice({ quantity: 700, net: 4290 }, { ...euro, sellRunAsPiece: true })).toEqual(piece);
		expect(ociPrice({ quantity: 99_999, net: 4290 }, euro)).toMatchObject({ basis: 99_999 });
		expect(ociPrice({ quantity: 100_000, net: 4290 }, euro)).toEqual(piece);
	});

	it('is exactly what the line costs, for every run', () => {
		for (let quantity = 1; quantity < 2000; quantity += 7)
			for (const net of [1, 99, 4290, 123_457])
				for (const told of [cxmlPrice({ quantity, net }, euro), ociPrice({ quantity, net }, euro)])
					expect(worth(told)).toBeCloseTo(net / 100, 9);
	});

	it('follows the currency: yen have no places', () => {
		expect(cxmlPrice({ quantity: 3, net: 1000 }, { digits: 0, sellRunAsPiece: false })).toMatchObject({
			...{ unitPrice: '1000', basis: 3 },
		});
		expect(cxmlPrice({ quantity: 2, net: 1000 }, { digits: 0, sellRunAsPiece: false })).toMatchObject({
			unitPrice: '500',
		});
	});
});

describe('the price of an order', () => {
	const told = cxmlPrice({ quantity: 700, net: 4290 }, euro);

	it('is as told in the same words, without the basis, or as the same amount', () => {
		expect(isPriceAsQuoted({ quantity: 700, unitPrice: '42.90', basis: 700 }, told)).toBe(true);
		expect(isPriceAsQuoted({ quantity: 700, unitPrice: '42.9', basis: 1 }, told)).toBe(true);
		expect(isPriceAsQuoted({ quantity: 700, unitPrice: undefined, basis: 1 }, told)).toBe(true);
		expect(isPriceAsQuoted({ quantity: 700, unitPrice: '85.80', basis: 1400 }, told)).toBe(true);
	});

	it('is another with another quantity or another amount', () => {
		expect(isPriceAsQuoted({ quantity: 701, unitPrice: '42.90', basis: 700 }, told)).toBe(false);
		expect(isPriceAsQuoted({ quantity: 700, unitPrice: '42.89', basis: 700 }, told)).toBe(false);
		expect(isPriceAsQuoted({ quantity: 700, unitPrice: '0.06', basis: 1 }, told)).toBe(false);
	});
});
