// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.countdown.name': 'Countdown',
	'pageBlocks.countdown.about': 'Zählt bis zu einem Tag und einer Uhrzeit, zum Beispiel bis zum Ende eines Angebots.',
	'pageBlocks.countdown.title': 'Titel',
	'pageBlocks.countdown.text': 'Text bis dahin',
	'pageBlocks.countdown.ended': 'Text danach',
	'pageBlocks.countdown.until': 'Endet am',
	'pageBlocks.countdown.seconds': 'Sekunden zeigen',
	'pageBlocks.countdown.align': 'Ausrichtung',
	'pageBlocks.countdown.align.start': 'Links',
	'pageBlocks.countdown.align.middle': 'Mittig',
	'pageBlocks.countdown.after': 'Danach sehen Besucher',
	'pageBlocks.countdown.after.text': 'Den Text für danach',
	'pageBlocks.countdown.after.nothing': 'Nichts von diesem Abschnitt',
	'pageBlocks.countdown.first': 'Button',
};
