// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.divider.name': 'Trennlinie',
	'pageBlocks.divider.about': 'Eine Linie zwischen zwei Abschnitten.',
	'pageBlocks.divider.look': 'Aussehen',
	'pageBlocks.divider.look.line': 'Feine Linie',
	'pageBlocks.divider.look.strong': 'Kräftige Linie',
	'pageBlocks.divider.look.short': 'Kurze Schmucklinie',
	'pageBlocks.divider.look.dots': 'Drei Punkte',
};
