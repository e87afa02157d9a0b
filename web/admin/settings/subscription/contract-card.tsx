// The subscription by which the shop pays for its tier, as it is now.
import type { ReactNode } from 'react';
import { cardBrand } from '../../../../rules/payments/card-brand.ts';
import type { PlanInterval } from '../../../../rules/subscriptions/plans.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import type { ShownPlan } from './shown-plan.ts';
import { usePlanActions } from './use-plan-actions.ts';
import { useDay, usePlanPrice } from './use-plan-words.ts';

function useFacts(plan: ShownPlan): [string, ReactNode][] {
	const { t } = usePlatform();
	const day = useDay();
	const { tier, number, isTrial, trialEnd, nextPayment, isRunning, endsAt, card } = plan;
	const interval = plan.interval === 'year' ? 'year' : 'month';
	return [
		[t('settings.tier'), t(`settings.tier.${tier}`)],
		[t('plans.price'), <PriceText key="price" plan={plan} interval={interval} />],
		[t('plans.interval'), t(`plans.${interval}`)],
		...(isTrial && trialEnd ? [[t('plans.trialEnd'), day(trialEnd)] satisfies [string, ReactNode]] : []),
		...(nextPayment ? [[t('plans.nextPayment'), day(nextPayment)] satisfies [string, ReactNode]] : []),
		...(endsAt ? [[t(isRunning ? 'plans.endsAt' : 'plans.endedAt'), day(endsAt)] satisfies [string, ReactNode]] : []),
		...(isRunning ? [[t('plans.card'), <CardText key="card" card={card} />] satisfies [string, ReactNode]] : []),
		[t('plans.startedAt'), day(plan.startedAt)],
		[t('plans.number'), number],
	];
}

/** What was chosen for the next period never begins in one that ends before. */
const goesOn = ({ isRunning, endsAt }: ShownPlan): boolean => isRunning && endsAt === null;

/** What is paid now, and from the next tier on. */
function PriceText({ plan, interval }: { plan: ShownPlan; interval: PlanInterval }) {
	const { t } = usePlatform();
	const day = useDay();
	const price = usePlanPrice();
	const { net, gross, nextNet, nextGross, nextTierAt, currency } = plan;
	const paid = { net, gross, currency, interval };
	return (
		<>
			{price.charged(paid)}
			<span className="block text-sm text-muted">{price.note(paid)}</span>
			{goesOn(plan) && nextNet !== null && nextGross !== null && nextTierAt && (
				<span className="block text-sm">
					{t('plans.nextPrice', {
						price: price.both({ ...paid, net: nextNet, gross: nextGross }),
						day: day(nextTierAt),
					})}
				</span>
			)}
		</>
	);
}

function CardText({ card }: Pick<ShownPlan, 'card'>) {
	const { t } = usePlatform();
	if (!card) return t('plans.noCard');
	const { brand, last4, expMonth, expYear } = card;
	return t('plans.cardText', {
		brand: cardBrand(brand),
		last4,
		month: String(expMonth).padStart(2, '0'),
		year: String(expYear),
	});
}

export function ContractCard({ plan }: { plan: ShownPlan }) {
	const { t } = usePlatform();
	const facts = useFacts(plan);
	return (
		<Card heading="h2" title={t(plan.isRunning ? 'plans.current' : 'plans.former')}>
			<div className="grid gap-4">
				<div className="flex">
					<Chip state={plan.status === 'active' ? 'active' : 'inactive'} label={t(`plans.status.${plan.status}`)} />
				</div>
				<PlanNotices plan={plan} />
				<dl className="grid grid-cols-1 gap-x-6 gap-y-3 phone:grid-cols-2 tablet:grid-cols-3">
					{facts.map(([term, fact]) => (
						<div key={term} className="min-w-0">
							<dt className="text-sm font-semibold text-label">{term}</dt>
							<dd className="wrap-anywhere">{fact}</dd>
						</div>
					))}
				</dl>
				{plan.isRunning && <PlanActions plan={plan} />}
			</div>
		</Card>
	);
}

function PlanNotices({ plan }: { plan: ShownPlan }) {
	const { t } = usePlatform();
	const day = useDay();
	const { isRunning, isOverdue, isPending, isApplying, isPaused, pausedUntil, nextTier, nextTierAt, endsAt } = plan;
	return (
		<>
			{isRunning && isOverdue && <Notice kind="danger">{t('plans.overdue')}</Notice>}
			{isPaused && (
				<Notice kind="warning">
					{pausedUntil ? t('plans.pausedUntil', { day: day(pausedUntil) }) : t('plans.paused')}
				</Notice>
			)}
			{isPending && <Notice kind="info">{t('plans.pending')}</Notice>}
			{isApplying && !isPending && <Notice kind="info">{t('plans.applying')}</Notice>}
			{goesOn(plan) && nextTier && nextTierAt && (
				<Notice kind="info">
					{t('plans.nextTier', { tier: t(`settings.tier.${nextTier}`), day: day(nextTierAt) })}
				</Notice>
			)}
			{endsAt && (
				<Notice kind="warning">{t(isRunning ? 'plans.runsOut' : 'plans.hasEnded', { day: day(endsAt) })}</Notice>
			)}
		</>
	);
}

function PlanActions({ plan }: { plan: ShownPlan }) {
	const { t } = usePlatform();
	const actions = usePlanActions();
	const isReadOnly = !has(useMe(), 'mTenant');
	const { mayCancel, mayReactivate, isPending } = plan;
	const disabled = isReadOnly || isPending;
	return (
		<div className="flex flex-wrap gap-2">
			<Button disabled={isReadOnly} onClick={() => void actions.changeCard()}>
				{t('plans.changeCard')}
			</Button>
			{mayReactivate && (
				<Button colour="primary" disabled={disabled} onClick={() => void actions.reactivate(plan)}>
					{t('plans.reactivate')}
				</Button>
			)}
			{mayCancel && (
				<Button colour="danger" disabled={disabled} onClick={() => void actions.cancel(plan)}>
					{t('plans.cancel')}
				</Button>
			)}
		</div>
	);
}
