// The German of en-GB/order-look-up.ts.
import type { orderLookUp as base } from '../en-GB/order-look-up.ts';
import type { TranslationOf } from '../entry.ts';

export const orderLookUp: TranslationOf<typeof base> = {
	'orderLookUp.title': 'Bestellung finden',
	'orderLookUp.intro':
		'Haben Sie als Gast bestellt? Nennen Sie uns Bestellnummer und E-Mail-Adresse. Wir senden Ihnen einen Link, mit dem Sie Ihre Bestellung und alle Belege öffnen.',
	'orderLookUp.orderNumber': 'Bestellnummer',
	'orderLookUp.orderNumberHint': 'Sie steht in der Bestellbestätigung, zum Beispiel 2026-000123.',
	'orderLookUp.orderNumberFault': 'Das ist keine Bestellnummer. Sie hat Ziffern, zum Beispiel 2026-000123.',
	'orderLookUp.email': 'E-Mail-Adresse, mit der Sie bestellt haben',
	'orderLookUp.send': 'Link senden',
	'orderLookUp.sent': 'Sehen Sie in Ihre E-Mails',
	'orderLookUp.sentText':
		'Wenn es zu diesen Angaben eine Bestellung gibt, ist der Link in wenigen Minuten bei Ihnen. Sehen Sie auch im Spam-Ordner nach.',
	'orderLookUp.again': 'Andere Angaben eingeben',
	'orderLookUp.account': 'Mit einem Kundenkonto sehen Sie alle Ihre Bestellungen nach der Anmeldung.',
	'orderLookUp.signIn': 'Anmelden',
	'orderLookUp.expired': 'Dieser Link gilt nicht mehr. Fordern Sie hier einen neuen an.',
	'orderLookUp.invalid': 'Bitte prüfen Sie Bestellnummer und E-Mail-Adresse.',
	'orderLookUp.failed': 'Der Link konnte nicht angefordert werden. {reason}',
};
