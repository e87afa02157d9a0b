// When what was just ordered arrives: a day, and what that depends on.
import { arrivesLater } from '../../../rules/payments/methods.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { FoundOrder } from './placed-print-data.tsx';
import { useDay } from './use-day.ts';
import type { Progress } from './use-progress.ts';

export interface Known {
	/** For print data: until it is there the day of delivery moves; undefined until that is known. */
	waits: boolean | undefined;
	/** The order itself; undefined: it cannot be had. */
	found: FoundOrder | undefined | 'asking';
}

/** What the day of delivery depends on. */
function dayWords(data: boolean, payment: boolean) {
	if (payment) return data ? 'checkoutReturn.dayAfterBoth' : 'checkoutReturn.dayAfterPayment';
	return data ? 'checkoutReturn.dayMoves' : undefined;
}

export function Arrival({ progress, waits, found }: Known & { progress: Progress }) {
	const { t } = usePlatform();
	const writeDay = useDay();
	// A day that changes while it is read would be taken for the shop's word.
	if (found === 'asking' || waits === undefined) return <Skeleton />;
	const day = progress.deliveryDay ? writeDay(progress.deliveryDay) : '';
	// Without an answer of the order: these methods bring the money later.
	const words = dayWords(waits, found?.waitsForPayment ?? arrivesLater(progress.paymentMethod));
	return words ? t(words, { day }) : day;
}
