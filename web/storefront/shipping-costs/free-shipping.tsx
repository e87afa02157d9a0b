// How much is missing for free delivery within the shop's country.
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';

interface FreeShippingProps {
	terms: { country: string; freeFrom: number | null } | undefined;
	/** Net or gross as the shop's prices are; undefined while there is no price. */
	goods: number | undefined;
}

export function FreeShipping({ terms, goods }: FreeShippingProps) {
	const { t, language, currency } = usePlatform();
	const { money } = useAmounts(currency);
	if (!terms?.freeFrom) return null;
	const country = new Intl.DisplayNames(language, { type: 'region' }).of(terms.country) ?? terms.country;
	const missing = terms.freeFrom - (goods ?? 0);
	return (
		<p className="text-sm tabular-nums">
			{missing <= 0
				? t('offer.shippingFree', { country })
				: goods === undefined
					? t('offer.shippingFreeFrom', { from: money(terms.freeFrom), country })
					: t('offer.shippingMissing', { missing: money(missing), country })}
		</p>
	);
}
