// Decimal numbers that people type or paste, read exactly: an integer of the smallest unit, never a float. Stricter than a field that
// corrects what it gets: 1.99 in a German table is no number rather than 199, because no one looks at each of a thousand pasted cells.
import { formatterCache, inNotation } from './formats.ts';
import { separatorsOf } from './numbers.ts';

export type DecimalError = 'noNumber' | 'tooFine' | 'tooLarge';

const escaped = (sign: string) => sign.replace(/[\\\]^-]/g, '\\$&');

const patternOf = formatterCache((language, notation) => {
	const { group, decimal } = separatorsOf(language, notation);
	// Spaces may group in every language; Swiss apostrophes are of two kinds.
	const groups = `[${escaped(group)}${group === "'" || group === '’' ? "'’" : ''}\\s]`;
	const sign = `[${escaped(decimal)}]`;
	return new RegExp(`^([-−]?)(?:(\\d+)|([1-9]\\d{0,2}(?:(${groups})\\d{3})(?:\\4\\d{3})*))?(?:${sign}(\\d*))?$`, 'u');
});

/** @returns the number times ten to the power of `places`, or what is wrong with it */
export function parseDecimal(
	text: string,
	places: number,
	language: string,
	notation?: string | null,
): number | DecimalError {
	const match = patternOf(language, notation ?? '').exec(text.trim());
	const [, minus = '', plain, grouped, , fraction = ''] = match ?? [];
	const whole = plain ?? grouped?.replace(/\D/g, '') ?? '';
	if (!match || whole + fraction === '') return 'noNumber';
	const fine = fraction.replace(/0+$/, '');
	if (fine.length > places) return 'tooFine';
	const value = Number(`${whole}${fine.padEnd(places, '0')}`);
	if (!Number.isSafeInteger(value)) return 'tooLarge';
	return minus && value !== 0 ? -value : value;
}

const decimalFormat = formatterCache((language, places) => {
	const [least = 0, most = 0] = places.split(' ').map(Number);
	return new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
});

interface Places {
	/** What `value` was multiplied with, as a power of ten. */
	of: number;
	/** How many are written in any case. */
	least: number;
}

/** The other way: what `parseDecimal` reads again. */
export function formatDecimal(
	value: number,
	{ of, least }: Places,
	language: string,
	notation?: string | null,
): string {
	// As decimal text and not divided: large numbers keep their last digit.
	const written = decimalFormat(notation ? 'en' : language, `${Math.min(least, of)} ${of}`).format(
		`${value}e-${of}` as `${number}`,
	);
	return notation ? inNotation(written, notation) : written;
}

const signsOf = formatterCache((language, currency) => {
	const signs = (['symbol', 'narrowSymbol', 'code'] as const).map(
		(currencyDisplay) =>
			new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
				.formatToParts(0)
				.find(({ type }) => type === 'currency')?.value ?? currency,
	);
	// The longest first: CA$ is not a dollar with two letters before it.
	return [...new Set(signs)].sort((one, other) => other.length - one.length);
});

/** An amount without the sign of this currency, before or behind it. Another currency stays, and is no number. */
export function withoutCurrency(text: string, currency: string, language: string): string {
	const bare = text.trim();
	for (const sign of signsOf(language, currency)) {
		if (bare.endsWith(sign)) return bare.slice(0, -sign.length).trim();
		if (bare.startsWith(sign)) return bare.slice(sign.length).trim();
	}
	return bare;
}
