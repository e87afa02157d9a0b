// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.singleCta.name': { text: 'Single CTA' },
	'pageBlocks.singleCta.about': {
		text: 'A short call with one button.',
	},
	'pageBlocks.singleCta.title': { text: 'Title' },
	'pageBlocks.singleCta.text': { text: 'Text' },
	'pageBlocks.singleCta.look': { text: 'Look' },
	'pageBlocks.singleCta.look.plain': { text: 'Without a box' },
	'pageBlocks.singleCta.look.box': { text: 'Calm box' },
	'pageBlocks.singleCta.look.accent': { text: 'Striking box' },
	'pageBlocks.singleCta.align': { text: 'Alignment' },
	'pageBlocks.singleCta.align.start': { text: 'Left' },
	'pageBlocks.singleCta.align.center': { text: 'Centred' },
	'pageBlocks.singleCta.first': { text: 'Button' },
} satisfies Record<`pageBlocks.singleCta.${string}`, ShippedText>;
