// The German of en-GB/admin-system.ts.
import type { adminSystem as base } from '../en-GB/admin-system.ts';
import type { TranslationOf } from '../entry.ts';
import { auditActions } from './audit-actions.ts';

export const adminSystem: TranslationOf<typeof base> = {
	...auditActions,
	'system.mails': 'E-Mails',
	'system.mail': 'E-Mail',
	'system.subject': 'Betreff',
	'system.recipient': 'Empfänger',
	'system.state': 'Status',
	'system.written': 'Erstellt',
	'system.mailKept': 'nicht versendet (kein Mailserver)',
	'system.mailQueued': 'wartet',
	'system.mailSent': 'versendet',
	'system.mailFailed': 'fehlgeschlagen',
	'system.noMails': 'Noch keine E-Mails',
	'system.noMailsText': 'Jede E-Mail, die der Shop verschickt, erscheint hier.',

	'system.jobs': 'Fehlgeschlagene Aufgaben',
	'system.job': 'Aufgabe',
	'system.reason': 'Grund',
	'system.parked': 'Endgültig gescheitert',
	'system.sent': 'Erteilt',
	'system.actions': 'Aktionen',
	'system.retry': 'Erneut versuchen',
	'system.retried': 'Wird erneut versucht',
	'system.retryFailed': 'Die Aufgabe konnte nicht erneut gestartet werden',
	'system.noJobs': 'Nichts ist fehlgeschlagen',
	'system.noJobsText': 'Aufgaben, die zehnmal vergeblich versucht wurden, warten hier auf Sie.',

	'system.audit': 'Änderungsprotokoll',
	'system.action': 'Aktion',
	'system.entity': 'Gegenstand',
	'system.actor': 'Wer',
	'system.when': 'Wann',
	'system.address': 'IP-Adresse',
	'system.request': 'Anfrage',
	'system.nobody': 'System',
	'system.value': 'Wert',
	'system.before': 'Vorher',
	'system.after': 'Nachher',
	'system.noValues': 'Zu dieser Änderung gehören keine Werte.',
	'system.erased': 'Die persönlichen Angaben in diesem Eintrag wurden gelöscht.',
	'system.noChanges': 'Noch keine Änderungen',
	'system.noChangesText': 'Jede Änderung in der Verwaltung wird hier festgehalten.',
};
