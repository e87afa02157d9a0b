// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.text.name': { text: 'Text' },
	'pageBlocks.text.about': {
		text: 'One to three columns with title and formatted text.',
	},
	'pageBlocks.text.background': { text: 'Background' },
	'pageBlocks.text.background.none': { text: 'None' },
	'pageBlocks.text.background.glassy': { text: 'Glassy' },
	'pageBlocks.text.background.glassyBorder': { text: 'Glassy with border' },
	'pageBlocks.text.align': { text: 'Alignment' },
	'pageBlocks.text.align.start': { text: 'Left' },
	'pageBlocks.text.align.center': { text: 'Centred' },
	'pageBlocks.text.item': { text: 'Column' },
	'pageBlocks.text.items.title': { text: 'Title' },
	'pageBlocks.text.items.text': { text: 'Text' },
} satisfies Record<`pageBlocks.text.${string}`, ShippedText>;
