// The tools of those who develop: switches, and what a page has asked the API.
import { type ShippedText, withArguments } from '../entry.ts';

const word = (text: string, context?: string): ShippedText => ({
	text,
	...(context && { context }),
	tags: ['developer'],
});

export const developerTools = {
	'developer.title': word('Developer tools'),
	'developer.flags': word('Flags', 'Heading: switches of this browser'),
	'developer.queries': word('Queries', 'Heading: what the page has asked the API'),
	'developer.changes': word('Mutations', 'Heading: calls that changed something'),
	'developer.none': word('This page has asked nothing.'),
	'developer.fresh': word('fresh', 'State of an answer'),
	'developer.stale': word('stale', 'State of an answer'),
	'developer.fetching': word('fetching', 'State of an answer'),
	'developer.error': word('error', 'State of an answer'),
	'developer.done': word('done', 'State of a change'),
	'developer.state': word('State'),
	'developer.age': word('Age'),
	'developer.size': word('Size'),
	'developer.time': word('Time taken'),
	'developer.withPage': word('came with the page', 'In place of how long a call took'),
	'developer.seconds': withArguments<{ seconds: number }>()({ text: '{seconds} s' }),
	'developer.milliseconds': withArguments<{ milliseconds: number }>()({
		text: '{milliseconds} ms',
	}),
	'developer.bytes': withArguments<{ bytes: number }>()({ text: '{bytes, number} bytes' }),
	'developer.variables': word('Variables'),
	'developer.answer': word('Answer'),
	'developer.refetch': word('Refetch'),
} satisfies Record<string, ShippedText>;
