// How long a subscription runs, and what it costs each time.
import type { ReactNode } from 'react';
import { useDays } from '../../account/subscriptions/use-days.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Subscription } from './use-subscription.ts';

export function Facts({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { day, every } = useDays();
	const { money } = useAmounts(subscription.currency);
	const { interval, startedAt, endedAt, cancelAt, trialStart, trialEnd, nextPaymentDate, state } = subscription;
	const { net, tax, gross, pricesIncludeTax, taxFreeExport, isWithdrawalOpen } = subscription;
	const end = endedAt ?? cancelAt;
	/** It goes on, but nobody knows when. */
	const isWaiting = state === 'paused' && !end;
	const isToBeDecided = isWithdrawalOpen && !endedAt;
	const endText = end
		? isToBeDecided
			? t('ownSubscription.endAtLatest', { day: day(end) })
			: day(end)
		: t('ownSubscription.noEnd');
	return (
		<dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 tabular-nums">
			<Fact name={t('ownSubscription.interval')}>{every(interval)}</Fact>
			<Fact name={t('ownSubscription.amount')}>
				<span className="font-bold">{money(gross)}</span>
				{taxFreeExport && <span className="block text-sm text-muted">{t('ownSubscription.taxFreeExport')}</span>}
				{tax > 0 && (
					<span className="block text-sm text-muted">
						{pricesIncludeTax
							? t('ownSubscription.inclTax', { tax: money(tax) })
							: t('ownSubscription.netPlusTax', { net: money(net), tax: money(tax) })}
					</span>
				)}
			</Fact>
			{startedAt && <Fact name={t('ownSubscription.start')}>{day(startedAt)}</Fact>}
			{trialStart && <Fact name={t('ownSubscription.trialStart')}>{day(trialStart)}</Fact>}
			{trialEnd && <Fact name={t('ownSubscription.trialEnd')}>{day(trialEnd)}</Fact>}
			<Fact name={t('ownSubscription.nextPayment')}>
				{nextPaymentDate
					? day(nextPaymentDate)
					: t(isWaiting ? 'ownSubscription.pausedPayment' : 'ownSubscription.noPayment')}
			</Fact>
			<Fact name={t('ownSubscription.end')}>{endText}</Fact>
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="col-span-2 grid grid-cols-subgrid">
			<dt className="max-w-40 min-w-0 text-muted hyphens-auto wrap-break-word">{name}</dt>
			<dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
		</div>
	);
}
