import { describe, expect, it } from 'vitest';
import { lookUpError } from './look-up.ts';

describe('the number of an order that is looked for', () => {
	it.each(['2026-000123', 'AB17', ' 42 '])('%j may be one', (value) => {
		expect(lookUpError('orderNumber', value)).toBeUndefined();
	});

	it('has digits', () => {
		expect(lookUpError('orderNumber', 'quatsch')).toEqual({ key: 'orderLookUp.orderNumberFault' });
		expect(lookUpError('orderNumber', '')).not.toEqual({ key: 'orderLookUp.orderNumberFault' });
	});
});
