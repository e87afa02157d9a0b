// The German of en-GB/product-prices.ts.
import type { productPrices as base } from '../en-GB/product-prices.ts';
import type { TranslationOf } from '../entry.ts';

export const productPrices: TranslationOf<typeof base> = {
	'offer.title': 'Auflage und Preis',
	'offer.quantity': 'Auflage',
	'offer.unit': 'Preis pro Stück',
	'offer.total': 'Gesamt',
	'offer.pieces': '{quantity} Stück',
	'offer.fromPieces': 'ab {quantity} Stück',
	'offer.forPieces': 'für {quantity} Stück',
	'offer.perPiece': '{price} pro Stück',
	'offer.atLeast': 'Mindestens {quantity} Stück',
	'offer.anyQuantity': 'Jede Stückzahl ist möglich',
	'offer.inSteps': '{from} bis {to} Stück in Schritten von {step}',
	'offer.calculate': 'Preis zeigen',
	'offer.table': 'Preise nach Auflage',
	'offer.net': 'Netto',
	'offer.tax': '{rate} MwSt.',
	'offer.gross': 'Brutto',
	'offer.shippingCosts': 'Versandkosten',
	'offer.deliveries': 'Lieferung bei Bestellung heute',
	'offer.shippingByWeight': 'Preis nach Gewicht',
	'offer.shippingNothing': 'kostenlos',
	'offer.shippingFree': 'Kostenlose Lieferung nach {country}',
	'offer.shippingFreeFrom': 'Kostenlose Lieferung nach {country} ab {from} Warenwert',
	'offer.shippingMissing': 'Noch {missing} bis zur kostenlosen Lieferung nach {country}',
	'offer.noteGross': 'inkl. {rate} MwSt., zzgl. {shipping}',
	'offer.noteNet': 'zzgl. {rate} MwSt. und {shipping}',
	'offer.noteUntaxed': 'ohne MwSt., zzgl. {shipping}',
	'offer.tableGross': 'Alle Preise inkl. MwSt., zzgl. {shipping}.',
	'offer.tableNet': 'Alle Preise zzgl. MwSt. und {shipping}.',
	'offer.tableUntaxed': 'Alle Preise ohne MwSt., zzgl. {shipping}.',
	'offer.saving': 'Für {extra} mehr: {quantity} Stück ({unit} pro Stück)',
	'offer.savingCheaper': '{quantity} Stück kosten zusammen nur {total}',

	'offer.fault.notWhole': 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel {example}.',
	'offer.fault.tooSmall': 'Wir fertigen mindestens {quantity} Stück.',
	'offer.fault.tooLarge':
		'Online {quantity, select, 1 {ist höchstens 1 Stück} other {sind höchstens {quantity} Stück}} möglich. Größere Auflagen rechnen wir Ihnen gern aus.',
	'offer.fault.notOffered': '{quantity, select, 1 {1 Stück ist} other {{quantity} Stück sind}} nicht wählbar.',
	'offer.fault.stock': 'Davon {quantity, select, 1 {ist nur noch 1 Stück} other {sind nur noch {quantity} Stück}} da.',
	'offer.fault.take': '{quantity} Stück wählen',

	'offer.subscription': 'Abonnement',
	'offer.renewed.day':
		'Lieferung und Zahlung erfolgen {count, plural, one {täglich} other {alle # Tage}}, bis Sie kündigen.',
	'offer.renewed.week':
		'Lieferung und Zahlung erfolgen {count, plural, one {wöchentlich} other {alle # Wochen}}, bis Sie kündigen.',
	'offer.renewed.month':
		'Lieferung und Zahlung erfolgen {count, plural, one {monatlich} other {alle # Monate}}, bis Sie kündigen.',
	'offer.renewed.year':
		'Lieferung und Zahlung erfolgen {count, plural, one {jährlich} other {alle # Jahre}}, bis Sie kündigen.',
	'offer.trial':
		'Wenn Sie heute bestellen, testen Sie {days, plural, one {einen Tag} other {# Tage}} lang kostenlos, bis {day}. Erst dann bezahlen Sie zum ersten Mal.',
	'offer.trialUsed':
		'Den kostenlosen Probezeitraum hatten Sie schon: Wenn Sie erneut abonnieren, zahlen Sie mit der Bestellung.',
	'offer.nextPayment': 'Wenn Sie heute bestellen, ist die nächste Zahlung am {day}.',
	'offer.account':
		'Für ein Abonnement brauchen Sie ein Kundenkonto, in dem Sie es ändern und kündigen können. Ihr Warenkorb bleibt erhalten.',
	'offer.signIn': 'Anmelden',
	'offer.register': 'Konto anlegen',
	'offer.inAccount': 'Ändern und kündigen können Sie das Abonnement in Ihrem Kundenkonto.',
	'offer.toSubscriptions': 'Zu meinen Abonnements',
	'offer.term':
		'Das Abonnement läuft auf unbestimmte Zeit. Mit jeder Zahlung ist genau eine Lieferung bezahlt. Sie können jederzeit bis zur nächsten Zahlung kündigen; das Abonnement endet dann mit dem bezahlten Zeitraum.',
	'offer.cancel':
		'Das geht in Ihrem Kundenkonto oder, ohne Anmeldung, mit dem Formular auf der Seite „Verträge hier kündigen“.',
	'offer.cancelLink': 'Verträge hier kündigen',

	'offer.stock.inStock': 'Auf Lager',
	'offer.stock.made': 'Wird für Sie gefertigt',
	'offer.stock.low': 'Nur noch {quantity} Stück auf Lager',
	'offer.stock.few': 'Nur noch wenige auf Lager',
	'offer.stock.outOfStock': 'Nicht auf Lager',
	'offer.stock.onBackorder': 'Wird nachbestellt: Sie können trotzdem bestellen',

	'offer.itemName.label': 'Eigene Bezeichnung (freiwillig)',
	'offer.itemName.hint':
		'So heißt der Artikel in Ihrem Warenkorb und auf der Bestellung, zum Beispiel „Karten Empfang“.',
};
