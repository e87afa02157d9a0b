// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.singleCta.name': 'Aufruf mit Schaltfläche',
	'pageBlocks.singleCta.about': 'Ein kurzer Aufruf mit einer Schaltfläche.',
	'pageBlocks.singleCta.title': 'Überschrift',
	'pageBlocks.singleCta.text': 'Text',
	'pageBlocks.singleCta.look': 'Aussehen',
	'pageBlocks.singleCta.look.plain': 'Ohne Kasten',
	'pageBlocks.singleCta.look.box': 'Ruhiger Kasten',
	'pageBlocks.singleCta.look.accent': 'Auffälliger Kasten',
	'pageBlocks.singleCta.align': 'Ausrichtung',
	'pageBlocks.singleCta.align.start': 'Links',
	'pageBlocks.singleCta.align.center': 'Mittig',
	'pageBlocks.singleCta.first': 'Schaltfläche',
};
