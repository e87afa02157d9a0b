// Imports of prices in the API.
import type { GivenPrice } from '../../../rules/price-lists/given-price.ts';
import { priceImportErrors, priceImportModes } from '../../../rules/price-lists/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { declareImports, lookAt } from '../../import-export/jobs/graphql-imports.ts';
import { tableLimits } from '../../import-export/tables/table.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { beginPriceImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { keptPrice, keptRun } from './kept-price.ts';

const { fileImport, row, checked } = declareImports(
	{
		name: 'Price',
		kind: 'prices',
		right: 'mPrice',
		faults: priceImportErrors,
		says: {
			what: 'A table of prices that was sent for a list: what it would change, then how far saving has come',
			added: 'Runs that have no price yet',
			changed: 'Runs whose price would be another',
			unchanged: 'Rows that change nothing',
			faulty: 'Faults; their rows are left out',
			row: 'As a spreadsheet counts; 0: only the list has it',
			key: 'Code of the product or variant; empty: every product that uses the list',
			rows: 'What an import changes, or what keeps rows from being saved',
		},
		begin: beginPriceImport,
	},
	'table',
);

builder.objectFields(fileImport, (t) => ({
	listId: t.id({ description: 'The list that it is for', resolve: ({ about }) => about ?? '' }),
	removed: t.exposeInt('removed', { description: 'Runs that the file does not have, where it replaces the list' }),
	warnings: t.exposeInt('warnings', { description: 'Of those new or changed: cost less in total than a smaller run' }),
}));

const givenPrice = builder.objectRef<GivenPrice>('GivenPrice').implement({
	description: 'One of the two',
	fields: (t) => ({
		unitPrice: t.exposeInt('unitPrice', { nullable: true }),
		total: t.exposeInt('total', { nullable: true }),
	}),
});

builder.objectFields(row, (t) => ({
	quantity: t.int({ nullable: true, resolve: ({ names }) => keptRun(names)?.quantity ?? null }),
	priceBefore: t.field({
		type: givenPrice,
		nullable: true,
		description: 'None: it would be added',
		resolve: ({ before }) => keptPrice(before),
	}),
	priceAfter: t.field({
		type: givenPrice,
		nullable: true,
		description: 'None: it would be removed',
		resolve: ({ after, fault }) => (fault === null ? keptPrice(after) : null),
	}),
	cheaperThan: t.int({
		nullable: true,
		description: 'A smaller quantity that costs more in total',
		resolve: ({ names }) => keptRun(names)?.cheaperThan ?? null,
	}),
}));

const mode = builder.enumType('PriceImportMode', { values: priceImportModes });

builder.mutationField('checkPriceImport', (t) =>
	t.field({
		type: checked,
		description: 'Looks at a table (CSV, XLSX) of prices for a list and keeps what it would change; saves nothing',
		extensions: { ...needs('mPrice'), ...takesFiles({ bytes: tableLimits.fileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true }),
			listId: t.arg.id({ required: true }),
			mode: t.arg({
				type: mode,
				description: 'Whether rows that the file does not have are removed',
				defaultValue: 'merge',
			}),
			language: t.arg.string({ description: 'Of the numbers in the file, where they can be read in two ways' }),
		},
		resolve: (_root, { file, listId, mode: wanted, language }, context) =>
			lookAt(() =>
				checkImport(context, callerOf(context), file, {
					listId: checkId(listId),
					mode: wanted ?? 'merge',
					language: spokenLanguage(context.tenant, language),
				}),
			),
	}),
);
