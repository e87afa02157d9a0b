// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.image.name': { text: 'Image' },
	'pageBlocks.image.about': {
		text: 'A picture with a caption, as a link if you like.',
	},
	'pageBlocks.image.picture': { text: 'Picture' },
	'pageBlocks.image.caption': { text: 'Caption' },
	'pageBlocks.image.size': { text: 'Size' },
	'pageBlocks.image.size.small': { text: 'Small' },
	'pageBlocks.image.size.medium': { text: 'Medium' },
	'pageBlocks.image.size.large': { text: 'As wide as the section' },
	'pageBlocks.image.ratio': { text: 'Picture shape' },
	'pageBlocks.image.ratio.original': { text: 'As the picture' },
	'pageBlocks.image.ratio.wide': { text: 'Wide (16:9)' },
	'pageBlocks.image.ratio.landscape': { text: 'Landscape (4:3)' },
	'pageBlocks.image.ratio.square': { text: 'Square (1:1)' },
	'pageBlocks.image.ratio.portrait': { text: 'Portrait (3:4)' },
	'pageBlocks.image.link': { text: 'Link' },
} satisfies Record<`pageBlocks.image.${string}`, ShippedText>;
