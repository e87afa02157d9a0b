// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.heroSplit.name': { text: 'Split hero' },
	'pageBlocks.heroSplit.about': {
		text: 'A picture on one side; title, text and buttons on the other.',
	},
	'pageBlocks.heroSplit.eyebrow': { text: 'Line above the title' },
	'pageBlocks.heroSplit.title': { text: 'Title' },
	'pageBlocks.heroSplit.text': { text: 'Text' },
	'pageBlocks.heroSplit.picture': { text: 'Picture' },
	'pageBlocks.heroSplit.side': { text: 'Side of the picture' },
	'pageBlocks.heroSplit.side.start': { text: 'Left' },
	'pageBlocks.heroSplit.side.end': { text: 'Right' },
	'pageBlocks.heroSplit.size': { text: 'Height' },
	'pageBlocks.heroSplit.size.small': { text: 'Low' },
	'pageBlocks.heroSplit.size.medium': { text: 'Medium' },
	'pageBlocks.heroSplit.size.large': { text: 'High' },
	'pageBlocks.heroSplit.first': { text: 'First button' },
	'pageBlocks.heroSplit.second': { text: 'Second button' },
} satisfies Record<`pageBlocks.heroSplit.${string}`, ShippedText>;
