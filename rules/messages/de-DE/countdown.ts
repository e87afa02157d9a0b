// The German of en-GB/countdown.ts.
import type { countdown as base } from '../en-GB/countdown.ts';
import type { TranslationOf } from '../entry.ts';

export const countdown: TranslationOf<typeof base> = {
	'countdown.noMoment':
		'Noch kein Tag und keine Uhrzeit. Besucher sehen diesen Abschnitt erst, wenn in den Einstellungen beides steht.',
	'countdown.moment': '{day}, {time} Uhr',
	'countdown.days': '{count, plural, one {Tag} other {Tage}}',
	'countdown.hours': '{count, plural, one {Stunde} other {Stunden}}',
	'countdown.minutes': '{count, plural, one {Minute} other {Minuten}}',
	'countdown.seconds': '{count, plural, one {Sekunde} other {Sekunden}}',
};
