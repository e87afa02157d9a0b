// Orders in the administration: the list, one order with all that has happened to it, and orders on behalf of somebody.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'order'],
	...(context ? { context } : {}),
});
const button = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['admin', 'button'],
	...(context ? { context } : {}),
});
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });
const success = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'success'] });

export const adminOrders = {
	'adminOrders.title': {
		de: 'Bestellungen',
		en: 'Orders',
		context: 'Name of a screen of the administration',
		tags: ['admin', 'navigation'],
	},
	'adminOrders.section': {
		de: 'Verkauf',
		en: 'Sales',
		context: 'Heading in the sidebar, above orders',
		tags: ['admin', 'navigation'],
	},
	'adminOrders.one': label('Bestellung', 'Order', 'Title of the screen of one order'),
	'adminOrders.numbered': withArguments<{ number: string }>()(
		label('Bestellung {number}', 'Order {number}', 'Title of the screen of one order'),
	),
	'adminOrders.unnumbered': label('Bestellung ohne Nummer', 'Order without a number', 'It was not placed'),
	'adminOrders.noNumber': label('Ohne Nummer', 'No number', 'In the list of orders: it was not placed'),
	'adminOrders.none': label('Noch keine Bestellungen', 'No orders yet'),
	'adminOrders.noneText': label(
		'Was Kunden bestellen, steht hier, sobald es bestellt ist.',
		'What customers order is listed here as soon as it is placed.',
	),
	'adminOrders.view.orders': label('Bestellungen', 'Orders', 'Tab of the list'),
	'adminOrders.view.abandoned': label('Abgebrochene Kassen', 'Abandoned checkouts', 'Tab of the list'),
	'adminOrders.noneAbandoned': label('Keine abgebrochenen Kassen', 'No abandoned checkouts'),
	'adminOrders.noneAbandonedText': label(
		'Hier steht, was an der Kasse begonnen und nicht bestellt wurde, zum Beispiel weil die Zahlung abgebrochen wurde.',
		'This lists what was begun at the checkout and not ordered, for example because the payment was cancelled.',
	),
	'adminOrders.searchHint': label('Nummer, Kunde, E-Mail', 'Number, customer, e-mail', 'In the empty search field'),

	'adminOrders.more': withArguments<{ count: number }>()(
		label(
			'Es sind mehr als {count}. Grenzen Sie die Liste ein, um ältere zu sehen.',
			'There are more than {count}. Narrow the list to see older ones.',
		),
	),
	'adminOrders.number': label('Nummer', 'Number'),
	'adminOrders.date': label('Bestelldatum', 'Order date'),
	'adminOrders.created': label('Begonnen', 'Begun', 'When the checkout was begun'),
	'adminOrders.customer': label('Kunde', 'Customer'),
	'adminOrders.status': label('Status', 'Status'),
	'adminOrders.payment': label('Zahlung', 'Payment'),
	'adminOrders.method': label('Zahlungsart', 'Payment method'),
	'adminOrders.lineCount': label('Positionen', 'Items', 'How many lines an order has'),
	'adminOrders.total': label('Summe', 'Total'),
	'adminOrders.from': label('Von', 'From', 'The first day that is shown'),
	'adminOrders.to': label('Bis', 'To', 'The last day that is shown'),

	'adminOrders.status.inCreation': label('In Erstellung', 'In creation', 'Status of an order'),
	'adminOrders.status.placed': label('Eingegangen', 'Placed', 'Status of an order'),
	'adminOrders.status.processed': label('In Produktion', 'Processed', 'Status of an order'),
	'adminOrders.status.error': label('Fehler', 'Error', 'Status of an order'),
	'adminOrders.status.finished': label('Abgeschlossen', 'Finished', 'Status of an order'),
	'adminOrders.payment.open': label('Offen', 'Open', 'Payment of an order'),
	'adminOrders.payment.paid': label('Bezahlt', 'Paid', 'Payment of an order'),
	'adminOrders.payment.partlyRefunded': label('Teilweise erstattet', 'Partly refunded', 'Payment of an order'),
	'adminOrders.payment.refunded': label('Erstattet', 'Refunded', 'Payment of an order'),
	'adminOrders.method.card': label('Karte', 'Card', 'Payment method'),
	'adminOrders.method.invoice': label('Rechnung', 'Invoice', 'Payment method'),
	'adminOrders.method.none': label('Keine Zahlung nötig', 'Nothing to pay', 'Payment method'),

	'adminOrders.export': button('CSV exportieren', 'Export CSV', 'The orders that the list shows, as a file'),
	'adminOrders.exported': success('Bestellungen exportiert', 'Orders exported'),
	'adminOrders.exportFailed': failure(
		'Fehler beim Exportieren der Bestellungen. Bitte versuchen Sie es später erneut',
		'Error exporting orders. Please try again later',
	),

	'adminOrders.move.placed': button('Zurück zu „Eingegangen“', 'Back to “Placed”', 'Moves an order'),
	'adminOrders.move.processed': button('In Produktion geben', 'Mark as processed', 'Moves an order'),
	'adminOrders.move.finished': button('Abschließen', 'Finish', 'Moves an order'),
	'adminOrders.move.error': button('Auf „Fehler“ setzen', 'Set to “Error”', 'Moves an order'),
	'adminOrders.moveAsk': withArguments<{ status: string }>()(
		label('Status ändern: {status}', 'Change status: {status}', 'Title of a dialog'),
	),
	'adminOrders.moveText': label(
		'Der Kunde bekommt eine E-Mail über den neuen Status. Die Änderung steht danach im Verlauf.',
		'The customer gets an e-mail about the new status. The change is then part of the timeline.',
	),
	'adminOrders.moveErrorText': label(
		'„Fehler“ hält die Bestellung an. Bezahltes Geld wird damit nicht erstattet. Schreiben Sie, was geschehen ist: Der Grund steht im Verlauf.',
		'“Error” stops the order. Money that was paid is not refunded by it. Write what has happened: the reason is kept in the timeline.',
	),
	'adminOrders.moveNote': label('Notiz zur Änderung', 'Note about the change'),
	'adminOrders.moveReason': label('Grund', 'Reason'),
	'adminOrders.moved': success('Status erfolgreich geändert', 'Status successfully changed'),
	'adminOrders.moveFailed': failure('Fehler beim Ändern des Status', 'Error changing the status'),
	'adminOrders.changedMeanwhile': withArguments<{ status: string }>()(
		label(
			'Jemand hat diese Bestellung inzwischen geändert: Ihr Status ist jetzt „{status}“. Was Sie geschrieben haben, steht noch da.',
			'Somebody has changed this order meanwhile: its status is now “{status}”. What you wrote is still here.',
		),
	),

	'adminOrders.items': label('Positionen', 'Items', 'Heading: what was ordered'),
	'adminOrders.itemName': withArguments<{ name: string }>()(
		label('Eigener Name: {name}', 'Own name: {name}', 'What the shopper calls an item'),
	),
	'adminOrders.code': withArguments<{ code: string }>()(label('Artikelnummer {code}', 'Item no. {code}')),
	'adminOrders.quantity': label('Menge', 'Quantity'),
	'adminOrders.unitPrice': label('Einzelpreis', 'Unit price'),
	'adminOrders.lineTotal': label('Gesamt', 'Total', 'Of one line'),
	'adminOrders.goods': label('Waren', 'Goods', 'In the totals'),
	'adminOrders.shipping': label('Versand', 'Shipping', 'In the totals'),
	'adminOrders.shippingBy': withArguments<{ name: string }>()(label('Versand: {name}', 'Shipping: {name}')),
	'adminOrders.net': label('Netto', 'Net'),
	'adminOrders.tax': withArguments<{ rate: string }>()(label('USt. {rate}', 'VAT {rate}', '{rate} such as 19 %')),
	'adminOrders.reverseCharge': label(
		'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)',
		'Reverse charge: the customer owes the tax',
	),
	'adminOrders.gross': label('Gesamtsumme', 'Grand total'),
	'adminOrders.refunded': label('Erstattet', 'Refunded', 'In the totals'),
	'adminOrders.deliveryDay': label('Voraussichtliche Lieferung', 'Expected delivery'),
	'adminOrders.withTax': label('Preise mit Umsatzsteuer', 'Prices with VAT'),
	'adminOrders.withoutTax': label('Preise ohne Umsatzsteuer', 'Prices without VAT'),

	'adminOrders.addresses': label('Kunde und Adressen', 'Customer and addresses'),
	'adminOrders.billingAddress': label('Rechnungsadresse', 'Billing address'),
	'adminOrders.shippingAddress': label('Lieferadresse', 'Delivery address'),
	'adminOrders.sameAddress': label('Wie Rechnungsadresse', 'Same as billing address'),
	'adminOrders.noShipping': label('Abholung, kein Versand', 'Pick-up, not sent'),
	'adminOrders.costCenter': withArguments<{ name: string }>()(label('Kostenstelle: {name}', 'Cost center: {name}')),
	'adminOrders.vatId': withArguments<{ id: string }>()(label('USt-IdNr.: {id}', 'VAT id: {id}')),
	'adminOrders.ccEmail': withArguments<{ email: string }>()(label('Kopie an {email}', 'Copy to {email}')),
	'adminOrders.onBehalf': withArguments<{ name: string }>()(
		label('Im Namen des Kunden angelegt von {name}', 'Created on behalf of the customer by {name}'),
	),
	'adminOrders.toCustomer': label('Zum Kunden', 'To the customer', 'Link to the customer of an order'),
	'adminOrders.gone': label('Gelöschter Kunde', 'Deleted customer'),

	'adminOrders.payments': label('Zahlungen und Erstattungen', 'Payments and refunds'),
	'adminOrders.noPayments': label('Noch keine Zahlung.', 'No payment yet.'),
	'adminOrders.byInvoiceOpen': label(
		'Wird auf Rechnung bezahlt. Das Geld ist noch nicht da.',
		'Is paid by invoice. The money has not come yet.',
	),
	'adminOrders.byInvoicePaid': label('Auf Rechnung bezahlt.', 'Paid by invoice.'),
	'adminOrders.byCardPaid': label('Mit Karte bezahlt.', 'Paid by card.'),
	'adminOrders.paymentState.opening': label('Wird vorbereitet', 'Being prepared', 'State of a card payment'),
	'adminOrders.paymentState.open': label(
		'Wartet auf den Kunden',
		'Waiting for the customer',
		'State of a card payment',
	),
	'adminOrders.paymentState.paid': label('Bezahlt', 'Paid', 'State of a card payment'),
	'adminOrders.paymentState.expired': label('Abgelaufen', 'Expired', 'State of a card payment'),
	'adminOrders.paymentState.failed': label('Fehlgeschlagen', 'Failed', 'State of a card payment'),
	'adminOrders.late': label(
		'Kam zu spät und wurde zurückgezahlt',
		'Came too late and was paid back',
		'A card payment without an order',
	),
	'adminOrders.refundState.waiting': label('Wird ausgeführt', 'In progress', 'State of a refund'),
	'adminOrders.refundState.done': label('Erstattet', 'Done', 'State of a refund'),
	'adminOrders.refundState.failed': label('Fehlgeschlagen', 'Failed', 'State of a refund'),
	'adminOrders.refundOf': label('Erstattung', 'Refund', 'In the list of payments and refunds'),
	'adminOrders.cardPayment': label('Kartenzahlung', 'Card payment', 'In the list of payments and refunds'),
	'adminOrders.markPaid': button('Als bezahlt markieren', 'Mark as paid'),
	'adminOrders.markPaidAsk': withArguments<{ amount: string }>()(
		label('Sind {amount} eingegangen?', 'Have {amount} come in?'),
	),
	'adminOrders.markPaidText': label(
		'Die Bestellung gilt dann als bezahlt. Das lässt sich nicht zurücknehmen, nur erstatten.',
		'The order then counts as paid. This cannot be taken back, only refunded.',
	),
	'adminOrders.markedPaid': success('Zahlung erfolgreich vermerkt', 'Payment successfully recorded'),
	'adminOrders.markPaidFailed': failure('Fehler beim Vermerken der Zahlung', 'Error recording the payment'),
	'adminOrders.refund': button('Erstatten', 'Refund'),
	'adminOrders.refundTitle': withArguments<{ number: string }>()(
		label('Bestellung {number} erstatten', 'Refund order {number}'),
	),
	'adminOrders.refundLeft': withArguments<{ amount: string }>()(
		label('Sie können noch bis zu {amount} erstatten.', 'You can refund up to {amount}.'),
	),
	'adminOrders.refundCard': label(
		'Das Geld geht auf die Karte zurück, mit der bezahlt wurde.',
		'The money goes back to the card that was paid with.',
	),
	'adminOrders.refundInvoice': label(
		'Überweisen Sie den Betrag selbst: Hier wird er vermerkt und die Rechnungskorrektur erstellt.',
		'Transfer the amount yourself: here it is recorded, and the credit note is made.',
	),
	'adminOrders.refundBill': label(
		'Die Rechnung ist noch offen: Der Kunde muss um diesen Betrag weniger bezahlen und bekommt die Rechnungskorrektur.',
		'The invoice is still open: the customer has to pay that much less and gets the credit note.',
	),
	'adminOrders.amount': label('Betrag', 'Amount'),
	'adminOrders.wholeAmount': button('Alles, was noch offen ist', 'All that is left', 'Fills in the amount of a refund'),
	'adminOrders.amountTooLarge': withArguments<{ amount: string }>()(
		failure('Höchstens {amount} können noch erstattet werden.', 'At most {amount} can still be refunded.'),
	),
	'adminOrders.amountTooSmall': failure('Bitte geben Sie einen Betrag an.', 'Please enter an amount.'),
	'adminOrders.refundReason': label('Grund der Erstattung', 'Reason for the refund'),
	'adminOrders.refundReasonHint': label(
		'Steht im Verlauf und auf der Rechnungskorrektur.',
		'Is kept in the timeline and stands on the credit note.',
	),
	'adminOrders.refundAsk': withArguments<{ amount: string }>()(label('{amount} erstatten?', 'Refund {amount}?')),
	'adminOrders.refundAskText': withArguments<{ customer: string }>()(
		label(
			'{customer} bekommt darüber eine E-Mail. Das lässt sich nicht rückgängig machen.',
			'{customer} gets an e-mail about it. This cannot be undone.',
		),
	),
	'adminOrders.refundBegun': success('Erstattung erfolgreich begonnen', 'Refund successfully begun'),
	'adminOrders.refundFailed': failure('Fehler beim Erstatten', 'Error refunding'),

	'adminOrders.documents': label('Dokumente', 'Documents'),
	'adminOrders.noDocuments': label(
		'Noch keine Dokumente. Sie entstehen, sobald die Bestellung eingegangen ist.',
		'No documents yet. They are made as soon as the order is placed.',
	),
	'adminOrders.document.orderConfirmation': label('Auftragsbestätigung', 'Order confirmation'),
	'adminOrders.document.invoice': label('Rechnung', 'Invoice'),
	'adminOrders.document.creditNote': label('Rechnungskorrektur', 'Credit note'),
	'adminOrders.openPdf': button('PDF öffnen', 'Open PDF'),
	'adminOrders.makeInvoice': button('Rechnung erstellen', 'Make the invoice'),
	'adminOrders.invoiceMade': success('Rechnung erfolgreich erstellt', 'Invoice successfully made'),
	'adminOrders.invoiceFailed': failure('Fehler beim Erstellen der Rechnung', 'Error making the invoice'),
	'adminOrders.invoiceMissing': label(
		'Es gibt noch keine Rechnung, denn es fehlen Angaben:',
		'There is no invoice yet, as details are missing:',
	),
	'adminOrders.invoiceNotYet': label('Es gibt noch keine Rechnung.', 'There is no invoice yet.'),
	'adminOrders.toSettings': label('Zu den Rechnungsdaten', 'To the invoice data', 'Link to the settings'),

	'adminOrders.notes': label('Interne Notizen', 'Internal notes'),
	'adminOrders.newNote': label('Neue Notiz', 'New note'),
	'adminOrders.noteHint': label('Nur das Team sieht sie.', 'Only your team sees it.'),
	'adminOrders.addNote': button('Notiz hinzufügen', 'Add note'),
	'adminOrders.noteAdded': success('Notiz erfolgreich hinzugefügt', 'Note successfully added'),
	'adminOrders.noteFailed': failure('Fehler beim Hinzufügen der Notiz', 'Error adding the note'),

	'adminOrders.mails': label('E-Mails', 'E-mails'),
	'adminOrders.noMails': label('Noch keine E-Mails.', 'No e-mails yet.'),
	'adminOrders.mail.placed': label('Bestellbestätigung', 'Order confirmation', 'A mail about an order'),
	'adminOrders.mail.shop': label('Neue Bestellung, an den Shop', 'New order, to the shop', 'A mail about an order'),
	'adminOrders.mail.invoice': label('Rechnung', 'Invoice', 'A mail about an order'),
	'adminOrders.mail.status': label('Statusänderung', 'Change of status', 'A mail about an order'),
	'adminOrders.mail.refund': label('Erstattung', 'Refund', 'A mail about an order'),
	'adminOrders.mail.withdrawal': label('Widerruf', 'Withdrawal', 'A mail about an order'),
	'adminOrders.mail.other': label('E-Mail', 'E-mail', 'A mail about an order'),
	'adminOrders.resend': button('Erneut senden', 'Send again'),
	'adminOrders.resendAsk': withArguments<{ name: string }>()(label('{name} erneut senden?', 'Send {name} again?')),
	'adminOrders.resendText': withArguments<{ recipients: string }>()(
		label('Die E-Mail geht noch einmal an {recipients}.', 'The e-mail goes to {recipients} once more.'),
	),
	'adminOrders.resent': success('E-Mail wird erneut gesendet', 'E-mail is being sent again'),
	'adminOrders.resendFailed': failure('Fehler beim Senden der E-Mail', 'Error sending the e-mail'),

	'adminOrders.delete': button('Bestellung löschen', 'Delete order'),
	'adminOrders.deleteAsk': label('Diese Bestellung löschen?', 'Delete this order?'),
	'adminOrders.deleteText': label(
		'Reservierte Ware wird wieder frei. Das lässt sich nicht rückgängig machen.',
		'Reserved stock becomes free again. This cannot be undone.',
	),
	'adminOrders.deleted': success('Bestellung erfolgreich gelöscht', 'Order successfully deleted'),
	'adminOrders.deleteFailed': failure('Fehler beim Löschen der Bestellung', 'Error deleting the order'),
	'adminOrders.mayNotChange': label(
		'Sie können Bestellungen ansehen, aber nicht ändern.',
		'You can view orders but not change them.',
	),
	'adminOrders.error': withArguments<{ reason: string }>()(
		label('Diese Bestellung ist angehalten: {reason}', 'This order is stopped: {reason}'),
	),
	'adminOrders.error.expired': label('Die Zeit zum Bezahlen ist abgelaufen', 'The time to pay is over'),
	'adminOrders.error.cancelled': label('Der Kunde hat abgebrochen', 'The customer has cancelled'),
	'adminOrders.error.failed': label('Die Zahlung ist fehlgeschlagen', 'The payment has failed'),
} satisfies Record<string, ShippedText>;
