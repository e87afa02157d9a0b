// The German of en-GB/add-to-cart.ts.
import type { addToCart as base } from '../en-GB/add-to-cart.ts';
import type { TranslationOf } from '../entry.ts';

export const addToCart: TranslationOf<typeof base> = {
	'addToCart.add': 'In den Warenkorb',
	'addToCart.printNotLoaded': 'Die Auswahl zu den Druckdaten konnte nicht geladen werden.',
	'addToCart.reload': 'Seite neu laden',
	'addToCart.addAll': 'Alle in den Warenkorb',
	'addToCart.customize': 'Gestalten',
	'addToCart.customizeHint':
		'Füllen Sie Ihre Angaben aus und sehen Sie sofort, was wir drucken. Vor der Bestellung geben Sie den Inhalt frei.',
	'addToCart.upload': 'Datei hochladen',
	'addToCart.uploadHint':
		'Laden Sie Ihre fertige PDF-Datei hoch und prüfen Sie, was wir drucken. Vor der Bestellung geben Sie den Inhalt frei.',
	'addToCart.uploadEdit': 'Datei hochladen und bearbeiten',
	'addToCart.uploadEditHint':
		'Laden Sie Ihre PDF-Datei hoch, bearbeiten Sie sie und prüfen Sie, was wir drucken. Vor der Bestellung geben Sie den Inhalt frei.',
	'addToCart.saved': 'Ihre Gestaltung ist gespeichert. Sie finden sie im Warenkorb oder bei Ihren Entwürfen.',
	'addToCart.unchanged': 'Sie haben den Editor verlassen, ohne zu speichern.',
	'addToCart.discarded': 'Sie haben nichts gespeichert. Die begonnene Gestaltung wurde verworfen.',
	'addToCart.editorAway': 'Der Editor antwortet zurzeit nicht. Bitte versuchen Sie es in einigen Minuten noch einmal.',
	'addToCart.editorFailed': 'Der Editor lässt sich nicht öffnen. Bitte wenden Sie sich an uns.',
	'addToCart.added': 'In den Warenkorb gelegt: {name}',
	'addToCart.addedSeveral':
		'{count, plural, one {Eine Position wurde} other {# Positionen wurden}} in den Warenkorb gelegt.',
	'addToCart.line': '{quantity, select, 1 {1 Stück} other {{quantity} Stück}} · {total}',
	'addToCart.toCheckout': 'Zur Kasse',
	'addToCart.bar': 'Bestellen',
	'addToCart.toCart': 'Zum Warenkorb',
	'addToCart.fault.quantity': 'Diese Auflage ist nicht möglich. Bitte wählen Sie eine andere.',
	'addToCart.fault.near': 'Diese Auflage ist nicht möglich. Möglich sind {quantities} Stück.',
	'addToCart.fault.variant': 'Bitte wählen Sie eine Ausführung.',
	'addToCart.fault.stock': 'So viele sind zurzeit nicht auf Lager.',
	'addToCart.fault.gone': 'Der Artikel ist zurzeit nicht bestellbar.',
	'addToCart.share':
		'{count, plural, =0 {Davon haben Sie bereits so viel bestellt, wie ohne Kundenkonto möglich ist. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.} other {Ohne Kundenkonto können Sie davon zurzeit höchstens {quantity} Stück bestellen. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.}}',
	'addToCart.fault.itemName': 'Die eigene Bezeichnung darf höchstens 120 Zeichen lang sein.',
	'addToCart.several': 'Mehrere auf einmal',
	'addToCart.severalHint':
		'Weitere Auflagen, Ausführungen oder Bezeichnungen kommen zusammen mit der oben gewählten in den Warenkorb. Leere Zeilen zählen nicht.',
	'addToCart.row': 'Weitere Position {number}',
	'addToCart.rowVariant': 'Weitere Ausführung',
	'addToCart.chooseVariant': 'Bitte wählen',
	'addToCart.sum': 'Zusammen {total}',
	'addToCart.rowNotPriced': 'Der Preis konnte nicht geladen werden. Sie sehen ihn im Warenkorb.',
	'addToCart.lines': '{count, plural, one {Eine Position} other {# Positionen}}',
	'addToCart.moreLines': '{count, plural, one {und # weitere Position} other {und # weitere Positionen}}',
	'addToCart.rowQuantity': 'Weitere Auflage',
	'addToCart.rowName': 'Name für diese Position',
	'addToCart.moreRows': 'Zeile hinzufügen',
};
