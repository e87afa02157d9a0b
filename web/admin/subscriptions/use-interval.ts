// How often a subscription is paid, in words.
import { useTexts } from '../../platform/environment.tsx';

interface ShownInterval {
	unit: 'day' | 'week' | 'month' | 'year';
	count: number;
}

export function useInterval() {
	const t = useTexts();
	return ({ unit, count }: ShownInterval): string => t(`adminSubscriptions.every.${unit}`, { count });
}
