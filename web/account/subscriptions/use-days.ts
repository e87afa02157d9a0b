// Days of a subscription in the shop's time zone, and its interval in words.
import { formatDate } from '../../../rules/formats.ts';
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import { usePlatform } from '../../platform/environment.tsx';

export function useDays() {
	const { t, language, timeZone } = usePlatform();
	return {
		day: (at: string) => formatDate(new Date(at), language, timeZone),
		every: ({ unit, count }: Interval) => t(`ownSubscriptions.every.${unit}`, { count }),
	};
}
