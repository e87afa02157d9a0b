// The tiers beside each other, with what they cost a month or a year.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pagesOfTier } from '../../../../rules/pages/tiers.ts';
import { readChosenPlan } from '../../../../rules/subscriptions/chosen-plan.ts';
import { isUpgrade, type PlanInterval, planIntervals } from '../../../../rules/subscriptions/plans.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { TierCard } from '../../../kit/tier-card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { OrderDialog } from './order-dialog.tsx';
import type { Overview, PlanResult, ShownOffer, ShownPlan } from './shown-plan.ts';
import { isTooSmall, useExcess, usePlanActions } from './use-plan-actions.ts';
import { useDay, usePlanPrice } from './use-plan-words.ts';

/** 0 where there is no limit: its text has words for that. */
function useFeatures() {
	const { t } = usePlatform();
	return ({ tier, trialDays }: Pick<ShownOffer, 'tier' | 'trialDays'>): string[] => [
		t('plans.pages', { pages: pagesOfTier[tier].page ?? 0 }),
		t('plans.links', { links: pagesOfTier[tier].link ?? 0 }),
		...(trialDays ? [t('plans.trial', { days: trialDays })] : []),
	];
}

const intervalOf = ({ plan }: Overview): PlanInterval =>
	plan?.isRunning && plan.interval === 'year' ? 'year' : 'month';

/** A trial is for who has had no subscription yet. */
const withTrial = (offer: ShownOffer, { plan }: Overview): ShownOffer => (plan ? { ...offer, trialDays: null } : offer);

/** What was chosen on the page of prices, until it is ordered or left. */
function useChosen() {
	const [parameters, setParameters] = useSearchParams();
	const chosen = readChosenPlan(parameters);
	return { chosen, forget: () => chosen && setParameters({}, { replace: true }) };
}

export function TiersCard({ loaded }: { loaded: PlanResult }) {
	const { t } = usePlatform();
	const day = useDay();
	const price = usePlanPrice();
	const featuresOf = useFeatures();
	const overview = loaded.planOverview;
	const { open, plan } = overview;
	const mayAct = has(useMe(), 'mTenant') && open;
	const running = plan?.isRunning ? plan : undefined;
	const offers = overview.offers.map((offer) => withTrial(offer, overview));
	const { chosen, forget } = useChosen();
	const [wanted, setWanted] = useState(() => chosen?.interval ?? intervalOf(overview));
	const [ordered, setOrdered] = useState(() =>
		running || !mayAct || !chosen || isTooSmall(loaded.pageQuota, chosen.tier)
			? undefined
			: offers.find(({ tier, interval: every }) => tier === chosen.tier && every === chosen.interval),
	);
	// What runs is paid as it was agreed: another interval is another subscription.
	const interval = running ? intervalOf(overview) : wanted;
	const leave = () => {
		setOrdered(undefined);
		forget();
	};
	return (
		<Card heading="h2" title={t('plans.tiers')}>
			<div className="grid gap-4">
				{!open && <Notice kind="warning">{t('plans.closed')}</Notice>}
				{running?.endsAt && <Notice kind="info">{t('plans.tiersCanceled', { day: day(running.endsAt) })}</Notice>}
				{offers.length === 0 && <Notice kind="info">{t('plans.noOffers')}</Notice>}
				{!running && offers.length > 0 && (
					<RadioGroup<PlanInterval>
						label={t('plans.interval')}
						value={interval}
						onChange={setWanted}
						choices={planIntervals.map((value) => ({ value, label: t(`plans.${value}`) }))}
					/>
				)}
				<div className="grid gap-4 tablet:grid-cols-3">
					{offers
						.filter((offer) => offer.interval === interval)
						.map((offer) => (
							<TierCard
								key={offer.tier}
								name={t(`settings.tier.${offer.tier}`)}
								price={price.charged(offer)}
								priceNote={price.note(offer)}
								features={featuresOf(offer)}
								highlighted={offer.tier === running?.tier}
								action={<TierAction {...{ loaded, running, offer, mayAct }} onOrder={() => setOrdered(offer)} />}
							/>
						))}
				</div>
			</div>
			{ordered && <OrderDialog overview={overview} offer={ordered} onClose={leave} />}
		</Card>
	);
}

interface TierActionProps {
	loaded: PlanResult;
	running: ShownPlan | undefined;
	offer: ShownOffer;
	mayAct: boolean;
	onOrder(): void;
}

/** Who has chosen a smaller tier takes that back before choosing a larger one. */
const isBlocked = ({ tier, nextTier, mayChange, isPending }: ShownPlan, offer: ShownOffer): boolean =>
	!mayChange || isPending || (nextTier !== null && isUpgrade(tier, offer.tier));

function TierAction({ loaded, running, offer, mayAct, onOrder }: TierActionProps) {
	const { t } = usePlatform();
	const actions = usePlanActions();
	const excess = useExcess();
	const tier = t(`settings.tier.${offer.tier}`);
	if (running?.tier === offer.tier && (running.nextTier === null || running.endsAt !== null))
		return <p className="font-semibold">{t('plans.yours')}</p>;
	if (running && offer.tier === running.nextTier && running.endsAt === null)
		return <p className="font-semibold">{t('plans.yoursNext')}</p>;
	if (isTooSmall(loaded.pageQuota, offer.tier))
		return (
			<Notice kind="warning">
				{t('plans.doesNotFit', { tier })}
				<ul className="list-disc ps-5">
					{excess(loaded.pageQuota, offer.tier).map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</Notice>
		);
	// Of what is cancelled nothing is changed; the card says so.
	if (running?.endsAt) return null;
	if (!running)
		return (
			<Button colour="primary" disabled={!mayAct} onClick={onOrder}>
				{t('plans.choose', { tier })}
			</Button>
		);
	return (
		<Button disabled={!mayAct || isBlocked(running, offer)} onClick={() => void actions.changeTier(running, offer)}>
			{t(running.tier === offer.tier ? 'plans.keepTier' : 'plans.changeTo', { tier })}
		</Button>
	);
}
