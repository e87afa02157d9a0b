// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.doubleCta.name': 'Aufruf mit zwei Schaltflächen',
	'pageBlocks.doubleCta.about': 'Ein kurzer Aufruf mit zwei Wegen zur Wahl.',
	'pageBlocks.doubleCta.title': 'Überschrift',
	'pageBlocks.doubleCta.text': 'Text',
	'pageBlocks.doubleCta.look': 'Aussehen',
	'pageBlocks.doubleCta.look.plain': 'Ohne Kasten',
	'pageBlocks.doubleCta.look.box': 'Ruhiger Kasten',
	'pageBlocks.doubleCta.look.accent': 'Auffälliger Kasten',
	'pageBlocks.doubleCta.align': 'Ausrichtung',
	'pageBlocks.doubleCta.align.start': 'Links',
	'pageBlocks.doubleCta.align.center': 'Mittig',
	'pageBlocks.doubleCta.first': 'Erste Schaltfläche',
	'pageBlocks.doubleCta.second': 'Zweite Schaltfläche',
};
