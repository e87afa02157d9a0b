// Saved views of the list of orders in the API.
import type { SavedView } from '../../../rules/orders/saved-views.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { callerOf } from '../graphql-caller.ts';
import { findViews, saveViews } from './saved-views.ts';

const savedView = builder.objectRef<SavedView>('SavedView').implement({
	description: 'A view of the list of orders with a name.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the view.' }),
		parameters: t.exposeString('parameters', {
			description: 'Search, filters and order as query parameters of the address.',
		}),
	}),
});

const savedViewInput = builder.inputType('SavedViewInput', {
	description: 'A view of the list of orders to save.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name of the view, 1 to 40 characters.' }),
		parameters: t.string({
			required: true,
			description: 'Query parameters of the address, at most 1000 characters.',
		}),
	}),
});

builder.queryField('orderViews', (t) =>
	t.field({
		type: [savedView],
		description: 'Saved views of the list of orders of the caller, in their order.',
		extensions: needs('qOrder'),
		resolve: (_root, _args, context) => context.inTenant((sql) => findViews(sql, callerOf(context))),
	}),
);

builder.mutationField('saveOrderViews', (t) =>
	t.field({
		type: [savedView],
		description: 'Replaces the saved views of the list of orders of the caller.',
		extensions: needs('qOrder'),
		args: {
			views: t.arg({
				type: [savedViewInput],
				required: true,
				description: 'All views in their order, at most 20, each with another name.',
			}),
		},
		resolve: (_root, { views }, context) => context.inTenant((sql) => saveViews(sql, callerOf(context), views)),
	}),
);
