// The German of en-GB/data-sheet.ts.
import type { dataSheet as base } from '../en-GB/data-sheet.ts';
import type { TranslationOf } from '../entry.ts';

export const dataSheet: TranslationOf<typeof base> = {
	'dataSheet.title': 'Datenblatt: {product}',
	'dataSheet.drawing':
		'Zeichnung ({side}) mit Beschnitt, Endformat, Sicherheitsbereich und allen Linien, bemaßt in Millimetern',
	'dataSheet.scale': 'Maßstab 1:{scale}',
	'dataSheet.requirements': 'Anforderungen',
	'dataSheet.trimSize': 'Endformat',
	'dataSheet.dataSize': 'Datenformat',
	'dataSheet.bleed': 'Beschnittzugabe',
	'dataSheet.bleedValue': '{bleed} mm an jeder Seite: Bilder und Farbflächen bis dorthin ziehen',
	'dataSheet.safeMargin': 'Sicherheitsabstand',
	'dataSheet.safeMarginValue': '{margin} mm zum Endformat: Text und alles Wichtige innerhalb halten',
	'dataSheet.pages': 'Seiten',
	'dataSheet.size': '{width} × {height} mm',
	'dataSheet.folds': 'Falzlinien',
	'dataSheet.foldsValue': 'bei {folds} mm von der linken Kante der Vorderseite',
	'dataSheet.dieLine': 'Stanzkontur',
	'dataSheet.dieLineValue': 'als überdruckende Linie in der Sonderfarbe {spot}, oder Sie überlassen sie uns',
	'dataSheet.colour': 'Farbe',
	'dataSheet.colourValue': 'CMYK, Profil {profile}',
	'dataSheet.ink': 'Gesamtfarbauftrag',
	'dataSheet.inkValue': 'höchstens {percent} %',
	'dataSheet.resolution': 'Bilder',
	'dataSheet.resolutionValue':
		'mindestens {good} ppi in Druckgröße; unter {least} ppi können sie nicht gedruckt werden',
	'dataSheet.type': 'Schriften',
	'dataSheet.typeValue': 'eingebettet oder in Pfade umgewandelt',
	'dataSheet.file': 'Datei',
	'dataSheet.fileValue': 'PDF, am besten PDF/X-4, eine Seite je Druckseite',
	'dataSheet.legend.bleed': 'Beschnitt',
	'dataSheet.legend.trim': 'Endformat',
	'dataSheet.legend.safe': 'Sicherheitsbereich',
	'dataSheet.legend.fold': 'Falz',
	'dataSheet.legend.dieLine': 'Stanzkontur',
	'dataSheet.side.front': 'Vorderseite',
	'dataSheet.side.back': 'Rückseite',
	'dataSheet.side.outside': 'Außenseite',
	'dataSheet.side.inside': 'Innenseite',
	'dataSheet.side.page': 'Seite {number}',
};
