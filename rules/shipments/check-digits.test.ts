import { describe, expect, it } from 'vitest';
import { mayBeNumber } from './check-digits.ts';

/** As the carriers have printed them. */
const printed = [
	['dhl', '00340433836442636597'],
	['dhl', '0034 0434 1610 9404 2557'],
	['dhl', '201298452277'],
	['dhl', 'RX473124829DE'],
	['dpd', '01015026003653C'],
	['ups', '1Z999AA10123456784'],
	['hermes', '09133131530724'],
] as const;

/** The first two neighbours from the end that differ are the other way round. */
function transposed(number: string): string {
	const signs = [...number.replaceAll(' ', '')];
	const digits = signs.flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
	for (let at = digits.length - 2; at > 0; at--) {
		const [left, right] = [digits[at - 1] ?? 0, digits[at] ?? 0];
		const difference = Math.abs(Number(signs[left]) - Number(signs[right]));
		if (right - left === 1 && difference % 5 !== 0) {
			[signs[left], signs[right]] = [signs[right] ?? '', signs[left] ?? ''];
			return signs.join('');
		}
	}
	return '';
}

describe('the check digit of a parcel number', () => {
	it.each(printed)('of %s fits what was printed: %s', (carrier, number) => {
		expect(mayBeNumber(carrier, number)).toBe(true);
	});

	it.each(printed)('of %s does not fit two digits the other way round: %s', (carrier, number) => {
		expect(mayBeNumber(carrier, transposed(number))).toBe(false);
	});

	it('is not looked for where the carrier has none that is known', () => {
		for (const [carrier, number] of [
			['gls', '50346007538'],
			['dpd', '01234567890123'],
			['ups', 'T1234567890'],
			['other', 'AB-12/3'],
			['dhl', ''],
		] as const)
			expect(mayBeNumber(carrier, number)).toBe(true);
	});
});
