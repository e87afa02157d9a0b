// The German of en-GB/assistant-chat.ts.
import type { assistantChat as base } from '../en-GB/assistant-chat.ts';
import type { TranslationOf } from '../entry.ts';

export const assistantChat: TranslationOf<typeof base> = {
	'assistantChat.conversations': 'Gespräche',
	'assistantChat.conversation': 'Gespräch',
	'assistantChat.messages': 'Nachrichten',
	'assistantChat.new': 'Neues Gespräch',
	'assistantChat.none': 'Es gibt noch keine Gespräche.',
	'assistantChat.retention':
		'Ihre Gespräche sehen nur Sie. Sie werden {days} Tage nach Ihrer letzten Nachricht gelöscht.',
	'assistantChat.deleteNamed': '„{title}“ löschen',
	'assistantChat.deleteAsk': 'Dieses Gespräch löschen?',
	'assistantChat.deleteText':
		'„{title}“ und alle Nachrichten darin werden gelöscht. Das lässt sich nicht rückgängig machen.',
	'assistantChat.deleted': 'Gespräch gelöscht',
	'assistantChat.deleteFailed': 'Das Gespräch konnte nicht gelöscht werden',

	'assistantChat.missing': 'Der Assistent ist noch nicht eingerichtet',
	'assistantChat.missingText':
		'Verbinden Sie einen Anbieter von Sprachmodellen, dann plant der Assistent Ihr Marketing und schreibt mit Ihnen Texte.',
	'assistantChat.toSettings': 'Assistenten einrichten',

	'assistantChat.emptyTitle': 'Planen Sie Ihr Marketing',
	'assistantChat.emptyText':
		'Fragen Sie nach einem Plan, einer Kampagne oder einem Text. Der Assistent kennt den Namen Ihres Shops und was er verkauft.',
	'assistantChat.suggestion.plan': 'Erstellen Sie einen Marketingplan für die nächsten drei Monate',
	'assistantChat.suggestion.newsletter': 'Entwerfen Sie einen Newsletter für Geschäftskunden',
	'assistantChat.suggestion.season': 'Was sollten wir für Weihnachten vorbereiten?',
	'assistantChat.suggestion.social': 'Schlagen Sie Beiträge für Instagram vor',

	'assistantChat.you': 'Sie',
	'assistantChat.message': 'Ihre Nachricht',
	'assistantChat.messageHint': 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile.',
	'assistantChat.send': 'Senden',
	'assistantChat.stop': 'Anhalten',
	'assistantChat.left':
		'{count, plural, one {Heute ist noch eine Nachricht übrig} other {Heute sind noch # Nachrichten übrig}}',
	'assistantChat.writing': 'Der Assistent schreibt …',
	'assistantChat.complete': 'Der Assistent ist fertig.',
	'assistantChat.stopped': 'Der Assistent wurde angehalten.',
	'assistantChat.state.stopped': 'Angehalten',
	'assistantChat.state.failed': 'Abgebrochen',

	'assistantChat.copy': 'Kopieren',
	'assistantChat.copied': 'Kopiert',
	'assistantChat.copyFailed': 'Der Text konnte nicht kopiert werden',
	'assistantChat.makePage': 'Seite damit beginnen',
	'assistantChat.makePageText':
		'Der Text wird zum Entwurf einer neuen Seite. Besucher sehen davon nichts, bis Sie die Seite veröffentlichen.',
};
