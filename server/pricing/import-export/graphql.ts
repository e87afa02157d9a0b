// Imports of prices in the API.

import type { GivenPrice } from '../../../rules/price-lists/given-price.ts';
import { priceImportErrors, priceImportModes } from '../../../rules/price-lists/import-errors.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { declareImports, lookAt } from '../../import-export/jobs/graphql-imports.ts';
import { tableLimits } from '../../import-export/tables/table.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { beginPriceImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { parseStoredPrice, parseStoredRun } from './stored-price.ts';

const { fileImport, row, checked } = declareImports(
	{
		name: 'Price',
		kind: 'prices',
		right: 'mPrice',
		faults: describeValues(priceImportErrors, {
			unknownCode: 'No product or variant has this code.',
			ambiguousCode: 'Several products or variants have this code.',
			quantityMissing: 'The quantity is missing.',
			quantityInvalid: 'The quantity is not a whole number from 1 to 1,000,000.',
			priceMissing: 'Neither the price of one piece nor the total is given.',
			bothPrices: 'Both the price of one piece and the total are given.',
			priceInvalid: 'The value is not a price.',
			tooLarge: 'The price is too high.',
			double: 'The same product and quantity occur further up.',
			gap: 'The row is empty and others follow.',
			tooManyRows: 'The list has more than 10,000 rows.',
			tooManyPlaces: 'The price has too many decimals.',
			contradiction: 'The two prices contradict each other.',
			givenInvalid: 'The column that names the entered price has an unknown value.',
			unknownColumn: 'The column is not part of the format; it is ignored.',
			doubleColumn: 'The column occurs twice; the second one is ignored.',
			cellError: 'The spreadsheet has an error in this cell.',
			changedMeanwhile: 'The list has been changed since the file was checked.',
		}),
		descriptions: {
			fileImport: 'A table of prices for a price list: what it would change, and how far saving has come.',
			added: 'Number of quantities that have no price yet.',
			changed: 'Number of quantities whose price differs from the current one.',
			unchanged: 'Number of rows that change nothing.',
			faulty: 'Number of errors; their rows are left out.',
			row: 'Row of the spreadsheet, starting at 1; 0 for a row that only the list has.',
			column: 'Name of the column.',
			key: 'Code of the product or variant; empty for all products that use the list.',
		},
		begin: beginPriceImport,
	},
	'table',
);

builder.objectFields(fileImport, (t) => ({
	listId: t.id({ description: 'Id of the price list.', resolve: ({ about }) => about ?? '' }),
	removed: t.exposeInt('removed', {
		description: 'Number of rows that are removed because the file replaces the list.',
	}),
	warnings: t.exposeInt('warnings', {
		description: 'Number of changes that make a quantity cheaper in total than a smaller one.',
	}),
}));

const givenPrice = builder.objectRef<GivenPrice>('GivenPrice').implement({
	description: 'A price in a price list, of which one of two is given.',
	fields: (t) => ({
		unitPrice: t.exposeInt('unitPrice', {
			nullable: true,
			description:
				'Price of one piece, in ten-thousandths of the major unit of the currency; null if the total is given.',
		}),
		total: t.exposeInt('total', {
			nullable: true,
			description: 'Price of the whole quantity, in minor units; null if the price of one piece is given.',
		}),
	}),
});

builder.objectFields(row, (t) => ({
	quantity: t.int({
		nullable: true,
		description: 'Number of pieces; null for an error without a valid quantity.',
		resolve: ({ names }) => parseStoredRun(names)?.quantity ?? null,
	}),
	priceBefore: t.field({
		type: givenPrice,
		nullable: true,
		description: 'Current price; null if the row is added.',
		resolve: ({ before }) => parseStoredPrice(before),
	}),
	priceAfter: t.field({
		type: givenPrice,
		nullable: true,
		description: 'New price; null if the row is removed or has an error.',
		resolve: ({ after, fault }) => (fault === null ? parseStoredPrice(after) : null),
	}),
	cheaperThan: t.int({
		nullable: true,
		description: 'Smaller quantity that costs more in total; null if there is none.',
		resolve: ({ names }) => parseStoredRun(names)?.cheaperThan ?? null,
	}),
}));

const mode = builder.enumType('PriceImportMode', {
	description: 'What happens to rows of the list that the file does not contain.',
	values: describeValues(priceImportModes, {
		merge: 'They stay as they are.',
		replace: 'They are removed.',
	}),
});

builder.mutationField('checkPriceImport', (t) =>
	t.field({
		type: checked,
		description:
			'Reads a table of prices (CSV or XLSX) for a price list and stores what it would change. Nothing is saved until `applyPriceImport`.',
		extensions: { ...needs('mPrice'), ...takesFiles({ bytes: tableLimits.fileBytes }) },
		args: {
			file: t.arg({ type: 'Upload', required: true, description: 'The CSV or XLSX file.' }),
			listId: t.arg.id({ required: true, description: 'Id of the price list.' }),
			mode: t.arg({
				type: mode,
				description: 'What happens to rows that the file does not contain.',
				defaultValue: 'merge',
			}),
			language: t.arg.string({
				description: 'Language of the numbers in the file, such as `en-GB`, if they can be read in two ways.',
			}),
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
