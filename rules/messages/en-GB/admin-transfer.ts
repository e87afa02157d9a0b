// Exporting a shop into a file and importing one, in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const column = (text: string): ShippedText => ({ text, context: 'Column of a table of exports', tags: ['admin'] });
const state = (text: string): ShippedText => ({ text, context: 'State of an export or import' });
const fault = (text: string): ShippedText => ({
	text,
	context: 'Why a file is not imported',
	tags: ['admin', 'error'],
});

export const adminTransfer = {
	'transfer.section': { text: 'Export', context: 'Section of the settings' },
	'transfer.exportTitle': { text: 'Export this shop', context: 'Title of a card' },
	'transfer.exportText': {
		text: 'One file with everything that belongs to the shop: products, orders, customers, pages, pictures, print data and documents. It can be imported here or on another installation.',
	},
	'transfer.exportLeftOut': {
		text: 'Not included: keys of providers, sessions, passwords, and e-mails that were sent. The shop stays online while it is exported.',
	},
	'transfer.export': button('Export shop'),
	'transfer.withPasswords': { text: 'Include password hashes', context: 'Box in front of the button that exports' },
	'transfer.withPasswordsHint': {
		text: 'Otherwise everyone sets a new password after the import. Keep a file with password hashes under lock and key.',
	},
	'transfer.requested': { text: 'The export has started' },
	'transfer.requestFailed': { text: 'The export could not be started', tags: ['admin', 'error'] },
	'transfer.exports': { text: 'Exports', context: 'Title of a table' },
	'transfer.expires': column('Available until'),
	'transfer.download': button('Download'),
	'transfer.downloadOf': withArguments<{ day: string }>()({
		text: 'Download export of {day}',
		context: 'Read by screen readers',
	}),
	'transfer.noExports': { text: 'No exports yet' },
	'transfer.state.waiting': state('waiting'),
	'transfer.state.running': state('in progress'),
	'transfer.state.checking': state('checking the file'),
	'transfer.state.writing': state('importing'),
	'transfer.state.done': state('done'),
	'transfer.state.failed': state('failed'),
	'transfer.progress': withArguments<{ done: string; total: string }>()({
		text: '{done} of {total}',
		context: 'Rows and files of an export that are written',
	}),
	'transfer.withPasswordsMark': { text: 'with password hashes', context: 'Mark beside an export' },

	'transfer.importTitle': { text: 'Import a shop', context: 'Title of a dialog' },
	'transfer.importText': {
		text: 'Choose the file of an export. It is checked completely before anything is written. The new shop starts suspended and without keys of providers.',
	},
	'transfer.file': { text: 'File of the export (.zip)' },
	'transfer.fileMissing': { text: 'Choose a file.', tags: ['admin', 'error'] },
	'transfer.slug': { text: 'Slug' },
	'transfer.slugHint': { text: 'Leave empty to keep the one of the export.' },
	'transfer.import': button('Import'),
	'transfer.importing': { text: 'The file is being uploaded and checked …' },
	'transfer.imported': withArguments<{ slug: string }>()({
		text: 'The shop “{slug}” has been imported. It is suspended until you resume it.',
	}),
	'transfer.toDo': { text: 'What is left to do', context: 'Heading of a list, after a shop was imported' },
	'transfer.toDo.tier': withArguments<{ tier: string }>()({
		text: 'Check the tier: the file says {tier}. You can change it in the list of shops.',
	}),
	'transfer.toDo.domains': withArguments<{ domains: string }>()({ text: 'Prove the domains again: {domains}' }),
	'transfer.toDo.keys': {
		text: 'Enter the keys of providers (payment, email, Printformer, translation): no export contains them.',
	},
	'transfer.toDo.passwords': {
		text: 'Without exported password hashes everyone sets a new password with “Forgot password”.',
	},
	'transfer.toDo.resume': { text: 'Resume the shop in the list when everything is right.' },
	'transfer.openShop': button('Open the shop'),
	'transfer.importFailed': { text: 'The shop was not imported', tags: ['admin', 'error'] },
	'transfer.nothingWritten': { text: 'Nothing was written.' },

	'transfer.fault.notAnArchive': fault('The file is not a ZIP archive.'),
	'transfer.fault.truncated': fault('The file is incomplete: its end is missing.'),
	'transfer.fault.damaged': withArguments<{ names: string }>()(
		fault('The file is damaged or was changed after the export: {names}.'),
	),
	'transfer.fault.encrypted': withArguments<{ names: string }>()(fault('The file is encrypted: {names}.')),
	'transfer.fault.unsafeName': withArguments<{ names: string }>()(
		fault('The file contains an entry with a name that is not allowed: {names}.'),
	),
	'transfer.fault.tooManyEntries': fault('The file contains too many entries.'),
	'transfer.fault.tooLarge': fault('The unpacked content of the file is too large.'),
	'transfer.fault.bomb': withArguments<{ names: string }>()(
		fault('The file unpacks to far more than it is (“ZIP bomb”): {names}.'),
	),
	'transfer.fault.notAnExport': fault('The file is not an export of a shop.'),
	'transfer.fault.newerFormat': withArguments<{ version: string; theirs: string; ours: string }>()(
		fault(
			'The file has format {theirs}, written by version {version}; this installation reads formats up to {ours}. Update this installation first.',
		),
	),
	'transfer.fault.newerSchema': withArguments<{ version: string; theirs: string; ours: string }>()(
		fault(
			'The file was made by version {version} with database schema {theirs}; this installation still has schema {ours}. Update this installation first.',
		),
	),
	'transfer.fault.olderSchema': withArguments<{ version: string; theirs: string; ours: string }>()(
		fault(
			'The file was made by version {version} with database schema {theirs}; this installation already has schema {ours}. Import the file on an installation with schema {theirs}, update that one, and export again.',
		),
	),
	'transfer.fault.otherSchema': withArguments<{ version: string; theirs: string; ours: string }>()(
		fault(
			'The file was made by version {version}, whose database schema {theirs} differs from schema {ours} of this installation. Import it on an installation of that version.',
		),
	),
	'transfer.fault.unknownTable': withArguments<{ names: string }>()(
		fault('The file contains a table that does not exist here: {names}.'),
	),
	'transfer.fault.missingTable': withArguments<{ names: string }>()(fault('A table is missing in the file: {names}.')),
	'transfer.fault.unknownColumn': withArguments<{ names: string }>()(
		fault('The file contains a column that does not exist here: {names}.'),
	),
	'transfer.fault.foreignTenant': withArguments<{ names: string }>()(
		fault('The file contains rows of another shop, in the table {names}.'),
	),
	'transfer.fault.unknownFile': withArguments<{ names: string }>()(
		fault('The file contains an entry that its manifest does not name: {names}.'),
	),
	'transfer.fault.missingFile': withArguments<{ names: string }>()(fault('An entry is missing in the file: {names}.')),
	'transfer.fault.brokenLog': fault('The audit log in the file was changed: its chain of hashes does not fit.'),
	'transfer.fault.shopInvalid': withArguments<{ names: string }>()(
		fault('The shop in the file has details that no shop can have: {names}. The file was changed.'),
	),
	'transfer.fault.slugInvalid': withArguments<{ names: string }>()(
		fault('This slug is not possible: {names}. Allowed are a–z, 0–9 and hyphens, up to 63 characters.'),
	),
	'transfer.fault.slugReserved': withArguments<{ names: string }>()(
		fault('The slug “{names}” is reserved for the system. Enter another one in the field “Slug”.'),
	),
	'transfer.fault.slugTaken': withArguments<{ names: string }>()(
		fault('There is already a shop with the slug “{names}”. Enter another one in the field “Slug”.'),
	),
	'transfer.fault.inconsistent': withArguments<{ names: string }>()(
		fault('The content of the file contradicts itself or the database schema, in the table {names}.'),
	),
	'transfer.fault.interrupted': fault('The import was interrupted. Start it again.'),
	'transfer.fault.failed': fault('The import failed. The log of the server says why.'),
} as const;
