// What those who open a design in the studio are told of the orders that it belongs to.
import { linePageAddress, linePageWidths } from '../../../rules/designs/page-address.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { lineStateType } from '../../printing/graphql-parts.ts';
import { designRef } from '../drafts/graphql-parts.ts';
import { findLineChanges } from './find-line-changes.ts';
import { type DesignOrderLine, findOrderLines } from './find-order-lines.ts';

const accessType = builder.enumType('DesignAccess', {
	description: 'As what the caller opens a design.',
	values: describeValues(['owner', 'link', 'staff', 'viewer'] as const, {
		owner: 'It is their own.',
		link: 'The shop has sent it back, and its order was opened from a mail.',
		staff: 'It was ordered, and the caller may correct it.',
		viewer: 'It was ordered, and the caller may view it.',
	}),
});

const orderLine = builder.objectRef<DesignOrderLine>('DesignOrderLine').implement({
	description: 'A line of a placed order that is printed from a design.',
	fields: (t) => ({
		itemId: t.exposeID('itemId', { description: 'Id of the line.' }),
		orderId: t.exposeID('orderId', { description: 'Id of the order.' }),
		orderNumber: t.exposeString('orderNumber', { description: 'Number of the order.' }),
		customerName: t.exposeString('customerName', { description: 'Name of the customer.' }),
		state: t.expose('state', { type: lineStateType, description: 'How far it has come.' }),
		refusalReason: t.exposeString('refusalReason', {
			description: 'Why the shop has sent the design back; empty if it has not.',
		}),
		isCorrected: t.exposeBoolean('isCorrected', {
			description: 'Whether the shop has changed the design since it was released for this line.',
		}),
		changedValues: t.field({
			type: 'JSON',
			description:
				'Values that differ from those that were released: a list of objects with `row` (of a series, from 1), `field`, `before` and `after`, at most 100.',
			resolve: (line, _args, { tenant, inTenant }) => inTenant((sql) => findLineChanges(sql, tenant.id, line)),
		}),
		releasedPages: t.stringList({
			description:
				'Addresses of pictures of its pages (PNG) as they were released; those of the first row of a series.',
			resolve: ({ itemId, releaseId, pages }) =>
				Array.from({ length: pages }, (_page, index) =>
					linePageAddress(itemId, releaseId, index + 1, linePageWidths.at(-1) ?? 0),
				),
		}),
	}),
});

builder.objectField(designRef, 'access', (t) =>
	t.field({
		type: accessType,
		description: 'As what the caller opens it.',
		resolve: ({ access }) => (access === undefined || access === 'template' ? 'owner' : access),
	}),
);

builder.objectField(designRef, 'orderLines', (t) =>
	t.field({
		type: [orderLine],
		description: 'Lines of placed orders that it was ordered with, the newest first, at most 20.',
		resolve: ({ id, access }, _args, { tenant, orderTokens, inTenant }) =>
			inTenant((sql) => findOrderLines(sql, tenant.id, { id, orderTokens, ...(access && { access }) })),
	}),
);
