import { expect, it } from 'vitest';
import { isMeetingTime, listMeetingDays } from './meeting-times.ts';

const monday = '2026-11-16';
const rules = {
	openingHours: ['Mo-Fr 09:00-11:00', 'Sa 10:00-10:20'],
	today: monday,
	country: 'DE',
	noticeDays: 1,
	minutes: 30,
};

it('times lie within the opening hours, as far apart as a meeting is long, after the notice', () => {
	const days = listMeetingDays(rules);
	expect(days[0]).toEqual({ day: '2026-11-18', times: ['09:00', '09:30', '10:00', '10:30'] });
	expect(listMeetingDays({ ...rules, noticeDays: 0 })[0]?.day).toBe('2026-11-17');
	expect(listMeetingDays({ ...rules, minutes: 60 })[0]?.times).toEqual(['09:00', '10:00']);
	expect(listMeetingDays({ ...rules, minutes: 10 })[0]?.times).toEqual(['09:00', '09:30', '10:00', '10:30']);
	expect(days.some(({ day }) => day === '2026-11-21')).toBe(false);
});

it('nobody talks on public holidays, and without opening hours there are the usual ones', () => {
	const christmas = listMeetingDays({ ...rules, today: '2026-12-21', openingHours: [] });
	expect(christmas.map(({ day }) => day).slice(0, 3)).toEqual(['2026-12-23', '2026-12-24', '2026-12-28']);
	expect(christmas[0]?.times.at(-1)).toBe('16:30');
});

it('a time is one of those that are offered, on its day', () => {
	const days = listMeetingDays(rules);
	expect(isMeetingTime(days, '2026-11-18T09:30')).toBe(true);
	for (const wrong of ['2026-11-18T09:15', '2026-11-17T09:30', '', '2026-11-18'])
		expect(isMeetingTime(days, wrong)).toBe(false);
});
