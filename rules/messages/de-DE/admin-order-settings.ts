// The German of en-GB/admin-order-settings.ts.
import type { adminOrderSettings as base } from '../en-GB/admin-order-settings.ts';
import type { TranslationOf } from '../entry.ts';

export const adminOrderSettings: TranslationOf<typeof base> = {
	'orderSettings.changedMeanwhile':
		'Jemand anderes hat diese Einstellungen inzwischen geändert. Bitte laden Sie die Seite neu; Ihre Eingaben bleiben bis dahin stehen.',

	'orderSettings.payment': 'Zahlung',
	'orderSettings.card': 'Kartenzahlung über Stripe',
	'orderSettings.cardText':
		'Tragen Sie die Schlüssel aus Ihrem Stripe-Konto ein. Kartenzahlung wird angeboten, sobald der geheime Schlüssel und das Webhook-Geheimnis gesetzt sind.',
	'orderSettings.sandboxTitle': 'Sandbox',
	'orderSettings.sandbox':
		'Diese Demo zahlt über eine Sandbox: Sie verhält sich wie Stripe und nimmt Testkarten an, zum Beispiel 4242 4242 4242 4242. Es fließt kein Geld.',
	'orderSettings.publishableKey': 'Veröffentlichbarer Schlüssel',
	'orderSettings.publishableKeyHint': 'Beginnt mit pk_ und ist nicht geheim; freiwillig.',
	'orderSettings.publishableKeyInvalid':
		'Der veröffentlichbare Schlüssel beginnt mit pk_test_ oder pk_live_. Geheime Schlüssel gehören nicht hierher.',
	'orderSettings.webhook': 'Webhook-Adresse',
	'orderSettings.webhookHint':
		'Tragen Sie diese Adresse in Stripe unter „Entwickler → Webhooks“ ein, mit den Ereignissen checkout.session.*, und übernehmen Sie von dort das Webhook-Geheimnis.',
	'orderSettings.copy': 'Kopieren',
	'orderSettings.copied': 'Adresse kopiert',
	'orderSettings.copyFailed': 'Der Link konnte nicht in die Zwischenablage kopiert werden.',
	'orderSettings.invoicePaymentTitle': 'Kauf auf Rechnung',
	'orderSettings.invoiceFor': 'Kauf auf Rechnung für',
	'orderSettings.invoiceForHint':
		'Die Bestellung gilt sofort als eingegangen; bezahlt wird nach Erhalt der Rechnung. Bestellungen im Auftrag eines Kunden sind davon nicht betroffen, ebenso Shops ohne Zahlungsabschnitt in der Kasse.',
	'orderSettings.invoiceFor.nobody': 'niemanden',
	'orderSettings.invoiceFor.customers': 'angemeldete Kunden',
	'orderSettings.invoiceFor.everybody': 'alle, auch Gäste',
	'orderSettings.invoiceLimit': 'Höchstbetrag auf Rechnung',
	'orderSettings.invoiceLimitHint': 'Gesamtbetrag einer Bestellung mit Steuer; 0 heißt ohne Grenze.',
	'orderSettings.invoiceLimitInvalid': 'Bitte geben Sie einen Betrag bis 999.999,99 an.',
	'orderSettings.unpaid': 'Unbezahlte Bestellungen',
	'orderSettings.stockShare': 'Höchster Anteil am Lagerbestand',
	'orderSettings.stockShareHint':
		'So viel eines Artikels kann eine Person zurückhalten, solange sie nicht bezahlt hat, mindestens ein Stück. 100 heißt ohne Grenze.',
	'orderSettings.stockShareInvalid': 'Bitte geben Sie ganze Prozent von 1 bis 100 an.',
	'orderSettings.paymentDays': 'Zahlungsziel',
	'orderSettings.paymentDaysHint': 'Tage nach dem Rechnungsdatum; 0 heißt sofort.',
	'orderSettings.paymentDaysInvalid': 'Bitte geben Sie ganze Tage von 0 bis 365 an.',
	'orderSettings.days': 'Tage',
	'orderSettings.noPayment':
		'Zurzeit kann in diesem Shop niemand bezahlen: Kauf auf Rechnung ist aus, und für Kartenzahlung fehlen Schlüssel.',

	'orderSettings.invoices': 'Rechnungen',
	'orderSettings.sellerTitle': 'Verkäufer',
	'orderSettings.sellerText':
		'Diese Angaben stehen auf Auftragsbestätigungen, Rechnungen und Rechnungskorrekturen. Bereits erstellte Belege ändern sich nicht.',
	'orderSettings.sellerMissing': 'Für eine Rechnung fehlen noch: {fields}.',
	'orderSettings.seller.name': 'Name mit Rechtsform',
	'orderSettings.seller.street': 'Straße und Hausnummer',
	'orderSettings.seller.zipCode': 'Postleitzahl',
	'orderSettings.seller.city': 'Ort',
	'orderSettings.seller.country': 'Land',
	'orderSettings.seller.countryNone': 'Bitte wählen',
	'orderSettings.seller.phone': 'Telefon',
	'orderSettings.seller.mail': 'E-Mail',
	'orderSettings.seller.website': 'Website',
	'orderSettings.seller.taxNumber': 'Steuernummer',
	'orderSettings.seller.vatId': 'Umsatzsteuer-ID',
	'orderSettings.seller.tax': 'Steuernummer oder Umsatzsteuer-ID',
	'orderSettings.seller.taxHint': 'Eine der beiden Angaben ist Pflicht auf Rechnungen.',
	'orderSettings.seller.register': 'Handelsregister',
	'orderSettings.seller.registerHint': 'Gericht und Nummer, zum Beispiel „Amtsgericht Kiel, HRB 1234“.',
	'orderSettings.seller.management': 'Geschäftsführung',
	'orderSettings.taxNumberInvalid':
		'Das sieht nicht nach einer Steuernummer aus. Sie hat 4 bis 30 Ziffern oder Buchstaben.',
	'orderSettings.taxNumberInvalidGerman':
		'Das sieht nicht nach einer Steuernummer aus. In Deutschland hat sie 10 bis 13 Ziffern.',
	'orderSettings.vatIdInvalid': 'Das sieht nicht nach einer Umsatzsteuer-ID aus, zum Beispiel DE123456789.',
	'orderSettings.bankTitle': 'Bankverbindung',
	'orderSettings.bankText': 'Steht auf Rechnungen, die überwiesen werden.',
	'orderSettings.bank.holder': 'Kontoinhaber',
	'orderSettings.bank.bank': 'Bank',
	'orderSettings.bank.iban': 'IBAN',
	'orderSettings.bank.bic': 'BIC',
	'orderSettings.ibanInvalid': 'Diese IBAN kann nicht stimmen. Bitte prüfen Sie die Ziffern.',
	'orderSettings.bicInvalid': 'Ein BIC hat 8 oder 11 Zeichen.',
	'orderSettings.invoicing': 'Rechnungsstellung',
	'orderSettings.smallBusiness': 'Kleinunternehmer nach § 19 UStG',
	'orderSettings.smallBusinessHint': 'Es wird keine Umsatzsteuer berechnet, und die Rechnung sagt, warum.',
	'orderSettings.invoiceWhen': 'Rechnung wird erstellt',
	'orderSettings.invoiceWhen.placed': 'Sobald die Bestellung eingegangen ist',
	'orderSettings.invoiceWhen.processed': 'Sobald die Bestellung in Produktion ist',
	'orderSettings.numbers': 'Nummern',
	'orderSettings.numbersText':
		'Nummern werden je Jahr lückenlos vergeben. Wenn Sie von einem anderen System wechseln, können Sie die nächste Nummer vorziehen, aber nie zurück.',
	'orderSettings.invoicePrefix': 'Kürzel vor Rechnungsnummern',
	'orderSettings.creditNotePrefix': 'Kürzel vor Nummern von Rechnungskorrekturen',
	'orderSettings.prefixHint': 'Die nächste Nummer: {number}',
	'orderSettings.prefixInvalid': 'Höchstens 10 Zeichen: Großbuchstaben, Ziffern, Bindestrich und Schrägstrich.',
	'orderSettings.prefixSame':
		'Rechnungen und Rechnungskorrekturen brauchen verschiedene Kürzel, sonst gäbe es dieselbe Nummer zweimal.',
	'orderSettings.number.order': 'Bestellungen',
	'orderSettings.number.invoice': 'Rechnungen',
	'orderSettings.number.creditNote': 'Rechnungskorrekturen',
	'orderSettings.number.last': 'Zuletzt vergeben: {number}',
	'orderSettings.number.none': 'Für {year, number, ::group-off} noch keine vergeben',
	'orderSettings.number.change': 'Nächste Nummer ändern',
	'orderSettings.number.title': 'Nächste Nummer: {kind}',
	'orderSettings.number.next': 'Nächste laufende Nummer',
	'orderSettings.number.preview': 'Als Nächstes wird {number} vergeben.',
	'orderSettings.number.gap':
		'{count, plural, one {Die Nummer {from} wird} other {# Nummern, von {from} bis {to}, werden}} nie vergeben. Bitte halten Sie fest, warum: Bei einer Prüfung wird danach gefragt.',
	'orderSettings.number.noGap': 'Es entsteht keine Lücke.',
	'orderSettings.number.set': 'Nächste Nummer setzen',
	'orderSettings.number.saved': 'Nächste Nummer gesetzt',
	'orderSettings.number.failed': 'Fehler beim Setzen der nächsten Nummer',
	'orderSettings.numberNotForward': 'Nummern gehen nur vorwärts: Bitte wählen Sie eine, die noch nicht vergeben ist.',

	'orderSettings.checkout': 'Bestellvorgang',
	'orderSettings.asked': 'Angaben im Bestellvorgang',
	'orderSettings.profileRequired': 'Vollständiges Profil verlangen',
	'orderSettings.profileRequiredHint':
		'Wer Pflichtfelder im Profil offen hat, kann nicht bestellen und erfährt, welche es sind.',
	'orderSettings.showPayment': 'Zahlungsfelder anzeigen',
	'orderSettings.showPaymentHint': 'Sonst fehlt der Abschnitt, und alle Bestellungen werden auf Rechnung bezahlt.',
	'orderSettings.showShipping': 'Versandfelder anzeigen',
	'orderSettings.showShippingHint': 'Sonst fehlt der Abschnitt, und alle Bestellungen werden abgeholt.',
	'orderSettings.buying': 'Einkaufen',
	'orderSettings.multipleSelection': 'Mehrfachauswahl je Artikel',
	'orderSettings.multipleSelectionHint':
		'Auf der Produktseite lassen sich mehrere Mengen oder Varianten auf einmal in den Warenkorb legen.',
	'orderSettings.continueShoppingUrl': 'Ziel von „Weiter einkaufen“',
	'orderSettings.continueShoppingUrlHint':
		'Eine Adresse in diesem Shop: ein Pfad wie /products oder die ganze Adresse.',
	'orderSettings.totalLabel': 'Wie die Summe unter dem Warenkorb heißt, steht bei den Preisen.',
	'orderSettings.toPrices': 'Zu den Preiseinstellungen',
	'orderSettings.notified': 'Benachrichtigung',
	'orderSettings.recipients': 'Empfänger neuer Bestellungen',
	'orderSettings.recipientsHint':
		'E-Mail-Adressen, nur durch Kommas getrennt; sie erhalten eine Nachricht zu jeder Bestellung.',

	'orderSettings.mail': 'E-Mail-Versand',
	'orderSettings.mailProvider': 'E-Mails werden versendet über',
	'orderSettings.mailProvider.smtp': 'Den Mailserver dieser Installation',
	'orderSettings.mailProvider.sendgrid': 'Ihr Konto bei SendGrid',
	'orderSettings.mailSenderName': 'Name des Absenders',
	'orderSettings.mailSenderNameHint':
		'So steht der Absender im Postfach Ihrer Kunden. Ohne Angabe gilt der Name des Shops.',
	'orderSettings.mailSenderNameInvalid': 'Der Name darf keine Zeichen wie @, < oder > enthalten.',
	'orderSettings.mailSender': 'Absenderadresse',
	'orderSettings.mailSenderHint':
		'SendGrid nimmt nur Adressen an, die dort bestätigt sind. Ohne Angabe gilt die Adresse der Installation.',
	'orderSettings.testMail': 'Testnachricht',
	'orderSettings.testMailText': 'Geht mit den gespeicherten Einstellungen an eine Adresse Ihrer Wahl.',
	'orderSettings.testMailTo': 'An',
	'orderSettings.testMailSend': 'Testnachricht senden',
	'orderSettings.testMailWaits': 'Die Nachricht ist unterwegs …',
	'orderSettings.testMailKept':
		'Diese Installation hat keinen Mailserver: Die Nachricht wurde aufbewahrt, aber nicht versendet.',
	'orderSettings.testMailSent': 'Testnachricht gesendet',
	'orderSettings.testMailFailed': 'Die Testnachricht konnte nicht gesendet werden',
};
