// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.imageText.name': { text: 'Image with text' },
	'pageBlocks.imageText.about': {
		text: 'A picture beside a title, text and button.',
	},
	'pageBlocks.imageText.title': { text: 'Title' },
	'pageBlocks.imageText.text': { text: 'Text' },
	'pageBlocks.imageText.picture': { text: 'Picture' },
	'pageBlocks.imageText.side': { text: 'Side of the picture' },
	'pageBlocks.imageText.side.start': { text: 'Left' },
	'pageBlocks.imageText.side.end': { text: 'Right' },
	'pageBlocks.imageText.share': { text: 'Width of the picture' },
	'pageBlocks.imageText.share.third': { text: 'One third' },
	'pageBlocks.imageText.share.half': { text: 'One half' },
	'pageBlocks.imageText.share.twoThirds': { text: 'Two thirds' },
	'pageBlocks.imageText.ratio': { text: 'Picture shape' },
	'pageBlocks.imageText.ratio.original': { text: 'As the picture' },
	'pageBlocks.imageText.ratio.wide': { text: 'Wide (16:9)' },
	'pageBlocks.imageText.ratio.landscape': { text: 'Landscape (4:3)' },
	'pageBlocks.imageText.ratio.square': { text: 'Square (1:1)' },
	'pageBlocks.imageText.ratio.portrait': { text: 'Portrait (3:4)' },
	'pageBlocks.imageText.first': { text: 'Button' },
} satisfies Record<`pageBlocks.imageText.${string}`, ShippedText>;
