// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.cloudbar.name': 'Cloudbar',
	'pageBlocks.cloudbar.about': 'Leiste mit runden Schaltflächen, die beim Lesen am unteren Rand bleibt.',
	'pageBlocks.cloudbar.item': 'Schaltfläche',
	'pageBlocks.cloudbar.items.call': 'Schaltfläche',
	'pageBlocks.cloudbar.items.icon': 'Symbol',
};
