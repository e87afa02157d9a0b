// The part of a product page in which a quantity is chosen and priced. The price follows every choice at once, by the same rules as on
// the server; what the reader is offered came with the page.
import { type ReactNode, useId } from 'react';
import { writeDay } from '../../../../rules/dates.ts';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { AccountNeeded } from '../../subscriptions/account-needed.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { PlainLink } from '../plain-link.tsx';
import type { ProductDetails } from '../product-query.ts';
import { Deliveries } from './deliveries.tsx';
import { PriceSummary, usePriceNotes } from './price-summary.tsx';
import { PriceTable } from './price-table.tsx';
import { Quantity } from './quantity.tsx';
import { ErrorMessage } from './quantity-error.tsx';
import { usePayment } from './use-payment.ts';
import type { ChosenQuantity } from './use-quantity.ts';

interface PriceProps {
	details: ProductDetails;
}

interface PartProps extends PriceProps {
	chosen: ChosenQuantity;
	/** What stands between the price and the way into the cart. */
	before: ReactNode;
	/** What stands behind it. */
	children: ReactNode;
}

/** How many there are at most; null where nobody counts, or where nothing is left, which is said elsewhere. */
const mostOf = ({ stock: { available, sellWhenEmpty } }: ProductDetails): number | null =>
	available !== null && available > 0 && !sellWhenEmpty ? available : null;

const isSoldOut = ({ stock: { available, sellWhenEmpty } }: ProductDetails): boolean =>
	available !== null && available <= 0 && !sellWhenEmpty;

export function PricePart({ details, chosen, before, children }: PartProps) {
	const { t } = usePlatform();
	const formId = useId();
	const { pricing, product, variant } = details;
	const unavailable = variant ? variant.unavailable : product.unavailable;
	const { answer } = chosen;
	const payment = usePayment(details);
	const available = mostOf(details);
	const short = typeof answer !== 'string' && available !== null && answer.quantity > available;
	const error = typeof answer === 'string' ? answer : short ? 'stock' : undefined;
	const words = error && error !== 'noPrice' && (
		<ErrorMessage offer={pricing} chosen={chosen} fault={error} available={short ? available : null} />
	);
	// On paper there is nothing to press. No box of its own, in which the bar could not stick.
	const way = (
		<div className="contents print:hidden">
			{before}
			<AddToCart details={details} chosen={chosen} faulty={error !== undefined} formId={formId} />
			{children}
		</div>
	);
	if (answer === 'noPrice') return way;
	return (
		<section aria-label={t('offer.title')}>
			<div className="print:hidden">
				<Quantity slug={product.slug} offer={pricing} chosen={chosen} fault={words} formId={formId} />
			</div>
			<PriceSummary
				terms={pricing}
				offer={pricing}
				price={typeof answer === 'string' ? undefined : answer}
				chosen={chosen}
				available={available}
				payment={payment}
				additional={t('shop.pricingText', { nothing: '' })}
				isOrderable={!unavailable && !isSoldOut(details)}
			/>
			<SubscriptionTerms payment={payment} />
			{typeof answer !== 'string' && !unavailable && payment.trialDays === null && (
				<Deliveries details={details} price={answer} />
			)}
			{way}
		</section>
	);
}

/** What each run costs: read at leisure, so that it does not stand between the price and what comes after it. */
export function PricesOfRuns({ details, chosen }: PriceProps & { chosen: ChosenQuantity }) {
	const { pricing } = details;
	const notes = usePriceNotes(pricing);
	if (chosen.answer === 'noPrice') return null;
	const { payment } = pricing;
	return (
		<PriceTable offer={pricing} chosen={chosen} payment={payment} note={notes.table} available={mostOf(details)} />
	);
}

/** What one agrees to with a subscription. */
function SubscriptionTerms({ payment }: Pick<ProductDetails['pricing'], 'payment'>) {
	const { t, language } = usePlatform();
	const { interval, intervalCount, trialDays, isTrialUsed, nextPayment } = payment;
	if (!interval) return null;
	const day = nextPayment && writeDay(nextPayment, language, 'full');
	return (
		<div className="mt-4">
			<Notice kind="info">
				<div className="grid gap-1.5">
					<p className="font-bold">{t('offer.subscription')}</p>
					<p>{t(`offer.renewed.${interval}`, { count: intervalCount })}</p>
					{isTrialUsed && <p className="font-bold">{t('offer.trialUsed')}</p>}
					{day && (
						<p>{trialDays === null ? t('offer.nextPayment', { day }) : t('offer.trial', { days: trialDays, day })}</p>
					)}
					<AccountNeeded />
					<p>{t('offer.term')}</p>
					<p>{t('offer.cancel')}</p>
					<p>
						<PlainLink className="text-link underline underline-offset-2" to="/cancel-contract">
							{t('offer.cancelLink')}
						</PlainLink>
					</p>
				</div>
			</Notice>
		</div>
	);
}
