// A sentence about a price, in which the words about shipping lead to what that costs.
import { usePlatform } from '../../platform/environment.tsx';
import { keyOfText } from '../../platform/jsx-runtime.ts';
import { PlainLink } from '../product/plain-link.tsx';

/** Stands in the sentence where the link comes; nobody types it. */
export const shippingMark = '\u2063';

/** @param text one that a shop has written without the mark has the link behind it */
export function ShippingNote({ text }: { text: string }) {
	const { t } = usePlatform();
	const [before, after = ''] = text.split(shippingMark);
	return (
		<span data-text={keyOfText(text)}>
			{before}
			{text.includes(shippingMark) ? '' : ' · '}
			<PlainLink to="/shipping-costs" className="underline underline-offset-2">
				{t('offer.shippingCosts')}
			</PlainLink>
			{after}
		</span>
	);
}
