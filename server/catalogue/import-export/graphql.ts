// Imports of products in the API.
import { productImportErrors } from '../../../rules/catalogue/product-import.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
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
		faults: describeValues(productImportErrors, {
			required: 'A value is required.',
			baseMissing: 'A translation needs a text in the default language of the shop.',
			tooLong: 'The text is too long.',
			forbiddenCharacter: 'The text has a character that cannot be stored.',
			slugInvalid: 'The slug has other characters than lower-case letters, digits and single hyphens.',
			slugTaken: 'Another product has this slug.',
			variantExists: 'Another variant of the product has this code.',
			notAMoment: 'The value is neither a day such as `2026-11-15` nor a minute such as `2026-11-15 18:00`.',
			leftOut: 'On that day the clocks of the shop leave this time out.',
			endsBeforeBegin: 'The last day is before the first one.',
			notWhole: 'The value is not a whole number in the allowed range.',
			weightInvalid: 'The value is not a weight in grams with at most three decimals.',
			urlInvalid: 'The address neither starts with `https://` nor is a path of the shop.',
			unknown: 'It refers to something that does not exist.',
			tooMany: 'There are too many variants.',
			noKey: 'The row has neither a code nor a slug.',
			duplicateRow: 'The same product or variant occurs more than once.',
			unknownParent: 'The product of the variant does not exist.',
			unknownColumn: 'The column is not part of the format; it is ignored.',
			cellError: 'The spreadsheet has an error in this cell.',
			notYesNo: 'The value is neither yes nor no.',
			notAPrice: 'The value is not a price such as 19.90.',
			hasPriceLists: 'The product is priced by price lists instead of a price of one piece.',
			unknownLabel: 'There is no such label.',
			unknownCategory: 'There is no such category.',
			noPriceRight: 'Changing prices needs the right `mPrice`.',
			changedMeanwhile: 'The product has been changed since the file was checked.',
		}),
		descriptions: {
			fileImport: 'A table of products: what it would change, and how far saving has come.',
			added: 'Number of values of products and variants that do not exist yet.',
			changed: 'Number of values that differ from the current ones.',
			unchanged: 'Number of rows that change nothing.',
			faulty: 'Number of errors; their rows are left out.',
			row: 'Row of the spreadsheet, starting at 1.',
			column: 'Name of the column.',
			key: 'Code or slug of the product; for a variant followed by its own.',
		},
		begin: beginProductImport,
	},
	'table',
);

builder.mutationField('checkProductImport', (t) =>
	t.field({
		type: checked,
		description:
			'Reads a table of products (CSV or XLSX) and stores what it would change. Nothing is saved until `applyProductImport`.',
		extensions: { ...needs('mProd'), ...takesFiles({ bytes: tableLimits.fileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true, description: 'The CSV or XLSX file.' }),
			removeEmpty: t.arg.boolean({ description: 'Whether empty cells remove existing values.', defaultValue: false }),
		},
		resolve: (_root, { file, removeEmpty }, context) =>
			lookAt(() => checkImport(context, callerOf(context), file, { removeEmpty: removeEmpty ?? false })),
	}),
);
