// A countdown on a page, as visitors and editors read it.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['countdown'];

const unit = (one: string, other: string) =>
	withArguments<{ count: number }>()({
		text: `{count, plural, one {${one}} other {${other}}}`,
		context: 'Below a number',
		tags,
	});

export const countdown = {
	'countdown.noMoment': {
		text: 'No day and time yet. Visitors do not see this section until the settings have both.',
		context: 'In the page editor',
		tags,
	},
	'countdown.moment': withArguments<{ day: string; time: string }>()({
		text: '{day}, {time}',
		context: 'Day and time at which the countdown ends',
		tags,
	}),
	'countdown.days': unit('day', 'days'),
	'countdown.hours': unit('hour', 'hours'),
	'countdown.minutes': unit('minute', 'minutes'),
	'countdown.seconds': unit('second', 'seconds'),
} satisfies Record<string, ShippedText>;
