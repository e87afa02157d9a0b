// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.title.name': { text: 'Title' },
	'pageBlocks.title.about': {
		text: 'A title with a sentence below it.',
	},
	'pageBlocks.title.title': { text: 'Title' },
	'pageBlocks.title.text': { text: 'Text' },
	'pageBlocks.title.align': { text: 'Alignment' },
	'pageBlocks.title.align.start': { text: 'Left' },
	'pageBlocks.title.align.center': { text: 'Centred' },
	'pageBlocks.title.size': { text: 'Size' },
	'pageBlocks.title.size.small': { text: 'Small' },
	'pageBlocks.title.size.medium': { text: 'Medium' },
	'pageBlocks.title.size.large': { text: 'Large' },
} satisfies Record<`pageBlocks.title.${string}`, ShippedText>;
