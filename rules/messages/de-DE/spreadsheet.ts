// The German of en-GB/spreadsheet.ts.
import type { spreadsheet as base } from '../en-GB/spreadsheet.ts';
import type { TranslationOf } from '../entry.ts';

export const spreadsheet: TranslationOf<typeof base> = {
	'sheet.tools': 'Werkzeuge der Tabelle',
	'sheet.rowNumber': 'Zeile',
	'sheet.undo': 'Rückgängig',
	'sheet.redo': 'Wiederholen',
	'sheet.insertAbove': 'Zeile darüber einfügen',
	'sheet.insertBelow': 'Zeile darunter einfügen',
	'sheet.removeRows': 'Ausgewählte Zeilen entfernen',
	'sheet.fillDown': 'Nach unten ausfüllen',
	'sheet.nextFault': 'Zum nächsten Hinweis',
	'sheet.removeAsk': '{count, plural, one {Diese Zeile entfernen?} other {Diese # Zeilen entfernen?}}',
	'sheet.removeText': 'Sie können es danach noch rückgängig machen.',
	'sheet.errors': '{count, plural, one {# Fehler} other {# Fehler}}',
	'sheet.warnings': '{count, plural, one {# Warnung} other {# Warnungen}}',
	'sheet.noFaults': 'Keine Fehler',
	'sheet.place': 'Zeile {row}, {column}: {text}',
	'sheet.cell': '{column}, Zeile {row}',
	'sheet.help':
		'Tippen überschreibt, Enter oder F2 bearbeitet, Strg+D füllt nach unten, Alt+Enter fügt eine Zeile ein, Alt+Entf entfernt sie, F8 springt zum nächsten Fehler. Escape, dann Tab verlässt die Tabelle.',
	'sheet.helpTouch': 'Tippen Sie auf eine Zelle, um sie zu bearbeiten.',
	'sheet.rows': '{count, plural, =0 {Keine Zeilen} one {# Zeile} other {# Zeilen}}',
	'sheet.said.paste':
		'{count, plural, one {# Zelle} other {# Zellen}} eingefügt{errors, plural, =0 {} one {, # Fehler} other {, # Fehler}}',
	'sheet.said.leftOut':
		'{count, plural, one {# Zeile passte} other {# Zeilen passten}} nicht mehr hinein: Eine Tabelle hat höchstens {largest} Zeilen.',
	'sheet.said.copy': '{count, plural, one {# Zelle} other {# Zellen}} kopiert',
	'sheet.said.cut': 'Zellen ausgeschnitten',
	'sheet.said.clear': 'Zellen geleert',
	'sheet.said.fill': 'Zellen ausgefüllt',
	'sheet.said.type': 'Zelle geändert',
	'sheet.said.insertRows': 'Zeilen eingefügt',
	'sheet.said.removeRows': 'Zeilen entfernt',
	'sheet.said.pasted': 'Zellen eingefügt',
	'sheet.said.undo': 'Rückgängig gemacht: {what}',
	'sheet.said.redo': 'Wiederholt: {what}',
	'sheet.said.leaving': 'Tab verlässt die Tabelle.',
};
