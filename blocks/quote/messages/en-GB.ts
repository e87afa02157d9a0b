// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.quote.name': { text: 'Quote' },
	'pageBlocks.quote.about': {
		text: 'What somebody said about you, with name, role and picture.',
	},
	'pageBlocks.quote.quote': { text: 'Quote' },
	'pageBlocks.quote.person': { text: 'Name' },
	'pageBlocks.quote.role': { text: 'Role or company' },
	'pageBlocks.quote.picture': { text: 'Picture' },
	'pageBlocks.quote.background': { text: 'Background' },
	'pageBlocks.quote.background.none': { text: 'None' },
	'pageBlocks.quote.background.glassy': { text: 'Glassy' },
	'pageBlocks.quote.background.glassyBorder': { text: 'Glassy with border' },
	'pageBlocks.quote.align': { text: 'Alignment' },
	'pageBlocks.quote.align.start': { text: 'Left' },
	'pageBlocks.quote.align.center': { text: 'Centred' },
} satisfies Record<`pageBlocks.quote.${string}`, ShippedText>;
