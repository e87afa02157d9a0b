// Money: an integer of minor units with its currency, and how it is written for people.
import { formatterCache } from './formats.ts';

export interface Money {
	/** Cents, where the currency has cents; never a fraction. */
	minor: number;
	currency: string;
}

const currencyFormat = formatterCache((language, currency) => {
	const format = new Intl.NumberFormat(language, { style: 'currency', currency });
	return { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
});

export function formatMoney({ minor, currency }: Money, language: string): string {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no number of minor units`);
	const { format, digits } = currencyFormat(language, currency);
	// As decimal text and not divided: large sums keep their last cent.
	return format.format(`${minor}e-${digits}` as `${number}`);
}
