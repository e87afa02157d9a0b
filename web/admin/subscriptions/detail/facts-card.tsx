// From when to when a subscription runs, what it costs and how it is paid.

import type { ReactNode } from 'react';
import { cardBrand } from '../../../../rules/payments/card-brand.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { useTexts } from '../../../platform/environment.tsx';
import { useInterval } from '../use-interval.ts';
import type { Subscription } from './subscription.ts';
import { useDay } from './use-day.ts';

export function FactsCard({ subscription }: { subscription: Subscription }) {
	const t = useTexts();
	const day = useDay();
	const inWords = useInterval();
	const { money } = useAmounts(subscription.currency);
	const { startedAt, endedAt, cancelAt, trialStart, trialEnd, nextPaymentDate, interval, card, reference } =
		subscription;
	const end = endedAt ?? cancelAt;
	/** It goes on, but nobody knows when. */
	const isWaiting = subscription.state === 'paused' && !end;
	return (
		<Card heading="h2" title={t('adminSubscriptions.about')}>
			<p className="mb-4 font-medium">
				<InWords subscription={subscription} />
			</p>
			<dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2">
				<Fact name={t('adminSubscriptions.start')}>{startedAt && day(startedAt)}</Fact>
				<Fact name={t('adminSubscriptions.end')}>{end ? day(end) : t('adminSubscriptions.openEnd')}</Fact>
				{trialStart && <Fact name={t('adminSubscriptions.trialStart')}>{day(trialStart)}</Fact>}
				{trialEnd && <Fact name={t('adminSubscriptions.trialEnd')}>{day(trialEnd)}</Fact>}
				<Fact name={t('adminSubscriptions.interval')}>{inWords(interval)}</Fact>
				<Fact name={t('adminSubscriptions.nextPayment')}>
					{nextPaymentDate
						? day(nextPaymentDate)
						: t(isWaiting ? 'adminSubscriptions.pausedNext' : 'adminSubscriptions.noNext')}
				</Fact>
				<Fact name={t('adminSubscriptions.perInterval')}>
					{t('subscriptionWork.changeCosts', {
						...{ gross: money(subscription.gross), net: money(subscription.net), interval: inWords(interval) },
					})}
				</Fact>
				<Fact name={t('adminSubscriptions.card')}>
					{card
						? t('adminSubscriptions.cardOf', {
								...{ brand: cardBrand(card.brand), last4: card.last4, year: String(card.expYear) },
								month: String(card.expMonth).padStart(2, '0'),
							})
						: t('adminSubscriptions.noCard')}
				</Fact>
				{reference && (
					<Fact name={t('adminSubscriptions.reference')}>
						<span className="font-mono text-xs">{reference}</span>
					</Fact>
				)}
			</dl>
			{subscription.summaryPath && (
				<p className="mt-4">
					<a
						href={subscription.summaryPath}
						target="_blank"
						rel="noreferrer"
						className="text-link underline underline-offset-2 hover:text-link-hover"
					>
						{t('adminSubscriptions.summary')}
						<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
					</a>
				</p>
			)}
		</Card>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-muted">{name}</dt>
			<dd className="wrap-anywhere tabular-nums">{children}</dd>
		</div>
	);
}

const whyEnded = ({ endReason, isWithdrawnByOther }: Subscription) =>
	endReason === 'withdrawal' && isWithdrawnByOther ? ('withdrawalByOther' as const) : endReason;

/** How it stands, in a sentence. */
function InWords({ subscription }: { subscription: Subscription }): ReactNode {
	const t = useTexts();
	const day = useDay();
	const { money } = useAmounts(subscription.currency);
	const { state, endedAt, cancelAt, pausedUntil, trialEnd, nextPaymentDate, gross, isWithdrawalOpen } = subscription;
	if (state === 'ended' && endedAt) {
		const ended = t('adminSubscriptions.says.ended', { day: day(endedAt) });
		const reason = whyEnded(subscription);
		return reason ? `${ended} ${t(`adminSubscriptions.endReason.${reason}`)}` : ended;
	}
	if (cancelAt && isWithdrawalOpen) return t('adminSubscriptions.says.withdrawn', { day: day(cancelAt) });
	if (cancelAt) return t('adminSubscriptions.says.canceled', { day: day(cancelAt) });
	if (state === 'paused')
		return pausedUntil
			? t('adminSubscriptions.says.pausedUntil', { day: day(pausedUntil) })
			: t('adminSubscriptions.says.paused');
	if (state === 'pastDue') return t('adminSubscriptions.says.pastDue');
	if (state === 'trialing' && trialEnd) return t('adminSubscriptions.says.trialing', { day: day(trialEnd) });
	if (nextPaymentDate) return t('adminSubscriptions.says.active', { day: day(nextPaymentDate), amount: money(gross) });
	return t('adminSubscriptions.says.runs');
}
