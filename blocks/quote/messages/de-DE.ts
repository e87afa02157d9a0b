// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.quote.name': 'Zitat',
	'pageBlocks.quote.about': 'Was jemand über Sie gesagt hat, mit Name, Rolle und Bild.',
	'pageBlocks.quote.quote': 'Zitat',
	'pageBlocks.quote.person': 'Name',
	'pageBlocks.quote.role': 'Rolle oder Firma',
	'pageBlocks.quote.picture': 'Bild',
	'pageBlocks.quote.background': 'Hintergrund',
	'pageBlocks.quote.background.none': 'Ohne',
	'pageBlocks.quote.background.glassy': 'Glas',
	'pageBlocks.quote.background.glassyBorder': 'Glas mit Rahmen',
	'pageBlocks.quote.align': 'Ausrichtung',
	'pageBlocks.quote.align.start': 'Links',
	'pageBlocks.quote.align.center': 'Mittig',
};
