// The German of en-GB/cart-problems.ts.
import type { cartProblems as base } from '../en-GB/cart-problems.ts';
import type { TranslationOf } from '../entry.ts';

export const cartProblems: TranslationOf<typeof base> = {
	'cartPage.warning': 'Nicht alle Artikel sind auf Lager oder bestellbar',
	'cartPage.warningText': 'Was zu tun ist, steht bei jedem betroffenen Artikel.',
	'cartPage.apart.title': 'Diese Artikel bestellen Sie bitte getrennt',
	'cartPage.apart.text':
		'Was einmal bezahlt wird, und Abonnements mit verschiedenen Intervallen oder Probezeiträumen lassen sich nicht in einer Bestellung bezahlen. Bestellen Sie zuerst: {first}. Danach: {others}.',
	'cartPage.apart.move':
		'{count, plural, one {Den anderen Artikel solange auf die Merkliste legen} other {Die anderen # Artikel solange auf die Merkliste legen}}',
	'cartPage.apart.once': 'einmalig',
	'cartPage.pricesChanged':
		'{count, plural, one {Der Preis eines Artikels hat sich geändert.} other {Die Preise von # Artikeln haben sich geändert.}}',
	'cartPage.acceptAll': 'Neue Preise übernehmen',
	'cartPage.priceChanged': 'Der Preis hat sich geändert: bisher {before}, jetzt {now}.',
	'cartPage.priceFell': 'Der Preis ist gesunken: bisher {before}, jetzt {now}.',
	'cartPage.accept': 'Neuen Preis übernehmen',
	'cartPage.lineGone': 'Diese Position gibt es nicht mehr; vielleicht wurde sie in einem anderen Fenster entfernt.',
	'cartPage.problem.gone': 'Diesen Artikel gibt es nicht mehr. Bitte entfernen Sie ihn.',
	'cartPage.problem.notForSale':
		'Dieser Artikel ist zurzeit nicht bestellbar. Entfernen Sie ihn, oder merken Sie ihn sich für später.',
	'cartPage.problem.noPrice':
		'Für diesen Artikel gibt es zurzeit keinen Preis. Fragen Sie uns danach, oder entfernen Sie ihn.',
	'cartPage.problem.quantity': 'Diese Auflage bieten wir nicht mehr an. Bitte wählen Sie eine andere.',
	'cartPage.problem.stock':
		'Davon {quantity, select, 1 {ist nur noch 1 Stück} other {sind nur noch {quantity} Stück}} da. Bitte wählen Sie eine kleinere Auflage.',
	'cartPage.problem.share':
		'{count, plural, =0 {Davon haben Sie bereits so viel bestellt, wie ohne Kundenkonto möglich ist. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.} other {Ohne Kundenkonto können Sie davon zurzeit höchstens {quantity} Stück bestellen. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.}}',
	'cartPage.problem.soldOut':
		'Dieser Artikel ist zurzeit nicht auf Lager. Entfernen Sie ihn, oder merken Sie ihn sich für später.',
	'cartPage.problem.subscription':
		'Dieser Artikel wird anders bezahlt als die übrigen: einmalig oder in einem anderen Zahlungsintervall. Bitte entfernen Sie ihn oder bestellen Sie ihn einzeln.',

	'cartPage.problem.printData':
		'Für diesen Artikel brauchen wir die Druckdaten, von Ihnen geprüft und freigegeben, bevor Sie bestellen.',
	'cartPage.problem.design':
		'Diese Gestaltung ist noch nicht freigegeben. Bitte prüfen Sie sie und geben Sie sie frei.',
	'cartPage.problem.designMissing':
		'Dieser Artikel wird nach Ihrer eigenen Gestaltung gedruckt. Bitte gestalten Sie ihn zuerst.',
	'cartPage.checkDesign': 'Prüfen und freigeben',
	'cartPage.toProduct': 'Zum Produkt',
	'cartPage.watch.gone': 'Diesen Artikel gibt es nicht mehr.',
	'cartPage.watch.notForSale': 'So ist der Artikel nicht bestellbar. Auf seiner Seite sehen Sie, was es davon gibt.',
	'cartPage.watch.noPrice': 'Für diesen Artikel gibt es zurzeit keinen Preis.',
};
