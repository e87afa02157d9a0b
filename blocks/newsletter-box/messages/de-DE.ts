// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.newsletterBox.name': 'Newsletter-Box',
	'pageBlocks.newsletterBox.about': 'Ein Feld, in dem Besucher den Newsletter des Shops bestellen.',
	'pageBlocks.newsletterBox.title': 'Überschrift',
	'pageBlocks.newsletterBox.text': 'Text',
	'pageBlocks.newsletterBox.topics': 'Themen',
	'pageBlocks.newsletterBox.look': 'Aussehen',
	'pageBlocks.newsletterBox.look.plain': 'Ohne Kasten',
	'pageBlocks.newsletterBox.look.box': 'Ruhiger Kasten',
	'pageBlocks.newsletterBox.look.accent': 'Auffälliger Kasten',
	'pageBlocks.newsletterBox.align': 'Ausrichtung',
	'pageBlocks.newsletterBox.align.start': 'Links',
	'pageBlocks.newsletterBox.align.center': 'Mittig',
	'pageBlocks.newsletterBox.submit': 'Wortlaut auf der Schaltfläche',
	'pageBlocks.newsletterBox.note': 'Hinweis unter der Schaltfläche',
};
