// The tools of those who develop: switches, and what a page has asked the API.
import { type ShippedText, withArguments } from './entry.ts';

const word = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	...(context && { context }),
	tags: ['developer'],
});

export const developerTools = {
	'developer.title': word('Entwicklerwerkzeuge', 'Developer tools'),
	'developer.flags': word('Schalter', 'Flags', 'Heading: switches of this browser'),
	'developer.queries': word('Abfragen', 'Queries', 'Heading: what the page has asked the API'),
	'developer.changes': word('Änderungen', 'Mutations', 'Heading: calls that changed something'),
	'developer.none': word('Diese Seite hat nichts abgefragt.', 'This page has asked nothing.'),
	'developer.fresh': word('aktuell', 'fresh', 'State of an answer'),
	'developer.stale': word('veraltet', 'stale', 'State of an answer'),
	'developer.fetching': word('wird geladen', 'fetching', 'State of an answer'),
	'developer.error': word('Fehler', 'error', 'State of an answer'),
	'developer.done': word('fertig', 'done', 'State of a change'),
	'developer.state': word('Zustand', 'State'),
	'developer.age': word('Alter', 'Age'),
	'developer.size': word('Größe', 'Size'),
	'developer.time': word('Dauer', 'Time taken'),
	'developer.withPage': word('kam mit der Seite', 'came with the page', 'In place of how long a call took'),
	'developer.seconds': withArguments<{ seconds: number }>()({ de: '{seconds} s', en: '{seconds} s' }),
	'developer.milliseconds': withArguments<{ milliseconds: number }>()({
		de: '{milliseconds} ms',
		en: '{milliseconds} ms',
	}),
	'developer.bytes': withArguments<{ bytes: number }>()({ de: '{bytes, number} Bytes', en: '{bytes, number} bytes' }),
	'developer.variables': word('Variablen', 'Variables'),
	'developer.answer': word('Antwort', 'Answer'),
	'developer.refetch': word('Neu laden', 'Refetch'),
} satisfies Record<string, ShippedText>;
