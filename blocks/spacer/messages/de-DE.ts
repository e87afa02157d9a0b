// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.spacer.name': 'Abstand',
	'pageBlocks.spacer.about': 'Freier Raum zwischen zwei Abschnitten.',
	'pageBlocks.spacer.size': 'Höhe',
	'pageBlocks.spacer.size.small': 'Klein',
	'pageBlocks.spacer.size.medium': 'Mittel',
	'pageBlocks.spacer.size.large': 'Groß',
	'pageBlocks.spacer.size.huge': 'Sehr groß',
};
