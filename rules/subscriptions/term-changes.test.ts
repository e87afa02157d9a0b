import { describe, expect, it } from 'vitest';
import { emptyAddress, emptyBilling } from '../checkout/address.ts';
import { type ComparedTerms, compareTerms } from './term-changes.ts';

const billingAddress = {
	...emptyBilling,
	surname: 'Test',
	street: 'Hafenstr. 1',
	city: 'Flensburg',
	email: 'a@example.com',
};
const terms: ComparedTerms = {
	lines: [
		{ position: 0, quantity: 100, designId: 'one' },
		{ position: 1, quantity: 5 },
	],
	billingAddress,
	shippingAddress: null,
	shipping: { name: 'Paket' },
	gross: 1190,
};

describe('what has changed between two versions of the terms of a contract', () => {
	it('is nothing where nothing has', () => {
		expect(compareTerms(terms, structuredClone(terms))).toEqual([]);
	});

	it('is each quantity, design and sum with what it was before', () => {
		const lines = [
			{ position: 0, quantity: 250, designId: 'two' },
			{ position: 1, quantity: 5 },
		];
		expect(compareTerms(terms, { ...terms, lines, gross: 2380 })).toEqual([
			{ what: 'quantity', position: 0, before: 100, after: 250 },
			{ what: 'design', position: 0, before: 'one', after: 'two' },
			{ what: 'total', before: 1190, after: 2380 },
		]);
	});

	it('is a shipping address where there was none, the way of sending, and each detail of a bill by itself', () => {
		const moved = { ...billingAddress, email: 'b@example.com' };
		const sent = { ...emptyAddress, surname: 'Test', street: 'Hafenstr. 1', city: 'Kiel' };
		const changed = { ...terms, billingAddress: moved, shippingAddress: sent, shipping: { name: 'Express' } };
		expect(compareTerms(terms, changed)).toEqual([
			{ what: 'shippingAddress', before: null, after: sent },
			{ what: 'email', before: 'a@example.com', after: 'b@example.com' },
			{ what: 'shipping', before: 'Paket', after: 'Express' },
		]);
	});

	it('is the product with what it was before, also of the first change, as the first terms name none', () => {
		const line = terms.lines.find(({ position }) => position === 0) ?? { position: 0, quantity: 1 };
		const named = (name: string, replaces?: string) => ({
			...terms,
			lines: [{ ...line, item: { name, ...(replaces && { replaces }) } }],
		});
		expect(compareTerms({ ...terms, lines: [line] }, named('Pro', 'Starter'))).toEqual([
			{ what: 'product', position: 0, before: 'Starter', after: 'Pro' },
		]);
		expect(compareTerms(named('Pro', 'Starter'), named('Enterprise', 'Pro'))).toEqual([
			{ what: 'product', position: 0, before: 'Pro', after: 'Enterprise' },
		]);
		expect(compareTerms({ ...terms, lines: [line] }, named('Pro'))).toMatchObject([{ before: null, after: 'Pro' }]);
	});

	it('is nothing of addresses that were erased', () => {
		const erased = { ...terms, billingAddress: {}, shippingAddress: null };
		expect(compareTerms(erased, { ...erased })).toEqual([]);
	});
});
