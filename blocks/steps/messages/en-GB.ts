// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.steps.name': pageBlockLabel('Steps'),
	'pageBlocks.steps.about': pageBlockLabel('What happens one after the other, numbered.'),
	'pageBlocks.steps.title': pageBlockLabel('Title'),
	'pageBlocks.steps.arrangement': pageBlockLabel('Arrangement'),
	'pageBlocks.steps.arrangement.beside': pageBlockLabel('Beside each other'),
	'pageBlocks.steps.arrangement.below': pageBlockLabel('Below each other'),
	'pageBlocks.steps.item': pageBlockLabel('Step'),
	'pageBlocks.steps.items.title': pageBlockLabel('Title'),
	'pageBlocks.steps.items.text': pageBlockLabel('Text'),
} satisfies Record<`pageBlocks.steps.${string}`, ShippedText>;
