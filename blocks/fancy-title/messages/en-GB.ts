// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.fancyTitle.name': { text: 'Fancy title' },
	'pageBlocks.fancyTitle.about': {
		text: "A title with a line, marker or pattern from your shop's theme.",
	},
	'pageBlocks.fancyTitle.eyebrow': { text: 'Line above the title' },
	'pageBlocks.fancyTitle.title': { text: 'Title' },
	'pageBlocks.fancyTitle.text': { text: 'Text' },
	'pageBlocks.fancyTitle.decoration': { text: 'Decoration' },
	'pageBlocks.fancyTitle.decoration.line': { text: 'Line below' },
	'pageBlocks.fancyTitle.decoration.beside': { text: 'Line beside' },
	'pageBlocks.fancyTitle.decoration.marker': { text: 'Marker' },
	'pageBlocks.fancyTitle.decoration.panel': { text: 'Panel with pattern' },
	'pageBlocks.fancyTitle.align': { text: 'Alignment' },
	'pageBlocks.fancyTitle.align.start': { text: 'Left' },
	'pageBlocks.fancyTitle.align.center': { text: 'Centred' },
} satisfies Record<`pageBlocks.fancyTitle.${string}`, ShippedText>;
