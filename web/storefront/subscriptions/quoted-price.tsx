// What a changed subscription costs, and from when on.
import { useDays } from '../../account/subscriptions/use-days.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { ChangeQuote } from './use-change-quote.ts';
import type { Subscription } from './use-subscription.ts';

interface QuotedPriceProps {
	subscription: Subscription;
	/** Undefined: on its way. */
	quote: ChangeQuote | undefined;
	/** How it is sent, and what that costs: where the address changes. */
	withShipping?: boolean;
}

export function QuotedPrice({ subscription, quote, withShipping = false }: QuotedPriceProps) {
	const { t } = usePlatform();
	const { day, every } = useDays();
	const { currency, interval, pricesIncludeTax } = subscription;
	const { money } = useAmounts(currency);
	return (
		<div role="status" className="tabular-nums">
			{/* Its place is there before the price. */}
			{!quote && <div className="h-14" />}
			{quote && (
				<>
					{quote.isShippingReplaced && (
						<p className="mb-2">{t('ownSubscription.methodReplaced', { name: subscription.shipping?.name ?? '' })}</p>
					)}
					{withShipping && quote.shipping && (
						<p className="mb-2">
							{t('ownSubscription.shipping', { name: quote.shipping.name })},{' '}
							{quote.shipping.price === 0 ? t('ownSubscription.free') : money(quote.shipping.price)}{' '}
							{t('ownSubscription.perDelivery')}
						</p>
					)}
					<span className="block text-sm text-muted">{t('ownSubscription.newTotal')}</span>
					<span className="text-xl font-bold text-heading">{money(pricesIncludeTax ? quote.gross : quote.net)}</span>{' '}
					{every(interval)}
					{quote.from && `, ${t('ownSubscription.from', { day: day(quote.from) })}`}
					{quote.isTaxFreeExport && <p className="mt-2 text-sm">{t('ownSubscription.taxFreeExport')}</p>}
				</>
			)}
		</div>
	);
}
