import { describe, expect, it } from 'vitest';
import { emptyAddress, shippingErrors, tidyAddress } from './address.ts';
import { examplePostalCode, tidyPostalCode } from './postal-codes.ts';

const address = { ...emptyAddress, firstName: 'Ada', surname: 'Holm', street: 'Kai 1', city: 'Kiel' };

describe('postal codes', () => {
	it('are right as the people of a country write them', () => {
		const written = {
			DE: ['24937', '01067', 'D-24937', 'DE - 24937'],
			AT: ['1010', 'A-5020'],
			CH: ['8001', 'CH-8001'],
			NL: ['1017 KH', '1017kh'],
			GB: ['SW1A 1AA', 'm11ae', 'BT1 5GS'],
			PL: ['00-001', '00001'],
			SE: ['111 21', 'S-11121'],
			PT: ['1100-148', '1100'],
			US: ['10001', '10001-1234'],
			AE: ['', 'anything'],
		};
		for (const [country, codes] of Object.entries(written))
			for (const code of codes)
				expect([country, code, examplePostalCode(code, country)]).toEqual([country, code, undefined]);
	});

	it('that a country does not have are refused with an example, beside their field', () => {
		expect(examplePostalCode('ABCDE', 'DE')).toBe('24937');
		expect(examplePostalCode('2493', 'DE')).toBe('24937');
		expect(examplePostalCode('00123', 'DE')).toBe('24937');
		expect(examplePostalCode('24937', 'AT')).toBe('1010');
		expect(shippingErrors({ ...address, zipCode: 'ABCDE', country: 'DE' })).toEqual([
			{ field: 'zipCode', fault: { key: 'fields.postalCode', given: [{ example: '24937' }] } },
		]);
		expect(shippingErrors({ ...address, zipCode: '24937', country: 'DE' })).toEqual([]);
	});

	it('are stored in capitals, without the country before them', () => {
		expect(tidyPostalCode(' d-24937 ')).toBe('24937');
		expect(tidyPostalCode('1017  kh')).toBe('1017 KH');
		expect(tidyAddress({ ...address, zipCode: 'D-24937', country: 'DE' }).zipCode).toBe('24937');
	});
});
