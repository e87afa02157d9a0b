// The German of en-GB/print-findings.ts.
import type { printFindings as base } from '../en-GB/print-findings.ts';
import type { TranslationOf } from '../entry.ts';

export const printFindings: TranslationOf<typeof base> = {
	'printFindings.lowResolution.problem':
		'Dieses Bild hat {ppi, plural, =0 {weniger als 1} other {#}} ppi und kann in dieser Größe unscharf wirken. Empfohlen sind mindestens {least, number} ppi.',
	'printFindings.tooLowResolution.problem':
		'Dieses Bild hat {ppi, plural, =0 {weniger als 1} other {#}} ppi und ist in dieser Größe zu unscharf. Unter {least, number} ppi drucken wir nicht.',
	'printFindings.tooLowResolution.advice':
		'Verwenden Sie ein Bild mit mehr Pixeln oder platzieren Sie es kleiner auf der Seite.',
	'printFindings.lowResolution.advice':
		'Verwenden Sie ein Bild mit mehr Pixeln oder platzieren Sie es kleiner auf der Seite.',
	'printFindings.picture.lowResolution.advice': 'Verwenden Sie ein Bild mit mehr Pixeln.',
	'printFindings.missingBleed.problem':
		'Der Hintergrund endet am Rand. Ohne {bleed, number} mm Beschnitt können nach dem Schneiden weiße Kanten zu sehen sein.',
	'printFindings.missingBleed.advice': 'Ziehen Sie Hintergründe und Bilder auf allen Seiten über den Rand hinaus.',
	'printFindings.outsideSafeArea.problem':
		'Etwas Wichtiges liegt näher als {least, number} mm am Rand und könnte abgeschnitten werden.',
	'printFindings.outsideSafeArea.advice': 'Rücken Sie es weiter nach innen.',
	'printFindings.outsideTrim.problem': 'Etwas liegt außerhalb der Seite und wird nicht gedruckt.',
	'printFindings.outsideTrim.advice': 'Rücken Sie es auf die Seite oder entfernen Sie es.',
	'printFindings.outsideDieLine.problem':
		'Etwas Wichtiges liegt auf der Stanzkontur oder außerhalb davon und wird abgeschnitten.',
	'printFindings.outsideDieLine.advice': 'Rücken Sie es weiter nach innen oder machen Sie es kleiner.',
	'printFindings.textDoesNotFit.problem': 'Der Text passt nicht in seinen Rahmen.',
	'printFindings.textDoesNotFit.advice': 'Kürzen Sie den Text oder wählen Sie eine kleinere Schrift.',
	'printFindings.textShrunk.problem':
		'Der Text wurde auf {percent, number} % verkleinert, damit er in seinen Rahmen passt.',
	'printFindings.textShrunk.advice': 'Kürzen Sie den Text, wenn er größer sein soll.',
	'printFindings.missingGlyphs.problem': 'Die Schrift hat diese Zeichen nicht: {names}.',
	'printFindings.missingGlyphs.advice': 'Verwenden Sie andere Zeichen oder eine andere Schrift.',
	'printFindings.substitutedGlyphs.problem': 'Diese Zeichen stammen aus einer anderen Schrift: {names}.',
	'printFindings.substitutedGlyphs.advice': 'Prüfen Sie, ob sie dazu passen, oder wählen Sie eine andere Schrift.',
	'printFindings.smallText.problem':
		'Dieser Text hat {points, number} pt und wird schwer zu lesen sein. Ratsam sind mindestens {least, number} pt.',
	'printFindings.smallText.advice': 'Wählen Sie eine größere Schrift.',
	'printFindings.thinLine.problem':
		'Diese Linie ist {points, number} pt stark und kann im Druck verschwinden. Ratsam sind mindestens {least, number} pt.',
	'printFindings.thinLine.advice': 'Machen Sie die Linie stärker.',
	'printFindings.tooMuchInk.problem':
		'An einer Stelle liegen {ink, number} % Farbe; höchstens {most, number} % trocknen richtig.',
	'printFindings.tooMuchInk.advice':
		'Verwenden Sie hellere Farben oder reines Schwarz statt einer Mischung aller Farben.',
	'printFindings.smallTextInSeveralInks.problem':
		'Text in {points, number} pt besteht aus mehreren Druckfarben und kann unscharf wirken.',
	'printFindings.smallTextInSeveralInks.advice': 'Setzen Sie kleinen Text in einer Farbe, zum Beispiel Schwarz.',
	'printFindings.severalInks.problem': 'Dieses Produkt wird in einer Farbe gedruckt, hier sind es mehrere.',
	'printFindings.severalInks.advice':
		'Verwenden Sie nur Schwarz oder eine einzige Druckfarbe. Farbfotos eignen sich hier nicht.',
	'printFindings.requiredFieldEmpty.problem': 'Bitte füllen Sie aus: {names}.',
	'printFindings.requiredFieldEmpty.advice': 'Ohne diese Angabe kann nicht gedruckt werden.',
	'printFindings.defaultTextLeft.problem': 'Hier steht noch der Beispieltext: {names}.',
	'printFindings.defaultTextLeft.advice': 'Ersetzen Sie ihn durch Ihren eigenen oder entfernen Sie ihn.',
	'printFindings.wrongPageCount.problem':
		'Die Datei hat {pages, plural, one {eine Seite} other {# Seiten}}; dieses Produkt braucht {wanted, plural, one {eine} other {#}}.',
	'printFindings.wrongPageCount.advice':
		'Laden Sie eine Datei mit der richtigen Seitenzahl hoch oder je Seite eine Datei.',
	'printFindings.manyPages.problem':
		'Die Datei hat {pages, plural, one {eine Seite} other {# Seiten}}; dieses Produkt braucht {wanted, number}.',
	'printFindings.manyPages.advice': 'Laden Sie ein PDF hoch, das alle Seiten in ihrer Reihenfolge enthält.',
	'printFindings.picture.manyPages.problem':
		'Die Datei hat {pages, plural, one {ein Bild} other {# Bilder}}; dieses Produkt braucht {wanted, number} Seiten.',
	'printFindings.picture.manyPages.advice': 'Laden Sie ein PDF hoch, das alle Seiten in ihrer Reihenfolge enthält.',
	'printFindings.turnedPage.problem':
		'Die Datei liegt quer zum Format des Produkts, {wantedWidth, number} × {wantedHeight, number} mm. Wir drehen sie beim Drucken.',
	'printFindings.turnedPage.advice': 'Sehen Sie in der Vorschau nach, ob oben und unten stimmen.',
	'printFindings.onePage.problem':
		'Die Datei hat {pages, plural, one {eine Seite} other {# Seiten}}; hier ist genau eine nötig.',
	'printFindings.onePage.advice': 'Laden Sie eine Datei hoch, die nur diese eine Seite enthält.',
	'printFindings.wrongPageSize.problem':
		'Die Seite misst {width, number} × {height, number} mm; dieses Produkt braucht {wantedWidth, number} × {wantedHeight, number} mm.',
	'printFindings.wrongPageSize.advice': 'Legen Sie die Seite im Format des Produkts an und exportieren Sie sie neu.',
	'printFindings.pageSizeScalable.problem':
		'Die Seite misst {width, number} × {height, number} mm statt {wantedWidth, number} × {wantedHeight, number} mm. Wir passen sie geringfügig an.',
	'printFindings.pageSizeScalable.advice': 'Stimmen Sie zu oder laden Sie eine Datei in der richtigen Größe hoch.',
	'printFindings.fontNotEmbedded.problem':
		'Diese Schriften sind nicht in der Datei enthalten: {names}. Der Text würde in einer anderen Schrift gedruckt.',
	'printFindings.fontNotEmbedded.advice':
		'Betten Sie beim Export alle Schriften ein oder wandeln Sie den Text in Pfade um.',
	'printFindings.encrypted.problem': 'Die Datei ist geschützt und kann nicht gedruckt werden.',
	'printFindings.encrypted.advice': 'Speichern Sie sie ohne Passwort und Einschränkungen.',
	'printFindings.containsScript.problem': 'Die Datei enthält ein Programm (JavaScript).',
	'printFindings.containsScript.advice': 'Exportieren Sie sie neu als PDF für den Druck.',
	'printFindings.containsForm.problem': 'Die Datei enthält Formularfelder. Was darin steht, kann im Druck fehlen.',
	'printFindings.containsForm.advice':
		'Drucken Sie das Formular in eine neue PDF-Datei oder reduzieren Sie es auf eine Ebene.',
	'printFindings.rgbColour.problem':
		'Die Datei enthält Bildschirmfarben (RGB). Im Druck sehen sie etwas anders aus, leuchtende blasser.',
	'printFindings.rgbColour.advice': 'Wandeln Sie sie für genaue Farben in CMYK um oder nehmen Sie die Abweichung an.',
	'printFindings.transparency.problem': 'Die Datei enthält transparente Objekte.',
	'printFindings.transparency.advice': 'Sie müssen nichts tun; sehen Sie sich diese in der Vorschau an.',
	'printFindings.noTrimBox.problem': 'Die Datei sagt nicht, wo geschnitten werden soll. Wir schneiden mittig.',
	'printFindings.noTrimBox.advice': 'Sie müssen nichts tun; sehen Sie sich die Linien in der Vorschau an.',
	'printFindings.cutToShape.problem':
		'Dieses Produkt wird entlang der Stanzkontur geschnitten. Was außerhalb liegt, in den Ecken zum Beispiel, fällt weg.',
	'printFindings.cutToShape.advice':
		'Sehen Sie sich die Stanzkontur in der Vorschau an. Wichtiges sollte mit etwas Abstand innerhalb liegen.',
	'printFindings.smallCode.problem':
		'Die kleinsten Quadrate des Codes messen {module, number} mm; Lesegeräte brauchen {least, number} mm.',
	'printFindings.smallCode.advice': 'Machen Sie den Code größer oder seinen Inhalt kürzer.',
	'printFindings.lowCodeContrast.problem':
		'Der Code hebt sich zu wenig vom Hintergrund ab, um sicher gelesen zu werden.',
	'printFindings.lowCodeContrast.advice': 'Verwenden Sie einen dunklen Code auf hellem Grund.',
	'printFindings.missingPicture.problem': 'Ein Bild ist nicht mehr vorhanden oder lässt sich nicht drucken.',
	'printFindings.missingPicture.advice': 'Wählen Sie ein anderes Bild.',
	'printFindings.changedFace.problem': 'Diese Schrift gibt es nicht mehr wie bisher: {names}',
	'printFindings.changedFace.advice': 'Wählen Sie eine andere Schrift.',
	'printFindings.picture.wrongPageSize.problem':
		'Das Bild hat andere Proportionen als das Produkt: Es würde {width, number} × {height, number} mm messen, nötig sind {wantedWidth, number} × {wantedHeight, number} mm.',
	'printFindings.picture.wrongPageSize.advice':
		'Schneiden Sie das Bild auf die Proportionen des Produkts mit Beschnitt zu.',
	'printFindings.picture.missingBleed.problem':
		'Das Bild hat keinen Beschnitt und wird auf {percent, number} % vergrößert, damit es ihn ausfüllt. An jeder Kante werden bis zu {lost, number} mm davon abgeschnitten.',
	'printFindings.picture.missingBleed.advice':
		'Achten Sie darauf, dass am Rand nichts Wichtiges liegt, oder laden Sie ein Bild hoch, das den Beschnitt schon enthält.',
	'printFindings.picture.pageSizeScalable.problem':
		'Das Bild würde {width, number} × {height, number} mm statt {wantedWidth, number} × {wantedHeight, number} mm messen. Wir beschneiden es geringfügig.',
	'printFindings.picture.pageSizeScalable.advice':
		'Stimmen Sie zu oder laden Sie ein Bild mit den richtigen Proportionen hoch.',
	'printFindings.onePicture.problem':
		'Die Datei hat {pages, plural, one {ein Bild} other {# Bilder}}; hier ist genau eines nötig.',
	'printFindings.onePicture.advice': 'Laden Sie eine Datei hoch, die nur dieses eine Bild enthält.',
	'printFindings.picture.wrongPageCount.problem':
		'Die Datei hat {pages, plural, one {ein Bild} other {# Bilder}}; dieses Produkt braucht {wanted, plural, one {eins} other {#}}.',
	'printFindings.picture.wrongPageCount.advice': 'Laden Sie für jede Seite ein Bild hoch.',
	'printFindings.refused.unknownType':
		'Diese Datei ist keine PDF-, JPEG-, PNG-, TIFF- oder SVG-Datei. Bitte exportieren Sie sie in einem dieser Formate.',
	'printFindings.refused.damaged':
		'Die Datei ist beschädigt und lässt sich nicht öffnen. Bitte exportieren Sie sie neu.',
	'printFindings.refused.locked':
		'Die Datei ist mit einem Passwort geschützt und lässt sich nicht öffnen. Bitte speichern Sie sie ohne Passwort.',
	'printFindings.refused.noPages': 'Die Datei enthält keine Seiten. Bitte exportieren Sie sie neu.',
	'printFindings.refused.tooManyPages': 'Die Datei hat mehr als 200 Seiten. Bitte laden Sie weniger Seiten hoch.',
	'printFindings.refused.tooManyPixels': 'Das Bild hat mehr als 150 Megapixel. Bitte verkleinern Sie es.',
	'printFindings.refused.activeContent':
		'Die Zeichnung enthält ein Skript. Bitte exportieren Sie sie als einfaches SVG oder als PDF.',
	'printFindings.refused.embeddedContent':
		'Die Zeichnung enthält eingebettete Webinhalte oder Bilder, die nicht gedruckt werden können. Bitte exportieren Sie sie als PDF.',
	'printFindings.refused.outsideReference':
		'Die Zeichnung verweist auf Dateien außerhalb, die uns nicht vorliegen. Bitte betten Sie alles ein und exportieren Sie sie als PDF.',
	'printFindings.refused.entities':
		'Die Zeichnung definiert eigene Entitäten (ENTITY), die wir nicht lesen. Bitte exportieren Sie sie als einfaches SVG oder als PDF.',
	'printFindings.refused.noSize':
		'Die Zeichnung sagt nicht, wie groß sie ist. Bitte exportieren Sie sie mit Breite und Höhe oder einer viewBox.',
	'printFindings.refused.tooSlow':
		'Die Datei zu lesen dauert zu lange. Bitte vereinfachen Sie sie oder exportieren Sie sie neu.',
	'printFindings.refused.tooMuchMemory':
		'Die Datei braucht zu viel Speicher. Bitte vereinfachen Sie sie oder exportieren Sie sie neu.',
	'printFindings.refused.notInspected': 'Wir konnten die Datei nicht prüfen. Bitte laden Sie sie noch einmal hoch.',
	'printFindings.releaseText':
		'Ich habe Inhalt, Rechtschreibung und Farben meiner Druckdaten geprüft und gebe sie zum Druck frei.',
	'printFindings.pdfOnly':
		'Dieses Produkt hat viele Seiten: Bitte laden Sie ein PDF hoch, das alle in ihrer Reihenfolge enthält. Ein Bild reicht hier nicht.',
	'printFindings.uploadOffset': 'Die Datei wird nicht an dieser Stelle fortgesetzt. Bitte senden Sie sie erneut.',
	'printFindings.dataFinal': 'Diese Druckdaten sind freigegeben und bestellt; sie können nicht mehr geändert werden.',
	'printFindings.replaced': 'In der Zwischenzeit wurde eine andere Datei gesendet. Bitte sehen Sie sich diese an.',
	'printFindings.notReleased':
		'Die Druckdaten können noch nicht freigegeben werden. Bitte beheben Sie die Fehler und bestätigen Sie die Warnungen.',
	'printFindings.protected':
		'Eine Datei, die geschützt oder beschädigt ist, kann nicht von Hand freigegeben werden: Niemand könnte sie drucken. Fordern Sie neue Daten an oder ersetzen Sie die Datei.',
	'printFindings.pageCountFixed':
		'Eine falsche Seitenzahl kann nicht von Hand freigegeben werden: Das druckfertige PDF wäre falsch. Fordern Sie neue Daten an oder ersetzen Sie die Datei.',
};
