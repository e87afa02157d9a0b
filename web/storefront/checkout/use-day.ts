// A day of the calendar as the reader's language writes it in full.
import { writeDay } from '../../../rules/dates.ts';
import { usePlatform } from '../../platform/environment.tsx';

export function useDay(): (day: string) => string {
	const { language } = usePlatform();
	return (day) => writeDay(day, language, 'full');
}
