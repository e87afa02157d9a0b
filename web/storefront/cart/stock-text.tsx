// Whether there is some of it, in the words of the product page.

import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Item } from './use-items.ts';

export function StockText({ item: { stock, available, personalised, pricing, problem } }: { item: Item }) {
	const { t } = usePlatform();
	const { number } = useAmounts(pricing.currency);
	if (problem === 'gone') return '–';
	if (available !== null && available > 0) return t('offer.pieces', { quantity: number(available) });
	// Nobody has business cards of a shopper in store.
	if (personalised && stock === 'inStock') return t('offer.stock.made');
	return t(stock === 'low' ? 'offer.stock.few' : `offer.stock.${stock}`);
}
