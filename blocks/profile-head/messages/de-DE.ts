// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.profileHead.name': 'Profilkopf',
	'pageBlocks.profileHead.about': 'Bild, Name und ein paar Worte darüber, wer hier spricht.',
	'pageBlocks.profileHead.title': 'Name',
	'pageBlocks.profileHead.bio': 'Über Sie',
	'pageBlocks.profileHead.picture': 'Bild',
};
