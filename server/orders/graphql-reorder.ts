// Ordering once more over the API.

import { shopDay } from '../calendar/today.ts';
import { listItemRef } from '../cart/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { lineProblemType } from '../graphql/line-problem.ts';
import { needs } from '../graphql/rights.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { type Reordered, reorder } from './reorder.ts';

const left = builder.objectRef<Reordered['left'][number]>('LeftItem').implement({
	fields: (t) => ({
		name: t.exposeString('name', { description: 'As it was called when it was ordered' }),
		problem: t.expose('problem', { type: lineProblemType }),
	}),
});

const reordered = builder.objectRef<Reordered>('Reordered').implement({
	fields: (t) => ({
		cart: t.field({ type: [listItemRef], resolve: ({ cart }) => cart }),
		drafts: t.field({
			type: [listItemRef],
			description: 'What the shopper has designed: to be checked once more',
			resolve: ({ drafts }) => drafts,
		}),
		left: t.field({
			type: [left],
			description: 'What cannot be ordered any more, and why',
			resolve: (one) => one.left,
		}),
	}),
});

builder.mutationField('reorder', (t) =>
	t.field({
		type: reordered,
		description: 'Puts what the caller has ordered before into the cart once more, at today’s prices',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true }), language: t.arg.string() },
		resolve(_root, { orderId, language }, { tenant, user, inTenant }) {
			if (!user) throw new ApiError('UNAUTHORIZED');
			const reader = {
				tenant,
				user,
				language: spokenLanguage(tenant, language ?? user.language),
				day: shopDay(tenant),
			};
			return inTenant((sql) => reorder(sql, reader, checkId(orderId)));
		},
	}),
);
