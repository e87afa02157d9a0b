import { describe, expect, it } from 'vitest';
import {
	areOwnCarriers,
	carrierMeant,
	findOwnCarrierError,
	ownTrackingAddress,
	readOwnCarrier,
	writeOwnCarrier,
} from './own-carriers.ts';

const courier = { name: 'Kurier Nord', address: 'https://kurier.example/track?id={number}' };
const errorOf = (part: object) => findOwnCarrierError({ ...courier, ...part }, 0, []);

describe("a carrier of the shop's own", () => {
	it('is a line with its name and the address, which come back as they were', () => {
		for (const one of [courier, { name: 'Fahrradbote', address: '' }])
			expect(readOwnCarrier(writeOwnCarrier(one))).toEqual(one);
		expect(areOwnCarriers([writeOwnCarrier(courier), 'Fahrradbote'])).toBe(true);
	});

	it('has a name that is no other carrier, and an address over https with a place for the number', () => {
		expect(errorOf({})).toBeUndefined();
		expect(errorOf({ address: '' })).toBeUndefined();
		expect(errorOf({ name: '' })).toBe('name');
		expect(errorOf({ name: 'DHL' })).toBe('known');
		expect(errorOf({ address: 'https://kurier.example/track' })).toBe('number');
		for (const address of ['http://kurier.example/{number}', 'javascript:{number}', 'https://localhost/{number}'])
			expect(errorOf({ address })).toBe('address');
		expect(findOwnCarrierError({ ...courier, name: 'kurier nord' }, 1, [courier])).toBe('twice');
	});

	it('is found by its name in tables, and follows a parcel by its number, escaped', () => {
		expect(carrierMeant(' kurier nord', [courier])).toEqual({ carrier: 'other', own: courier });
		expect(carrierMeant('DHL Paket', [courier])).toEqual({ carrier: 'dhl' });
		expect(carrierMeant('Pigeon', [courier])).toBeUndefined();
		expect(ownTrackingAddress(courier, ' A 1/2 ')).toBe('https://kurier.example/track?id=A%201%2F2');
		expect(ownTrackingAddress(courier, '')).toBe('');
	});
});
