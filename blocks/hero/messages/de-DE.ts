// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.hero.name': 'Aufmacher',
	'pageBlocks.hero.about': 'Großes Bild mit Überschrift, Text und bis zu zwei Schaltflächen.',
	'pageBlocks.hero.title': 'Überschrift',
	'pageBlocks.hero.text': 'Text',
	'pageBlocks.hero.picture': 'Bild',
	'pageBlocks.hero.placement': 'Platz des Bildes',
	'pageBlocks.hero.placement.behind': 'Hinter dem Text',
	'pageBlocks.hero.placement.below': 'Unter dem Text',
	'pageBlocks.hero.size': 'Höhe',
	'pageBlocks.hero.size.small': 'Niedrig',
	'pageBlocks.hero.size.medium': 'Mittel',
	'pageBlocks.hero.size.large': 'Hoch',
	'pageBlocks.hero.align': 'Ausrichtung',
	'pageBlocks.hero.align.start': 'Links',
	'pageBlocks.hero.align.center': 'Mittig',
	'pageBlocks.hero.first': 'Erste Schaltfläche',
	'pageBlocks.hero.second': 'Zweite Schaltfläche',
};
