// Whether the last sign of a parcel number fits the others, where the carrier says how it is calculated: a transposed digit would be a link that leads
// nowhere. A warning alone, as carriers have numbers without one, too.
import { type Carrier, tidyNumber } from './carriers.ts';

/** What the digits come to with these weights in turn, up to the next ten. */
function upToTen(digits: string, weights: readonly number[]): number {
	const sum = [...digits].reduce(
		(all, digit, index) => all + Number(digit) * (weights[index % weights.length] ?? 1),
		0,
	);
	return (10 - (sum % 10)) % 10;
}

const endsWith = (number: string, check: (start: string) => number | string): boolean =>
	String(check(number.slice(0, -1))) === number.slice(-1);

/** As GS1 has it for containers, and Hermes for parcels: an odd number of digits before the last, so that both ends weigh three. */
const isWeightedByThree = (number: string) => endsWith(number, (start) => upToTen(start, [3, 1]));

/** S10 of the Universal Postal Union: RX 12345678 5 DE. */
function isInternational(number: string): boolean {
	const weights = [8, 6, 4, 2, 3, 5, 9, 7];
	const sum = weights.reduce((all, weight, index) => all + weight * Number(number[index + 2]), 0);
	const rest = 11 - (sum % 11);
	return Number(number[10]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

/** Of the 16 signs behind `1Z`: letters count as digits, every second sign twice. */
const isOfUps = (number: string): boolean =>
	endsWith(number.slice(2), (start) => {
		const digits = [...start].map((sign) => (/\d/.test(sign) ? sign : String((sign.charCodeAt(0) - 63) % 10)));
		return upToTen(digits.join(''), [1, 2]);
	});

/** ISO 7064, modulo 37 and 36. */
function isOfDpd(number: string): boolean {
	const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
	const product = [...number.slice(0, -1)].reduce((before, sign) => {
		const sum = (before + signs.indexOf(sign)) % 36 || 36;
		return (sum * 2) % 37;
	}, 36);
	return (product + signs.indexOf(number.slice(-1))) % 36 === 1;
}

interface Scheme {
	form: RegExp;
	fits(number: string): boolean;
}

const international: Scheme = { form: /^[A-Z]{2}\d{9}[A-Z]{2}$/, fits: isInternational };

/** What else a carrier has, such as the short numbers of GLS, says nothing about itself. */
const schemes: Readonly<Partial<Record<Carrier, readonly Scheme[]>>> = {
	dhl: [
		{ form: /^00\d{18}$/, fits: isWeightedByThree },
		{ form: /^\d{12}$/, fits: (number) => endsWith(number, (start) => upToTen(start, [4, 9])) },
		{ form: /^\d{10}$/, fits: (number) => endsWith(number, (start) => Number(start) % 7) },
		international,
	],
	deutschePost: [international],
	dpd: [{ form: /^\d{14}[A-Z0-9]$/, fits: isOfDpd }],
	ups: [{ form: /^1Z[A-Z0-9]{15}\d$/, fits: isOfUps }],
	hermes: [{ form: /^\d{14}$/, fits: isWeightedByThree }],
	postAt: [international],
	swissPost: [international],
};

/** False only where the number is surely mistyped. */
export function mayBeNumber(carrier: Carrier, typed: string): boolean {
	const number = tidyNumber(carrier, typed);
	const scheme = schemes[carrier]?.find(({ form }) => form.test(number));
	return scheme === undefined || scheme.fits(number);
}
