// The German of en-GB/join-company.ts.
import type { joinCompany as base } from '../en-GB/join-company.ts';
import type { TranslationOf } from '../entry.ts';

export const joinCompany: TranslationOf<typeof base> = {
	'joinCompany.title': 'Ihre Einladung',
	'joinCompany.intro': '{company} hat {email} eingeladen.',
	'joinCompany.gone': 'Diese Einladung ist nicht mehr gültig.',
	'joinCompany.goneText':
		'Sie wurde benutzt oder zurückgezogen oder ist abgelaufen. Bitte fragen Sie Ihren Unternehmens-Admin nach einer neuen.',
	'joinCompany.accept': '{company} beitreten',
	'joinCompany.acceptText':
		'Ihre Bestellungen, Adressen und Entwürfe bleiben Ihre. Der Unternehmens-Admin kann bestimmen, dass die anderen sehen, was Sie für das Unternehmen bestellen. Welche Entwürfe Sie teilen, entscheiden nur Sie.',
	'joinCompany.signIn': 'Anmelden',
	'joinCompany.signInText':
		'Mit dieser Adresse gibt es bereits ein Konto. Melden Sie sich damit an, um die Einladung anzunehmen.',
	'joinCompany.newAccount': 'Vergeben Sie ein Passwort für Ihr neues Konto.',
	'joinCompany.create': 'Konto anlegen und beitreten',
};
