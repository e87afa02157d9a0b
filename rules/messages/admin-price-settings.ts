// The settings of a shop about its prices and taxes.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const fault = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminPriceSettings = {
	'priceSettings.title': { de: 'Preise', en: 'Prices', context: 'Tab of the settings', tags: ['admin'] },
	'priceSettings.terms': { de: 'Währung und Steuer', en: 'Currency and tax', context: 'Heading' },
	'priceSettings.currency': label('Währung', 'Currency'),
	'priceSettings.country': label('Land des Shops', 'Country of the shop'),
	'priceSettings.countryHint': {
		de: 'Bestimmt Steuersätze und Feiertage.',
		en: 'Determines tax rates and public holidays.',
	},
	'priceSettings.kind': label('Preise sind', 'Prices are'),
	'priceSettings.gross': { de: 'Bruttopreise, inklusive Steuer', en: 'Gross, including tax' },
	'priceSettings.net': { de: 'Nettopreise, zuzüglich Steuer', en: 'Net, plus tax' },
	'priceSettings.netHint': {
		de: 'Nettopreise sind für Shops, in denen nur Unternehmen einkaufen.',
		en: 'Net prices are for shops in which only businesses buy.',
	},
	'priceSettings.numbersStay': withArguments<{ before: string; after: string }>()({
		de: 'Ihre Preise behalten ihre Zahlen: Aus {before} wird {after}. Es wird nichts umgerechnet.',
		en: 'Your prices keep their numbers: {before} becomes {after}. Nothing is converted.',
		context:
			'Warning beside a new currency or a change between net and gross; before and after are an example with its price',
		tags: ['admin'],
	}),
	'priceSettings.exampleGross': withArguments<{ price: string }>()({
		de: '{price} brutto',
		en: '{price} gross',
		context: 'An example of a price',
	}),
	'priceSettings.exampleNet': withArguments<{ price: string }>()({
		de: '{price} netto',
		en: '{price} net',
		context: 'An example of a price',
	}),
	'priceSettings.changeAsk': {
		de: 'Bedeutung aller Preise ändern?',
		en: 'Change the meaning of all prices?',
		context: 'Question before a new currency, or net instead of gross, is saved',
	},
	'priceSettings.change': button('Ändern und speichern', 'Change and save'),
	'priceSettings.words': { de: 'Texte bei Preisen', en: 'Price notes', context: 'Heading' },
	'priceSettings.totalLabel': label('Bezeichnung der Summe', 'Total label'),
	'priceSettings.total.grandTotal': { de: 'Gesamtsumme', en: 'Grand total' },
	'priceSettings.total.subtotal': { de: 'Zwischensumme', en: 'Subtotal' },
	'priceSettings.pricingText': label('Zusätzlicher Preistext', 'Additional pricing text'),
	'priceSettings.pricingTextHint': {
		de: 'Steht bei den Preisen, zum Beispiel „zzgl. Versandkosten“; freiwillig.',
		en: 'Shown beside prices, such as “plus shipping”; optional.',
	},
	'priceSettings.stock': { de: 'Lagerbestand', en: 'Stock', context: 'Heading' },
	'priceSettings.recipients': label('Empfänger von Bestandswarnungen', 'Stock warning recipients'),
	'priceSettings.recipientsHint': {
		de: 'Mehrere E-Mail-Adressen trennen Sie mit Kommas, ohne Leerzeichen. Bleibt das Feld leer, wird niemand gewarnt.',
		en: 'Separate several e-mail addresses with commas, without spaces. If you leave this empty, nobody is warned.',
	},
	'priceSettings.recipients.space': fault(
		'Bitte trennen Sie die Adressen nur durch Kommas, ohne Leerzeichen.',
		'Please separate the addresses by commas only, without spaces.',
	),
	'priceSettings.recipients.semicolon': fault(
		'Bitte trennen Sie die Adressen durch Kommas, nicht durch Semikolons.',
		'Please separate the addresses by commas, not by semicolons.',
	),
	'priceSettings.recipients.notAnAddress': fault(
		'Mindestens ein Eintrag ist keine gültige E-Mail-Adresse.',
		'At least one entry is not a valid e-mail address.',
	),
	'priceSettings.recipients.double': fault('Eine Adresse kommt zweimal vor.', 'One address is there twice.'),
	'priceSettings.recipients.tooMany': fault('Höchstens 20 Adressen.', 'At most 20 addresses.'),

	'taxes.title': { de: 'Steuersätze', en: 'Tax rates', context: 'Tab of the settings', tags: ['admin'] },
	'taxes.text': {
		de: 'Die voreingestellten Sätze gelten, bis Sie einen eigenen eintragen; er gilt ab seinem Tag. Bitte prüfen Sie die Sätze, bevor Sie in ein Land verkaufen.',
		en: 'The default rates apply until you enter one of your own, which applies from its day on. Please check the rates before you sell to a country.',
	},
	'taxes.country': label('Land', 'Country'),
	'taxes.countryOwn': withArguments<{ country: string; count: number }>()({
		de: '{country} ({count, plural, one {# eigener Satz} other {# eigene Sätze}})',
		en: '{country} ({count, plural, one {# rate of your own} other {# rates of your own}})',
		context: 'A country in a list',
	}),
	'taxes.unknownCountry': {
		de: 'Für dieses Land werden keine Sätze mitgeliefert. Ohne eigene Sätze wird dort keine Steuer berechnet.',
		en: 'There are no default rates for this country. Without rates of your own no tax is charged there.',
	},
	'taxes.category': label('Steuerkategorie', 'Tax category'),
	'taxes.shipped': { de: 'Voreinstellung', en: 'Default', context: 'Before the tax rate that ships' },
	'taxes.shippedNone': { de: 'Kein Satz', en: 'No rate', context: 'Instead of a tax rate that ships' },
	'taxes.shippedLater': withArguments<{ rate: string; day: string }>()({
		de: '{rate} ab {day}',
		en: '{rate} from {day}',
		context: 'A tax rate that ships and holds from a later day on',
	}),
	'taxes.applies': { de: 'Gilt heute', en: 'Applies today', context: 'Beside the own tax rate that holds today' },
	'taxes.validFrom': label('Gültig ab', 'Valid from'),
	'taxes.rate': label('Steuersatz', 'Tax rate'),
	'taxes.add': button('Eigener Satz', 'Custom rate'),
	'taxes.removeFor': withArguments<{ category: string }>()({
		de: 'Eigenen Satz für {category} entfernen',
		en: 'Remove the rate of your own for {category}',
		context: 'Button, read aloud',
	}),
	'taxes.saved': { de: 'Steuersätze gespeichert', en: 'Tax rates saved' },
	'taxes.saveFailed': fault('Fehler beim Speichern der Steuersätze', 'Error saving tax rates'),
	'taxes.faulty': fault('Bitte prüfen Sie die markierten Sätze.', 'Please check the marked rates.'),
	'taxes.faultyIn': withArguments<{ countries: string }>()({
		de: 'Zu prüfende Sätze: {countries}.',
		en: 'Rates to check: {countries}.',
		context: 'Names of the countries in which tax rates cannot be saved as they are',
	}),
	'taxes.dayInvalid': fault('Bitte geben Sie einen Tag an.', 'Please enter a day.'),
	'taxes.rateInvalid': fault(
		'Von 0 bis 100, höchstens zwei Nachkommastellen.',
		'From 0 to 100, with at most two decimal places.',
	),
	'taxes.double': fault('Für diesen Tag gibt es schon einen Satz.', 'There is already a rate for this day.'),
};
