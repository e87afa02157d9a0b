import { describe, expect, it } from 'vitest';
import { customerStatus } from './customer-status.ts';

describe('an order that is in error', () => {
	it('is one that has come in to its customer where only print data is missing', () => {
		expect(customerStatus({ status: 'error', error: 'printData' })).toBe('placed');
	});

	it('is in error to its customer as well for every other reason', () => {
		expect(customerStatus({ status: 'error', error: 'stock' })).toBe('error');
		expect(customerStatus({ status: 'error', error: 'staff' })).toBe('error');
		expect(customerStatus({ status: 'processed', error: null })).toBe('processed');
	});
});
