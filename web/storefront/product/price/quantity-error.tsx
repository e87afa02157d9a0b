// Why there is no price for a quantity, and what can be had instead.
import { largestChoice, nearQuantities } from '../../../../rules/pricing/price-table.ts';
import type { Offer, QuantityError } from '../../../../rules/pricing/pricing.ts';
import { smallestQuantity } from '../../../../rules/pricing/quantities.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { PlainLink } from '../plain-link.tsx';
import type { ChosenQuantity } from './use-quantity.ts';

interface ErrorWordsProps {
	offer: Offer;
	chosen: ChosenQuantity;
	fault: QuantityError | 'stock';
	/** How many there are, where that is less than was asked for. */
	available: number | null;
}

export function ErrorMessage({ offer, chosen, fault, available }: ErrorWordsProps) {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const near = fault === 'stock' ? nearQuantities(offer, available ?? 0) : nearQuantities(offer, chosen.quantity);
	const possible = near.filter((quantity) => available === null || quantity <= available);
	return (
		<>
			<p>{useSentence(offer, chosen, fault, available)}</p>
			{possible.length > 0 && (
				<p className="mt-1 flex flex-wrap gap-x-4">
					{possible.map((quantity) => (
						<PlainLink
							key={quantity}
							to={chosen.addressOf(quantity)}
							stay
							className="inline-flex min-h-8 items-center text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
						>
							{t('offer.fault.take', { quantity: number(quantity) })}
						</PlainLink>
					))}
				</p>
			)}
		</>
	);
}

function useSentence(
	offer: Offer,
	{ quantity }: ChosenQuantity,
	error: ErrorWordsProps['fault'],
	available: number | null,
): string {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const smallest = number(smallestQuantity(offer) ?? 1);
	if (error === 'stock') return t('offer.fault.stock', { quantity: number(available ?? 0) });
	if (error === 'tooSmall') return t('offer.fault.tooSmall', { quantity: smallest });
	const largest = largestChoice(offer) ?? 0;
	if (error === 'tooLarge' || (error === 'notOffered' && quantity > largest))
		return t('offer.fault.tooLarge', { quantity: number(largest) });
	if (error === 'notOffered') return t('offer.fault.notOffered', { quantity: number(quantity) });
	return t('offer.fault.notWhole', { example: smallest });
}
