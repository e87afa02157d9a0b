// Prices, numbers and rates as the shop writes them in the language of the page.
import { formatNumber } from '../../rules/formats.ts';
import { formatMoney } from '../../rules/money.ts';
import { formatUnitPrice } from '../../rules/pricing/format-unit-price.ts';
import { formatRate } from '../../rules/tax/format-rate.ts';
import { usePlatform } from '../platform/environment.tsx';

export function useAmounts(currency: string) {
	const { language, notation } = usePlatform();
	return {
		number: (value: number) => formatNumber(value, language, notation),
		money: (minor: number) => formatMoney({ minor, currency }, language, notation),
		unit: (unitPrice: number, digits?: number) => formatUnitPrice(unitPrice, currency, language, notation, digits),
		rate: (rate: number) => formatRate(rate, language),
	};
}
