// The German of en-GB/designs.ts.
import type { designs as base } from '../en-GB/designs.ts';
import type { TranslationOf } from '../entry.ts';

export const designs: TranslationOf<typeof base> = {
	'designs.notPrinted': 'Dieses Produkt hat keine Druckspezifikation. Bitte legen Sie sie zuerst fest.',
	'designs.templateExists': 'Dieses Produkt hat bereits eine Vorlage.',
	'designs.templateInvalid': 'Die Vorlage passt nicht zum Produkt, oder es fehlt etwas, das sie braucht.',
	'designs.takenOver': 'Die Gestaltung wird in einem anderen Tab oder auf einem anderen Gerät bearbeitet.',
	'designs.stepGap': 'Es fehlen Änderungen, die vor dieser kamen.',
	'designs.stepRefused': 'Diese Änderung lässt sich nicht auf die Gestaltung anwenden.',
	'designs.refused': 'Das ist keine Gestaltung, die gespeichert werden kann.',
	'designs.tooLarge': 'Die Gestaltung ist zu groß. Bitte entfernen Sie etwas daraus.',
	'designs.notInStudio': 'Diese Gestaltung wird nicht im Studio bearbeitet. Bitte öffnen Sie sie in ihrem Editor.',
	'designs.providerBusy':
		'Der Editor ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
	'designs.providerRefused': 'Der Editor hat das nicht angenommen. Bitte wenden Sie sich an uns.',
	'designs.providerMissing': 'Der Editor ist in diesem Shop nicht richtig eingerichtet. Bitte wenden Sie sich an uns.',
	'designs.otherAccount':
		'Diese Gestaltung entstand mit einer früheren Verbindung zum Editor und lässt sich nicht mehr öffnen. Bitte beginnen Sie eine neue.',
	'designs.gone': 'Diese Gestaltung ist im Editor nicht mehr vorhanden. Bitte beginnen Sie eine neue.',
	'designs.changed': 'Die Gestaltung wurde inzwischen geändert. Bitte prüfen Sie sie noch einmal.',
	'designs.seriesFileUnusable':
		'Die Datei lässt sich nicht als Tabelle lesen. Bitte speichern Sie sie als CSV oder XLSX, mit den Namen der Spalten in der ersten Zeile.',
	'designs.hasErrors': 'Die Gestaltung hat Fehler, die vor dem Druck behoben werden müssen.',
	'designs.findingsNotAccepted': 'Bitte bestätigen Sie zuerst die Hinweise zur Gestaltung.',
	'designs.linksFull': 'Zu diesem Entwurf gibt es schon 20 Links. Bitte widerrufen Sie zuerst einen.',
	'designs.copy': 'Kopie',
	'designs.variant': 'Variante',
	'designs.commentsFull': 'Zu diesem Entwurf gibt es schon 200 Kommentare. Mehr sind nicht möglich.',
};
