// How often a line is paid, below its price; nothing of what is paid once.
import { usePlatform } from '../../platform/environment.tsx';
import type { Item } from './use-items.ts';

export function LinePayment({ payment }: Pick<Item['pricing'], 'payment'>) {
	const { t } = usePlatform();
	const { interval, intervalCount, trialDays, isTrialUsed } = payment;
	if (!interval) return null;
	return (
		<>
			<span className="block text-sm">{t(`offer.per.${interval}`, { count: intervalCount })}</span>
			{trialDays !== null && <span className="block text-sm">{t('cartPage.trial', { days: trialDays })}</span>}
			{isTrialUsed && <span className="block text-sm">{t('cartPage.trialUsed')}</span>}
		</>
	);
}
