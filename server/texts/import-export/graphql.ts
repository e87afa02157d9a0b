// Imports of texts in the API.
import { exportFormats, importErrors } from '../../../rules/texts/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
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
		faults: importErrors,
		says: {
			what: 'A file of texts that was sent: what it would change, then how far saving has come',
			added: 'Translations that are not there yet',
			faulty: 'Cannot be saved and are left out',
			row: 'As a spreadsheet counts; in XLIFF, which text of the file it is',
			rows: 'What an import changes, or what keeps rows from being saved, in the order of the file',
		},
		begin: beginTextImport,
	},
	'file',
);

const format = builder.enumType('TextFileFormat', { values: exportFormats });

builder.objectField(fileImport, 'format', (t) => t.field({ type: format, resolve: (found) => found.format }));
builder.objectFields(row, (t) => ({
	languageCode: t.exposeString('languageCode'),
	names: t.exposeStringList('names', { description: 'The placeholders that it is about' }),
}));

builder.queryField('textImport', (t) =>
	t.field({
		type: fileImport,
		extensions: needs('mLocalisation'),
		args: { id: t.arg.id({ required: true }) },
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
		description: 'Looks at a file (CSV, XLSX, XLIFF) and keeps what it would change; saves nothing',
		extensions: { ...needs('mLocalisation'), ...takesFiles({ bytes: tableLimits.fileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true }),
			removeEmpty: t.arg.boolean({ description: 'Whether empty cells take away what is there', defaultValue: false }),
		},
		resolve: (_root, { file, removeEmpty }, context) =>
			lookAt(() => checkImport(context, callerOf(context), file, { removeEmpty: removeEmpty ?? false })),
	}),
);
