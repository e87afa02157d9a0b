// Why the file of a shop is refused. The server names it by a code, and what it concerns; people read a sentence.

export const importErrors = [
	'notAnArchive',
	'truncated',
	'damaged',
	'encrypted',
	'unsafeName',
	'tooManyEntries',
	'tooLarge',
	'bomb',
	'notAnExport',
	'newerFormat',
	'newerSchema',
	'olderSchema',
	'unknownTable',
	'missingTable',
	'unknownColumn',
	'foreignTenant',
	'unknownFile',
	'missingFile',
	'brokenLog',
	'slugInvalid',
	'slugTaken',
	'inconsistent',
	'interrupted',
	'failed',
] as const;

export type ImportError = (typeof importErrors)[number];

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;
export const importStates = ['checking', 'writing', 'done', 'failed'] as const;

/** How long an export can be downloaded. */
export const exportDays = 7;
