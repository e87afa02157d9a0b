// What a shop has sold, over the API.
import { addDays, isDay } from '../../rules/dates.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { needs } from '../graphql/rights.ts';
import { findFigures, type OrderFigures, type SoldProduct } from './find-figures.ts';
import { statusType } from './graphql-order-types.ts';

const longestSpan = 400;

const soldProduct = builder.objectRef<SoldProduct>('SoldProduct').implement({
	description: 'A product with its sales in a period.',
	fields: (t) => ({
		productId: t.exposeID('productId', {
			description: 'Id of the product or variant, which may have been deleted since.',
		}),
		name: t.exposeString('name', { description: 'Name of the product when it was ordered.' }),
		quantity: t.exposeFloat('quantity', { description: 'Number of pieces sold.' }),
		gross: t.exposeFloat('gross', { description: 'Revenue with tax, in minor units.' }),
	}),
});

const soldDay = builder.objectRef<OrderFigures['byDay'][number]>('SoldDay').implement({
	description: 'Sales of one day.',
	fields: (t) => ({
		day: t.exposeString('day', { description: 'The day in the time zone of the shop, as `2026-11-15`.' }),
		orders: t.exposeInt('orders', { description: 'Number of orders placed.' }),
		gross: t.exposeFloat('gross', { description: 'Revenue with tax, in minor units.' }),
	}),
});

const statusCount = builder.objectRef<OrderFigures['byStatus'][number]>('StatusCount').implement({
	description: 'Number of orders with one status.',
	fields: (t) => ({
		status: t.expose('status', { type: statusType, description: 'Status of the orders.' }),
		count: t.exposeInt('count', { description: 'Number of orders.' }),
	}),
});

const figures = builder.objectRef<OrderFigures>('OrderFigures').implement({
	description: 'Sales figures of a period.',
	fields: (t) => ({
		orders: t.exposeInt('orders', { description: 'Number of orders placed in the period.' }),
		revenue: t.exposeFloat('revenue', { description: 'Total of these orders with tax, in minor units.' }),
		averageOrder: t.exposeFloat('averageOrder', {
			description: 'Average total of these orders with tax, in minor units; 0 without orders.',
		}),
		openPayments: t.exposeInt('openPayments', { description: 'Number of unpaid orders of the shop, of any time.' }),
		refunds: t.exposeFloat('refunds', { description: 'Amount refunded in the period, in minor units.' }),
		newCustomers: t.exposeInt('newCustomers', {
			description: 'Number of customers who ordered for the first time in the period.',
		}),
		topProducts: t.field({
			type: [soldProduct],
			description: 'Products with the highest revenue, at most five.',
			resolve: ({ topProducts }) => topProducts,
		}),
		byDay: t.field({
			type: [soldDay],
			description: 'Sales of each day of the period, including days without orders.',
			resolve: ({ byDay }) => byDay,
		}),
		byStatus: t.field({
			type: [statusCount],
			description: 'Number of orders begun in the period, by status.',
			resolve: ({ byStatus }) => byStatus,
		}),
	}),
});

builder.queryField('orderFigures', (t) =>
	t.field({
		type: figures,
		description: 'Sales figures of a period of at most 400 days.',
		extensions: needs('qOrder'),
		args: {
			from: t.arg.string({ required: true, description: 'First day of the period, as `2026-11-15`.' }),
			to: t.arg.string({ required: true, description: 'Last day of the period, as `2026-11-15`.' }),
		},
		resolve(_root, { from, to }, { tenant, inTenant }) {
			if (!isDay(from) || !isDay(to) || from > to || to > addDays(from, longestSpan))
				throw new ApiError('VALIDATION', `from and to are days, at most ${longestSpan} apart`);
			return inTenant((sql) => findFigures(sql, tenant, { from, to }));
		},
	}),
);
