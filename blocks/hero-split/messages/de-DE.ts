// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.heroSplit.name': 'Geteilter Aufmacher',
	'pageBlocks.heroSplit.about': 'Bild auf der einen Seite, Überschrift, Text und Schaltflächen auf der anderen.',
	'pageBlocks.heroSplit.eyebrow': 'Zeile über der Überschrift',
	'pageBlocks.heroSplit.title': 'Überschrift',
	'pageBlocks.heroSplit.text': 'Text',
	'pageBlocks.heroSplit.picture': 'Bild',
	'pageBlocks.heroSplit.side': 'Seite des Bildes',
	'pageBlocks.heroSplit.side.start': 'Links',
	'pageBlocks.heroSplit.side.end': 'Rechts',
	'pageBlocks.heroSplit.size': 'Höhe',
	'pageBlocks.heroSplit.size.small': 'Niedrig',
	'pageBlocks.heroSplit.size.medium': 'Mittel',
	'pageBlocks.heroSplit.size.large': 'Hoch',
	'pageBlocks.heroSplit.first': 'Erste Schaltfläche',
	'pageBlocks.heroSplit.second': 'Zweite Schaltfläche',
};
