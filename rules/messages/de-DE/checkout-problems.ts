// The German of en-GB/checkout-problems.ts.
import type { checkoutProblems as base } from '../en-GB/checkout-problems.ts';
import type { TranslationOf } from '../entry.ts';

export const checkoutProblems: TranslationOf<typeof base> = {
	'checkout.problems': 'Bevor Sie bestellen können',
	'checkout.problem.lines': 'Nicht alle Produkte sind auf Lager oder bestellbar.',
	'checkout.problem.apart': 'Diese Artikel bestellen Sie bitte getrennt',
	'checkout.problem.gone': '„{name}“ gibt es nicht mehr. Bitte nehmen Sie es aus dem Warenkorb.',
	'checkout.problem.notForSale':
		'„{name}“ ist zurzeit nicht bestellbar. Legen Sie es auf die Merkliste oder nehmen Sie es heraus.',
	'checkout.problem.noPrice':
		'„{name}“ hat zurzeit keinen Preis. Legen Sie es auf die Merkliste oder nehmen Sie es heraus.',
	'checkout.problem.quantity': '„{name}“ gibt es nicht in dieser Menge. Bitte wählen Sie im Warenkorb eine andere.',
	'checkout.problem.stock':
		'{count, plural, =0 {„{name}“ ist zurzeit nicht auf Lager. Bitte nehmen Sie es aus dem Warenkorb, oder merken Sie es sich für später.} one {Von „{name}“ ist noch {available} Stück da. Bitte verringern Sie im Warenkorb die Menge.} other {Von „{name}“ sind noch {available} Stück da. Bitte verringern Sie im Warenkorb die Menge.}}',
	'checkout.problem.subscription':
		'„{name}“ wird anders bezahlt als die übrigen Artikel, einmalig oder in einem anderen Zahlungsintervall, und kann nicht mit ihnen zusammen bestellt werden. Bitte nehmen Sie es heraus oder bestellen Sie es einzeln.',
	'checkout.problem.printData.missing':
		'Für „{name}“ brauchen wir die Druckdaten, bevor Sie bestellen. Bitte laden Sie sie im Warenkorb hoch und geben Sie sie frei.',
	'checkout.problem.printData.incomplete':
		'Von den Druckdaten für „{name}“ fehlen noch Seiten. Bitte laden Sie sie im Warenkorb hoch.',
	'checkout.problem.printData.uploading':
		'Die Druckdaten für „{name}“ werden hochgeladen. Bitte prüfen Sie sie danach im Warenkorb und geben Sie sie frei.',
	'checkout.problem.printData.checking':
		'Die Druckdaten für „{name}“ werden geprüft. Bitte geben Sie sie danach im Warenkorb frei.',
	'checkout.problem.printData.errors':
		'Die Druckdaten für „{name}“ haben Fehler. Bitte laden Sie im Warenkorb eine korrigierte Datei hoch.',
	'checkout.problem.printData.release':
		'Die Druckdaten für „{name}“ warten auf Ihre Freigabe. Bitte prüfen Sie sie im Warenkorb und geben Sie sie frei.',
	'checkout.problem.printData.revoked':
		'Die Druckvorgaben von „{name}“ haben sich seit Ihrer Freigabe geändert. Bitte prüfen Sie Ihre Druckdaten im Warenkorb und geben Sie sie noch einmal frei.',
	'checkout.problem.printData.revokedErrors':
		'Die Druckvorgaben von „{name}“ haben sich seit Ihrer Freigabe geändert, und Ihre Druckdaten passen nicht mehr. Bitte laden Sie im Warenkorb eine korrigierte Datei hoch.',
	'checkout.problem.printData.refused':
		'Für „{name}“ brauchen wir andere Druckdaten. Bitte laden Sie sie im Warenkorb hoch.',
	'checkout.problem.printData.released':
		'Die Druckdaten für „{name}“ sind jetzt freigegeben. Bitte laden Sie die Seite neu, um zu bestellen.',
	'checkout.problem.design':
		'Die Gestaltung von „{name}“ ist nicht freigegeben. Bitte prüfen Sie sie und geben Sie sie frei.',
	'checkout.checkDesign': 'Prüfen und freigeben',
	'checkout.problem.price': '„{name}“ kostet jetzt {now} statt {before}.',
	'checkout.acceptPrices': 'Neue Preise übernehmen',
	'checkout.problem.profile':
		'Ihr Profil ist noch nicht vollständig. Es {count, plural, one {fehlt} other {fehlen}}: {fields}.',
	'checkout.toProfile': 'Profil ergänzen',
	'checkout.problem.terms':
		'Dieser Shop ist noch nicht eröffnet und nimmt noch keine Bestellungen an. Ihr Warenkorb bleibt erhalten.',
	'checkout.trial':
		'Probebestellung: Ihre AGB oder die Widerrufsbelehrung sind noch Vorlagen. Kunden können deshalb noch nicht bestellen, Sie schon. Die Bestätigung an die angegebene E-Mail-Adresse enthält die Vorlagen.',
	'checkout.problem.account':
		'Ein Abonnement bestellen Sie mit einem Kundenkonto, in dem Sie es ändern und kündigen können. Ihr Warenkorb bleibt erhalten.',
	'checkout.register': 'Konto anlegen',
	'checkout.problem.guest':
		'Hier kann nur bestellen, wer ein Konto hat. Bitte melden Sie sich an; Ihr Warenkorb kommt mit.',
	'checkout.totalChanged':
		'Der Gesamtbetrag hat sich geändert: {now} statt {before}. Es wurde noch nichts bestellt. Bitte prüfen Sie ihn und bestellen Sie dann noch einmal.',
	'checkout.cartChanged': 'Ihr Warenkorb hat sich inzwischen geändert. Es wurde noch nichts bestellt.',
	'checkout.methodNotTaken': '„{name}“ konnte nicht übernommen werden, es bleibt bei der bisherigen Auswahl. {reason}',
	'checkout.methodReplaced':
		'Die gewählte Versandart gibt es für dieses Land nicht. Stattdessen ist „{name}“ ausgewählt.',
	'checkout.notCounted': 'Der Gesamtbetrag konnte für Ihre Angaben nicht neu berechnet werden. {reason}',
	'checkout.notCountedYet': 'Der Gesamtbetrag wird gerade neu berechnet.',
	'checkout.counted': 'Der Gesamtbetrag wurde neu berechnet: {total}.',
	'checkout.countedSame': 'Ihre Angaben sind geprüft, der Gesamtbetrag bleibt {total}.',
	'checkout.nothingOrdered': 'Es wurde noch nichts bestellt.',
	'checkout.orderAgain': 'Bitte prüfen Sie alles und bestellen Sie dann noch einmal.',
	'checkout.online':
		'Die Verbindung ist wieder da. Es wurde noch nichts bestellt. Bitte drücken Sie noch einmal „Zahlungspflichtig bestellen“.',
	'checkout.faults':
		'{count, plural, one {Eine Angabe fehlt noch oder stimmt nicht.} other {# Angaben fehlen noch oder stimmen nicht.}}',
	'checkout.notSent': '{reason} Ihre Angaben sind noch da.',
};
