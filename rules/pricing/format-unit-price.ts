// How the price of one piece is written: with as many digits as the currency has, and up to four where it needs them.
import { formatterCache } from '../formats.ts';
import { moneyInNotation } from '../money.ts';
import { unitPriceDigits } from './kinds.ts';

/** @param format the currency, and how many digits it has at least */
const unitFormat = formatterCache((language, format) => {
	const [currency = '', least] = format.split(' ');
	return new Intl.NumberFormat(language, {
		...{ style: 'currency', currency, maximumFractionDigits: unitPriceDigits },
		...(least !== undefined && { minimumFractionDigits: Number(least) }),
	});
});

/**
 * @param notation the shop's own (rules/notations.ts); without one, as the language does
 * @param digits at least so many behind the comma
 */
export function formatUnitPrice(
	unitPrice: number,
	currency: string,
	language: string,
	notation?: string | null,
	digits?: number | undefined,
): string {
	const amount = `${unitPrice}e-${unitPriceDigits}` as `${number}`;
	const format = digits === undefined ? currency : `${currency} ${digits}`;
	if (!notation) return unitFormat(language, format).format(amount);
	return moneyInNotation(unitFormat('en', format).format(amount), { currency, language, notation });
}
