// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.hero.name': { text: 'Hero' },
	'pageBlocks.hero.about': {
		text: 'A large picture with title, text and up to two buttons.',
	},
	'pageBlocks.hero.title': { text: 'Title' },
	'pageBlocks.hero.text': { text: 'Text' },
	'pageBlocks.hero.picture': { text: 'Picture' },
	'pageBlocks.hero.placement': { text: 'Place of the picture' },
	'pageBlocks.hero.placement.behind': { text: 'Behind the text' },
	'pageBlocks.hero.placement.below': { text: 'Below the text' },
	'pageBlocks.hero.size': { text: 'Height' },
	'pageBlocks.hero.size.small': { text: 'Low' },
	'pageBlocks.hero.size.medium': { text: 'Medium' },
	'pageBlocks.hero.size.large': { text: 'High' },
	'pageBlocks.hero.align': { text: 'Alignment' },
	'pageBlocks.hero.align.start': { text: 'Left' },
	'pageBlocks.hero.align.center': { text: 'Centred' },
	'pageBlocks.hero.first': { text: 'First button' },
	'pageBlocks.hero.second': { text: 'Second button' },
} satisfies Record<`pageBlocks.hero.${string}`, ShippedText>;
