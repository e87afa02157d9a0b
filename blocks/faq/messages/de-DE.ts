// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.faq.name': 'Häufige Fragen',
	'pageBlocks.faq.about': 'Fragen, deren Antworten sich aufklappen lassen.',
	'pageBlocks.faq.title': 'Überschrift',
	'pageBlocks.faq.text': 'Text',
	'pageBlocks.faq.arrangement': 'Anordnung',
	'pageBlocks.faq.arrangement.beside': 'Fragen neben der Überschrift',
	'pageBlocks.faq.arrangement.below': 'Fragen unter der Überschrift',
	'pageBlocks.faq.openFirst': 'Erste Antwort ist offen',
	'pageBlocks.faq.item': 'Frage',
	'pageBlocks.faq.items.question': 'Frage',
	'pageBlocks.faq.items.answer': 'Antwort',
};
