// The screens of users in the administration.
import { type ShippedText, withArguments } from './entry.ts';

const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminUsers = {
	'users.new': button('Neuer Benutzer', 'New user'),
	'users.newText': {
		de: 'Der neue Benutzer bekommt eine E-Mail, in der er sein Passwort wählt.',
		en: 'The new user gets an e-mail in which they choose their password.',
	},
	'users.one': { de: 'Benutzer', en: 'User', context: 'Title of the screen of one user' },
	'users.many': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Benutzer} other {# Benutzer}}',
		en: '{count, plural, one {# user} other {# users}}',
	}),
	'users.email': label('E-Mail', 'E-mail'),
	'users.name': label('Name', 'Name'),
	'users.username': label('Benutzername', 'Username'),
	'users.usernameHint': {
		de: 'Kleinbuchstaben und Ziffern. Die Anmeldung ist damit oder mit der E-Mail-Adresse möglich.',
		en: 'Lowercase letters and numbers. They can log in with it or with their e-mail address.',
	},
	'users.roles': label('Rollen', 'Roles'),
	'users.assignRoles': label('Rollen zuweisen', 'Assign roles'),
	'users.rolesHint': {
		de: 'Ausgegraute Rollen enthalten Rechte, die Sie selbst nicht haben.',
		en: 'Greyed-out roles contain rights that you do not hold yourself.',
	},
	'users.beyond': {
		de: 'Enthält Rechte, die Sie selbst nicht haben.',
		en: 'Contains rights that you do not hold yourself.',
		context: 'Why a role cannot be chosen',
	},
	'users.beyondAll': {
		de: 'Dieser Benutzer hat Rechte, die Sie selbst nicht haben. Sie können ihn ansehen, aber nicht ändern.',
		en: 'This user has rights that you do not hold yourself. You can view but not change them.',
	},
	'users.lastLogin': label('Letzte Anmeldung', 'Last login'),
	'users.created': label('Angelegt', 'Created'),
	'users.never': { de: 'Noch nie', en: 'Never', context: 'In the column of the last login' },
	'users.language': label('Sprache', 'Language'),
	'users.codeStep': label('Code bei der Anmeldung', 'Code at login'),
	'users.codeStepHint': {
		de: 'Nach dem Passwort wird ein Code abgefragt, der per E-Mail kommt.',
		en: 'After the password, a code sent by e-mail is asked for.',
	},
	'users.operator': label('Betreiber der Plattform', 'Platform operator'),
	'users.operatorHint': {
		de: 'Darf alle Shops dieser Installation verwalten.',
		en: 'May manage every shop of this installation.',
	},
	'users.operatorSelf': {
		de: 'Sich selbst können Sie das nicht nehmen.',
		en: 'You cannot take this from yourself.',
	},
	'users.access': { de: 'Zugang', en: 'Access', context: 'Heading: e-mail, username, language' },
	'users.general': { de: 'Allgemeine Informationen', en: 'General information' },
	'users.specific': { de: 'Spezifische Informationen', en: 'Specific information' },
	'users.noChoice': { de: 'Keine Angabe', en: 'Not specified', context: 'First entry of a list of choices' },
	'users.showArchived': label('Archivierte anzeigen', 'Archived'),
	'users.none': { de: 'Keine Benutzer', en: 'No users' },
	'users.noneText': {
		de: 'Wer sich registriert oder hier angelegt wird, erscheint in dieser Liste.',
		en: 'Whoever signs up or is created here appears in this list.',
	},
	'users.archivedOn': withArguments<{ moment: string }>()({ de: 'Archiviert am {moment}', en: 'Archived on {moment}' }),
	'users.createdOn': withArguments<{ moment: string }>()({ de: 'Angelegt am {moment}', en: 'Created on {moment}' }),
	'users.lastLoginOn': withArguments<{ moment: string }>()({
		de: 'Letzte Anmeldung {moment}',
		en: 'Last login {moment}',
	}),
	'users.neverLoggedIn': { de: 'Noch nie angemeldet', en: 'Never logged in' },
	'users.unconfirmed': { de: 'E-Mail unbestätigt', en: 'E-mail not confirmed', context: 'State of a user' },

	'users.archive': button('Archivieren', 'Archive'),
	'users.archiveAsk': withArguments<{ who: string }>()({ de: '{who} archivieren?', en: 'Archive {who}?' }),
	'users.archiveText': {
		de: 'Alle Sitzungen enden sofort, und eine Anmeldung ist nicht mehr möglich. Sie können das rückgängig machen.',
		en: 'All sessions end at once, and logging in is no longer possible. You can undo this.',
	},
	'users.archived': { de: 'Erfolgreich archiviert', en: 'Successfully archived' },
	'users.archiveFailed': failure('Fehler beim Archivieren', 'Error while archiving'),
	'users.restore': button('Wiederherstellen', 'Restore'),
	'users.restoreAsk': withArguments<{ who: string }>()({ de: '{who} wiederherstellen?', en: 'Restore {who}?' }),
	'users.restoreText': {
		de: 'Danach ist eine Anmeldung mit dem bisherigen Passwort wieder möglich.',
		en: 'Afterwards, logging in with the previous password is possible again.',
	},
	'users.restored': { de: 'Erfolgreich wiederhergestellt', en: 'Successfully restored' },
	'users.restoreFailed': failure('Fehler beim Wiederherstellen', 'Error while restoring'),
	'users.sendReset': button('Passwort-Mail senden', 'Send password-reset e-mail'),
	'users.resetAsk': withArguments<{ who: string }>()({
		de: 'E-Mail zum Zurücksetzen des Passworts an {who} senden?',
		en: 'Send a password-reset e-mail to {who}?',
	}),
	'users.resetText': {
		de: 'Darin steht ein Link, mit dem einmal ein neues Passwort gewählt werden kann. Bis dahin gilt das bisherige.',
		en: 'It contains a link by which a new password can be chosen once. Until then the present one is valid.',
	},
	'users.resetSent': { de: 'E-Mail wurde versendet', en: 'E-mail has been sent' },
	'users.resetFailed': failure('Fehler beim Versenden der E-Mail', 'Error sending the e-mail'),

	'users.export': button('Daten exportieren', 'Export data'),
	'users.exported': { de: 'Daten exportiert', en: 'Data exported' },
	'users.exportFailed': failure('Fehler beim Exportieren der Daten', 'Error exporting the data'),
	'users.erase': button('Personendaten löschen (DSGVO)', 'Erase personal data (GDPR)'),
	'users.eraseAsk': withArguments<{ who: string }>()({
		de: '{who} endgültig löschen?',
		en: 'Erase {who} for good?',
	}),
	'users.eraseText': {
		de: 'Alles, was über diese Person gespeichert ist, wird gelöscht oder unlesbar gemacht. Das lässt sich nicht rückgängig machen.',
		en: 'Everything stored about this person is deleted or made unreadable. This cannot be undone.',
	},
	'users.erased': { de: 'Personendaten gelöscht', en: 'Personal data erased' },
	'users.eraseFailed': failure('Fehler beim Löschen der Personendaten', 'Error erasing the personal data'),

	'users.saved': { de: 'Benutzer erfolgreich gespeichert', en: 'User successfully saved' },
	'users.saveFailed': failure('Fehler beim Speichern des Benutzers', 'Error saving user'),
	'users.createdMessage': { de: 'Benutzer erfolgreich angelegt', en: 'User successfully created' },
	'users.createFailed': failure('Fehler beim Anlegen des Benutzers', 'Error creating user'),
} satisfies Record<string, ShippedText>;
