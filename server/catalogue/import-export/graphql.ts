// Imports of products in the API.
import { productImportErrors } from '../../../rules/catalogue/product-import.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { declareImports, lookAt } from '../../import-export/jobs/graphql-imports.ts';
import { tableLimits } from '../../import-export/tables/table.ts';
import { beginProductImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';

const { checked } = declareImports(
	{
		name: 'Product',
		kind: 'products',
		right: 'mProd',
		faults: productImportErrors,
		says: {
			what: 'A table of products that was sent: what it would change, then how far saving has come',
			added: 'Values of products and variants that are not there yet',
			changed: 'Values that would be others',
			unchanged: 'Rows that change nothing',
			faulty: 'Faults; their rows are left out',
			row: 'As a spreadsheet counts',
			key: 'Code or slug; of a variant after that of its product',
			rows: 'What an import changes, or what keeps rows from being saved',
		},
		begin: beginProductImport,
	},
	'table',
);

builder.mutationField('checkProductImport', (t) =>
	t.field({
		type: checked,
		description: 'Looks at a table (CSV, XLSX) and keeps what it would change; saves nothing',
		extensions: { ...needs('mProd'), ...takesFiles({ bytes: tableLimits.fileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true }),
			removeEmpty: t.arg.boolean({ description: 'Whether empty cells take away what is there', defaultValue: false }),
		},
		resolve: (_root, { file, removeEmpty }, context) =>
			lookAt(() => checkImport(context, callerOf(context), file, { removeEmpty: removeEmpty ?? false })),
	}),
);
