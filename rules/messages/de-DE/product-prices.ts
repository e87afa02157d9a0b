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
	'offer.noteGross': 'inkl. {rate} MwSt., zzgl. Versand',
	'offer.noteNet': 'zzgl. {rate} MwSt. und Versand',
	'offer.noteUntaxed': 'ohne MwSt., zzgl. Versand',
	'offer.tableGross': 'Alle Preise inkl. MwSt., zzgl. Versand.',
	'offer.tableNet': 'Alle Preise zzgl. MwSt. und Versand.',
	'offer.tableUntaxed': 'Alle Preise ohne MwSt., zzgl. Versand.',
	'offer.saving':
		'{more, select, 1 {1 Stück mehr kostet} other {{more} Stück mehr kosten}} {extra} mehr: {unit} pro Stück',
	'offer.savingCheaper': '{quantity} Stück kosten zusammen nur {total}',

	'offer.fault.notWhole': 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel {example}.',
	'offer.fault.tooSmall': 'Wir fertigen mindestens {quantity} Stück.',
	'offer.fault.tooLarge':
		'Online {quantity, select, 1 {ist höchstens 1 Stück} other {sind höchstens {quantity} Stück}} möglich. Größere Auflagen rechnen wir Ihnen gern aus.',
	'offer.fault.notOffered': '{quantity, select, 1 {1 Stück ist} other {{quantity} Stück sind}} nicht wählbar.',
	'offer.fault.stock': 'Davon {quantity, select, 1 {ist nur noch 1 Stück} other {sind nur noch {quantity} Stück}} da.',
	'offer.fault.take': '{quantity} Stück wählen',

	'offer.per.day': 'pro Tag',
	'offer.per.week': 'pro Woche',
	'offer.per.month': 'pro Monat',
	'offer.per.year': 'pro Jahr',
	'offer.subscription': 'Abonnement',
	'offer.renewed.day': 'Lieferung und Zahlung erfolgen täglich, bis Sie kündigen.',
	'offer.renewed.week': 'Lieferung und Zahlung erfolgen wöchentlich, bis Sie kündigen.',
	'offer.renewed.month': 'Lieferung und Zahlung erfolgen monatlich, bis Sie kündigen.',
	'offer.renewed.year': 'Lieferung und Zahlung erfolgen jährlich, bis Sie kündigen.',
	'offer.trial':
		'Sie können {days, plural, one {einen Tag} other {# Tage}} lang kostenlos testen; danach gilt der genannte Preis.',
	'offer.subscriptionSoon': 'Abonnements können Sie in Kürze hier bestellen.',

	'offer.stock.inStock': 'Auf Lager',
	'offer.stock.low': 'Nur noch {quantity} Stück auf Lager',
	'offer.stock.few': 'Nur noch wenige auf Lager',
	'offer.stock.outOfStock': 'Nicht auf Lager',
	'offer.stock.onBackorder': 'Wird nachbestellt: Sie können trotzdem bestellen',

	'offer.itemName.label': 'Eigene Bezeichnung (freiwillig)',
	'offer.itemName.hint':
		'So heißt der Artikel in Ihrem Warenkorb und auf der Bestellung, zum Beispiel „Karten Empfang“.',
};
