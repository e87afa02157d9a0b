// Approvals in the API: the queue of those who approve, the orders of buyers that wait, all of a shop, and one with its story.
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { orderRef } from '../../orders/graphql-parts.ts';
import { findApproverNames } from '../core/find-approvers.ts';
import { isApprover } from '../core/is-approver.ts';
import type { LineChange } from '../core/record-decision.ts';
import { approvalDecisionType, approvalStateType } from '../graphql-parts.ts';
import { type ApprovalDetails, type Decision, findApprovalDetails } from './find-details.ts';
import { countMine, type ListedApproval, listApprovals, ownScopes } from './list-approvals.ts';

const longestSearch = 200;

const iso = (at: Date | null) => at?.toISOString() ?? null;

const listed = builder.objectRef<ListedApproval>('ListedApproval').implement({
	description: 'The approval of an order, as lists show it.',
	fields: (t) => ({
		orderId: t.exposeID('orderId', { description: 'Id of the order.' }),
		number: t.exposeString('number', { nullable: true, description: 'Order number; null until the order is placed.' }),
		state: t.expose('state', { type: approvalStateType, description: 'Where the approval is.' }),
		step: t.int({ description: 'Step that it waits in, from 1.', resolve: ({ step }) => step + 1 }),
		steps: t.exposeInt('steps', { description: 'Number of all steps.' }),
		begunAt: t.string({
			description: 'When it was ordered, in ISO 8601.',
			resolve: ({ begunAt }) => begunAt.toISOString(),
		}),
		waitsSince: t.string({
			description:
				'Since when it waits for those whom it waits for now, in ISO 8601; of no meaning once it is decided.',
			resolve: ({ waitsSince }) => waitsSince.toISOString(),
		}),
		deadline: t.string({
			description: 'When it expires, in ISO 8601; of no meaning once it is decided.',
			resolve: ({ deadline }) => deadline.toISOString(),
		}),
		decidedAt: t.string({
			nullable: true,
			description: 'When it was decided, in ISO 8601; null while it waits.',
			resolve: ({ decidedAt }) => iso(decidedAt),
		}),
		gross: t.exposeFloat('gross', { description: 'Total with tax, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		lineCount: t.exposeInt('lineCount', { description: 'Number of lines.' }),
		firstName: t.exposeString('firstName', { description: 'Name of the first product.' }),
		customerName: t.exposeString('customerName', {
			description: 'Name of who has ordered it; once the account is deleted, that of the billing address.',
		}),
		companyName: t.exposeString('companyName', {
			nullable: true,
			description: 'Name of the company of the buyer; null if there is none.',
		}),
		costCentre: t.exposeString('costCentre', {
			nullable: true,
			description: 'Code of the cost centre; null if there is none.',
		}),
		mayDecide: t.exposeBoolean('mayDecide', { description: 'Whether the caller may decide now.' }),
		toPay: t.exposeBoolean('toPay', { description: 'Whether it is approved and waits for its payment.' }),
		payUntil: t.string({
			nullable: true,
			description: 'Until when the approved order can be paid, in ISO 8601; null if it is not to be paid.',
			resolve: ({ payUntil }) => iso(payUntil),
		}),
		waitsFor: t.exposeStringList('waitsFor', {
			description: 'Names of those whom it waits for; empty for those of the shop, and once it is decided.',
		}),
	}),
});

const list = builder.objectRef<{ items: ListedApproval[]; total: number }>('ApprovalList').implement({
	description: 'A page of approvals.',
	fields: (t) => ({
		items: t.expose('items', { type: [listed], description: 'What is due first, then what was decided last.' }),
		total: t.exposeInt('total', { description: 'Number of all that match.' }),
	}),
});

const scope = builder.enumType('ApprovalScope', {
	description: 'Which approvals are listed.',
	values: describeValues(ownScopes, {
		mine: 'Those that the caller may decide now.',
		decided: 'Those that the caller has decided about.',
		own: 'Those of orders of the caller.',
	}),
});

builder.queryField('approvals', (t) =>
	t.field({
		type: list,
		description: 'Approvals of orders.',
		extensions: needs('own'),
		args: {
			scope: t.arg({ type: scope, required: true, description: 'Which are listed.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, args, { tenant, user, inTenant }) {
			if (!user) throw new ApiError('UNAUTHORIZED');
			const wanted = {
				scope: args.scope,
				open: false,
				userId: user.id,
				...checkPaging({ first: args.first ?? 25, offset: args.offset ?? 0 }),
			};
			return inTenant((sql) => listApprovals(sql, tenant.id, wanted));
		},
	}),
);

builder.queryField('shopApprovals', (t) =>
	t.field({
		type: list,
		description: 'Approvals of all orders of the shop.',
		extensions: needs('qOrder'),
		args: {
			open: t.arg.boolean({ description: 'Only those that are not decided yet.' }),
			state: t.arg({ type: approvalStateType, description: 'Only those in this state.' }),
			search: t.arg.string({
				description: 'In the name of the buyer or the company, in the cost centre or in the order number.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, args, { tenant, user, inTenant }) {
			if (!user) throw new ApiError('UNAUTHORIZED');
			const paging = checkPaging({ first: args.first ?? 25, offset: args.offset ?? 0 });
			const { open, state, search } = args;
			const narrowed = { open: open ?? false, state, search: (search ?? '').slice(0, longestSearch) };
			const wanted = { scope: 'all' as const, userId: user.id, ...narrowed, ...paging };
			return inTenant((sql) => listApprovals(sql, tenant.id, wanted));
		},
	}),
);

builder.queryField('approvalCount', (t) =>
	t.int({
		description: 'Number of orders that wait for the decision of the caller.',
		extensions: needs('own'),
		resolve: (_root, _args, { tenant, user, inTenant }) =>
			user && !user.guest ? inTenant((sql) => countMine(sql, tenant.id, user.id)) : 0,
	}),
);

builder.queryField('isApprover', (t) =>
	t.boolean({
		description:
			'Whether the caller is named to approve orders: by a rule, by a role in a company, as a superior or as a substitute; also who has decided about an order before.',
		extensions: needs('ownOrNone'),
		resolve: (_root, _args, { tenant, user, inTenant }) =>
			user && !user.guest
				? inTenant(async (sql) => (await countMine(sql, tenant.id, user.id)) > 0 || isApprover(sql, tenant.id, user.id))
				: false,
	}),
);

const change = builder.objectRef<LineChange>('ApprovalLineChange').implement({
	description: 'A line that an approver has changed.',
	fields: (t) => ({
		position: t.exposeInt('position', { description: 'Position of the line.' }),
		name: t.exposeString('name', { description: 'Name of its product.' }),
		from: t.exposeInt('from', { description: 'Number of pieces before the change.' }),
		to: t.exposeInt('to', { description: 'Pieces since; 0 if it was taken out.' }),
	}),
});

const decision = builder.objectRef<Decision>('ApprovalDecisionEntry').implement({
	description: 'A decision, with who made it and why.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the decision.' }),
		decision: t.expose('decision', { type: approvalDecisionType, description: 'What was decided.' }),
		step: t.int({ description: 'Step in which it was decided, from 1.', resolve: ({ step }) => step + 1 }),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user who decided; null if it was not a user, or if the account has been deleted.',
		}),
		byPerson: t.exposeBoolean('byPerson', { description: 'Whether it was the decision of a user.' }),
		onBehalfOf: t.exposeString('onBehalfOfName', {
			nullable: true,
			description: 'Name of the approver they substituted; null if there is none.',
		}),
		reason: t.exposeString('reason', { description: 'Reason; empty if there is none.' }),
		changes: t.field({ type: [change], description: 'Lines that were changed.', resolve: ({ changes }) => changes }),
		at: t.string({ description: 'When, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		hash: t.exposeString('hash', { description: 'Hash of what was seen (SHA-256).' }),
	}),
});

export const details = builder.objectRef<ApprovalDetails>('OrderApprovalDetails').implement({
	description: 'The approval of one order with its story.',
	fields: (t) => ({
		order: t.field({ type: orderRef, description: 'The order as it is now.', resolve: ({ order }) => order }),
		state: t.field({
			type: approvalStateType,
			description: 'Where the approval is.',
			resolve: ({ approval }) => approval.state,
		}),
		ruleName: t.string({
			description: 'Name of the rule; empty if a budget requires the approval.',
			resolve: ({ approval }) => approval.rule.name,
		}),
		step: t.int({ description: 'Step that it waits in, from 1.', resolve: ({ approval }) => approval.step + 1 }),
		steps: t.int({ description: 'Number of all steps.', resolve: ({ approval }) => approval.rule.steps.length }),
		begunAt: t.string({
			description: 'When it was ordered.',
			resolve: ({ approval }) => approval.begunAt.toISOString(),
		}),
		deadline: t.string({
			description: 'When it expires, in ISO 8601; of no meaning once it is decided.',
			resolve: ({ approval }) => approval.deadline.toISOString(),
		}),
		payUntil: t.string({
			nullable: true,
			description: 'Until when the approved order can be paid, in ISO 8601; null if it is not to be paid.',
			resolve: ({ payUntil }) => iso(payUntil),
		}),
		revision: t.int({
			description: 'Revision to send with a decision.',
			resolve: ({ approval }) => approval.revision,
		}),
		hash: t.exposeString('hash', { description: 'Hash of what is shown, to send with a decision.' }),
		waitsFor: t.stringList({
			description: 'Names of those whom it waits for; empty for those of the shop, and once it is decided.',
			resolve: ({ approvers, names }) =>
				approvers
					.filter(({ onBehalfOf, isStandIn }) => onBehalfOf === null && !isStandIn)
					.flatMap(({ userId }) => names.get(userId) ?? []),
		}),
		waitsForShop: t.boolean({
			description: 'Whether the rule has no approver left, so that users with the right `mOrder` decide.',
			resolve: ({ approval, approvers }) =>
				approval.state === 'pending' && !approvers.some(({ isStandIn }) => !isStandIn),
		}),
		buyer: t.string({
			nullable: true,
			description: 'Name of who has ordered it; null if the account has been deleted.',
			resolve: ({ approval, names }) => (approval.buyerId && names.get(approval.buyerId)) || null,
		}),
		companyName: t.exposeString('companyName', { nullable: true, description: 'Company of the buyer; null for none.' }),
		costCentre: t.exposeString('costCentre', {
			nullable: true,
			description: 'Code of the cost centre; null for none.',
		}),
		isBuyer: t.exposeBoolean('isBuyer', { description: 'Whether it is an order of the caller.' }),
		mayDecide: t.boolean({
			description: 'Whether the caller may decide now.',
			resolve: ({ own }) => own !== undefined,
		}),
		onBehalfOf: t.string({
			nullable: true,
			description: 'Name of the approver the caller would substitute; null if there is none.',
			resolve: ({ own, names }) => (own?.onBehalfOf && names.get(own.onBehalfOf)) || null,
		}),
		mayChange: t.boolean({
			description: 'Whether approvers may reduce quantities and take lines out.',
			resolve: ({ approval }) => approval.rule.mayChange,
		}),
		decisions: t.field({
			type: [decision],
			description: 'All decisions, the oldest first.',
			resolve: ({ decisions }) => decisions,
		}),
	}),
});

builder.queryField('orderApproval', (t) =>
	t.field({
		type: details,
		description:
			'The approval of an order, for its buyer, its approvers, and with the right `qOrder`. Fails with `NOT_FOUND` for anyone else.',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true, description: 'Id of the order.' }) },
		resolve(_root, { orderId }, { tenant, user, inTenant }) {
			if (!user) throw new ApiError('UNAUTHORIZED');
			return inTenant((sql) => findApprovalDetails(sql, tenant.id, user, checkId(orderId)));
		},
	}),
);

builder.objectField(orderRef, 'waitsForApprovalBy', (t) =>
	t.stringList({
		nullable: true,
		description:
			'Names of those whose approval the order waits for; empty if it is those of the shop, null if it waits for none.',
		async resolve({ id, approval, status }, _args, { tenant, inTenant }) {
			if (approval !== 'pending' || status !== 'inCreation') return null;
			return inTenant(async (sql) => (await findApproverNames(sql, tenant.id, [id])).get(id) ?? []);
		},
	}),
);
