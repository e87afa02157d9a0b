// The rows of price lists in the API: those of a whole list, and those of one product.

import {
	type EnteredRow,
	type PriceRowError,
	type PriceRowWarning,
	priceCells,
	priceRowErrors,
} from '../../../rules/price-lists/rows.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { mostCodes, type NamedCode, nameCodes } from './name-codes.ts';
import { findOwnList, openOwnList } from './own-list.ts';
import { listLadders, type PriceStepRow, type ProductLadder, savePriceSteps, stepOwners } from './price-steps.ts';
import { type SavedRows, saveRows } from './save-rows.ts';

const cell = builder.enumType('PriceCell', {
	description: 'A column of a price list.',
	values: describeValues(priceCells, {
		code: 'Code of the product or variant.',
		quantity: 'Number of pieces.',
		unitPrice: 'Price of one piece.',
		total: 'Price of the whole quantity.',
	}),
});
const errorKind = builder.enumType('PriceRowFaultKind', {
	description: 'Why a row of a price list cannot be saved.',
	values: describeValues(priceRowErrors, {
		unknownCode: 'No product or variant has this code.',
		ambiguousCode: 'Several products or variants have this code.',
		quantityMissing: 'The quantity is missing.',
		quantityInvalid: 'The quantity is not a whole number from 1 to 1,000,000.',
		priceMissing: 'Neither the price of one piece nor the total is given.',
		bothPrices: 'Both the price of one piece and the total are given.',
		priceInvalid: 'The price is not a number that is allowed here.',
		tooLarge: 'The price is too high.',
		double: 'The same product and quantity occur further up.',
		gap: 'The row is empty and others follow.',
		tooManyRows: 'The list has more than 10,000 rows.',
	}),
});
const stepOwner = builder.enumType('PriceStepOwner', {
	description: 'Which rows of a price list apply to a product or variant.',
	values: describeValues(stepOwners, {
		own: 'Rows of this product or variant.',
		product: 'Rows of the product that the variant belongs to.',
		everybody: 'Rows for all products that use the list.',
	}),
});

const error = builder.objectRef<PriceRowError>('PriceRowFault').implement({
	description: 'A validation error of a row of a price list.',
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Position of the row among those sent, starting at 0.' }),
		cell: t.field({ type: cell, description: 'Column that it concerns.', resolve: (found) => found.cell }),
		fault: t.field({ type: errorKind, description: 'What is wrong with it.', resolve: (found) => found.fault }),
	}),
});

const warning = builder.objectRef<PriceRowWarning>('PriceRowWarning').implement({
	description: 'A larger quantity costs less in total than a smaller one. The rows are saved nevertheless.',
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Position of the row with the larger quantity, starting at 0.' }),
		than: t.exposeInt('than', { description: 'Position of the row with the smaller quantity that costs more.' }),
	}),
});

const saved = builder.objectRef<SavedRows>('SavedPriceRows').implement({
	description: 'Result of saving rows of a price list.',
	fields: (t) => ({
		revision: t.exposeInt('revision', { description: 'Revision of the list: the new one if the rows were saved.' }),
		saved: t.exposeBoolean('saved', { description: 'Whether the rows were saved.' }),
		faults: t.field({
			type: [error],
			description: 'Validation errors; if there are any, nothing is saved.',
			resolve: ({ faults }) => faults,
		}),
		warnings: t.field({
			type: [warning],
			description: 'Rows that cost less in total than a smaller quantity.',
			resolve: ({ warnings }) => warnings,
		}),
	}),
});

const rowInput = builder.inputType('PriceRowInput', {
	description: 'A row of a price list, with one of the two prices.',
	fields: (t) => ({
		code: t.string({
			description:
				'Code or slug of a product or variant; without it the row applies to all products that use the list.',
		}),
		quantity: t.int({ description: 'Number of pieces.' }),
		unitPrice: t.int({ description: 'Price of one piece, in ten-thousandths of the major unit of the currency.' }),
		total: t.int({ description: 'Price of the whole quantity, in minor units.' }),
	}),
});

const entered = ({ code, quantity, unitPrice, total }: typeof rowInput.$inferInput): EnteredRow => ({
	code: code ?? '',
	quantity: quantity ?? null,
	unitPrice: unitPrice ?? null,
	total: total ?? null,
});

builder.mutationField('savePriceListRows', (t) =>
	t.field({
		type: saved,
		description:
			'Replaces all rows of a price list, or none if one of them is invalid. Fails with `PRICE_LIST_CHANGED` if the list has been changed since `revision`.',
		extensions: needs('mPrice'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the price list.' }),
			revision: t.arg.int({ required: true, description: 'Revision of the list that the rows are based on.' }),
			rows: t.arg({ type: [rowInput], required: true, description: 'All rows of the list, at most 10,000.' }),
		},
		resolve: (_root, { id, revision, rows }, context) =>
			context.inTenant((sql) => saveRows(sql, callerOf(context), checkId(id), { revision, rows: rows.map(entered) })),
	}),
);

