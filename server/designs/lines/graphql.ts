// Ordered lines with a design in the API: what their customers see of them, and what the shop does with them.

import { linePageAddress, linePageWidths } from '../../../rules/designs/page-address.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { limits } from '../../graphql/limits.ts';
import { needs } from '../../graphql/rights.ts';
import { lineReader } from '../../printing/data/line-access.ts';
import { lineStateType, printEventType } from '../../printing/graphql-parts.ts';
import { checkSoon } from '../printformer/check-soon.ts';
import { findDesignAtProvider } from '../printformer/find-draft.ts';
import { approveDesign } from './approve-design.ts';
import { findOrderedDesigns, type OrderedDesign } from './find-design-lines.ts';
import { sendBackDesign } from './send-back.ts';

const orderedDesign = builder.objectRef<OrderedDesign>('OrderedDesign').implement({
	description: 'The design of an ordered line, as it is printed.',
	fields: (t) => ({
		itemId: t.exposeID('itemId', { description: 'Id of the line.' }),
		designId: t.exposeID('designId', {
			nullable: true,
			description: 'Id of the design; null if it is not the caller’s, or has been deleted.',
		}),
		state: t.expose('state', {
			type: lineStateType,
			description: '`released`, `printed`, or `refused` while the shop waits for a new release.',
		}),
		refusalReason: t.exposeString('refusalReason', {
			description: 'Why the shop has sent it back; empty if it has not.',
		}),
		isCorrected: t.exposeBoolean('isCorrected', {
			description: 'Whether the shop has changed the design since it was released.',
		}),
		isReleasedByShop: t.exposeBoolean('isReleasedByShop', {
			description: 'Whether the shop has released it by hand, on behalf of the customer.',
		}),
		rows: t.exposeInt('rows', { description: 'Copies in a series; 1 without one.' }),
		events: t.field({
			type: [printEventType],
			description: 'What has happened to it since it was ordered, the oldest first.',
			resolve: ({ events }) => events,
		}),
		sides: t.exposeStringList('sides', { description: 'Names of its pages in the print specification.' }),
		previews: t.stringList({
			description:
				'Addresses of pictures of its pages (PNG), those of the first row of a series; `&row=` chooses another, from 1.',
			resolve: ({ itemId, releaseId, sides }) =>
				sides.map((_side, index) => linePageAddress(itemId, releaseId, index + 1, linePageWidths.at(-1) ?? 0)),
		}),
	}),
});

builder.queryField('orderedDesigns', (t) =>
	t.field({
		type: [orderedDesign],
		description:
			'Designs of lines of orders that are placed or wait for an approval: of the caller, of orders that the caller approves or that a company shares, of orders that were opened from a mail, and of all orders with the right `qOrder`. Lines without a design are left out.',
		extensions: needs('ownOrNone'),
		args: { itemIds: t.arg.idList({ required: true, description: 'Ids of the lines, at most 200.' }) },
		resolve(_root, { itemIds }, context) {
			if (itemIds.length > 2 * limits.listLength) throw new Refused('VALIDATION', 'itemIds');
			context.answer.kept = false;
			const { tenant, user, orderTokens } = context;
			const reader = lineReader(user, orderTokens, 'qOrder');
			return context.inTenant((sql) => findOrderedDesigns(sql, tenant.id, reader, itemIds.map(checkId)));
		},
	}),
);

builder.mutationField('sendBackDesign', (t) =>
	t.boolean({
		description:
			'Sends the design of an ordered line back to the customer, who gets the reason by mail and releases it again. Fails with `PRINT_DATA_FINAL` once the line is printed, and with `NOT_FOUND` if it has no design or the customer has deleted it. Always true.',
		extensions: needs('mOrder'),
		args: {
			itemId: t.arg.id({ required: true, description: 'Id of the line.' }),
			reason: t.arg.string({ required: true, description: 'Reason for the customer, at most 1000 characters.' }),
		},
		async resolve(_root, { itemId, reason }, context) {
			await context.inTenant((sql) => sendBackDesign(sql, callerOf(context), checkId(itemId), reason));
			return true;
		},
	}),
);

/** What was released once needs another copy at the provider for the next release. */
async function prepareApproval({ inTenant, printformer, tenant }: GraphContext, itemId: string): Promise<void> {
	const designId = await inTenant((sql) => findDesignAtProvider(sql, tenant.id, itemId));
	if (designId && printformer) await checkSoon(printformer, tenant.id, designId);
}

builder.mutationField('approveDesign', (t) =>
	t.boolean({
		description:
			'Releases the design of an ordered line by hand, on behalf of the customer, as it is now. Findings are overruled but for those that cannot be printed (`DESIGN_HAS_ERRORS`, with their `codes`). The customer gets a mail about it. Fails with `DESIGN_CHANGED` if the design or its series has another revision, with `PRINT_DATA_FINAL` once the line is printed, and with `NOT_FOUND` if it has no design. Always true.',
		extensions: needs('mOrder'),
		args: {
			itemId: t.arg.id({ required: true, description: 'Id of the line.' }),
			revision: t.arg.int({ required: true, description: 'Revision of the design that was checked.' }),
			seriesRevision: t.arg.int({
				description: 'Revision of the series whose rows were checked; left out or 0 for a design that never had one.',
			}),
		},
		async resolve(_root, { itemId, revision, seriesRevision }, context) {
			const { designStores: stores, inTenant } = context;
			if (!stores) throw new Error('no stores of designs in this context');
			await prepareApproval(context, checkId(itemId));
			const looked = { revision, seriesRevision: seriesRevision ?? 0 };
			await approveDesign({ inTenant, stores }, callerOf(context), { itemId: checkId(itemId), ...looked });
			return true;
		},
	}),
);
