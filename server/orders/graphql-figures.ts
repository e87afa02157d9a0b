// What a shop has sold, over the API.
import { addDays, isDay } from '../../rules/dates.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { needs } from '../graphql/rights.ts';
import { findFigures, type OrderFigures, type SoldProduct } from './find-figures.ts';
import { statusType } from './graphql-order.ts';

const minor = { description: 'In minor units' };
const longestSpan = 400;

const soldProduct = builder.objectRef<SoldProduct>('SoldProduct').implement({
	fields: (t) => ({
		productId: t.exposeID('productId', { description: 'It may be gone' }),
		name: t.exposeString('name'),
		quantity: t.exposeFloat('quantity'),
		gross: t.exposeFloat('gross', minor),
	}),
});

const soldDay = builder.objectRef<OrderFigures['byDay'][number]>('SoldDay').implement({
	fields: (t) => ({
		day: t.exposeString('day'),
		orders: t.exposeInt('orders'),
		gross: t.exposeFloat('gross', minor),
	}),
});

const statusCount = builder.objectRef<OrderFigures['byStatus'][number]>('StatusCount').implement({
	fields: (t) => ({
		status: t.expose('status', { type: statusType }),
		count: t.exposeInt('count'),
	}),
});

const figures = builder.objectRef<OrderFigures>('OrderFigures').implement({
	fields: (t) => ({
		orders: t.exposeInt('orders', { description: 'Placed in this time' }),
		revenue: t.exposeFloat('revenue', { description: 'What they come to with tax, in minor units' }),
		averageOrder: t.exposeFloat('averageOrder', minor),
		openPayments: t.exposeInt('openPayments', { description: 'How many orders of the shop wait for their money' }),
		refunds: t.exposeFloat('refunds', { description: 'What went back in this time, in minor units' }),
		newCustomers: t.exposeInt('newCustomers', { description: 'Who has ordered for the first time' }),
		topProducts: t.field({ type: [soldProduct], resolve: ({ topProducts }) => topProducts }),
		byDay: t.field({ type: [soldDay], description: 'Every day, also those without', resolve: ({ byDay }) => byDay }),
		byStatus: t.field({
			type: [statusCount],
			description: 'Of all that were begun in this time',
			resolve: ({ byStatus }) => byStatus,
		}),
	}),
});

builder.queryField('orderFigures', (t) =>
	t.field({
		type: figures,
		extensions: needs('qOrder'),
		args: {
			from: t.arg.string({ required: true, description: 'A day, as 2026-11-15' }),
			to: t.arg.string({ required: true, description: 'A day; it is included' }),
		},
		resolve(_root, { from, to }, { tenant, inTenant }) {
			if (!isDay(from) || !isDay(to) || from > to || to > addDays(from, longestSpan))
				throw new ApiError('VALIDATION', `from and to are days, at most ${longestSpan} apart`);
			return inTenant((sql) => findFigures(sql, tenant, { from, to }));
		},
	}),
);
