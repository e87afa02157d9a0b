// The German of en-GB/texts-grid.ts.
import type { textsGrid as base } from '../en-GB/texts-grid.ts';
import type { TranslationOf } from '../entry.ts';
import { textGroupNames } from './text-group-names.ts';

export const textsGrid: TranslationOf<typeof base> = {
	...textGroupNames,
	'texts.grid': 'Texte',
	'texts.key': 'Schlüssel',
	'texts.group': 'Gruppe',
	'texts.type': 'Art',
	'texts.context': 'Zusammenhang (Englisch)',
	'texts.changedAt': 'Geändert',
	'texts.baseText': 'Ausgangstext',
	'texts.details': 'Details und Verlauf',
	'texts.detailsOf': 'Details und Verlauf von {key}',
	'texts.cell': '{key}, {language}',
	'texts.form': '{key}, {language}, {form}',
	'texts.gridHelp':
		'Pfeiltasten bewegen sich durch die Texte, Enter bearbeitet, Strg+Enter übernimmt, Escape verwirft, Strg+S speichert alles.',
	'texts.notMine': 'Sie dürfen Texte ansehen, aber nicht ändern.',
	'texts.mark.missing': 'Fehlt',
	'texts.mark.outdated': 'Veraltet',
	'texts.mark.machine': 'Maschinell übersetzt',
	'texts.mark.queued': 'Wird automatisch übersetzt',
	'texts.mark.locked': 'Gesperrt',
	'texts.mark.unsaved': 'Nicht gespeichert',
	'texts.fallback': 'Gezeigt wird: {language}',
	'texts.notTranslated': 'Nicht übersetzt. {reason}',
	'texts.placeholders': 'Platzhalter',
	'texts.insert': '{name} einfügen',
	'texts.example': 'z. B. {number}',
	'texts.plural.zero': 'Null',
	'texts.plural.one': 'Einzahl',
	'texts.plural.two': 'Zweizahl',
	'texts.plural.few': 'Wenige',
	'texts.plural.many': 'Viele',
	'texts.plural.other': 'Mehrzahl',
	'texts.plural.exactly': 'Genau {number}',
	'texts.asWritten': 'Als ICU-Text bearbeiten',
	'texts.asForms': 'Nach Formen bearbeiten',
	'texts.noForms':
		'Nach Formen lässt sich der Text wieder bearbeiten, sobald er gültig ist und genau eine Mehrzahl enthält.',
	'texts.fault.forbiddenCharacter':
		'Der Text enthält ein Zeichen, das nicht gespeichert werden kann. Bitte entfernen Sie es.',
	'texts.fault.tooLong': 'Der Text ist zu lang. Bitte kürzen Sie ihn.',
	'texts.fault.brokenText':
		"Das ist kein gültiger ICU-Text. Bitte schließen Sie jede geschweifte Klammer; eine Klammer, die gezeigt werden soll, steht in Hochkommas: '''{'''",
	'texts.fault.unknownPlaceholder': 'Diese Platzhalter kennt der Ausgangstext nicht: {names}',
	'texts.fault.missingPlaceholder': 'Diese Platzhalter fehlen: {names}',
	'texts.fault.unknownKey': 'Diesen Schlüssel gibt es nicht.',
	'texts.fault.unknownLanguage': 'Diese Sprache hat der Shop nicht.',
	'texts.fault.locked': 'Der Text ist gesperrt. Nur Admins können ihn ändern.',
	'texts.fault.baseMissing': 'Bitte füllen Sie zuerst die Standardsprache aus, um eine Übersetzung anzulegen.',
	'texts.fault.changedMeanwhile': 'Jemand hat den Text inzwischen geändert. Seine Fassung ist erhalten geblieben.',
	'texts.fault.held':
		'Diese Seite wird gerade bearbeitet. Ihr Text ist noch hier und lässt sich speichern, sobald sie frei ist.',
	'texts.fault.unknownColumn':
		'Diese Spalte ist weder eine der unseren noch eine Sprache des Shops. Sie wird nicht gelesen.',
	'texts.fault.duplicateRow': 'Das steht weiter oben in der Datei schon einmal. Es gilt das erste.',
	'texts.fault.noKey': 'In dieser Zeile fehlt der Schlüssel.',
	'texts.fault.cellError':
		'Die Tabelle zeigt hier einen Fehler statt eines Textes. Stellen Sie ein Hochkomma voran, wenn der Text mit =, +, - oder @ beginnt.',
	'texts.fault.markup': 'Die Übersetzung enthält Markierungen eines anderen Programms. Bitte nur Text verwenden.',
	'texts.fault.sourceChanged':
		'Der Ausgangstext hat sich geändert, seit die Datei erstellt wurde. Bitte prüfen Sie die Übersetzung.',
};
