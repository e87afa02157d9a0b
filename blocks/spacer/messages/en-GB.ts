// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.spacer.name': { text: 'Spacer' },
	'pageBlocks.spacer.about': { text: 'Empty room between two sections.' },
	'pageBlocks.spacer.size': { text: 'Height' },
	'pageBlocks.spacer.size.small': { text: 'Small' },
	'pageBlocks.spacer.size.medium': { text: 'Medium' },
	'pageBlocks.spacer.size.large': { text: 'Large' },
	'pageBlocks.spacer.size.huge': { text: 'Very large' },
} satisfies Record<`pageBlocks.spacer.${string}`, ShippedText>;
