// How many of a line there are: pieces, or those of each person of a series.
import { priceOfSeries } from '../../../rules/pricing/price-of-series.ts';
import type { Price } from '../../../rules/pricing/pricing.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Item } from './use-items.ts';

export function Pieces({ item: { seriesRows, pricing }, quantity }: { item: Item; quantity: number }) {
	const { t } = usePlatform();
	const { number } = useAmounts(pricing.currency);
	return seriesRows === null
		? t('offer.pieces', { quantity: number(quantity) })
		: t('cartPage.seriesRun', { rows: seriesRows, quantity: number(quantity) });
}

/** What all rows cost in a quantity of each; the same price without a series. */
export function priceOfAll({ seriesRows, countsRowsTogether, pricing }: Item, run: Price): Price {
	if (seriesRows === null) return run;
	const series = { rows: seriesRows, isTogether: countsRowsTogether };
	const price = priceOfSeries(pricing, run.quantity, series);
	return typeof price === 'string' ? run : price;
}
