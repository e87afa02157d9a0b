// Days and prices as the tab Subscription says them: as on the page of prices, without tax.
import { formatDate } from '../../../../rules/formats.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { usePlatform } from '../../../platform/environment.tsx';

interface Priced {
	net: number;
	currency: string;
	interval: 'month' | 'year';
}

export function usePlanPrice() {
	const { t, language, notation } = usePlatform();
	return ({ net, currency, interval }: Priced): string => {
		const amount = formatMoney({ minor: net, currency }, language, notation);
		return t(interval === 'year' ? 'plans.perYear' : 'plans.perMonth', { amount });
	};
}

export function useDay() {
	const { language, timeZone } = usePlatform();
	return (moment: string) => formatDate(new Date(moment), language, timeZone);
}
