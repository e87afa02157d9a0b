// By when an order of today is there: the days it is worked on, then the days on the way, on working days alone.
import { BoundedCache } from '../collections/bounded-cache.ts';
import { addDays, weekdayOf } from '../dates.ts';
import { isPublicHoliday } from './public-holidays.ts';

const saturday = 5;

export const isWorkingDay = (day: string, country: string): boolean =>
	weekdayOf(day) < saturday && !isPublicHoliday(day, country);

/** The working day that is so many working days after a day; the day itself does not count, whatever is left of it. */
export function addWorkingDays(day: string, count: number, country: string): string {
	let reached = day;
	for (let left = count; left > 0; ) {
		reached = addDays(reached, 1);
		if (isWorkingDay(reached, country)) left -= 1;
	}
	return reached;
}

interface Times {
	productionDays: number;
	shippingDays: number;
}

const deliveryDays = new BoundedCache<string, string>({ maxEntries: 500 });

/** Even what is ready at once has to be brought. The same few are asked for again and again. */
export function deliveryDay(today: string, times: Times, country: string): string {
	const days = Math.max(1, times.productionDays + times.shippingDays);
	return deliveryDays.getOrMake(`${today} ${days} ${country}`, () => addWorkingDays(today, days, country));
}
