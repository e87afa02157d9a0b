// Prices, numbers and rates as the shop writes them in the language of the page.
import { formatNumber, formatterCache } from '../../../../rules/formats.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { formatUnitPrice } from '../../../../rules/pricing/format-unit-price.ts';
import { usePlatform } from '../../../platform/environment.tsx';

const percentFormat = formatterCache(
	(language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
);

/** In hundredths of a per cent. */
const whole = 10_000;

export function useAmounts(currency: string) {
	const { language, notation } = usePlatform();
	return {
		number: (value: number) => formatNumber(value, language, notation),
		money: (minor: number) => formatMoney({ minor, currency }, language, notation),
		unit: (unitPrice: number) => formatUnitPrice(unitPrice, currency, language, notation),
		rate: (rate: number) => percentFormat(language, '').format(rate / whole),
	};
}
