// The part of a product page in which a quantity is chosen and priced. The price follows every choice at once, by the same rules as on
// the server; what the reader is offered came with the page.
import { type ReactNode, useId } from 'react';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import type { ProductDetails } from '../product-query.ts';
import { PriceSummary, usePriceNotes } from './price-summary.tsx';
import { PriceTable } from './price-table.tsx';
import { Quantity } from './quantity.tsx';
import { ErrorMessage } from './quantity-error.tsx';
import { useQuantity } from './use-quantity.ts';

interface PriceProps {
	details: ProductDetails;
}

interface PartProps extends PriceProps {
	/** What stands between the price and the way into the cart. */
	before: ReactNode;
	/** What stands behind it. */
	children: ReactNode;
}

/** How many there are at most; null where nobody counts, or where nothing is left, which is said elsewhere. */
const mostOf = ({ stock: { available, sellWhenEmpty } }: ProductDetails): number | null =>
	available !== null && available > 0 && !sellWhenEmpty ? available : null;

export function PricePart({ details, before, children }: PartProps) {
	const { t } = usePlatform();
	const formId = useId();
	const { pricing, product } = details;
	const chosen = useQuantity(product.slug, pricing);
	const notes = usePriceNotes(pricing);
	const { answer } = chosen;
	const available = mostOf(details);
	const short = typeof answer !== 'string' && available !== null && answer.quantity > available;
	const error = typeof answer === 'string' ? answer : short ? 'stock' : undefined;
	const words = error && error !== 'noPrice' && (
		<ErrorMessage offer={pricing} chosen={chosen} fault={error} available={short ? available : null} />
	);
	const way = (
		<>
			{before}
			<AddToCart details={details} chosen={chosen} faulty={error !== undefined} formId={formId} />
			{children}
		</>
	);
	if (answer === 'noPrice') return way;
	return (
		<section aria-label={t('offer.title')}>
			<Quantity slug={product.slug} offer={pricing} chosen={chosen} fault={words} formId={formId} />
			<PriceSummary
				terms={pricing}
				offer={pricing}
				price={typeof answer === 'string' ? undefined : answer}
				chosen={chosen}
				available={available}
				interval={pricing.payment.interval}
				additional={t('shop.pricingText', { nothing: '' })}
			/>
			<SubscriptionTerms details={details} />
			{way}
			<PriceTable offer={pricing} chosen={chosen} note={notes.table} />
		</section>
	);
}

/** What one agrees to with a subscription. */
function SubscriptionTerms({ details: { pricing } }: PriceProps) {
	const { t } = usePlatform();
	const { interval, trialDays } = pricing.payment;
	if (!interval) return null;
	return (
		<div className="mt-4">
			<Notice kind="info">
				<p className="font-bold">{t('offer.subscription')}</p>
				<p>{t(`offer.renewed.${interval}`)}</p>
				{trialDays !== null && <p>{t('offer.trial', { days: trialDays })}</p>}
				<p className="mt-2">{t('offer.subscriptionSoon')}</p>
			</Notice>
		</div>
	);
}
