// The German of en-GB/design-templates.ts.
import type { designTemplates as base } from '../en-GB/design-templates.ts';
import type { TranslationOf } from '../entry.ts';

export const designTemplates: TranslationOf<typeof base> = {
	'templates.title': 'Vorlage',
	'templates.about': 'Kundinnen und Kunden gestalten dieses Produkt online, sobald eine Vorlage veröffentlicht ist.',
	'templates.unsaved':
		'Speichern Sie bitte zuerst die Druckeinstellungen. Die Vorlage richtet sich nach dem gespeicherten Format.',
	'templates.none': 'Noch keine Vorlage',
	'templates.draft': 'Entwurf, noch nicht veröffentlicht',
	'templates.published': 'Version {version}, veröffentlicht am {moment}',
	'templates.changed': 'Seitdem geändert',
	'templates.inherited':
		'Ohne eigene Vorlage gilt für diese Variante die des Produkts, wenn beide im selben Format gedruckt werden.',
	'templates.pageOf': 'Vorlage, {side}',
	'templates.begin': 'Vorlage beginnen',
	'templates.beginWith': 'Womit möchten Sie beginnen?',
	'templates.beginBlank': 'Mit leeren Seiten',
	'templates.beginBlankHint': 'Eine für jede Seite, im Format der Druckeinstellungen.',
	'templates.beginCopy': 'Mit der Vorlage eines anderen Produkts',
	'templates.beginCopyHint': 'Es wird nichts skaliert.',
	'templates.beginBackground': 'Mit einem PDF oder SVG als Hintergrund',
	'templates.beginBackgroundHint':
		'Seiten eines PDFs werden zu gesperrten Bildern mit 300 ppi, eines je Seite. Ein SVG bleibt Vektorgrafik.',
	'templates.beginImport': 'Mit einer exportierten Vorlage',
	'templates.beginImportHint': 'Eine Datei aus diesem oder einem anderen Shop, mit ihren Bildern.',
	'templates.copySource': 'Vorlage zum Kopieren',
	'templates.noSources': 'Noch kein anderes Produkt hat eine Vorlage.',
	'templates.file': 'Datei',
	'templates.fileMissing': 'Wählen Sie bitte eine Datei.',
	'templates.sourceMissing': 'Wählen Sie bitte eine Vorlage.',
	'templates.confirmBegin': 'Beginnen',
	'templates.cancel': 'Abbrechen',
	'templates.replace': 'Ersetzen',
	'templates.replaceTitle': 'Vorlage ersetzen',
	'templates.edit': 'Bearbeiten',
	'templates.publish': 'Veröffentlichen',
	'templates.publishAgain': 'Änderungen veröffentlichen',
	'templates.isPublished': 'Vorlage veröffentlicht',
	'templates.isBegun': 'Vorlage begonnen',
	'templates.isReplaced': 'Vorlage ersetzt',
	'templates.export': 'Exportieren',
	'templates.isExported': 'Vorlage exportiert',
	'templates.exportFailed': 'Fehler beim Exportieren der Vorlage',
	'templates.delete': 'Löschen',
	'templates.deleteAsk': 'Vorlage löschen?',
	'templates.deleteText':
		'Sie wird mit allen Versionen gelöscht und lässt sich nicht wiederherstellen. Begonnene Gestaltungen von Kundinnen und Kunden bleiben, wie sie sind.',
	'templates.isDeleted': 'Vorlage gelöscht',
	'templates.deleteFailed': 'Fehler beim Löschen der Vorlage',
	'templates.overwriteAsk': 'Vorlage überschreiben?',
	'templates.overwriteText':
		'Was jetzt auf den Seiten ist, wird ersetzt. Veröffentlichte Versionen bleiben, und im Studio lässt sich der Schritt rückgängig machen.',
	'templates.overwrite': 'Überschreiben',
	'templates.versions': 'Versionen',
	'templates.version': 'Version {version}',
	'templates.versionBy': '{moment}, {name}',
	'templates.restore': 'Wiederherstellen',
	'templates.restoreOf': 'Version {version} wiederherstellen',
	'templates.restoreAsk': 'Version {version} wiederherstellen?',
	'templates.restoreText':
		'Sie wird zum Stand, den Sie bearbeiten. Kundinnen und Kunden sehen sie erst, wenn Sie wieder veröffentlichen.',
	'templates.isRestored': 'Version wiederhergestellt',
	'templates.restoreFailed': 'Fehler beim Wiederherstellen der Version',
	'templates.reason.document': 'Die Vorlage ist zu groß geworden oder beschädigt. Entfernen Sie bitte etwas daraus.',
	'templates.reason.pages':
		'Die Seiten passen nicht mehr zu den Druckeinstellungen: Format oder Seiten wurden geändert. Ersetzen Sie die Vorlage durch eine im neuen Format.',
	'templates.reason.face': 'Eine Schrift der Vorlage ist hier nicht verfügbar: {path}.',
	'templates.reason.picture':
		'Ein Bild der Vorlage ist nicht in der Medienverwaltung. Ersetzen oder entfernen Sie es bitte.',
	'templates.reason.file': 'Diese Datei ist keine hier exportierte Vorlage, oder sie ist beschädigt.',
	'templates.reason.version':
		'Diese Vorlage wurde mit einer neueren Version des Shopsystems exportiert. Bitte exportieren Sie sie aus einer wie Ihrer.',
	'templates.reason.format': 'Die Datei hat ein anderes Format als das Produkt.',
	'templates.reason.svgDamaged': 'Dieses SVG lässt sich nicht lesen. Bitte exportieren Sie es neu.',
	'templates.reason.svgTooLarge': 'Dieses SVG ist zu groß. Bitte vereinfachen Sie es oder senden Sie ein PDF.',
	'templates.otherFormat':
		'{page, plural, one {Die Datei ist {width} × {height} mm groß} other {Seite # der Datei ist {width} × {height} mm groß}}, das Produkt {wantedWidth} × {wantedHeight} mm.',
	'templates.otherTemplateFormat':
		'Die Vorlage ist {width} × {height} mm groß, das Produkt {wantedWidth} × {wantedHeight} mm.',
	'templates.droppedPages': '{count, plural, one {Eine Seite entfällt: {names}.} other {# Seiten entfallen: {names}.}}',
	'templates.emptyPages':
		'{count, plural, one {Eine Seite bleibt leer: {names}.} other {# Seiten bleiben leer: {names}.}}',
	'templates.outside':
		'{count, plural, one {Ein Objekt wird abgeschnitten oder liegt} other {# Objekte werden abgeschnitten oder liegen}} außerhalb der Seite.',
	'templates.notScaled': 'Nichts wird skaliert: Im Studio ordnen Sie alles neu an.',
	'templates.adapt': 'Trotzdem übernehmen',
	'templates.place': 'Platzieren',
	'templates.placement': 'Wie soll sie platziert werden?',
	'templates.placement.actualSize': 'In Originalgröße, zentriert',
	'templates.placement.fit': 'Skaliert, sodass alles auf der Seite ist',
	'templates.placement.fill': 'Skaliert, sodass sie die Seite mit Beschnitt ausfüllt',
	'templates.reason.pixels':
		'Dieses Produkt wird in einer Farbe gedruckt: Bilder und PDF-Seiten lassen sich nicht drucken. Bitte wählen Sie ein SVG aus Pfaden.',
	'templates.reason.background': 'Diese Datei ist weder PDF noch SVG.',
	'templates.reason.pdfDamaged': 'Dieses PDF lässt sich nicht darstellen. Exportieren Sie es bitte neu.',
	'templates.reason.pdfEncrypted': 'Dieses PDF ist durch ein Kennwort geschützt. Entfernen Sie es bitte.',
	'templates.reason.pdfNoPage': 'Diese Seite gibt es in dem PDF nicht.',
};
