// Days and prices as the tab Subscription says them: what is charged, and what of it is without tax.
import { formatDate } from '../../../../rules/formats.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { usePlatform } from '../../../platform/environment.tsx';

interface Priced {
	net: number;
	gross: number;
	currency: string;
	interval: 'month' | 'year';
}

export function usePlanPrice() {
	const { t, language, notation } = usePlatform();
	const money = (minor: number, currency: string) => formatMoney({ minor, currency }, language, notation);
	const charged = ({ gross, currency, interval }: Priced): string =>
		t(interval === 'year' ? 'plans.perYear' : 'plans.perMonth', { amount: money(gross, currency) });
	/** Undefined: no tax is charged. */
	const note = ({ net, gross, currency }: Priced): string | undefined =>
		net === gross ? undefined : t('plans.inclTax', { net: money(net, currency) });
	return {
		money,
		charged,
		note,
		/** Within a sentence. */
		both: (priced: Priced): string => {
			const said = note(priced);
			return said === undefined ? charged(priced) : t('plans.bothPrices', { charged: charged(priced), note: said });
		},
	};
}

export function useDay() {
	const { language, timeZone } = usePlatform();
	return (moment: string) => formatDate(new Date(moment), language, timeZone);
}
