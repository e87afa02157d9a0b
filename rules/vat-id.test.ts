import { describe, expect, it } from 'vitest';
import { countryOfVatId, euCountries, isVatId, owesTaxHimself, tidyVatId } from './vat-id.ts';

describe('a VAT id', () => {
	it.each([
		'DE123456789',
		'de 123 456 789',
		'ATU12345678',
		'ATU-1234.5678',
		'EL123456789',
		'NL123456789B01',
		'FRXX123456789',
	])('is taken as people write it: %s', (text) => expect(isVatId(text)).toBe(true));

	it.each([
		'',
		'DE',
		'DE12345678',
		'DE1234567890',
		'AT12345678',
		'US123456789',
		'GR123456789',
		'DE12345678A',
		'123456789',
	])('is refused: %j', (text) => expect(isVatId(text)).toBe(false));

	it('is sent as the register expects it, and names its country', () => {
		expect(tidyVatId(' de 123.456-789 ')).toBe('DE123456789');
		expect(['EL123456789', 'ATU12345678', 'DE1'].map(countryOfVatId)).toEqual(['GR', 'AT', undefined]);
		expect(euCountries).toHaveLength(27);
	});
});

describe('a business owes the tax itself', () => {
	const sale = { sellerCountry: 'DE', country: 'AT', vatId: 'ATU12345678', state: 'valid' } as const;

	it('across a border within the union, with a valid id', () => expect(owesTaxHimself(sale)).toBe(true));

	it.each([
		['an id that was not found', { state: 'invalid' }],
		['an id that could not be asked for', { state: 'unknown' }],
		['an id that is being asked for', { state: 'waiting' }],
		['an id of the country of the shop', { vatId: 'DE123456789' }],
		['no id', { vatId: '' }],
		['goods that stay in the country', { country: 'DE' }],
		['goods that leave the union', { country: 'CH' }],
		['a shop outside of the union', { sellerCountry: 'CH' }],
	] as const)('not with %s', (_why, changed) => expect(owesTaxHimself({ ...sale, ...changed })).toBe(false));
});
