// Stock in the administration.
import { availableOf, stockCorrections, stockReasons, stockState } from '../../rules/stock.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { stockStateType } from '../graphql/stock-state.ts';
import { correctStock, deleteStock, saveStockSettings } from './edit-stock.ts';
import { type FoundStock, findFamilyStock } from './find-stock.ts';
import { listMovements, type Movement, type Movements } from './list-movements.ts';

const reasonType = builder.enumType('StockReason', { values: stockReasons });
const correctionType = builder.enumType('StockCorrection', { values: stockCorrections });

const stock = builder.objectRef<FoundStock>('CountedStock').implement({
	description: 'How many there are of a product or variant that is counted',
	fields: (t) => ({
		productId: t.exposeID('productId'),
		onHand: t.exposeInt('onHand'),
		reserved: t.exposeInt('reserved', { description: 'Promised to somebody, not taken yet' }),
		available: t.int({ description: 'On hand without what is reserved', resolve: availableOf }),
		warningLevel: t.exposeInt('warningLevel', { nullable: true, description: 'At this number and below it: a mail' }),
		sellWhenEmpty: t.exposeBoolean('sellWhenEmpty'),
		state: t.field({ type: stockStateType, resolve: stockState }),
	}),
});

builder.queryField('productStock', (t) =>
	t.field({
		type: [stock],
		description: 'Of a product and its variants; what is not among them is not counted',
		extensions: needs('qProd'),
		args: { productId: t.arg.id({ required: true }) },
		async resolve(_root, { productId }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findFamilyStock(sql, tenant.id, checkId(productId)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const movement = builder.objectRef<Movement>('StockMovement').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		at: t.string({ resolve: ({ at }) => at.toISOString() }),
		reason: t.expose('reason', { type: reasonType }),
		onHandChange: t.exposeInt('onHandChange'),
		reservedChange: t.exposeInt('reservedChange'),
		onHand: t.exposeInt('onHand', { description: 'Right after it' }),
		reserved: t.exposeInt('reserved', { description: 'Right after it' }),
		note: t.exposeString('note'),
		by: t.exposeString('by', { nullable: true, description: 'Who, if it was somebody of the shop' }),
	}),
});

const movements = builder.objectRef<Movements>('StockMovementList').implement({
	fields: (t) => ({
		items: t.field({ type: [movement], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

builder.queryField('stockMovements', (t) =>
	t.field({
		type: movements,
		description: 'Every change of the numbers of a product or variant, the latest first',
		extensions: needs('qProd'),
		args: {
			productId: t.arg.id({ required: true }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { productId, first, offset }, { tenant, inTenant }) => {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return inTenant((sql) => listMovements(sql, tenant.id, checkId(productId), page));
		},
	}),
);

builder.mutationField('correctStock', (t) =>
	t.field({
		type: [stock],
		description:
			'Of products or variants, at most 500, all or none. Counted: on hand is that number from now on, also of what was not counted. Received and lost: so many more or less',
		extensions: needs('mProd'),
		args: {
			productIds: t.arg.idList({ required: true }),
			reason: t.arg({ type: correctionType, required: true }),
			quantity: t.arg.int({ required: true }),
			note: t.arg.string(),
		},
		resolve: (_root, { productIds, reason, quantity, note }, context) =>
			context.inTenant((sql) =>
				correctStock(sql, callerOf(context), {
					productIds: productIds.map(checkId),
					reason,
					quantity,
					note: note ?? '',
				}),
			),
	}),
);

builder.mutationField('saveStockSettings', (t) =>
	t.field({
		type: [stock],
		description: 'Of products or variants that are counted, at most 500, all or none. What is not given stays as it is',
		extensions: needs('mProd'),
		args: {
			productIds: t.arg.idList({ required: true }),
			warningLevel: t.arg.int({ description: 'Null: nobody is warned' }),
			sellWhenEmpty: t.arg.boolean(),
		},
		resolve: (_root, { productIds, warningLevel, sellWhenEmpty }, context) =>
			context.inTenant((sql) =>
				saveStockSettings(sql, callerOf(context), productIds.map(checkId), {
					warningLevel,
					sellWhenEmpty: sellWhenEmpty ?? undefined,
				}),
			),
	}),
);

builder.mutationField('deleteStock', (t) =>
	t.boolean({
		description: 'It is not counted any more, until somebody counts it again by hand; its movements stay',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true }) },
		async resolve(_root, { productId }, context) {
			await context.inTenant((sql) => deleteStock(sql, callerOf(context), checkId(productId)));
			return true;
		},
	}),
);
