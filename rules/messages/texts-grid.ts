// The grid in which texts are edited, wherever it stands: the screen of translations and "Texts on this page".
import { type ShippedText, withArguments } from './entry.ts';
import { textGroupNames } from './text-group-names.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['texts', 'form'],
	...(context ? { context } : {}),
});
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['texts', 'button'] });
const fault = (de: string, en: string): ShippedText => ({ de, en, tags: ['texts', 'error'] });
const mark = (de: string, en: string, context: string): ShippedText => ({ de, en, context, tags: ['texts', 'state'] });

export const textsGrid = {
	...textGroupNames,
	'texts.grid': label('Texte', 'Texts', 'Name of the grid, read aloud'),
	'texts.key': label('Schlüssel', 'Key', 'Heading of the column with the keys of texts'),
	'texts.group': label('Gruppe', 'Group'),
	'texts.type': label('Art', 'Type', 'Of a text: interface, product name, …'),
	'texts.context': label('Zusammenhang (Englisch)', 'Context', 'Where a text stands and what it means'),
	'texts.changedAt': label('Geändert', 'Changed', 'Heading of a column: when a text was changed last'),
	'texts.baseText': label('Ausgangstext', 'Base text', 'The text that translations are made from'),
	'texts.details': button('Details und Verlauf', 'Details and history'),
	'texts.detailsOf': withArguments<{ key: string }>()({
		de: 'Details und Verlauf von {key}',
		en: 'Details and history of {key}',
		context: 'Read aloud: the button that opens the details of one text',
	}),
	'texts.cell': withArguments<{ key: string; language: string }>()({
		de: '{key}, {language}',
		en: '{key}, {language}',
		context: 'Read aloud: the field in which a text is edited in one language',
	}),
	'texts.form': withArguments<{ key: string; language: string; form: string }>()({
		de: '{key}, {language}, {form}',
		en: '{key}, {language}, {form}',
		context: 'Read aloud: the field of one plural form',
	}),
	'texts.gridHelp': {
		de: 'Pfeiltasten bewegen sich durch die Texte, Enter bearbeitet, Strg+Enter übernimmt, Escape verwirft, Strg+S speichert alles.',
		en: 'Arrow keys move through the texts, Enter edits, Ctrl+Enter keeps, Escape gives up, Ctrl+S saves everything.',
		context: 'Below the grid of texts',
	},
	'texts.notMine': {
		de: 'Sie dürfen Texte ansehen, aber nicht ändern.',
		en: 'You may look at texts but not change them.',
	},
	'texts.mark.missing': mark('Fehlt', 'Missing', 'Mark: there is no translation'),
	'texts.mark.outdated': mark('Veraltet', 'Outdated', 'Mark: the base text has changed since'),
	'texts.mark.machine': mark('Maschinell übersetzt', 'Machine translation', 'Mark'),
	'texts.mark.queued': mark(
		'Wird automatisch übersetzt',
		'Will be translated automatically',
		'Mark: waits for machine translation',
	),
	'texts.mark.locked': mark('Gesperrt', 'Locked', 'Mark: only admins may change the text'),
	'texts.mark.unsaved': mark('Nicht gespeichert', 'Not saved', 'Mark: changed here, but not saved yet'),
	'texts.fallback': withArguments<{ language: string }>()({
		de: 'Gezeigt wird: {language}',
		en: 'Shown instead: {language}',
		context: 'Below a missing translation; {language} is the language whose text visitors read',
	}),
	'texts.notTranslated': withArguments<{ reason: string }>()({
		de: 'Nicht übersetzt: {reason}',
		en: 'Not translated: {reason}',
		context: 'Why machine translation has failed',
	}),
	'texts.placeholders': label('Platzhalter', 'Placeholders'),
	'texts.insert': withArguments<{ name: string }>()({
		de: '{name} einfügen',
		en: 'Insert {name}',
		context: 'Read aloud: a button that puts a placeholder into the text',
	}),
	'texts.example': withArguments<{ number: string }>()({
		de: 'z. B. {number}',
		en: 'e.g. {number}',
		context: 'Beside a plural form: a number for which it is used',
	}),
	'texts.plural.zero': label('Null', 'Zero', 'Plural form'),
	'texts.plural.one': label('Einzahl', 'Singular', 'Plural form'),
	'texts.plural.two': label('Zweizahl', 'Dual', 'Plural form'),
	'texts.plural.few': label('Wenige', 'Few', 'Plural form'),
	'texts.plural.many': label('Viele', 'Many', 'Plural form'),
	'texts.plural.other': label('Mehrzahl', 'Plural', 'Plural form'),
	'texts.plural.exactly': withArguments<{ number: string }>()({
		de: 'Genau {number}',
		en: 'Exactly {number}',
		context: 'Plural form for one number alone',
	}),
	'texts.asWritten': button('Als ICU-Text bearbeiten', 'Edit as ICU text'),
	'texts.asForms': button('Nach Formen bearbeiten', 'Edit by form'),
	'texts.noForms': label(
		'Nach Formen lässt sich der Text wieder bearbeiten, sobald er gültig ist und genau eine Mehrzahl enthält.',
		'The text can be edited by form again once it is valid and has exactly one plural.',
		'Below a text with plural forms that is edited as ICU text and cannot be taken apart',
	),
	'texts.fault.forbiddenCharacter': fault(
		'Der Text enthält ein Zeichen, das nicht gespeichert werden kann. Bitte entfernen Sie es.',
		'The text has a character that cannot be kept. Please remove it.',
	),
	'texts.fault.tooLong': fault(
		'Der Text ist zu lang. Bitte kürzen Sie ihn.',
		'The text is too long. Please shorten it.',
	),
	'texts.fault.brokenText': fault(
		"Das ist kein gültiger ICU-Text. Bitte schließen Sie jede geschweifte Klammer; eine Klammer, die gezeigt werden soll, steht in Hochkommas: '''{'''",
		"This is not a valid ICU text. Please close every brace; a brace to be shown stands in apostrophes: '''{'''",
	),
	'texts.fault.unknownPlaceholder': withArguments<{ names: string }>()({
		de: 'Diese Platzhalter kennt der Ausgangstext nicht: {names}',
		en: 'The base text does not have these placeholders: {names}',
		tags: ['texts', 'error'],
	}),
	'texts.fault.missingPlaceholder': withArguments<{ names: string }>()({
		de: 'Diese Platzhalter fehlen: {names}',
		en: 'These placeholders are missing: {names}',
		tags: ['texts', 'error'],
	}),
	'texts.fault.unknownKey': fault('Diesen Schlüssel gibt es nicht.', 'There is no such key.'),
	'texts.fault.unknownLanguage': fault('Diese Sprache hat der Shop nicht.', 'The shop does not have this language.'),
	'texts.fault.locked': fault(
		'Der Text ist gesperrt. Nur Admins können ihn ändern.',
		'The text is locked. Only admins can change it.',
	),
	'texts.fault.baseMissing': fault(
		'Bitte füllen Sie zuerst die Standardsprache aus, um eine Übersetzung anzulegen.',
		'Please fill out the default language to create a translation.',
	),
	'texts.fault.changedMeanwhile': fault(
		'Jemand hat den Text inzwischen geändert. Seine Fassung ist erhalten geblieben.',
		'Somebody has changed the text meanwhile. Their wording was kept.',
	),
	'texts.fault.held': fault(
		'Diese Seite wird gerade bearbeitet. Ihr Text ist noch hier und lässt sich speichern, sobald sie frei ist.',
		'This page is being edited at the moment. Your text is still here and can be saved once the page is free.',
	),
	'texts.fault.unknownColumn': fault(
		'Diese Spalte ist weder eine der unseren noch eine Sprache des Shops. Sie wird nicht gelesen.',
		'This column is neither one of ours nor a language of the shop. It is not read.',
	),
	'texts.fault.duplicateRow': fault(
		'Das steht weiter oben in der Datei schon einmal. Es gilt das erste.',
		'This already stands further up in the file. The first one counts.',
	),
	'texts.fault.noKey': fault('In dieser Zeile fehlt der Schlüssel.', 'This row has no key.'),
	'texts.fault.cellError': fault(
		'Die Tabelle zeigt hier einen Fehler statt eines Textes. Stellen Sie ein Hochkomma voran, wenn der Text mit =, +, - oder @ beginnt.',
		'The spreadsheet has an error here instead of a text. Put an apostrophe in front if the text begins with =, +, - or @.',
	),
	'texts.fault.markup': fault(
		'Die Übersetzung enthält Markierungen eines anderen Programms. Bitte nur Text verwenden.',
		'The translation contains marks of another program. Please use text only.',
	),
	'texts.fault.sourceChanged': fault(
		'Der Ausgangstext hat sich geändert, seit die Datei erstellt wurde. Bitte prüfen Sie die Übersetzung.',
		'The base text has changed since the file was made. Please check the translation.',
	),
};
