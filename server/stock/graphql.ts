// Stock in the administration.

import { availableOf, stockCorrections, stockReasons, stockState } from '../../rules/stock.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { stockStateType } from '../graphql/stock-state.ts';
import { correctStock, deleteStock, saveStockSettings } from './edit-stock.ts';
import { type FoundStock, findFamilyStock } from './find-stock.ts';
import { listMovements, type Movement, type Movements } from './list-movements.ts';

const reasonType = builder.enumType('StockReason', {
	description: 'Why stock changed.',
	values: describeValues(stockReasons, {
		counted: 'The stock was counted.',
		received: 'Pieces were received.',
		lost: 'Pieces were lost.',
		reserved: 'Pieces were reserved by a checkout.',
		released: 'A reservation was released.',
		sold: 'Pieces were sold.',
		returned: 'Pieces of an order were returned.',
		deleted: 'The stock is not counted any more.',
	}),
});
const correctionType = builder.enumType('StockCorrection', {
	description: 'How stock is corrected.',
	values: describeValues(stockCorrections, {
		counted: 'Sets the number on hand, also for a product that was not counted before.',
		received: 'Increases the number on hand.',
		lost: 'Decreases the number on hand.',
	}),
});

const stock = builder.objectRef<FoundStock>('CountedStock').implement({
	description: 'Stock of a product or variant that is counted.',
	fields: (t) => ({
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		onHand: t.exposeInt('onHand', { description: 'Pieces on hand, including reserved ones.' }),
		reserved: t.exposeInt('reserved', { description: 'Pieces reserved by checkouts that are not paid yet.' }),
		available: t.int({ description: 'Pieces on hand that are not reserved.', resolve: availableOf }),
		warningLevel: t.exposeInt('warningLevel', {
			nullable: true,
			description: 'Number at or below which the shop is notified by mail; null for no warning.',
		}),
		sellWhenEmpty: t.exposeBoolean('sellWhenEmpty', { description: 'Whether it can be ordered when it is sold out.' }),
		state: t.field({
			type: stockStateType,
			description: 'Availability of the product or variant.',
			resolve: stockState,
		}),
	}),
});

builder.queryField('productStock', (t) =>
	t.field({
		type: [stock],
		description:
			'Stock of a product and its variants; those that are left out are not counted. Fails with `NOT_FOUND` if there is no such product.',
		extensions: needs('qProd'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		async resolve(_root, { productId }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findFamilyStock(sql, tenant.id, checkId(productId)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

const movement = builder.objectRef<Movement>('StockMovement').implement({
	description: 'A change of stock.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the movement.' }),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		reason: t.expose('reason', { type: reasonType, description: 'Why the stock changed.' }),
		onHandChange: t.exposeInt('onHandChange', { description: 'Change of the number on hand.' }),
		reservedChange: t.exposeInt('reservedChange', { description: 'Change of the reserved number.' }),
		onHand: t.exposeInt('onHand', { description: 'Pieces on hand after the change.' }),
		reserved: t.exposeInt('reserved', { description: 'Reserved pieces after the change.' }),
		note: t.exposeString('note', { description: 'Note of the user; empty if there is none.' }),
		by: t.exposeString('by', {
			nullable: true,
			description:
				'Name of the user who made the change; null if the shop did it itself or the account has been deleted.',
		}),
	}),
});

const movements = builder.objectRef<Movements>('StockMovementList').implement({
	description: 'A page of stock movements.',
	fields: (t) => ({
		items: t.field({ type: [movement], description: 'Movements of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of movements of the product or variant.' }),
	}),
});

builder.queryField('stockMovements', (t) =>
	t.field({
		type: movements,
		description: 'Changes of the stock of a product or variant, the latest first.',
		extensions: needs('qProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
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
			'Corrects the stock of products or variants, all or none, and returns it. Fails with `STOCK_INSUFFICIENT` if not enough are available, and with `STOCK_NOT_COUNTED` for other corrections than `counted` of a product that is not counted.',
		extensions: needs('mProd'),
		args: {
			productIds: t.arg.idList({ required: true, description: 'Ids of products or variants, 1 to 500.' }),
			reason: t.arg({ type: correctionType, required: true, description: 'How the stock is corrected.' }),
			quantity: t.arg.int({ required: true, description: 'Number of pieces.' }),
			note: t.arg.string({ description: 'Note for the movements, at most 500 characters.' }),
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
		description:
			'Changes stock settings of products or variants that are counted, all or none; what is left out stays as it is. Fails with `STOCK_OVERSOLD` if more are promised than on hand and `sellWhenEmpty` is switched off.',
		extensions: needs('mProd'),
		args: {
			productIds: t.arg.idList({ required: true, description: 'Ids of products or variants, 1 to 500.' }),
			warningLevel: t.arg.int({
				description: 'Number at or below which the shop is notified by mail; null for no warning.',
			}),
			sellWhenEmpty: t.arg.boolean({ description: 'Whether they can be ordered when they are sold out.' }),
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
		description:
			'Stops counting the stock of a product or variant; its movements stay. Always true. Fails with `STOCK_RESERVED` while pieces are reserved.',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		async resolve(_root, { productId }, context) {
			await context.inTenant((sql) => deleteStock(sql, callerOf(context), checkId(productId)));
			return true;
		},
	}),
);
