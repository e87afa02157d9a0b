// The German of en-GB/invoice-preference.ts.
import type { invoicePreference as base } from '../en-GB/invoice-preference.ts';
import type { TranslationOf } from '../entry.ts';

export const invoicePreference: TranslationOf<typeof base> = {
	'invoicePreference.title': 'Rechnungen',
	'invoicePreference.ownText':
		'Damit beginnen Ihre nächsten Bestellungen. Bei jeder Bestellung können Sie es noch ändern.',
	'invoicePreference.customerText':
		'Damit beginnen die nächsten Bestellungen dieser Kundin oder dieses Kunden. Ohne Angabe gilt die des Unternehmens, sonst die letzte Bestellung.',
	'invoicePreference.companyText':
		'Damit beginnen Bestellungen der Mitglieder, sofern ein Mitglied nichts Eigenes angegeben hat.',
	'invoicePreference.format': 'Format der Rechnung',
	'invoicePreference.format.unset': 'Keine Angabe',
	'invoicePreference.format.zugferd': 'PDF (ZUGFeRD)',
	'invoicePreference.format.xrechnung': 'Nur XML (XRechnung)',
	'invoicePreference.format.both': 'PDF und XML (XRechnung)',
	'invoicePreference.leitwegId': 'Leitweg-ID',
	'invoicePreference.leitwegIdHint': 'Öffentliche Auftraggeber nennen sie bei der Bestellung',
	'invoicePreference.electronicAddress': 'Elektronische Adresse für Rechnungen',
	'invoicePreference.electronicAddressHint': 'Wenn leer: die Leitweg-ID oder die E-Mail-Adresse',
	'invoicePreference.save': 'Speichern',
	'invoicePreference.saved': 'Gespeichert. Die nächste Bestellung beginnt damit.',
	'invoicePreference.failed': 'Das konnte nicht gespeichert werden',
};
