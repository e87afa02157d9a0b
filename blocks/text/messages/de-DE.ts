// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.text.name': 'Text',
	'pageBlocks.text.about': 'Ein bis drei Spalten mit Überschrift und formatiertem Text.',
	'pageBlocks.text.background': 'Hintergrund',
	'pageBlocks.text.background.none': 'Ohne',
	'pageBlocks.text.background.glassy': 'Glas',
	'pageBlocks.text.background.glassyBorder': 'Glas mit Rahmen',
	'pageBlocks.text.align': 'Ausrichtung',
	'pageBlocks.text.align.start': 'Links',
	'pageBlocks.text.align.center': 'Mittig',
	'pageBlocks.text.item': 'Spalte',
	'pageBlocks.text.items.title': 'Überschrift',
	'pageBlocks.text.items.text': 'Text',
};