const step = builder.objectRef<PriceStepRow>('ProductPriceStep').implement({
	description: 'A quantity with its price, of which one of two is given.',
	fields: (t) => ({
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
		unitPrice: t.exposeInt('unitPrice', {
			nullable: true,
			description:
				'Price of one piece, in ten-thousandths of the major unit of the currency; null if the total was entered.',
		}),
		total: t.exposeInt('total', {
			nullable: true,
			description: 'Price of the whole quantity, in minor units; null if the price of one piece was entered.',
		}),
	}),
});

const ladder = builder.objectRef<ProductLadder>('ProductLadder').implement({
	description: 'The prices that a price list has for one product or variant.',
	fields: (t) => ({
		listId: t.exposeID('listId', { description: 'Id of the price list.' }),
		listName: t.exposeString('listName', { description: 'Name of the price list.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the price list, to send with `savePriceSteps`.' }),
		archived: t.exposeBoolean('archived', { description: 'Whether the list is archived, so that it gives no price.' }),
		roles: t.exposeStringList('roles', {
			description: 'Labels of the roles that the list applies to; empty for all shoppers.',
		}),
		owner: t.field({
			type: stepOwner,
			description: 'Which rows of the list apply.',
			resolve: ({ owner }) => owner,
		}),
		steps: t.field({
			type: [step],
			description: 'Quantities with their prices, in ascending order.',
			resolve: ({ steps }) => steps,
		}),
	}),
});

builder.queryField('productLadders', (t) =>
	t.field({
		type: [ladder],
		description: 'Price lists of a product or variant in their order, each with its prices; empty for simple pricing.',
		extensions: needs('qPrice'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		resolve: (_root, { productId }, { tenant, inTenant }) =>
			inTenant((sql) => listLadders(sql, tenant.id, checkId(productId))),
	}),
);

builder.queryField('productPriceList', (t) =>
	t.field({
		type: ladder,
		nullable: true,
		description: 'Price list that a product has for itself, with its prices; null if it has none.',
		extensions: needs('qPrice', 'mPrice'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product.' }) },
		resolve: (_root, { productId }, { tenant, inTenant }) =>
			inTenant((sql) => findOwnList(sql, tenant.id, checkId(productId))),
	}),
);

builder.mutationField('openProductPriceList', (t) =>
	t.field({
		type: ladder,
		description:
			'Creates the price list that a product has for itself, unless it has one. The product uses it once it is saved with it.',
		extensions: needs('mPrice'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product.' }) },
		resolve: (_root, { productId }, context) =>
			context.inTenant((sql) => openOwnList(sql, callerOf(context), checkId(productId))),
	}),
);

builder.mutationField('savePriceSteps', (t) =>
	t.field({
		type: saved,
		description:
			'Replaces the rows of one product or variant in a price list that it uses, or that it has for itself. Without steps the rows of its product, or those for all products, apply again. Fails with `PRICE_LIST_CHANGED` if the list has been changed since `revision`.',
		extensions: needs('mPrice'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			listId: t.arg.id({ required: true, description: 'Id of the price list.' }),
			revision: t.arg.int({ required: true, description: 'Revision of the list that the change is based on.' }),
			steps: t.arg({ type: [rowInput], required: true, description: 'All steps; their `code` is ignored.' }),
		},
		resolve: (_root, { productId, listId, revision, steps }, context) =>
			context.inTenant((sql) =>
				savePriceSteps(sql, callerOf(context), {
					productId: checkId(productId),
					listId: checkId(listId),
					revision,
					steps: steps.map(entered),
				}),
			),
	}),
);

const namedCode = builder.objectRef<NamedCode>('PriceListCode').implement({
	description: 'A code in a row of a price list, with its product.',
	fields: (t) => ({
		code: t.exposeString('code', { description: 'The code as it was sent.' }),
		productName: t.exposeString('productName', { description: 'Name of its product; empty if it is unknown.' }),
		fault: t.field({
			type: errorKind,
			nullable: true,
			description: 'Why it cannot be saved; null if it can.',
			resolve: ({ fault }) => fault,
		}),
	}),
});

builder.queryField('priceListCodes', (t) =>
	t.field({
		type: [namedCode],
		description: 'The products of codes as they are typed into a price list.',
		extensions: needs('qPrice'),
		args: {
			codes: t.arg.stringList({ required: true, description: 'Codes or slugs, at most 1,000.' }),
			language: t.arg.string(languageArgument),
		},
		resolve: (_root, { codes, language }, { tenant, inTenant }) => {
			if (codes.length > mostCodes) throw new ApiError('VALIDATION', 'codes');
			return inTenant((sql) => nameCodes(sql, tenant.id, codes, spokenLanguage(tenant, language)));
		},
	}),
);
