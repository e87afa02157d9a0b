// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.steps.name': 'Schritte',
	'pageBlocks.steps.about': 'Was nacheinander geschieht, nummeriert.',
	'pageBlocks.steps.title': 'Überschrift',
	'pageBlocks.steps.arrangement': 'Anordnung',
	'pageBlocks.steps.arrangement.beside': 'Nebeneinander',
	'pageBlocks.steps.arrangement.below': 'Untereinander',
	'pageBlocks.steps.item': 'Schritt',
	'pageBlocks.steps.items.title': 'Überschrift',
	'pageBlocks.steps.items.text': 'Text',
};
