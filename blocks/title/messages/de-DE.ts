// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.title.name': 'Überschrift',
	'pageBlocks.title.about': 'Eine Überschrift mit einem Satz darunter.',
	'pageBlocks.title.title': 'Überschrift',
	'pageBlocks.title.text': 'Text',
	'pageBlocks.title.align': 'Ausrichtung',
	'pageBlocks.title.align.start': 'Links',
	'pageBlocks.title.align.center': 'Mittig',
	'pageBlocks.title.size': 'Größe',
	'pageBlocks.title.size.small': 'Klein',
	'pageBlocks.title.size.medium': 'Mittel',
	'pageBlocks.title.size.large': 'Groß',
};
