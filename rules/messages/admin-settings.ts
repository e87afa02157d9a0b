// The settings of a shop in the administration, and its secrets.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });

export const adminSettings = {
	'settings.general': { de: 'Allgemein', en: 'General', context: 'Tab', tags: ['admin'] },
	'settings.shop': { de: 'Shop', en: 'Shop', context: 'Heading: company name, page title, claim' },
	'settings.companyName': label('Firmenname', 'Company name'),
	'settings.pageTitle': label('Seitentitel', 'Page title'),
	'settings.pageTitleHint': {
		de: 'Steht im Browser-Tab der Startseite; ohne Angabe der Firmenname.',
		en: 'In the browser tab of the home page; the company name if left empty.',
	},
	'settings.claim': label('Claim', 'Claim'),
	'settings.claimHint': { de: 'Ihr Slogan, freiwillig.', en: 'Your slogan, optional.' },
	'settings.contact': { de: 'Kontakt', en: 'Contact details', context: 'Heading' },
	'settings.address': label('Anschrift', 'Address'),
	'settings.addressHint': { de: 'Zeile für Zeile, wie auf einem Umschlag.', en: 'Line by line, as on an envelope.' },
	'settings.phone': label('Telefon', 'Phone'),
	'settings.mail': label('E-Mail', 'E-mail'),
	'settings.storefront': { de: 'Storefront', en: 'Storefront', context: 'Heading: how the shop greets its visitors' },
	'settings.header': label('Kopfbereich', 'Header'),
	'settings.headerDefault': { de: 'Standard, mit Kategorien', en: 'Default, with categories' },
	'settings.headerSimple': { de: 'Einfach, eine Zeile', en: 'Simple, one row' },
	'settings.allowGuests': label('Gäste zulassen', 'Allow guests'),
	'settings.allowGuestsHint': {
		de: 'Besucher können ohne Konto einkaufen.',
		en: 'Visitors can shop without an account.',
	},
	'settings.secureSubdomains': label('HTTPS auch für Subdomains', 'HTTPS for subdomains too'),
	'settings.secureSubdomainsHint': {
		de: 'Browser rufen dann ein Jahr lang auch alle Adressen unterhalb Ihrer eigenen Domain nur noch über HTTPS auf (HSTS mit includeSubDomains). Schalten Sie das nur ein, wenn dort alles über HTTPS erreichbar ist.',
		en: 'For a year browsers will open all addresses below your own domain over HTTPS only (HSTS with includeSubDomains). Switch this on only if everything there is available over HTTPS.',
	},
	'settings.userMenu': label('Benutzermenü', 'User menu'),
	'settings.userMenuFull': { de: 'Vollständig', en: 'Full' },
	'settings.userMenuLogInOnly': { de: 'Nur An- und Abmelden', en: 'Only log in and log out' },
	'settings.userMenuHidden': { de: 'Ausgeblendet', en: 'Hidden' },
	'settings.faqPage': label('FAQ-Seite', 'FAQ page'),
	'settings.faqPageHint': {
		de: 'Das Benutzermenü verweist auf diese Seite.',
		en: 'The user menu leads to this page.',
	},
	'settings.faqPageNone': { de: 'Keine', en: 'None', context: 'No FAQ page' },
	'settings.clientApp': label('Adresse der Client-App', 'Client app URL'),
	'settings.clientAppHint': {
		de: 'Beginnt mit https://; ohne Angabe fehlt der Eintrag im Benutzermenü.',
		en: 'Starts with https://; if left empty, the user menu has no such entry.',
	},
	'settings.saved': { de: 'Einstellungen gespeichert', en: 'Settings saved' },
	'settings.saveFailed': {
		de: 'Beim Speichern der Einstellungen ist ein Fehler aufgetreten',
		en: 'An error occurred while saving tenant settings',
		tags: ['admin', 'error'],
	},

	'settings.keys': { de: 'Zugangsschlüssel', en: 'Access keys', context: 'Tab', tags: ['admin'] },
	'settings.keysText': {
		de: 'Schlüssel Ihrer Dienstleister. Sie werden verschlüsselt aufbewahrt und nirgends mehr angezeigt; nur die jeweilige Anbindung benutzt sie.',
		en: 'Keys of your service providers. They are kept encrypted and never shown again; only the integration concerned uses them.',
	},
	'secret.mailProviderKey': label('Schlüssel des E-Mail-Dienstes', 'E-mail provider key'),
	'secret.paymentSecretKey': label('Geheimer Schlüssel des Zahlungsdienstes', 'Payment provider secret key'),
	'secret.paymentWebhookSecret': label('Webhook-Geheimnis des Zahlungsdienstes', 'Payment provider webhook secret'),
	'secret.procurementSharedSecret': label('Shared Secret für Punchout (E-Procurement)', 'Procurement shared secret'),
	'secret.translationKey': label('DeepL-Schlüssel', 'DeepL key'),
	'secret.setOn': withArguments<{ moment: string }>()({ de: 'Gesetzt am {moment}', en: 'Set on {moment}' }),
	'secret.notSet': { de: 'Nicht gesetzt', en: 'Not set' },
	'secret.set': button('Setzen', 'Set'),
	'secret.replace': button('Ersetzen', 'Replace'),
	'secret.clear': button('Entfernen', 'Remove'),
	'secret.clearAsk': withArguments<{ name: string }>()({ de: '{name} entfernen?', en: 'Remove {name}?' }),
	'secret.clearText': {
		de: 'Was diesen Schlüssel braucht, funktioniert dann nicht mehr.',
		en: 'Whatever needs this key stops working.',
	},
	'secret.hint': {
		de: 'Nach dem Speichern kann niemand ihn mehr lesen.',
		en: 'Once saved, nobody can read it again.',
	},
	'secret.invalid': {
		de: 'Bitte geben Sie den Schlüssel in einer Zeile und ohne Sonderzeichen anderer Schriften ein.',
		en: 'Please enter the key in one line and in plain characters.',
		tags: ['admin', 'error'],
	},
	'secret.saved': { de: 'Schlüssel gespeichert', en: 'Key saved' },
	'secret.cleared': { de: 'Schlüssel entfernt', en: 'Key removed' },
	'secret.failed': {
		de: 'Der Schlüssel konnte nicht gespeichert werden',
		en: 'The key could not be saved',
		tags: ['admin', 'error'],
	},
} satisfies Record<string, ShippedText>;
