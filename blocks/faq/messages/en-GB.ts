// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.faq.name': { text: 'FAQ' },
	'pageBlocks.faq.about': {
		text: 'Questions whose answers open with a click.',
	},
	'pageBlocks.faq.title': { text: 'Title' },
	'pageBlocks.faq.text': { text: 'Text' },
	'pageBlocks.faq.arrangement': { text: 'Arrangement' },
	'pageBlocks.faq.arrangement.beside': { text: 'Questions beside the title' },
	'pageBlocks.faq.arrangement.below': { text: 'Questions below the title' },
	'pageBlocks.faq.openFirst': { text: 'First answer is open' },
	'pageBlocks.faq.item': { text: 'Question' },
	'pageBlocks.faq.items.question': { text: 'Question' },
	'pageBlocks.faq.items.answer': { text: 'Answer' },
} satisfies Record<`pageBlocks.faq.${string}`, ShippedText>;
