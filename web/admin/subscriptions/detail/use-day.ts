// A moment as the day that it is in the shop.
import { formatDate } from '../../../../rules/formats.ts';
import { usePlatform } from '../../../platform/environment.tsx';

export function useDay() {
	const { language, timeZone } = usePlatform();
	return (at: string): string => formatDate(new Date(at), language, timeZone);
}
