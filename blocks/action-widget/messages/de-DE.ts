// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.actionWidget.name': 'Action-Widget',
	'pageBlocks.actionWidget.about': 'Eine Aktion, deren Typ Sie wählen: Schaltflächen, ein Termin, ein Newsletter.',
	'pageBlocks.actionWidget.title': 'Überschrift',
	'pageBlocks.actionWidget.text': 'Text',
	'pageBlocks.actionWidget.action': 'Typ',
	'pageBlocks.actionWidget.action.none': 'Keiner',
	'pageBlocks.actionWidget.action.oneButton': 'Eine Schaltfläche',
	'pageBlocks.actionWidget.action.twoButtons': 'Zwei Schaltflächen',
	'pageBlocks.actionWidget.action.onboarding': 'Onboarding-Widget',
	'pageBlocks.actionWidget.action.newsletter': 'Newsletter-Anmeldung',
	'pageBlocks.actionWidget.action.substack': 'Substack-Abonnement',
	'pageBlocks.actionWidget.look': 'Aussehen',
	'pageBlocks.actionWidget.look.plain': 'Ohne Kasten',
	'pageBlocks.actionWidget.look.box': 'Ruhiger Kasten',
	'pageBlocks.actionWidget.look.accent': 'Auffälliger Kasten',
	'pageBlocks.actionWidget.align': 'Ausrichtung',
	'pageBlocks.actionWidget.align.start': 'Links',
	'pageBlocks.actionWidget.align.center': 'Mittig',
	'pageBlocks.actionWidget.first': 'Erste Schaltfläche',
	'pageBlocks.actionWidget.second': 'Zweite Schaltfläche',
	'pageBlocks.actionWidget.publication': 'Adresse der Publikation',
	'pageBlocks.actionWidget.submit': 'Wortlaut auf der Schaltfläche des Formulars',
};
