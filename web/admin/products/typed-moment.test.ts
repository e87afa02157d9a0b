import { expect, it } from 'vitest';
import { joinMoment, momentOf, splitMoment } from './typed-moment.ts';

it.each([
	{ day: '2026-11-15', time: '' },
	{ day: '2026-11-15', time: '18:00' },
	{ day: '', time: '18' },
	{ day: 'Test', time: '' },
	{ day: '2026-11-1', time: '9 uhr' },
])('what is typed as $day and $time stays as it was typed', (typed) => {
	expect(splitMoment(joinMoment(typed))).toEqual(typed);
});

it('a time is sent as the server reads it, and what is none is sent for its error', () => {
	expect([momentOf('2026-11-15T9'), momentOf('2026-11-15T18.30'), momentOf('2026-11-15')]).toEqual([
		'2026-11-15T09:00',
		'2026-11-15T18:30',
		'2026-11-15',
	]);
	expect(momentOf('2026-11-15Tsoon')).toBe('2026-11-15Tsoon');
});
