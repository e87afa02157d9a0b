// The ways in which the chosen quantity can be brought within the shop's country: by when, and for how much.
import { dayIn, writeDay } from '../../../../rules/dates.ts';
import { deliveryDay } from '../../../../rules/delivery/delivery-day.ts';
import type { Price } from '../../../../rules/pricing/pricing.ts';
import { deliversTo, shippingPrice } from '../../../../rules/shipping/shipping-price.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { cachedResult } from '../../../platform/page.ts';
import { deliveryTermsQuery } from '../../shipping-costs/delivery-terms.ts';
import type { ProductDetails } from '../product-query.ts';

interface DeliveriesProps {
	details: ProductDetails;
	price: Price;
}

/** With one way only, its day stands below. */
export function Deliveries({ details: { productionDays, pricing }, price }: DeliveriesProps) {
	const platform = usePlatform();
	const { t, language, timeZone } = platform;
	const { money } = useAmounts(pricing.currency);
	const terms = cachedResult(platform, deliveryTermsQuery(platform))?.deliveryTerms;
	const country = terms?.country ?? '';
	const methods = (terms?.methods ?? []).filter((method) => deliversTo(method, country));
	if (methods.length < 2) return null;
	const costs = (method: (typeof methods)[number]) => {
		// What it weighs is known to the cart alone.
		if (method.kind === 'byWeight') return t('offer.shippingByWeight');
		const cost = shippingPrice(method, { country, goods: price.total, grams: 0, pieces: price.quantity });
		if (cost === undefined) return undefined;
		return cost === 0 ? t('offer.shippingNothing') : money(cost);
	};
	const shown = methods.flatMap((method) => {
		const cost = costs(method);
		return cost === undefined ? [] : [{ ...method, cost }];
	});
	return (
		<div className="mt-4">
			<p className="mb-1 font-bold">{t('offer.deliveries')}</p>
			<ul className="text-sm tabular-nums">
				{shown.map(({ id, name, days, cost }) => (
					<li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
						<span>{name}</span>
						<span className="ms-auto">
							{writeDay(
								deliveryDay(dayIn(timeZone), { productionDays, shippingDays: days }, country),
								language,
								'full',
							)}
							{` · ${cost}`}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
