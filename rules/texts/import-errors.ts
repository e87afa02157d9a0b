// What can be wrong with a file of texts, for the server that finds it and the screens that say it.
import { textErrors } from './check-text.ts';

/** A single row: it can be left out. */
export const importErrors = [
	...textErrors,
	'unknownKey',
	'unknownLanguage',
	'locked',
	'baseMissing',
	'changedMeanwhile',
	'unknownColumn',
	'duplicateRow',
	'noKey',
	'cellError',
	'markup',
	'sourceChanged',
] as const;

export type ImportError = (typeof importErrors)[number];

/** The whole file: nothing of it can be read. */
export const importFileErrors = [
	'empty',
	'unreadable',
	'unclosedQuote',
	'fileTooLarge',
	'tooManyRows',
	'tooManyColumns',
	'tooManyCells',
	'cellTooLong',
	'noKeyColumn',
	'noLanguageColumn',
] as const;

export type ImportFileError = (typeof importFileErrors)[number];

export const exportFormats = ['csv', 'xlsx', 'xliff'] as const;
export type ExportFormat = (typeof exportFormats)[number];
