// The grid in which texts are edited, wherever it stands: the screen of translations and "Texts on this page".
import { type ShippedText, withArguments } from '../entry.ts';
import { textGroupNames } from './text-group-names.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['texts', 'form'],
	...(context ? { context } : {}),
});
const button = (text: string): ShippedText => ({ text, tags: ['texts', 'button'] });
const error = (text: string): ShippedText => ({ text, tags: ['texts', 'error'] });
const mark = (text: string, context: string): ShippedText => ({ text, context, tags: ['texts', 'state'] });

export const textsGrid = {
	...textGroupNames,
	'texts.grid': label('Texts', 'Name of the grid, read aloud'),
	'texts.key': label('Key', 'Heading of the column with the keys of texts'),
	'texts.group': label('Group'),
	'texts.type': label('Type', 'Of a text: interface, product name, …'),
	'texts.context': label('Context', 'Where a text stands and what it means'),
	'texts.changedAt': label('Changed', 'Heading of a column: when a text was changed last'),
	'texts.baseText': label('Base text', 'The text that translations are made from'),
	'texts.details': button('Details and history'),
	'texts.detailsOf': withArguments<{ key: string }>()({
		text: 'Details and history of {key}',
		context: 'Read aloud: the button that opens the details of one text',
	}),
	'texts.cell': withArguments<{ key: string; language: string }>()({
		text: '{key}, {language}',
		context: 'Read aloud: the field in which a text is edited in one language',
	}),
	'texts.form': withArguments<{ key: string; language: string; form: string }>()({
		text: '{key}, {language}, {form}',
		context: 'Read aloud: the field of one plural form',
	}),
	'texts.gridHelp': {
		text: 'Arrow keys move through the texts, Enter edits, Ctrl+Enter keeps, Escape gives up, Ctrl+S saves everything.',
		context: 'Below the grid of texts',
	},
	'texts.notMine': {
		text: 'You may look at texts but not change them.',
	},
	'texts.mark.missing': mark('Missing', 'Mark: there is no translation'),
	'texts.mark.outdated': mark('Outdated', 'Mark: the base text has changed since'),
	'texts.mark.machine': mark('Machine translation', 'Mark'),
	'texts.mark.queued': mark('Will be translated automatically', 'Mark: waits for machine translation'),
	'texts.mark.locked': mark('Locked', 'Mark: only admins may change the text'),
	'texts.mark.unsaved': mark('Not saved', 'Mark: changed here, but not saved yet'),
	'texts.fallback': withArguments<{ language: string }>()({
		text: 'Shown instead: {language}',
		context: 'Below a missing translation; {language} is the language whose text visitors read',
	}),
	'texts.notTranslated': withArguments<{ reason: string }>()({
		text: 'Not translated. {reason}',
		context: 'Why machine translation has failed',
	}),
	'texts.placeholders': label('Placeholders'),
	'texts.insert': withArguments<{ name: string }>()({
		text: 'Insert {name}',
		context: 'Read aloud: a button that puts a placeholder into the text',
	}),
	'texts.example': withArguments<{ number: string }>()({
		text: 'e.g. {number}',
		context: 'Beside a plural form: a number for which it is used',
	}),
	'texts.plural.zero': label('Zero', 'Plural form'),
	'texts.plural.one': label('Singular', 'Plural form'),
	'texts.plural.two': label('Dual', 'Plural form'),
	'texts.plural.few': label('Few', 'Plural form'),
	'texts.plural.many': label('Many', 'Plural form'),
	'texts.plural.other': label('Plural', 'Plural form'),
	'texts.plural.exactly': withArguments<{ number: string }>()({
		text: 'Exactly {number}',
		context: 'Plural form for one number alone',
	}),
	'texts.asWritten': button('Edit as ICU text'),
	'texts.asForms': button('Edit by form'),
	'texts.noForms': label(
		'The text can be edited by form again once it is valid and has exactly one plural.',
		'Below a text with plural forms that is edited as ICU text and cannot be taken apart',
	),
	'texts.fault.forbiddenCharacter': error('The text has a character that cannot be kept. Please remove it.'),
	'texts.fault.tooLong': error('The text is too long. Please shorten it.'),
	'texts.fault.brokenText': error(
		"This is not a valid ICU text. Please close every brace; a brace to be shown stands in apostrophes: '''{'''",
	),
	'texts.fault.unknownPlaceholder': withArguments<{ names: string }>()({
		text: 'The base text does not have these placeholders: {names}',
		tags: ['texts', 'error'],
	}),
	'texts.fault.missingPlaceholder': withArguments<{ names: string }>()({
		text: 'These placeholders are missing: {names}',
		tags: ['texts', 'error'],
	}),
	'texts.fault.unknownKey': error('There is no such key.'),
	'texts.fault.unknownLanguage': error('The shop does not have this language.'),
	'texts.fault.locked': error('The text is locked. Only admins can change it.'),
	'texts.fault.baseMissing': error('Please fill out the default language to create a translation.'),
	'texts.fault.changedMeanwhile': error('Somebody has changed the text meanwhile. Their wording was kept.'),
	'texts.fault.held': error(
		'This page is being edited at the moment. Your text is still here and can be saved once the page is free.',
	),
	'texts.fault.unknownColumn': error('This column is neither one of ours nor a language of the shop. It is not read.'),
	'texts.fault.duplicateRow': error('This already stands further up in the file. The first one counts.'),
	'texts.fault.noKey': error('This row has no key.'),
	'texts.fault.cellError': error(
		'The spreadsheet has an error here instead of a text. Put an apostrophe in front if the text begins with =, +, - or @.',
	),
	'texts.fault.markup': error('The translation contains marks of another program. Please use text only.'),
	'texts.fault.sourceChanged': error(
		'The base text has changed since the file was made. Please check the translation.',
	),
};
