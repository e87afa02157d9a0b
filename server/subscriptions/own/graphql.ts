// The subscriptions of the caller in the API.

import { designPageAddress, thumbnailWidth } from '../../../rules/designs/page-address.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { subscriptionType } from '../graphql-subscription.ts';
import { type ChoosableDesign, findChoosableDesigns } from './find-designs.ts';
import { ownerOf } from './graphql-owner.ts';
import { listOwn, type OwnSubscriptions } from './list-own.ts';
import { findOwn } from './owner.ts';

const ownSubscriptions = builder.objectRef<OwnSubscriptions>('OwnSubscriptionPage').implement({
	description: 'A page of the subscriptions of the caller.',
	fields: (t) => ({
		items: t.field({
			type: [subscriptionType],
			description: 'Subscriptions of this page: what runs first, the latest first.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of all subscriptions of the caller.' }),
	}),
});

builder.queryField('subscriptions', (t) =>
	t.field({
		type: ownSubscriptions,
		description: 'Subscriptions of the caller. Those whose checkout was never completed are left out.',
		extensions: needs('ownOrNone'),
		args: { first: t.arg.int(pageSize(25)), offset: t.arg.int(pageOffset) },
		async resolve(_root, { first, offset }, { tenant, user, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return user ? inTenant((sql) => listOwn(sql, tenant.id, user.id, page)) : { items: [], total: 0 };
		},
	}),
);

builder.queryField('subscription', (t) =>
	t.field({
		type: subscriptionType,
		description: 'A subscription of the caller. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true, description: 'Id of the subscription.' }) },
		resolve: (_root, { id }, context) => findOwn(ownerOf(context), checkId(id)),
	}),
);

const choosableDesign = builder.objectRef<ChoosableDesign>('SubscriptionDesign').implement({
	description: 'A design of the caller that a line of a subscription can be delivered with.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the design.' }),
		name: t.exposeString('name', { description: 'Name that the caller gave it; empty if there is none.' }),
		preview: t.string({
			description: 'Address of a picture of its first page (PNG, 320 pixels wide or high), for the caller alone.',
			resolve: ({ id, revision }) => designPageAddress(id, 1, revision, thumbnailWidth),
		}),
		updatedAt: t.string({
			description: 'When it was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		isChosen: t.exposeBoolean('isChosen', { description: 'Whether it is delivered next.' }),
	}),
});

builder.queryField('subscriptionDesigns', (t) =>
	t.field({
		type: [choosableDesign],
		description:
			'Released designs of the caller for the product of a line, the latest first, at most 50. Fails with `NOT_FOUND` if the caller has no such subscription.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the subscription.' }),
			position: t.arg.int({ required: true, description: 'Position of the line.' }),
		},
		resolve(_root, { id, position }, context) {
			const owner = ownerOf(context);
			return owner.inTenant((sql) => findChoosableDesigns(sql, owner, checkId(id), position));
		},
	}),
);
