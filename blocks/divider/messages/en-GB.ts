// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';

export const messages = {
	'pageBlocks.divider.name': { text: 'Divider' },
	'pageBlocks.divider.about': { text: 'A line between two sections.' },
	'pageBlocks.divider.look': { text: 'Look' },
	'pageBlocks.divider.look.line': { text: 'Fine line' },
	'pageBlocks.divider.look.strong': { text: 'Strong line' },
	'pageBlocks.divider.look.short': { text: 'Short accent line' },
	'pageBlocks.divider.look.dots': { text: 'Three dots' },
} satisfies Record<`pageBlocks.divider.${string}`, ShippedText>;
