// What a confirmation says of the subscription that has begun.
import { dayIn } from '../../../rules/dates.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useDay } from './use-day.ts';
import type { Progress } from './use-progress.ts';

/** @returns names and values; none of what was paid once */
export function useContractFacts({ subscription, gross, currency }: Progress): [string, string | null][] {
	const { t, timeZone } = usePlatform();
	const { money } = useAmounts(currency);
	const day = useDay();
	if (!subscription) return [];
	const { number, interval, intervalCount, trialEnd, nextPayment } = subscription;
	const dayOf = (at: string) => day(dayIn(timeZone, Date.parse(at)));
	const price = money(gross);
	const per = t(`offer.per.${interval}`, { count: intervalCount });
	return [
		[t('checkoutReturn.contract'), number],
		[
			t('checkoutReturn.subscription'),
			trialEnd
				? t('checkoutReturn.trialPrice', { today: money(0), day: dayOf(trialEnd), price, per })
				: t('checkoutReturn.perInterval', { price, per }),
		],
		[t('checkoutReturn.nextPayment'), nextPayment && dayOf(nextPayment)],
	];
}
