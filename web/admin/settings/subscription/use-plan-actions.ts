// What an owner does with the subscription of the shop: asked first where it hurts, then done, then said.
import type { Tier } from '../../../../rules/pages/tiers.ts';
import { differenceFor, excessOf, isUpgrade } from '../../../../rules/subscriptions/plans.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAttempt, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import {
	cancelPlanDocument,
	changePlanDocument,
	openPlanCardDocument,
	reactivatePlanDocument,
} from './plan.documents.ts';
import type { PlanResult, ShownOffer, ShownPlan } from './shown-plan.ts';
import { useDay, usePlanPrice } from './use-plan-words.ts';

export function useExcess() {
	const { t } = usePlatform();
	return ({ usedPages, usedLinks }: PlanResult['pageQuota'], tier: Tier): string[] =>
		excessOf({ pages: usedPages, linkPages: usedLinks }, tier).map(({ kind, used, most }) =>
			t(`plans.excess.${kind}`, { used, most }),
		);
}

/** Whether pages keep the shop from a tier: of those that are smaller than the one it has. */
export const isTooSmall = ({ tier: current, usedPages, usedLinks }: PlanResult['pageQuota'], tier: Tier): boolean =>
	isUpgrade(tier, current) && excessOf({ pages: usedPages, linkPages: usedLinks }, tier).length > 0;

export function usePlanActions() {
	const { t, ask, language } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const toast = useToast();
	const day = useDay();
	const price = usePlanPrice();

	function textOfChange({ tier, gross, nextPayment, isTrial, trialEnd }: ShownPlan, offer: ShownOffer): string {
		if (offer.tier === tier) return t('plans.keepText', { price: price.both(offer) });
		if (isUpgrade(tier, offer.tier) && isTrial && trialEnd)
			return t('plans.upgradeTrialText', { price: price.both(offer), day: day(trialEnd) });
		if (isUpgrade(tier, offer.tier) && nextPayment) {
			const end = new Date(nextPayment);
			const sum = differenceFor({ interval: offer.interval, end }, offer.gross - gross, new Date());
			const told = { sum: price.money(sum, offer.currency), day: day(nextPayment) };
			return t('plans.upgradeText', { price: price.both(offer), ...told });
		}
		return t('plans.downgradeText', { price: price.both(offer), day: nextPayment ? day(nextPayment) : '' });
	}

	/** With what is charged next: from the day on which it would have ended. */
	function textOfReactivation({ net, gross, nextNet, nextGross, ...plan }: ShownPlan): string {
		const { nextTier, nextTierAt, endsAt, isPaused, currency } = plan;
		const paid = { net, gross, currency, interval: plan.interval === 'year' ? 'year' : 'month' } as const;
		if (isPaused || !endsAt) return t('plans.reactivatePaused', { price: price.both(paid) });
		if (nextTier && nextTierAt && nextNet !== null && nextGross !== null)
			return t('plans.reactivateNext', {
				...{ tier: t(`settings.tier.${nextTier}`), day: day(nextTierAt) },
				price: price.both({ ...paid, net: nextNet, gross: nextGross }),
			});
		return t('plans.reactivateText', { price: price.both(paid), day: day(endsAt) });
	}

	return {
		async cancel({ nextPayment, isOverdue }: ShownPlan): Promise<void> {
			const sure = await confirm({
				title: t('plans.cancelAsk'),
				text: isOverdue
					? t('plans.cancelUnpaidText')
					: t('plans.cancelText', { day: nextPayment ? day(nextPayment) : '' }),
				confirmLabel: t('plans.cancel'),
				// “Cancel” beside it would be taken for the same.
				cancelLabel: t('common.back'),
				colour: 'danger',
			});
			if (!sure) return;
			await attempt(() => change(cancelPlanDocument, {}), {
				done: t('plans.cancelDone'),
				failed: t('plans.cancelFailed'),
			});
		},
		async reactivate(plan: ShownPlan): Promise<void> {
			const sure = await confirm({
				title: t('plans.reactivateAsk'),
				text: textOfReactivation(plan),
				confirmLabel: t('plans.reactivate'),
				cancelLabel: t('common.back'),
			});
			if (!sure) return;
			await attempt(() => change(reactivatePlanDocument, {}), {
				done: t('plans.reactivateDone'),
				failed: t('plans.reactivateFailed'),
			});
		},
		async changeTier(plan: ShownPlan, offer: ShownOffer): Promise<void> {
			const tier = t(`settings.tier.${offer.tier}`);
			const isKept = offer.tier === plan.tier;
			const sure = await confirm({
				title: t(isKept ? 'plans.keepAsk' : 'plans.changeAsk', { tier }),
				text: textOfChange(plan, offer),
				confirmLabel: t(isKept ? 'plans.keepTier' : 'plans.changeTo', { tier }),
			});
			if (!sure) return;
			await attempt(() => change(changePlanDocument, { tier: offer.tier }), {
				done: t('plans.changeDone'),
				failed: t('plans.changeFailed'),
			});
		},
		async changeCard(): Promise<void> {
			try {
				const { openPlanCard } = (await ask(openPlanCardDocument, { language })) as { openPlanCard: string };
				window.location.assign(openPlanCard);
			} catch (error) {
				toast.error(withReason(t('plans.cardFailed'), failureText(error, t)));
			}
		},
	};
}
