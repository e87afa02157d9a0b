// The settings of a shop about selling: payment, invoices, checkout, mails.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const hint = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin'] });
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const fault = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
const tab = (de: string, en: string): ShippedText => ({ de, en, context: 'Tab of the settings', tags: ['admin'] });
const heading = (de: string, en: string): ShippedText => ({ de, en, context: 'Heading', tags: ['admin'] });

export const adminOrderSettings = {
	'orderSettings.changedMeanwhile': fault(
		'Jemand anderes hat diese Einstellungen inzwischen geändert. Bitte laden Sie die Seite neu; Ihre Eingaben bleiben bis dahin stehen.',
		'Somebody else has changed these settings meanwhile. Please reload the page; what you typed stays here until then.',
	),

	'orderSettings.payment': tab('Zahlung', 'Payment'),
	'orderSettings.card': heading('Kartenzahlung über Stripe', 'Card payment with Stripe'),
	'orderSettings.cardText': hint(
		'Tragen Sie die Schlüssel aus Ihrem Stripe-Konto ein. Kartenzahlung wird angeboten, sobald der geheime Schlüssel und das Webhook-Geheimnis gesetzt sind.',
		'Enter the keys of your Stripe account. Card payment is offered as soon as the secret key and the webhook secret are set.',
	),
	'orderSettings.sandboxTitle': { de: 'Sandbox', en: 'Sandbox' },
	'orderSettings.sandbox': hint(
		'Diese Demo zahlt über eine Sandbox: Sie verhält sich wie Stripe und nimmt Testkarten an, zum Beispiel 4242 4242 4242 4242. Es fließt kein Geld.',
		'This demo pays through a sandbox: it behaves like Stripe and takes test cards, such as 4242 4242 4242 4242. No money moves.',
	),
	'orderSettings.publishableKey': label('Veröffentlichbarer Schlüssel', 'Publishable key'),
	'orderSettings.publishableKeyHint': hint(
		'Beginnt mit pk_ und ist nicht geheim; freiwillig.',
		'Starts with pk_ and is not secret; optional.',
	),
	'orderSettings.publishableKeyInvalid': fault(
		'Der veröffentlichbare Schlüssel beginnt mit pk_test_ oder pk_live_. Geheime Schlüssel gehören nicht hierher.',
		'The publishable key starts with pk_test_ or pk_live_. Secret keys do not belong here.',
	),
	'orderSettings.webhook': label('Webhook-Adresse', 'Webhook address'),
	'orderSettings.webhookHint': hint(
		'Tragen Sie diese Adresse in Stripe unter „Entwickler → Webhooks“ ein, mit den Ereignissen checkout.session.*, und übernehmen Sie von dort das Webhook-Geheimnis.',
		'Enter this address at Stripe under “Developers → Webhooks”, with the events checkout.session.*, and take the webhook secret from there.',
	),
	'orderSettings.copy': button('Kopieren', 'Copy'),
	'orderSettings.copied': hint('Adresse kopiert', 'Address copied'),
	'orderSettings.copyFailed': fault(
		'Der Link konnte nicht in die Zwischenablage kopiert werden.',
		'Link could not be copied to the clipboard.',
	),
	'orderSettings.invoicePaymentTitle': heading('Kauf auf Rechnung', 'Payment by invoice'),
	'orderSettings.invoiceFor': label('Kauf auf Rechnung für', 'Payment by invoice for'),
	'orderSettings.invoiceForHint': hint(
		'Die Bestellung gilt sofort als eingegangen; bezahlt wird nach Erhalt der Rechnung. Bestellungen im Auftrag eines Kunden sind davon nicht betroffen, ebenso Shops ohne Zahlungsabschnitt in der Kasse.',
		'The order is placed at once and paid after the invoice has arrived. Orders on behalf of a customer are not affected, nor are shops without payment fields in the checkout.',
	),
	'orderSettings.invoiceFor.nobody': label('niemanden', 'nobody'),
	'orderSettings.invoiceFor.customers': label('angemeldete Kunden', 'customers who are signed in'),
	'orderSettings.invoiceFor.everybody': label('alle, auch Gäste', 'everybody, guests as well'),
	'orderSettings.invoiceLimit': label('Höchstbetrag auf Rechnung', 'Highest amount by invoice'),
	'orderSettings.invoiceLimitHint': hint(
		'Gesamtbetrag einer Bestellung mit Steuer; 0 heißt ohne Grenze.',
		'Total of an order with tax; 0 means no limit.',
	),
	'orderSettings.invoiceLimitInvalid': fault(
		'Bitte geben Sie einen Betrag bis 999.999,99 an.',
		'Please enter an amount up to 999,999.99.',
	),
	'orderSettings.unpaid': heading('Unbezahlte Bestellungen', 'Unpaid orders'),
	'orderSettings.stockShare': label('Höchster Anteil am Lagerbestand', 'Highest share of the stock'),
	'orderSettings.stockShareHint': hint(
		'So viel eines Artikels kann eine Person zurückhalten, solange sie nicht bezahlt hat, mindestens ein Stück. 100 heißt ohne Grenze.',
		'How much of an article one person can hold without having paid, at least one piece. 100 means no limit.',
	),
	'orderSettings.stockShareInvalid': fault(
		'Bitte geben Sie ganze Prozent von 1 bis 100 an.',
		'Please enter whole per cent from 1 to 100.',
	),
	'orderSettings.paymentDays': label('Zahlungsziel', 'Time for payment'),
	'orderSettings.paymentDaysHint': hint(
		'Tage nach dem Rechnungsdatum; 0 heißt sofort.',
		'Days after the date of the invoice; 0 means at once.',
	),
	'orderSettings.paymentDaysInvalid': fault(
		'Bitte geben Sie ganze Tage von 0 bis 365 an.',
		'Please enter whole days from 0 to 365.',
	),
	'orderSettings.days': {
		de: 'Tage',
		en: 'days',
		context: 'Unit beside a number field',
		tags: ['admin'],
	},
	'orderSettings.noPayment': fault(
		'Zurzeit kann in diesem Shop niemand bezahlen: Kauf auf Rechnung ist aus, und für Kartenzahlung fehlen Schlüssel.',
		'At present nobody can pay in this shop: payment by invoice is off, and keys for card payment are missing.',
	),

	'orderSettings.invoices': tab('Rechnungen', 'Invoices'),
	'orderSettings.sellerTitle': heading('Verkäufer', 'Seller'),
	'orderSettings.sellerText': hint(
		'Diese Angaben stehen auf Auftragsbestätigungen, Rechnungen und Rechnungskorrekturen. Bereits erstellte Belege ändern sich nicht.',
		'These details are on order confirmations, invoices and credit notes. Documents that exist already do not change.',
	),
	'orderSettings.sellerMissing': withArguments<{ fields: string }>()({
		de: 'Für eine Rechnung fehlen noch: {fields}.',
		en: 'An invoice still needs: {fields}.',
		context: 'Names of fields of the seller',
		tags: ['admin'],
	}),
	'orderSettings.seller.name': label('Name mit Rechtsform', 'Name with legal form'),
	'orderSettings.seller.street': label('Straße und Hausnummer', 'Street and house number'),
	'orderSettings.seller.zipCode': label('Postleitzahl', 'Zip code'),
	'orderSettings.seller.city': label('Ort', 'City'),
	'orderSettings.seller.country': label('Land', 'Country'),
	'orderSettings.seller.countryNone': { de: 'Bitte wählen', en: 'Please choose', tags: ['admin'] },
	'orderSettings.seller.phone': label('Telefon', 'Phone'),
	'orderSettings.seller.mail': label('E-Mail', 'E-mail'),
	'orderSettings.seller.website': label('Website', 'Website'),
	'orderSettings.seller.taxNumber': label('Steuernummer', 'Tax number'),
	'orderSettings.seller.vatId': label('Umsatzsteuer-ID', 'VAT ID'),
	'orderSettings.seller.tax': label('Steuernummer oder Umsatzsteuer-ID', 'tax number or VAT ID'),
	'orderSettings.seller.taxHint': hint(
		'Eine von beiden gehört auf jede Rechnung.',
		'One of the two belongs on every invoice.',
	),
	'orderSettings.seller.register': label('Handelsregister', 'Commercial register'),
	'orderSettings.seller.registerHint': hint(
		'Gericht und Nummer, zum Beispiel „Amtsgericht Kiel, HRB 1234“.',
		'Court and number, such as “Amtsgericht Kiel, HRB 1234”.',
	),
	'orderSettings.seller.management': label('Geschäftsführung', 'Management'),
	'orderSettings.taxNumberInvalid': fault(
		'Das sieht nicht nach einer Steuernummer aus. In Deutschland hat sie 10 bis 13 Ziffern.',
		'This does not look like a tax number. In Germany it has 10 to 13 digits.',
	),
	'orderSettings.vatIdInvalid': fault(
		'Das sieht nicht nach einer Umsatzsteuer-ID aus, zum Beispiel DE123456789.',
		'This does not look like a VAT ID, such as DE123456789.',
	),
	'orderSettings.bankTitle': heading('Bankverbindung', 'Bank account'),
	'orderSettings.bankText': hint(
		'Steht auf Rechnungen, die überwiesen werden.',
		'Is on invoices that are paid by transfer.',
	),
	'orderSettings.bank.holder': label('Kontoinhaber', 'Account holder'),
	'orderSettings.bank.bank': label('Bank', 'Bank'),
	'orderSettings.bank.iban': label('IBAN', 'IBAN'),
	'orderSettings.bank.bic': label('BIC', 'BIC'),
	'orderSettings.ibanInvalid': fault(
		'Diese IBAN kann nicht stimmen. Bitte prüfen Sie die Ziffern.',
		'This IBAN cannot be right. Please check its digits.',
	),
	'orderSettings.bicInvalid': fault('Ein BIC hat 8 oder 11 Zeichen.', 'A BIC has 8 or 11 characters.'),
	'orderSettings.invoicing': heading('Rechnungsstellung', 'Invoicing'),
	'orderSettings.smallBusiness': label('Kleinunternehmer nach § 19 UStG', 'Small business under § 19 UStG'),
	'orderSettings.smallBusinessHint': hint(
		'Es wird keine Umsatzsteuer berechnet, und die Rechnung sagt, warum.',
		'No VAT is charged, and the invoice says why.',
	),
	'orderSettings.invoiceWhen': label('Rechnung wird erstellt', 'The invoice is drawn up'),
	'orderSettings.invoiceWhen.placed': hint('Sobald die Bestellung eingegangen ist', 'As soon as the order is placed'),
	'orderSettings.invoiceWhen.processed': hint(
		'Sobald die Bestellung in Produktion ist',
		'As soon as the order is processed',
	),
	'orderSettings.numbers': heading('Nummern', 'Numbers'),
	'orderSettings.numbersText': hint(
		'Nummern werden je Jahr lückenlos vergeben. Wenn Sie von einem anderen System wechseln, können Sie die nächste Nummer vorziehen, aber nie zurück.',
		'Numbers are given without gaps, by year. If you come from another system, you can move the next number forwards, but never back.',
	),
	'orderSettings.invoicePrefix': label('Kürzel vor Rechnungsnummern', 'Prefix of invoice numbers'),
	'orderSettings.creditNotePrefix': label(
		'Kürzel vor Nummern von Rechnungskorrekturen',
		'Prefix of credit note numbers',
	),
	'orderSettings.prefixHint': withArguments<{ number: string }>()({
		de: 'Die nächste Nummer: {number}',
		en: 'The next number: {number}',
		context: 'Below the prefix of numbers, with an example',
		tags: ['admin'],
	}),
	'orderSettings.prefixInvalid': fault(
		'Höchstens 10 Zeichen: Großbuchstaben, Ziffern, Bindestrich und Schrägstrich.',
		'At most 10 characters: capital letters, digits, hyphen and slash.',
	),
	'orderSettings.prefixSame': fault(
		'Rechnungen und Rechnungskorrekturen brauchen verschiedene Kürzel, sonst gäbe es dieselbe Nummer zweimal.',
		'Invoices and credit notes need different prefixes, or the same number would be there twice.',
	),
	'orderSettings.number.order': hint('Bestellungen', 'Orders'),
	'orderSettings.number.invoice': hint('Rechnungen', 'Invoices'),
	'orderSettings.number.creditNote': hint('Rechnungskorrekturen', 'Credit notes'),
	'orderSettings.number.last': withArguments<{ number: string }>()({
		de: 'Zuletzt vergeben: {number}',
		en: 'Last given: {number}',
		context: 'The last number of orders, invoices or credit notes',
		tags: ['admin'],
	}),
	'orderSettings.number.none': withArguments<{ year: number }>()({
		de: 'Für {year, number, ::group-off} noch keine vergeben',
		en: 'None given for {year, number, ::group-off} yet',
		context: 'Instead of the last number',
		tags: ['admin'],
	}),
	'orderSettings.number.change': button('Nächste Nummer ändern', 'Change the next number'),
	'orderSettings.number.title': withArguments<{ kind: string }>()({
		de: 'Nächste Nummer: {kind}',
		en: 'Next number: {kind}',
		context: 'Title of a dialog; kind is orders, invoices or credit notes',
		tags: ['admin'],
	}),
	'orderSettings.number.next': label('Nächste laufende Nummer', 'Next consecutive number'),
	'orderSettings.number.preview': withArguments<{ number: string }>()({
		de: 'Als Nächstes wird {number} vergeben.',
		en: '{number} is given next.',
		tags: ['admin'],
	}),
	'orderSettings.number.gap': withArguments<{ from: string; to: string; count: number }>()({
		de: '{count, plural, one {Die Nummer {from} wird} other {# Nummern, von {from} bis {to}, werden}} nie vergeben. Bitte halten Sie fest, warum: Bei einer Prüfung wird danach gefragt.',
		en: '{count, plural, one {The number {from} is} other {# numbers, from {from} to {to}, are}} never given. Please note down why: an audit will ask.',
		context: 'Warning before a next number is set that leaves a gap',
		tags: ['admin'],
	}),
	'orderSettings.number.noGap': hint('Es entsteht keine Lücke.', 'There is no gap.'),
	'orderSettings.number.set': button('Nächste Nummer setzen', 'Set the next number'),
	'orderSettings.number.saved': hint('Nächste Nummer gesetzt', 'Next number set'),
	'orderSettings.number.failed': fault('Fehler beim Setzen der nächsten Nummer', 'Error setting the next number'),
	'orderSettings.numberNotForward': fault(
		'Nummern gehen nur vorwärts: Bitte wählen Sie eine, die noch nicht vergeben ist.',
		'Numbers only go forwards: please choose one that has not been given yet.',
	),

	'orderSettings.checkout': tab('Bestellung', 'Checkout'),
	'orderSettings.asked': heading('Was die Kasse fragt', 'What the checkout asks'),
	'orderSettings.profileRequired': label('Vollständiges Profil verlangen', 'Require a complete profile'),
	'orderSettings.profileRequiredHint': hint(
		'Wer Pflichtfelder im Profil offen hat, kann nicht bestellen und erfährt, welche es sind.',
		'Whoever has left mandatory fields of the profile open cannot order, and is told which.',
	),
	'orderSettings.showPayment': label('Zahlungsfelder anzeigen', 'Show payment fields'),
	'orderSettings.showPaymentHint': hint(
		'Sonst fehlt der Abschnitt, und alle Bestellungen werden auf Rechnung bezahlt.',
		'Otherwise the section is not there, and all orders are paid by invoice.',
	),
	'orderSettings.showShipping': label('Versandfelder anzeigen', 'Show shipping fields'),
	'orderSettings.showShippingHint': hint(
		'Sonst fehlt der Abschnitt, und alle Bestellungen werden abgeholt.',
		'Otherwise the section is not there, and all orders are picked up.',
	),
	'orderSettings.buying': heading('Einkaufen', 'Shopping'),
	'orderSettings.multipleSelection': label('Mehrfachauswahl je Artikel', 'Multiple selection per item'),
	'orderSettings.multipleSelectionHint': hint(
		'Auf der Produktseite lassen sich mehrere Mengen oder Varianten auf einmal in den Warenkorb legen.',
		'On the product page several quantities or variants can be added to the cart at once.',
	),
	'orderSettings.continueShoppingUrl': label('Ziel von „Weiter einkaufen“', 'Continue-shopping URL'),
	'orderSettings.continueShoppingUrlHint': hint(
		'Eine Adresse in diesem Shop: ein Pfad wie /products oder die ganze Adresse.',
		'An address in this shop: a path such as /products, or the whole address.',
	),
	'orderSettings.totalLabel': hint(
		'Wie die Summe unter dem Warenkorb heißt, steht bei den Preisen.',
		'What the sum below the cart is called is set with the prices.',
	),
	'orderSettings.toPrices': { de: 'Zu den Preiseinstellungen', en: 'To the price settings', tags: ['admin'] },
	'orderSettings.notified': heading('Benachrichtigung', 'Notification'),
	'orderSettings.recipients': label('Empfänger neuer Bestellungen', 'Order recipients'),
	'orderSettings.recipientsHint': hint(
		'E-Mail-Adressen, nur durch Kommas getrennt; sie erhalten eine Nachricht zu jeder Bestellung.',
		'E-mail addresses, separated by commas only; they get a message about each order.',
	),

	'orderSettings.mail': tab('E-Mail-Versand', 'E-mail delivery'),
	'orderSettings.mailProvider': label('E-Mails werden versendet über', 'E-mails are sent with'),
	'orderSettings.mailProvider.smtp': hint('Den Mailserver dieser Installation', 'The mail server of this installation'),
	'orderSettings.mailProvider.sendgrid': hint('Ihr Konto bei SendGrid', 'Your SendGrid account'),
	'orderSettings.mailSender': label('Absenderadresse', 'Sender address'),
	'orderSettings.mailSenderHint': hint(
		'SendGrid nimmt nur Adressen an, die dort bestätigt sind. Ohne Angabe gilt die Adresse der Installation.',
		'SendGrid only takes addresses that are verified there. If left empty, the address of the installation is used.',
	),
	'orderSettings.testMail': heading('Testnachricht', 'Test message'),
	'orderSettings.testMailText': hint(
		'Geht mit den gespeicherten Einstellungen an eine Adresse Ihrer Wahl.',
		'Goes to an address of your choice, with the settings as they are saved.',
	),
	'orderSettings.testMailTo': label('An', 'To'),
	'orderSettings.testMailSend': button('Testnachricht senden', 'Send a test message'),
	'orderSettings.testMailWaits': hint('Die Nachricht ist unterwegs …', 'The message is on its way …'),
	'orderSettings.testMailKept': hint(
		'Diese Installation hat keinen Mailserver: Die Nachricht wurde aufbewahrt, aber nicht versendet.',
		'This installation has no mail server: the message was kept, but not sent.',
	),
	'orderSettings.testMailSent': hint('Testnachricht gesendet', 'Test message sent'),
	'orderSettings.testMailFailed': fault(
		'Die Testnachricht konnte nicht gesendet werden',
		'The test message could not be sent',
	),
};
