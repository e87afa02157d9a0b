import { describe, expect, it } from 'vitest';
import { findPiecesError, mostInStock, type Stock, stockState } from './stock.ts';

const stock = (given: Partial<Stock>): Stock => ({
	...{ onHand: 10, reserved: 0, warningLevel: null, sellWhenEmpty: false },
	...given,
});

describe('the state of a stock', () => {
	it.each([
		['what is not counted', undefined, 'inStock'],
		['one above its level', stock({ onHand: 6, warningLevel: 5 }), 'inStock'],
		['at its level', stock({ onHand: 6, reserved: 1, warningLevel: 5 }), 'low'],
		['the last one, without a level', stock({ onHand: 1 }), 'inStock'],
		['all of it reserved', stock({ reserved: 10 }), 'outOfStock'],
		['empty, and sold nevertheless', stock({ onHand: 0, sellWhenEmpty: true }), 'onBackorder'],
		['below nothing', stock({ onHand: -3, sellWhenEmpty: true, warningLevel: 5 }), 'onBackorder'],
		['a level of nothing', stock({ onHand: 0, warningLevel: 0 }), 'outOfStock'],
	])('%s', (_which, given, state) => {
		expect(stockState(given)).toBe(state);
	});
});

describe('a number of pieces', () => {
	it.each([
		[Number.NaN, 'unreadable'],
		[Number.POSITIVE_INFINITY, 'unreadable'],
		[-1, 'negative'],
		[-0.5, 'negative'],
		[2.5, 'fraction'],
		[0, 'tooFew'],
		[mostInStock + 1, 'tooMany'],
		[1, undefined],
		[mostInStock, undefined],
	])('%s: %s', (pieces, fault) => {
		expect(findPiecesError(pieces, 1)).toBe(fault);
	});
});
