// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.gallery.name': { text: 'Gallery' },
	'pageBlocks.gallery.about': {
		text: 'Several pictures in two to four columns.',
	},
	'pageBlocks.gallery.columns': { text: 'Columns' },
	'pageBlocks.gallery.columns.2': { text: 'Two' },
	'pageBlocks.gallery.columns.3': { text: 'Three' },
	'pageBlocks.gallery.columns.4': { text: 'Four' },
	'pageBlocks.gallery.ratio': { text: 'Picture shape' },
	'pageBlocks.gallery.ratio.original': { text: 'As the picture' },
	'pageBlocks.gallery.ratio.wide': { text: 'Wide (16:9)' },
	'pageBlocks.gallery.ratio.landscape': { text: 'Landscape (4:3)' },
	'pageBlocks.gallery.ratio.square': { text: 'Square (1:1)' },
	'pageBlocks.gallery.ratio.portrait': { text: 'Portrait (3:4)' },
	'pageBlocks.gallery.item': { text: 'Picture' },
	'pageBlocks.gallery.items.picture': { text: 'Picture' },
	'pageBlocks.gallery.items.caption': { text: 'Caption' },
	'pageBlocks.gallery.items.link': { text: 'Link' },
} satisfies Record<`pageBlocks.gallery.${string}`, ShippedText>;
