// The German of en-GB/checkout.ts.
import type { checkout as base } from '../en-GB/checkout.ts';
import type { TranslationOf } from '../entry.ts';
import { checkoutProblems } from './checkout-problems.ts';

export const checkout: TranslationOf<typeof base> = {
	'checkout.title': 'Kasse',
	'checkout.intro': 'Prüfen Sie alles in Ruhe. Bestellt wird erst, wenn Sie „Zahlungspflichtig bestellen“ drücken.',
	'checkout.guest': 'Sie bestellen als Gast. Haben Sie schon ein Konto?',
	'checkout.signIn': 'Anmelden',
	'checkout.restored': 'Ihre Angaben von vorhin sind noch da.',
	'checkout.cancelled': 'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht, Ihre Angaben sind noch da.',
	'checkout.notCompleted':
		'Ihre letzte Bestellung ist nicht abgeschlossen, und es wurde nichts abgebucht. Ihre Angaben sind noch da. Wenn Sie bestellen möchten, drücken Sie bitte noch einmal „Zahlungspflichtig bestellen“.',
	'checkout.notArrived':
		'Ihre letzte Bestellung ist bisher nicht bei uns angekommen. Ihre Angaben sind noch da: Bitte drücken Sie noch einmal „Zahlungspflichtig bestellen“. Doppelt bestellt wird nichts.',
	'checkout.asking': 'Wir prüfen den Stand Ihrer letzten Bestellung.',
	'checkout.notAsked':
		'Wir können gerade nicht abfragen, ob Ihre letzte Bestellung angekommen ist. Damit Sie nichts doppelt bestellen, versuchen Sie es bitte gleich noch einmal.',
	'checkout.unanswered':
		'Wir wissen noch nicht, ob Ihre Bestellung angekommen ist, denn wir haben keine eindeutige Antwort erhalten. Bitte drücken Sie die Schaltfläche gleich noch einmal: Doppelt bestellt wird nichts. Ist die Bestellung schon eingegangen, enthält sie Ihre Angaben von vorhin.',
	'checkout.needsJavaScript': 'Für die Kasse muss JavaScript eingeschaltet sein. Ihr Warenkorb bleibt, wie er ist.',
	'checkout.notLoaded': 'Die Kasse konnte nicht geladen werden. Ihr Warenkorb und Ihre Angaben sind noch da.',
	'checkout.emptyTitle': 'Ihr Warenkorb ist leer',
	'checkout.emptyText': 'Legen Sie etwas in den Warenkorb, um zu bestellen.',
	'checkout.latestOrder': 'Ihre letzte Bestellung:',
	'checkout.continueShopping': 'Weiter einkaufen',
	'checkout.toCart': 'Zum Warenkorb',

	'checkout.contact': 'Kontakt',
	'checkout.shippingAddress': 'Lieferadresse',
	'checkout.billingAddress': 'Rechnungsadresse',
	'checkout.sameAddress': 'Die Rechnungsadresse ist dieselbe wie die Lieferadresse',
	'checkout.salutation': 'Anrede',
	'checkout.noSalutation': 'Keine Angabe',
	'checkout.salutationMr': 'Herr',
	'checkout.salutationMrs': 'Frau',
	'checkout.salutationDiverse': 'Divers',
	'checkout.titleField': 'Titel',
	'checkout.firstName': 'Vorname',
	'checkout.surname': 'Nachname',
	'checkout.companyName': 'Firma',
	'checkout.street': 'Straße und Hausnummer',
	'checkout.zipCode': 'Postleitzahl',
	'checkout.city': 'Ort',
	'checkout.country': 'Land',
	'checkout.countryHint': 'Ihr Land fehlt? Dorthin versenden wir nicht, fragen Sie uns bitte.',
	'checkout.phone': 'Telefon',
	'checkout.phoneHint': 'Nur für Rückfragen zu Ihrer Bestellung',
	'checkout.email': 'E-Mail',
	'checkout.emailHint': 'Hierhin gehen Bestellbestätigung und Rechnung',
	'checkout.ccEmail': 'E-Mail für eine Kopie',
	'checkout.ccEmailHint': 'Zum Beispiel Ihre Buchhaltung',
	'checkout.ccEmailGuestHint':
		'Zum Beispiel Ihre Buchhaltung. Die Kopie geht hinaus, sobald Sie Ihre Bestellung über den Link in Ihrer E-Mail geöffnet haben.',
	'checkout.costCenter': 'Kostenstelle',
	'checkout.vatId': 'USt-IdNr.',
	'checkout.vatIdHint': 'Nur für Unternehmen',
	'checkout.orderReference': 'Ihre Bestellnummer',
	'checkout.orderReferenceHint': 'Steht auf der Rechnung',
	'checkout.eInvoice': 'E-Rechnung und öffentliche Auftraggeber',
	'checkout.invoiceFormat': 'Format der Rechnung',
	'checkout.invoiceFormat.zugferd': 'PDF (ZUGFeRD)',
	'checkout.invoiceFormat.xrechnung': 'Nur XML (XRechnung)',
	'checkout.invoiceFormat.both': 'PDF und XML (XRechnung)',
	'checkout.leitwegId': 'Leitweg-ID',
	'checkout.leitwegIdHint': 'Öffentliche Auftraggeber nennen sie bei der Bestellung',
	'checkout.electronicAddress': 'Elektronische Adresse für Rechnungen',
	'checkout.electronicAddressHint': 'Wenn leer: Ihre Leitweg-ID oder Ihre E-Mail-Adresse',
	'checkout.vatIdInvalid': 'Das ist keine gültige USt-IdNr. der EU. Sie sieht zum Beispiel so aus: DE123456789.',
	'checkout.vatWaiting': 'Die USt-IdNr. wird gerade geprüft.',
	'checkout.vatValid': 'Die USt-IdNr. ist gültig.',
	'checkout.vatInvalid':
		'Diese USt-IdNr. ist dem Register nicht bekannt. Sie können bestellen; die Steuer wird berechnet.',
	'checkout.vatUnknown': 'Das Register ist gerade nicht erreichbar. Sie können bestellen; die Steuer wird berechnet.',
	'checkout.taxFreeExport':
		'Steuerfreie Ausfuhrlieferung: Es wird keine Umsatzsteuer berechnet. Im Zielland können Einfuhrsteuer und Zoll anfallen.',
	'checkout.reverseCharge': 'Steuerschuldnerschaft des Leistungsempfängers: Es wird keine Umsatzsteuer berechnet.',

	'checkout.shippingMethod': 'Versandart',
	'checkout.free': 'Kostenlos',
	'checkout.shippingDays': '{days, plural, one {# Werktag unterwegs} other {# Werktage unterwegs}}',
	'checkout.deliveryOn': 'Lieferung voraussichtlich {day}',
	'checkout.readyOn': 'Voraussichtlich fertig am {day}',
	'checkout.noShipping': 'In dieses Land können wir nicht liefern. Bitte wählen Sie eine andere Lieferadresse.',
	'checkout.collectionOnly':
		'In dieses Land versenden wir nicht. Bitte wählen Sie eine andere Lieferadresse, oder holen Sie Ihre Bestellung bei uns ab.',
	'checkout.countryFirst': 'Wählen Sie oben zuerst das Land der Lieferung.',

	'checkout.subscription': 'Abonnement',
	'checkout.dueToday': 'Heute zu zahlen',
	'checkout.dueNext': 'Ab {day}, {per}',
	'checkout.subscription.trial':
		'{today} heute, ab {day} {price} {per}. Der Probezeitraum endet nach {days, plural, one {einem Tag} other {# Tagen}}.',
	'checkout.subscription.price': '{price} {per}. Die nächste Zahlung ist am {day}.',
	'checkout.subscription.trialUsed':
		'Den kostenlosen Probezeitraum hatten Sie schon. Dieses Abonnement beginnt sofort, die erste Zahlung wird mit der Bestellung fällig.',
	'checkout.subscription.term':
		'Das Abonnement läuft auf unbestimmte Zeit. Mit jeder Zahlung ist genau eine Lieferung bezahlt. Sie können jederzeit bis zur nächsten Zahlung kündigen; das Abonnement endet dann mit dem bezahlten Zeitraum.',
	'checkout.subscription.cancel':
		'Das geht in Ihrem Kundenkonto oder, ohne Anmeldung, mit dem Formular auf der Seite „Verträge hier kündigen“.',
	'checkout.pay.cardAgain':
		'Ihre Karte wird beim Zahlungsdienst hinterlegt und für die weiteren Zahlungen Ihres Abonnements belastet.',
	'checkout.noCards':
		'Dieser Shop nimmt zurzeit keine Karten an. Abonnements werden per Karte bezahlt und können deshalb gerade nicht bestellt werden.',
	'checkout.tooMuchForCard':
		'Von einer Karte lassen sich höchstens {most} auf einmal abbuchen, jede Zahlung dieses Abonnements beträgt aber {amount}. Bitte wählen Sie im Warenkorb eine kleinere Menge oder fragen Sie uns.',
	'checkout.paymentMethod': 'Zahlungsart',
	'checkout.pay.cardText': 'Sie bezahlen nach dem Bestellen auf der gesicherten Seite unseres Zahlungsdienstes.',
	'checkout.pay.paypalText': 'Nach der Bestellung bestätigen Sie die Zahlung bei PayPal.',
	'checkout.pay.klarnaText': 'Nach der Bestellung wählen Sie bei Klarna, wann und wie Sie bezahlen.',
	'checkout.pay.sepaDebitText':
		'Nach der Bestellung geben Sie Ihre IBAN auf der sicheren Seite unseres Zahlungsanbieters ein. Der Einzug dauert einige Werktage; die Produktion beginnt danach.',
	'checkout.pay.prepaymentText':
		'Sie überweisen den Gesamtbetrag auf unser Konto. Die Bankverbindung erhalten Sie per E-Mail; die Produktion beginnt nach dem Zahlungseingang.',
	'checkout.pay.invoiceText': 'Sie bezahlen, wenn Sie die Rechnung bekommen haben.',
	'checkout.pay.noneText': 'Diese Bestellung kostet nichts.',
	'checkout.sandbox':
		'Testbetrieb: Es wird kein Geld bewegt. Bezahlen Sie mit einer Testkarte wie 4242 4242 4242 4242.',
	'checkout.sandboxOther':
		'Sandbox: Es fließt kein Geld. Auf der nächsten Seite lassen Sie die Zahlung gelingen oder scheitern.',
	'checkout.sandboxLabel': 'Testbetrieb',
	'checkout.invoiceForCustomers': 'Auf Rechnung können angemeldete Kunden bestellen.',
	'checkout.invoiceUpTo': 'Auf Rechnung können Sie bis zu einem Gesamtbetrag von {limit} bestellen.',
	'checkout.tooManyOrders':
		'Es wurde nichts bestellt: Von Ihrem Anschluss oder mit dieser E-Mail-Adresse wurde in kurzer Zeit zu oft bestellt; Bestellungen, die nicht bezahlt wurden, zählen mit. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
	'checkout.tooManyUnpaid':
		'Es wurde nichts bestellt: Von Ihrem Anschluss sind in kurzer Zeit zu viele Bestellungen ohne sofortige Zahlung eingegangen. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
	'checkout.tooManyUnpaidOrPay':
		'Es wurde nichts bestellt: Von Ihrem Anschluss sind in kurzer Zeit zu viele Bestellungen ohne sofortige Zahlung eingegangen. Bitte wählen Sie eine andere Zahlungsart, oder versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
	'checkout.stockShare':
		'Von „{name}“ halten wir für eine unbezahlte Bestellung höchstens {count, plural, one {# Stück} other {# Stück}} zurück. Bitte verringern Sie die Menge im Warenkorb oder wenden Sie sich an uns.',
	'checkout.stockShareHeld':
		'{count, plural, =0 {Von „{name}“ halten wir für Sie bereits so viel zurück, wie ohne Zahlung möglich ist. Bitte schließen Sie Ihre offene Bestellung ab oder versuchen Sie es später noch einmal.} other {Von „{name}“ halten wir für Sie bereits einen Teil zurück; ohne Zahlung sind noch höchstens # Stück möglich. Bitte verringern Sie die Menge im Warenkorb oder schließen Sie zuerst Ihre offene Bestellung ab.}}',
	'checkout.stockShareOfNetwork':
		'{count, plural, =0 {Von „{name}“ sind gerade sehr viele Stück für unbezahlte Bestellungen zurückgelegt. Bitte versuchen Sie es in einer Viertelstunde noch einmal oder wenden Sie sich an uns.} other {Von „{name}“ sind gerade sehr viele Stück für unbezahlte Bestellungen zurückgelegt; höchstens # Stück sind noch möglich. Bitte verringern Sie die Menge im Warenkorb oder wenden Sie sich an uns.}}',
	'checkout.priceFell': '„{name}“ ist günstiger geworden: bisher {before}, jetzt {now}.',
	'checkout.noPayment':
		'Zurzeit gibt es hier keine Zahlungsart. Bitte wenden Sie sich an uns; Ihr Warenkorb bleibt, wie er ist.',

	'checkout.summary': 'Ihre Bestellung',
	'checkout.summaryOf': 'Ihre Bestellung: {count, plural, one {# Artikel} other {# Artikel}}',
	'checkout.trialAhead': '{days, plural, one {# Tag} other {# Tage}} kostenlos, erste Zahlung am {day}',
	'checkout.change': 'Warenkorb ändern',
	'checkout.pieces': '{count, plural, one {{quantity} Stück} other {{quantity} Stück}}',
	'checkout.seriesRun': '{rows, plural, one {# Person} other {# Personen}} × {quantity} Stück',
	'checkout.goods': 'Waren',
	'checkout.shipping': 'Versand',
	'checkout.net': 'Netto',
	'checkout.taxDropped': 'MwSt. entfällt',
	'checkout.taxWithin': 'darin {rate} MwSt.',
	'checkout.tax': '{rate} MwSt.',
	'checkout.total.grandTotal': 'Gesamtsumme',
	'checkout.total.subtotal': 'Zwischensumme',
	'checkout.inclusive': 'inkl. MwSt. und Versand',
	'checkout.inclusiveTax': 'inkl. MwSt.',

	...checkoutProblems,

	'checkout.terms': 'Ich habe die {terms} gelesen und akzeptiere sie.',
	'checkout.newsletter':
		'Ja, {shop} darf mir den Newsletter an meine E-Mail-Adresse senden. Meine Einwilligung kann ich jederzeit widerrufen, zum Beispiel über den Link am Ende jedes Newsletters.',
	'checkout.newsletterHint':
		'Freiwillig und für Ihre Bestellung nicht nötig. Sie erhalten zuerst eine E-Mail mit einem Link: Erst wenn Sie ihm folgen, bekommen Sie den Newsletter.',
	'checkout.termsOfSubscription':
		'Ich habe die {terms} und die unten genannten Bedingungen des Abonnements (Preis, Zahlungsintervall, Laufzeit und Kündigung) gelesen und akzeptiere sie.',
	'checkout.termsPage': 'Allgemeinen Geschäftsbedingungen',
	'checkout.acceptTerms': 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
	'checkout.legal': 'Zum Nachlesen',
	'checkout.pageNotLoaded': 'Diese Seite konnte nicht geladen werden.',
	'checkout.withdrawal': 'Widerrufsrecht',
	'checkout.withdrawal.none':
		'Diese Waren werden nach Ihren Vorgaben angefertigt. Für sie gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).',
	'checkout.withdrawal.some':
		'Nach Ihren Vorgaben angefertigt werden: {names}. Für diese Waren gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Alles andere können Sie als Verbraucher binnen 14 Tagen widerrufen.',
	'checkout.withdrawal.all':
		'Als Verbraucher können Sie diese Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen.',

	'checkout.order': 'Zahlungspflichtig bestellen',
	'checkout.sending': 'Ihre Bestellung wird gesendet …',
	'checkout.printData.later': 'Druckdaten: können Sie nach der Bestellung senden',
	'checkout.printData.missing': 'Druckdaten: fehlen',
	'checkout.printData.incomplete': 'Druckdaten: es fehlen noch Seiten',
	'checkout.printData.uploading': 'Druckdaten: werden hochgeladen',
	'checkout.printData.checking': 'Druckdaten: werden geprüft',
	'checkout.printData.errors': 'Druckdaten: haben Fehler',
	'checkout.printData.release': 'Druckdaten: warten auf Ihre Freigabe',
	'checkout.printData.revoked':
		'Druckdaten: Die Druckvorgaben dieses Produkts haben sich seit Ihrer Freigabe geändert. Bitte prüfen Sie die Daten im Warenkorb und geben Sie sie noch einmal frei.',
	'checkout.printData.revokedErrors':
		'Druckdaten: Die Druckvorgaben dieses Produkts haben sich seit Ihrer Freigabe geändert, und die Daten passen nicht mehr. Bitte laden Sie eine korrigierte Datei hoch.',
	'checkout.printData.refused': 'Druckdaten: andere Daten nötig',
	'checkout.printData.released': 'Druckdaten: freigegeben',
	'checkout.printData.late':
		'„{name}“ kam erst nach der Freigabe an und wird nicht verwendet. Im Warenkorb können Sie darüber entscheiden.',
	'checkout.deliveryAfterPayment':
		'Die Produktion beginnt nach dem Eingang Ihrer Zahlung; der Liefertermin verschiebt sich entsprechend.',
	'checkout.deliveryAfterBoth':
		'Die Produktion beginnt, sobald Ihre Zahlung eingegangen ist und alle Druckdaten freigegeben sind; der Liefertermin verschiebt sich entsprechend.',
	'checkout.printData.delivery':
		'Die Produktion beginnt, sobald alle Druckdaten freigegeben sind; der Liefertermin verschiebt sich entsprechend.',
	'checkout.counting': 'Preise werden neu berechnet …',

	'checkout.forCompany': 'Bestellung für {company}',
	'checkout.approvalBy': 'Diese Bestellung braucht die Genehmigung von {names}.',
	'checkout.approvalByShop': 'Diese Bestellung braucht eine Genehmigung durch den Shop.',
	'checkout.approvalRule': 'Regel: {rule}.',
	'checkout.approvalText':
		'Sie wird erst danach aufgegeben und bezahlt; bis zur Entscheidung ist die Ware für Sie reserviert.',
	'checkout.budgetOf': 'der Kostenstelle {code}',
	'checkout.budgetOfCompany': 'des Unternehmens',
	'checkout.budgetLeft.month':
		'Das Monatsbudget {of} reicht noch für {left} netto, diese Bestellung kostet {net} netto.',
	'checkout.budgetLeft.quarter':
		'Das Quartalsbudget {of} reicht noch für {left} netto, diese Bestellung kostet {net} netto.',
	'checkout.budgetLeft.year':
		'Das Jahresbudget {of} reicht noch für {left} netto, diese Bestellung kostet {net} netto.',
};
