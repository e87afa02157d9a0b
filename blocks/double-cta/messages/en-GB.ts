// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.doubleCta.name': { text: 'Double CTA' },
	'pageBlocks.doubleCta.about': {
		text: 'A short call with two ways to go on.',
	},
	'pageBlocks.doubleCta.title': { text: 'Title' },
	'pageBlocks.doubleCta.text': { text: 'Text' },
	'pageBlocks.doubleCta.look': { text: 'Look' },
	'pageBlocks.doubleCta.look.plain': { text: 'Without a box' },
	'pageBlocks.doubleCta.look.box': { text: 'Calm box' },
	'pageBlocks.doubleCta.look.accent': { text: 'Striking box' },
	'pageBlocks.doubleCta.align': { text: 'Alignment' },
	'pageBlocks.doubleCta.align.start': { text: 'Left' },
	'pageBlocks.doubleCta.align.center': { text: 'Centred' },
	'pageBlocks.doubleCta.first': { text: 'First button' },
	'pageBlocks.doubleCta.second': { text: 'Second button' },
} satisfies Record<`pageBlocks.doubleCta.${string}`, ShippedText>;
