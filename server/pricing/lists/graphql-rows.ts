// The rows of price lists in the API: those of a whole list, and those of one product.
import {
	type EnteredRow,
	type PriceRowFault,
	type PriceRowWarning,
	priceCells,
	priceRowFaults,
} from '../../../rules/price-lists/rows.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { totalIs, unitPriceIs } from './graphql.ts';
import { listLadders, type PriceStepRow, type ProductLadder, savePriceSteps, stepOwners } from './price-steps.ts';
import { type SavedRows, saveRows } from './save-rows.ts';

const cell = builder.enumType('PriceCell', { values: priceCells });
const faultKind = builder.enumType('PriceRowFaultKind', { values: priceRowFaults });
const stepOwner = builder.enumType('PriceStepOwner', { values: stepOwners });

const fault = builder.objectRef<PriceRowFault>('PriceRowFault').implement({
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Of those that were sent, from 0' }),
		cell: t.field({ type: cell, resolve: (found) => found.cell }),
		fault: t.field({ type: faultKind, resolve: (found) => found.fault }),
	}),
});

const warning = builder.objectRef<PriceRowWarning>('PriceRowWarning').implement({
	description: 'A larger run costs less in total than a smaller one',
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Of those that were sent, from 0' }),
		than: t.exposeInt('than', { description: 'The row of the smaller run that costs more' }),
	}),
});

const saved = builder.objectRef<SavedRows>('SavedPriceRows').implement({
	fields: (t) => ({
		revision: t.exposeInt('revision', { description: 'Of the list: the new one where it was saved' }),
		saved: t.exposeBoolean('saved'),
		faults: t.field({
			type: [fault],
			description: 'Where there are any, nothing was saved',
			resolve: ({ faults }) => faults,
		}),
		warnings: t.field({ type: [warning], resolve: ({ warnings }) => warnings }),
	}),
});

const rowInput = builder.inputType('PriceRowInput', {
	fields: (t) => ({
		code: t.string({ description: 'Of a product or variant, or its address; none: every product that uses the list' }),
		quantity: t.int(),
		unitPrice: t.int({ description: unitPriceIs }),
		total: t.int({ description: totalIs }),
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
		description: 'All rows of a list, or none where one is wrong; an older state of the list is refused',
		extensions: needs('mPrice'),
		args: {
			id: t.arg.id({ required: true }),
			revision: t.arg.int({ required: true }),
			rows: t.arg({ type: [rowInput], required: true }),
		},
		resolve: (_root, { id, revision, rows }, context) =>
			context.inTenant((sql) => saveRows(sql, callerOf(context), checkId(id), { revision, rows: rows.map(entered) })),
	}),
);

const step = builder.objectRef<PriceStepRow>('ProductPriceStep').implement({
	fields: (t) => ({
		quantity: t.exposeInt('quantity'),
		unitPrice: t.exposeInt('unitPrice', { nullable: true, description: unitPriceIs }),
		total: t.exposeInt('total', { nullable: true, description: totalIs }),
	}),
});

const ladder = builder.objectRef<ProductLadder>('ProductLadder').implement({
	description: 'The steps that a list has for one product',
	fields: (t) => ({
		listId: t.exposeID('listId'),
		listName: t.exposeString('listName'),
		revision: t.exposeInt('revision', { description: 'Of the list' }),
		archived: t.exposeBoolean('archived', { description: 'It gives no price' }),
		roles: t.exposeStringList('roles', { description: 'Who gets it; none: everybody' }),
		owner: t.field({
			type: stepOwner,
			description: 'Whose rows they are: of this product or variant, of its product, or of every product of the list',
			resolve: ({ owner }) => owner,
		}),
		steps: t.field({ type: [step], description: 'In rising order', resolve: ({ steps }) => steps }),
	}),
});

builder.queryField('productLadders', (t) =>
	t.field({
		type: [ladder],
		description: 'The price lists of a product or variant in their order, each with its steps; none in simple pricing',
		extensions: needs('qPrice'),
		args: { productId: t.arg.id({ required: true }) },
		resolve: (_root, { productId }, { tenant, inTenant }) =>
			inTenant((sql) => listLadders(sql, tenant.id, checkId(productId))),
	}),
);

builder.mutationField('savePriceSteps', (t) =>
	t.field({
		type: saved,
		description:
			'The steps of one product or variant in a list that it uses; none: those of its product or of everybody again',
		extensions: needs('mPrice'),
		args: {
			productId: t.arg.id({ required: true }),
			listId: t.arg.id({ required: true }),
			revision: t.arg.int({ required: true }),
			steps: t.arg({ type: [rowInput], required: true }),
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
