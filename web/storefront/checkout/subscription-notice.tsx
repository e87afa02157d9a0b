// What a shopper agrees to with a subscription: its price, how often, for how long, and how it is cancelled. Stands directly above the button.
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { CheckoutResult } from './checkout-result.ts';
import { useDay } from './use-day.ts';

export function SubscriptionNotice({ checkout }: { checkout: CheckoutResult }) {
	const { t } = usePlatform();
	const { money } = useAmounts(checkout.currency);
	const day = useDay();
	const { subscription, totals } = checkout;
	if (!subscription) return null;
	const { interval, intervalCount: count, trialDays, isTrialUsed, dueToday, nextPayment } = subscription;
	const told = { price: money(totals.gross), per: t(`offer.per.${interval}`, { count }), day: day(nextPayment) };
	return (
		<div className="rounded-theme border border-line bg-sunken p-4 text-sm" data-subscription>
			<h3 className="font-bold">{t('checkout.subscription')}</h3>
			<p className="mt-1 font-bold tabular-nums">
				{trialDays === null
					? t('checkout.subscription.price', told)
					: t('checkout.subscription.trial', { ...told, today: money(dueToday), days: trialDays })}
			</p>
			{isTrialUsed && <p className="mt-1 font-bold">{t('checkout.subscription.trialUsed')}</p>}
			<p className="mt-1">{t('checkout.subscription.term')}</p>
			<p className="mt-1">{t('checkout.subscription.cancel')}</p>
		</div>
	);
}
