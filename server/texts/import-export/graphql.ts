// Imports of texts in the API.

import { exportFormats, importErrors } from '../../../rules/texts/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { declareImports, lookAt } from '../../import-export/jobs/graphql-imports.ts';
import { findImport } from '../../import-export/jobs/imports.ts';
import { tableLimits } from '../../import-export/tables/table.ts';
import { beginTextImport } from './apply-import.ts';
import { checkImport, ownerOf } from './check-import.ts';

const { fileImport, row, checked } = declareImports(
	{
		name: 'Text',
		kind: 'texts',
		right: 'mLocalisation',
		faults: describeValues(importErrors, {
			forbiddenCharacter: 'The text has a character that cannot be stored.',
			tooLong: 'The text is too long.',
			brokenText: 'The text is not valid ICU message syntax.',
			unknownPlaceholder: 'The text has a placeholder that the base text does not have.',
			missingPlaceholder: 'The text lacks a placeholder of the base text.',
			unknownKey: 'There is no text with this key.',
			unknownLanguage: 'The shop does not have this language.',
			locked: 'The text is locked, and the caller is not an admin.',
			baseMissing: 'A translation needs a text in the default language of the shop.',
			changedMeanwhile: 'The text has been changed since the file was checked.',
			unknownColumn: 'The column is neither part of the format nor a language of the shop; it is ignored.',
			duplicateRow: 'The same text occurs further up; the first one is used.',
			noKey: 'The row has no key.',
			cellError: 'The spreadsheet has an error in this cell.',
			markup: 'The translation contains markup of another program.',
			sourceChanged: 'The source text of the file is not the current one.',
		}),
		descriptions: {
			fileImport: 'A file of texts: what it would change, and how far saving has come.',
			added: 'Number of translations that do not exist yet.',
			changed: 'Number of translations that differ from the current ones.',
			unchanged: 'Number of translations that are the same as the current ones.',
			faulty: 'Number of errors; their rows are left out.',
			row: 'Row of the spreadsheet, starting at 1; in XLIFF the position of the text in the file.',
			column: 'Name of the column.',
			key: 'Key of the text.',
		},
		begin: beginTextImport,
	},
	'file',
);

const format = builder.enumType('TextFileFormat', {
	description: 'Format of a file of texts.',
	values: describeValues(exportFormats, {
		csv: 'A table in CSV format.',
		xlsx: 'An Excel workbook.',
		xliff: 'A file in XLIFF format.',
	}),
});

builder.objectField(fileImport, 'format', (t) =>
	t.field({ type: format, description: 'Format of the file.', resolve: (found) => found.format }),
);
builder.objectFields(row, (t) => ({
	languageCode: t.exposeString('languageCode', { description: 'Language of the text, such as `en-GB`.' }),
	names: t.exposeStringList('names', {
		description: 'Names of the placeholders that an error concerns; empty otherwise.',
	}),
}));

builder.queryField('textImport', (t) =>
	t.field({
		type: fileImport,
		description: 'An import of texts that the caller has sent. Fails with `NOT_FOUND` for other imports.',
		extensions: needs('mLocalisation'),
		args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
		resolve: async (_root, { id }, context) => {
			const owner = ownerOf(callerOf(context));
			const found = await context.inTenant((sql) => findImport(sql, owner, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

builder.mutationField('checkTextImport', (t) =>
	t.field({
		type: checked,
		description:
			'Reads a file of texts (CSV, XLSX or XLIFF) and stores what it would change. Nothing is saved until `applyTextImport`.',
		extensions: { ...needs('mLocalisation'), ...takesFiles({ bytes: tableLimits.fileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true, description: 'The CSV, XLSX or XLIFF file.' }),
			removeEmpty: t.arg.boolean({ description: 'Whether empty cells remove existing texts.', defaultValue: false }),
		},
		resolve: (_root, { file, removeEmpty }, context) =>
			lookAt(() => checkImport(context, callerOf(context), file, { removeEmpty: removeEmpty ?? false })),
	}),
);
