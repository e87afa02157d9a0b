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
	'otherSchema',
	'unknownTable',
	'missingTable',
	'unknownColumn',
	'foreignTenant',
	'unknownFile',
	'missingFile',
	'brokenLog',
	'shopInvalid',
	'slugInvalid',
	'slugReserved',
	'slugTaken',
	'inconsistent',
	'interrupted',
	'failed',
] as const;

export type ImportError = (typeof importErrors)[number];

/** About versions: which one made the file, the number that it has, and ours. */
const versionErrors = ['newerFormat', 'newerSchema', 'olderSchema', 'otherSchema'] as const;
export type VersionError = (typeof versionErrors)[number];

export const isVersionError = (error: ImportError): error is VersionError => versionErrors.some((one) => one === error);

export const versionsOf = ([version = '', theirs = '', ours = '']: readonly string[]) => ({ version, theirs, ours });

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;
export const importStates = ['checking', 'writing', 'done', 'failed'] as const;

/** How long an export can be downloaded. */
export const exportDays = 7;
