// The German of en-GB/opening-hours.ts.
import type { openingHours as base } from '../en-GB/opening-hours.ts';
import type { TranslationOf } from '../entry.ts';

export const openingHours: TranslationOf<typeof base> = {
	'openingHours.hours': 'Öffnungszeiten',
	'openingHours.closed': 'geschlossen',
	'openingHours.reach': 'So finden Sie uns',
	'openingHours.map': 'Auf der Karte zeigen ({service})',
	'openingHours.none': 'In den Einstellungen des Shops stehen noch keine Öffnungszeiten (Einstellungen, Allgemein).',
};
