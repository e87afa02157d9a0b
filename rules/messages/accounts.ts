// Accounts: what is asked of a user, and what the calls around signing in, users, roles and fields can fail with.
// The English of a failure is what stands on the wire; where the specification gives its wording, it is that.
import type { ShippedText } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({
	de,
	en,
	context: 'Label of a field of the profile',
	tags: ['form'],
});

export const accounts = {
	'profile.salutation': label('Anrede', 'Salutation'),
	'profile.title': label('Titel', 'Title'),
	'profile.firstName': label('Vorname', 'First name'),
	'profile.surname': label('Nachname', 'Surname'),
	'profile.country': label('Land', 'Country'),
	'profile.phone': label('Telefon', 'Phone'),
	'profile.fax': label('Fax', 'Fax'),
	'profile.mobile': label('Mobiltelefon', 'Mobile'),
	'profile.street': label('Straße und Hausnummer', 'Street and house number'),
	'profile.companyName': label('Firma', 'Company name'),
	'profile.division': label('Abteilung', 'Division'),
	'profile.zipCode': label('Postleitzahl', 'Zip code'),
	'profile.city': label('Ort', 'City'),
	'salutation.mr': { de: 'Herr', en: 'Mr.', context: 'Salutation' },
	'salutation.mrs': { de: 'Frau', en: 'Mrs.', context: 'Salutation' },
	'salutation.diverse': { de: 'Divers', en: 'Diverse', context: 'Salutation' },

	'accounts.loginFailed': {
		de: 'Mit diesen Daten ist keine Anmeldung möglich',
		en: 'Login not possible with this data',
		tags: ['error'],
	},
	'accounts.loginError': {
		de: 'Fehler bei der Anmeldung',
		en: 'Login error',
		context: 'The server or the network failed while signing in',
		tags: ['error'],
	},
	'accounts.codeNotSent': {
		de: 'Fehler bei der Übermittlung des Codes',
		en: 'Error during transmission of the code',
		tags: ['error'],
	},
	'accounts.invalidCode': {
		de: 'Ungültige Kombination',
		en: 'Invalid combination',
		context: 'The code of the second step is wrong or no longer valid',
		tags: ['error'],
	},
	'accounts.refreshTokenMissing': {
		de: 'Ihre Sitzung ist abgelaufen.',
		en: 'valid refresh token not found in redis',
		context: 'The English is part of the contract: clients make a guest session when they read it',
		tags: ['error'],
	},
	'accounts.noTemporaryUsers': {
		de: 'Dieser Shop kann nur mit einem Konto benutzt werden.',
		en: 'This shop can only be used with an account.',
		tags: ['error'],
	},
	'accounts.tooManyRequests': {
		de: 'Das waren zu viele Versuche. Bitte warten Sie einige Minuten.',
		en: 'Too many attempts. Please wait a few minutes.',
		tags: ['error'],
	},
	'accounts.tooManyCodes': {
		de: 'Für dieses Konto wurden bereits drei Codes verschickt. Bitte warten Sie 15 Minuten und melden Sie sich dann noch einmal an.',
		en: 'Three codes have already been sent for this account. Please wait 15 minutes, then log in again.',
		tags: ['error'],
	},
	'accounts.passwordNotChanged': {
		de: 'Das Passwort konnte nicht geändert werden',
		en: 'Password could not be changed',
		tags: ['error'],
	},
	'accounts.currentPasswordWrong': {
		de: 'Das aktuelle Passwort stimmt nicht.',
		en: 'The current password is not correct.',
		context: 'Beside the field of the current password',
		tags: ['error'],
	},
	'accounts.passwordWrong': {
		de: 'Das Passwort ist nicht richtig.',
		en: 'The password is not correct.',
		tags: ['error'],
	},
	'accounts.passwordTooWeak': {
		de: 'Das Passwort braucht mindestens 8 Zeichen, darunter einen Großbuchstaben, einen Kleinbuchstaben, eine Ziffer und ein Sonderzeichen, und darf weder ein gängiges sein noch vor allem aus Reihen oder Wiederholungen bestehen (wie „1234“ oder „aaaa“).',
		en: 'The password needs at least 8 characters with one uppercase letter, one lowercase letter, one digit and one special character, and must neither be a common one nor consist mainly of sequences or repetitions (such as “1234” or “aaaa”).',
		tags: ['error'],
	},
	'accounts.passwordChanged': {
		de: 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen Passwort an.',
		en: 'Your password has been changed. Please log in again with the new password.',
	},
	'accounts.resetRequestFailed': {
		de: 'Beim Anfordern eines neuen Passworts ist etwas schiefgegangen.',
		en: 'Something went wrong while requesting new password.',
		tags: ['error'],
	},
	'accounts.resetRequested': {
		de: 'Wenn Ihre E-Mail-Adresse in unserem System vorhanden ist, erhalten Sie in Kürze eine E-Mail mit weiteren Anweisungen',
		en: 'If your e-mail address is available in our system, you will shortly receive an e-mail with instructions',
		context: 'After asking for a new password; says nothing about whether there is such an account',
	},
	'accounts.linkNotValid': {
		de: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
		en: 'This link is no longer valid. Please request a new one.',
		tags: ['error'],
	},
	'accounts.signUpFailed': {
		de: 'Bei der Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
		en: 'An error occurred during registration. Please try again.',
		tags: ['error'],
	},
	'accounts.profileNotSaved': {
		de: 'Fehler beim Speichern des Profils.',
		en: 'Error when saving the profile.',
		tags: ['error'],
	},
	'accounts.mandatoryFields': {
		de: 'Bitte füllen Sie alle Pflichtfelder aus.',
		en: 'Please fill in all mandatory fields.',
		tags: ['error'],
	},
	'accounts.emailInvalid': {
		de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
		en: 'Please enter a valid email address.',
		tags: ['error'],
	},
	'accounts.emailTaken': {
		de: 'Diese E-Mail-Adresse wird bereits verwendet.',
		en: 'This e-mail address is already in use.',
		tags: ['error'],
	},
	'accounts.usernameInvalid': {
		de: 'Der Benutzername darf nur aus Kleinbuchstaben und Ziffern bestehen.',
		en: 'The username may consist of lowercase letters and numbers only.',
		tags: ['error'],
	},
	'accounts.usernameTaken': {
		de: 'Dieser Benutzername wird bereits verwendet.',
		en: 'This username is already in use.',
		tags: ['error'],
	},
	'accounts.roleNameInvalid': {
		de: 'Der Name der Rolle darf nur aus Kleinbuchstaben und Ziffern bestehen.',
		en: 'The name of the role may consist of lowercase letters and numbers only.',
		tags: ['error'],
	},
	'accounts.roleNameTaken': {
		de: 'Eine Rolle mit diesem Namen gibt es bereits.',
		en: 'A role with this name already exists.',
		tags: ['error'],
	},
	'accounts.roleProtected': {
		de: 'Diese Rolle gehört zum System und kann nicht geändert oder gelöscht werden.',
		en: 'This role belongs to the system and cannot be changed or deleted.',
		tags: ['error'],
	},
	'accounts.roleInUse': {
		de: 'Diese Rolle öffnet Kategorien und kann deshalb nicht gelöscht werden. Nehmen Sie sie zuerst dort unter „Zugriff“ heraus.',
		en: 'Categories are open to this role, so it cannot be deleted. Remove it from their access roles first.',
		tags: ['error'],
	},
	'accounts.fieldNameInvalid': {
		de: 'Der Feldname darf nur aus Buchstaben und Ziffern bestehen.',
		en: 'The field name may consist of letters and numbers only.',
		tags: ['error'],
	},
	'accounts.fieldNameTaken': {
		de: 'Ein Feld mit diesem Namen gibt es bereits.',
		en: 'A field with this name already exists.',
		tags: ['error'],
	},
	'accounts.fieldProtected': {
		de: 'Dieses Feld gehört zum Profil und kann nicht gelöscht werden. Sie können es ausblenden.',
		en: 'This field belongs to the profile and cannot be deleted. You can hide it instead.',
		tags: ['error'],
	},
	'accounts.grantBeyond': {
		de: 'Sie können keine Rechte vergeben oder ändern, die Sie selbst nicht haben.',
		en: 'You cannot grant or change rights that you do not hold yourself.',
		tags: ['error'],
	},
	'accounts.lastAdmin': {
		de: 'Das ist der letzte Administrator. Geben Sie zuerst jemand anderem die Rolle Admin.',
		en: 'This is the last administrator. Give the role Admin to somebody else first.',
		tags: ['error'],
	},
	'accounts.stillWorking': {
		de: 'Diese Änderung wird gerade schon ausgeführt.',
		en: 'This change is already being carried out.',
		context: 'The same call has been sent twice and the first one is not answered yet',
		tags: ['error'],
	},
} satisfies Record<string, ShippedText>;
