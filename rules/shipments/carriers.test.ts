import { describe, expect, it } from 'vitest';
import {
	carrierNamed,
	carrierRules,
	carriers,
	isNumberOf,
	isTrackingAddress,
	tidyNumber,
	trackingAddress,
} from './carriers.ts';

/** As the carriers print them. */
const numbers = {
	dhl: ['00340434161094042557', 'JJD000390007827463523', 'RX123456789DE', '1234567890'],
	deutschePost: ['RR123456789DE', 'A0014051E30000000A12', ''],
	dpd: ['01234567890123', '09981122330100X'],
	gls: ['50346007538', 'ZG8KXT1B', '123456789012'],
	ups: ['1Z999AA10123456784', 'T1234567890'],
	hermes: ['12345678901234', 'H1234567890123456789'],
	postAt: ['1039990000000000000001', 'RR123456789AT'],
	swissPost: ['990012345612345678', 'RR123456789CH'],
	other: ['AB-12/3', ''],
} as const;

describe('carriers', () => {
	it('take numbers as they print them, and refuse those of a wrong form', () => {
		for (const carrier of carriers)
			for (const number of numbers[carrier])
				expect([carrier, number, isNumberOf(carrier, number)]).toEqual([carrier, number, true]);
		const wrong = {
			dhl: '12',
			dpd: '0123',
			gls: '1',
			ups: '1Z99',
			hermes: 'H12',
			postAt: '99',
			swissPost: '1',
			other: '<b>',
		};
		for (const [carrier, number] of Object.entries(wrong))
			expect([carrier, isNumberOf(carrier as keyof typeof wrong, number)]).toEqual([carrier, false]);
		expect(isNumberOf('dhl', '')).toBe(false);
	});

	it('forgive blanks, dots and small letters', () => {
		expect(tidyNumber('swissPost', '99.00.123456.12345678')).toBe('990012345612345678');
		expect(tidyNumber('ups', '1z 999 aa1 01 2345 6784')).toBe('1Z999AA10123456784');
		expect(tidyNumber('other', ' AB 12 ')).toBe('AB 12');
	});

	it('lead to their own page over https, with the number escaped, in the language of the reader where they have it', () => {
		for (const carrier of carriers.filter((one) => one !== 'other')) {
			const [number] = numbers[carrier];
			const address = trackingAddress(carrier, { number }, 'de-DE');
			expect(address).toMatch(/^https:\/\//);
			expect(address).toContain(number);
			expect(carrierRules[carrier].name).not.toBe('');
		}
		expect(trackingAddress('dhl', { number: '00340434161094042557' }, 'en-GB')).toContain('lang=en');
		expect(trackingAddress('dhl', { number: '"><script>' }, 'de-DE')).toBeNull();
		expect(trackingAddress('deutschePost', { number: '' }, 'de-DE')).toBeNull();
	});

	it('of another kind lead where the shop says, over https alone', () => {
		const to = (url: string) => trackingAddress('other', { number: '1', url }, 'de-DE');
		expect(to('https://spedition.example/t?id=1 2')).toBe('https://spedition.example/t?id=1%202');
		for (const url of [
			'http://a.example/',
			'javascript:alert(1)',
			'https://user:pass@a.example/',
			'https://localhost',
			'',
			'x',
		])
			expect([url, to(url)]).toEqual([url, null]);
		expect(isTrackingAddress(`https://a.example/${'x'.repeat(500)}`)).toBe(false);
	});

	it('are known by the names that other programs write', () => {
		expect(carrierNamed(' DHL Paket ')).toBe('dhl');
		expect(carrierNamed('österreichische post')).toBe('postAt');
		expect(carrierNamed('Pigeon')).toBeUndefined();
	});
});
