// How the price of one piece is written: with as many digits as the currency has, and up to four where it needs them.
import { formatterCache } from '../formats.ts';
import { moneyInNotation } from '../money.ts';
import { unitPriceDigits } from './kinds.ts';

const unitFormat = formatterCache(
	(language, currency) =>
		new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: unitPriceDigits }),
);

/** @param notation the shop's own (rules/notations.ts); without one, as the language does */
export function formatUnitPrice(
	unitPrice: number,
	currency: string,
	language: string,
	notation?: string | null,
): string {
	const amount = `${unitPrice}e-${unitPriceDigits}` as `${number}`;
	if (!notation) return unitFormat(language, currency).format(amount);
	return moneyInNotation(unitFormat('en', currency).format(amount), { currency, language, notation });
}
