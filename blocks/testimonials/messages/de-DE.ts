// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.testimonials.name': 'Kundenstimmen',
	'pageBlocks.testimonials.about': 'Was mehrere über Sie gesagt haben, mit Name, Rolle und Bild.',
	'pageBlocks.testimonials.title': 'Überschrift',
	'pageBlocks.testimonials.columns': 'Spalten',
	'pageBlocks.testimonials.columns.2': '2',
	'pageBlocks.testimonials.columns.3': '3',
	'pageBlocks.testimonials.background': 'Hintergrund',
	'pageBlocks.testimonials.background.none': 'Ohne',
	'pageBlocks.testimonials.background.glassy': 'Glas',
	'pageBlocks.testimonials.background.glassyBorder': 'Glas mit Rahmen',
	'pageBlocks.testimonials.item': 'Kundenstimme',
	'pageBlocks.testimonials.items.picture': 'Bild',
	'pageBlocks.testimonials.items.quote': 'Zitat',
	'pageBlocks.testimonials.items.person': 'Name',
	'pageBlocks.testimonials.items.role': 'Rolle oder Firma',
};
