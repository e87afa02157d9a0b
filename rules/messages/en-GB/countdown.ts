// A countdown on a page, as visitors and editors read it.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['countdown'];

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
	'countdown.days': withArguments<{ count: number }>()({
		text: '{count, plural, one {day} other {days}}',
		context: 'Below a number',
		tags,
	}),
	'countdown.hours': withArguments<{ count: number }>()({
		text: '{count, plural, one {hour} other {hours}}',
		context: 'Below a number',
		tags,
	}),
	'countdown.minutes': withArguments<{ count: number }>()({
		text: '{count, plural, one {minute} other {minutes}}',
		context: 'Below a number',
		tags,
	}),
	'countdown.seconds': withArguments<{ count: number }>()({
		text: '{count, plural, one {second} other {seconds}}',
		context: 'Below a number',
		tags,
	}),
} satisfies Record<string, ShippedText>;
