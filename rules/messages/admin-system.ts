// The screen of the system in the administration: mails, jobs, audit log.
import type { ShippedText } from './entry.ts';

const column = (de: string, en: string): ShippedText => ({ de, en, context: 'Column of a table', tags: ['admin'] });

export const adminSystem = {
	'system.mails': { de: 'E-Mails', en: 'E-mails', context: 'Tab', tags: ['admin'] },
	'system.mail': { de: 'E-Mail', en: 'E-mail', context: 'Title above one mail', tags: ['admin'] },
	'system.subject': column('Betreff', 'Subject'),
	'system.recipient': column('Empfänger', 'Recipient'),
	'system.state': column('Status', 'State'),
	'system.written': column('Erstellt', 'Created'),
	'system.mailKept': {
		de: 'nicht versendet (kein Mailserver)',
		en: 'not sent (no mail server)',
		context: 'State of a mail: there is no mail server',
	},
	'system.mailQueued': { de: 'wartet', en: 'queued', context: 'State of a mail' },
	'system.mailSent': { de: 'versendet', en: 'sent', context: 'State of a mail' },
	'system.mailFailed': { de: 'fehlgeschlagen', en: 'failed', context: 'State of a mail' },
	'system.noMails': { de: 'Noch keine E-Mails', en: 'No e-mails yet' },
	'system.noMailsText': {
		de: 'Jede E-Mail, die der Shop verschickt, erscheint hier.',
		en: 'Every e-mail that the shop sends appears here.',
	},

	'system.jobs': { de: 'Fehlgeschlagene Aufgaben', en: 'Failed jobs', context: 'Tab and card', tags: ['admin'] },
	'system.job': column('Aufgabe', 'Job'),
	'system.reason': column('Grund', 'Reason'),
	'system.parked': column('Endgültig gescheitert', 'Failed for good'),
	'system.sent': column('Erteilt', 'Sent'),
	'system.actions': column('Aktionen', 'Actions'),
	'system.retry': { de: 'Erneut versuchen', en: 'Retry', tags: ['admin', 'button'] },
	'system.retried': { de: 'Wird erneut versucht', en: 'Will be tried again' },
	'system.retryFailed': {
		de: 'Die Aufgabe konnte nicht erneut gestartet werden',
		en: 'The job could not be started again',
		tags: ['admin', 'error'],
	},
	'system.noJobs': { de: 'Nichts ist fehlgeschlagen', en: 'Nothing has failed' },
	'system.noJobsText': {
		de: 'Aufgaben, die zehnmal vergeblich versucht wurden, warten hier auf Sie.',
		en: 'Jobs that were tried ten times in vain wait for you here.',
	},

	'system.audit': { de: 'Änderungsprotokoll', en: 'Audit log', context: 'Tab', tags: ['admin'] },
	'system.action': column('Aktion', 'Action'),
	'system.entity': column('Gegenstand', 'Object'),
	'system.actor': column('Wer', 'Who'),
	'system.when': column('Wann', 'When'),
	'system.address': column('IP-Adresse', 'IP address'),
	'system.request': { de: 'Anfrage', en: 'Request', context: 'Label: the number of a request' },
	'system.nobody': { de: 'System', en: 'System', context: 'Who has made a change: the system itself' },
	'system.value': column('Wert', 'Value'),
	'system.before': column('Vorher', 'Before'),
	'system.after': column('Nachher', 'After'),
	'system.noValues': {
		de: 'Zu dieser Änderung gehören keine Werte.',
		en: 'There are no values for this change.',
	},
	'system.erased': {
		de: 'Die persönlichen Angaben in diesem Eintrag wurden gelöscht.',
		en: 'The personal values in this entry have been erased.',
	},
	'system.noChanges': { de: 'Noch keine Änderungen', en: 'No changes yet' },
	'system.noChangesText': {
		de: 'Jede Änderung in der Verwaltung wird hier festgehalten.',
		en: 'Every change in the administration is recorded here.',
	},
} satisfies Record<string, ShippedText>;
