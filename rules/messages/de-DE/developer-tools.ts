// The German of en-GB/developer-tools.ts.
import type { developerTools as base } from '../en-GB/developer-tools.ts';
import type { TranslationOf } from '../entry.ts';

export const developerTools: TranslationOf<typeof base> = {
	'developer.title': 'Entwicklerwerkzeuge',
	'developer.flags': 'Schalter',
	'developer.queries': 'Abfragen',
	'developer.changes': 'Änderungen',
	'developer.none': 'Diese Seite hat nichts abgefragt.',
	'developer.fresh': 'aktuell',
	'developer.stale': 'veraltet',
	'developer.fetching': 'wird geladen',
	'developer.error': 'Fehler',
	'developer.done': 'fertig',
	'developer.state': 'Zustand',
	'developer.age': 'Alter',
	'developer.size': 'Größe',
	'developer.time': 'Dauer',
	'developer.withPage': 'kam mit der Seite',
	'developer.seconds': '{seconds} s',
	'developer.milliseconds': '{milliseconds} ms',
	'developer.bytes': '{bytes, number} Bytes',
	'developer.variables': 'Variablen',
	'developer.answer': 'Antwort',
	'developer.refetch': 'Neu laden',
};
