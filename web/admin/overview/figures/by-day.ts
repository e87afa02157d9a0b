// Figures day by day: every day of a time, also those on which nothing happened, and a scale on which they can be read.
import { addDays } from '../../../../rules/dates.ts';

export interface DayFigure {
	/** As 2026-11-15. */
	day: string;
	value: number;
}

/** The last so many days, this one with them. */
export const lastDays = (count: number, today: string) => ({ from: addDays(today, 1 - count), to: today });

/** As long a time, right before. */
export const timeBefore = (count: number, today: string) => lastDays(count, addDays(today, -count));

/** In percent, whole; undefined where there was nothing to compare with. */
export const changeInPercent = (value: number, before: number): number | undefined =>
	before === 0 ? undefined : Math.round(((value - before) / before) * 100);

export function everyDay(from: string, to: string, known: readonly DayFigure[]): DayFigure[] {
	const values = new Map(known.map(({ day, value }) => [day, value]));
	const days: DayFigure[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, value: values.get(day) ?? 0 });
	return days;
}

const beginnings = [1, 2, 5, 10];

/** The least of 1, 2, 5, 10, 20, … that is not below. */
export function topOfScale(most: number): number {
	if (most <= 1) return 1;
	const power = 10 ** Math.floor(Math.log10(most));
	return power * (beginnings.find((one) => one * power >= most) ?? 10);
}

export const largest = (days: readonly DayFigure[]): DayFigure | undefined =>
	days.reduce<DayFigure | undefined>((most, one) => (!most || one.value > most.value ? one : most), undefined);
