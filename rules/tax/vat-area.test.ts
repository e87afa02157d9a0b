import { expect, it } from 'vitest';
import { isExport, isOtherPart } from './vat-area.ts';

const sent = (country: string, zipCode = '', sellerCountry = 'DE') => isExport({ sellerCountry, country, zipCode });

it('calls it an export when goods leave the VAT area of the EU, and only then', () => {
	expect(['CH', 'GB', 'US', 'NO', 'AX', 'RE'].map((country) => sent(country))).toEqual(Array(6).fill(true));
	expect(['DE', 'AT', 'FR', 'MC', ''].map((country) => sent(country))).toEqual(Array(5).fill(false));
});

it('knows the parts of countries that have another tax than the rest', () => {
	expect([sent('DE', '27498'), sent('ES', '38001'), sent('IT', '23041')]).toEqual([true, true, true]);
	expect([sent('DE', '24937'), sent('ES', '28001'), sent('IT', '00118')]).toEqual([false, false, false]);
	expect([sent('GB', 'bt1 5gs'), sent('GB', 'SW1A 1AA')]).toEqual([false, true]);
	expect([isOtherPart('GB', 'BT1 5GS'), isOtherPart('CH', '8001')]).toEqual([true, false]);
});

it('leaves sellers outside of the EU alone', () => {
	expect(sent('DE', '24937', 'CH')).toBe(false);
	expect(sent('US', '10001', 'CH')).toBe(false);
});
