// Deciding in the API: what approvers do, and what the buyer answers.
import { pathOfLanguage } from '../../../rules/languages.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { payApprovedOrder } from '../../orders/checkout/pay-approved-order.ts';
import { lineInput } from '../graphql-parts.ts';
import { confirmReturnedOrder, withdrawOrder } from './answer-as-buyer.ts';
import { approveOrder, rejectOrder, returnOrder } from './decide.ts';

const seenInput = builder.inputType('SeenApprovalInput', {
	description: 'What was shown to who decides: a decision about anything else does not count.',
	fields: (t) => ({
		revision: t.int({
			required: true,
			description:
				'Revision of the approval; another fails with `APPROVAL_DECIDED`, whose extensions are `by`, `decision` and `at`.',
		}),
		hash: t.string({
			required: true,
			description: 'Hash of the order; another fails with `APPROVAL_CHANGED`.',
		}),
	}),
});

const orderArgument = { required: true, description: 'Id of the order.' } as const;
const refusals =
	'Fails with `APPROVAL_NOT_YOURS` for who may not decide. Must be the only mutation of its document. Always true.';

builder.mutationFields((t) => ({
	approveOrder: t.boolean({
		description: `Approves the current step. After the last one an order by invoice is placed, and any other waits for its payment. ${refusals}`,
		extensions: needs('own'),
		args: {
			orderId: t.arg.id(orderArgument),
			seen: t.arg({ type: seenInput, required: true, description: 'What was shown.' }),
			note: t.arg.string({ description: 'A note for the buyer, at most 1000 characters.' }),
		},
		async resolve(_root, { orderId, seen, note }, context) {
			await context.inTenant((sql) => approveOrder(sql, callerOf(context), checkId(orderId), seen, note ?? ''));
			return true;
		},
	}),
	rejectOrder: t.boolean({
		description: `Rejects an order: its stock and its budgets are free again. ${refusals}`,
		extensions: needs('own'),
		args: {
			orderId: t.arg.id(orderArgument),
			seen: t.arg({ type: seenInput, required: true, description: 'What was shown.' }),
			reason: t.arg.string({ required: true, description: 'Why, for the buyer; 1 to 1000 characters.' }),
		},
		async resolve(_root, { orderId, seen, reason }, context) {
			await context.inTenant((sql) => rejectOrder(sql, callerOf(context), checkId(orderId), seen, reason));
			return true;
		},
	}),
	returnOrder: t.boolean({
		description: `Sends an order back to its buyer, with fewer pieces where its rule allows that. ${refusals}`,
		extensions: needs('own'),
		args: {
			orderId: t.arg.id(orderArgument),
			seen: t.arg({ type: seenInput, required: true, description: 'What was shown.' }),
			reason: t.arg.string({ required: true, description: 'Why, for the buyer; 1 to 1000 characters.' }),
			lines: t.arg({ type: [lineInput], description: 'Lines with another quantity; the others stay.' }),
		},
		async resolve(_root, { orderId, seen, reason, lines }, context) {
			const given = { reason, lines: lines ?? [] };
			await context.inTenant((sql) => returnOrder(sql, callerOf(context), checkId(orderId), seen, given));
			return true;
		},
	}),
	confirmReturnedOrder: t.boolean({
		description:
			'Confirms an order of the caller that was sent back, as it is now: it then waits for its approvers again. Always true.',
		extensions: needs('own'),
		args: {
			orderId: t.arg.id(orderArgument),
			seen: t.arg({ type: seenInput, required: true, description: 'What was shown.' }),
			note: t.arg.string({ description: 'A note for those who approve, at most 1000 characters.' }),
		},
		async resolve(_root, { orderId, seen, note }, context) {
			await context.inTenant((sql) => confirmReturnedOrder(sql, callerOf(context), checkId(orderId), seen, note ?? ''));
			return true;
		},
	}),
	withdrawOrder: t.boolean({
		description:
			'Takes back an order of the caller that waits for an approval, or that is approved and not being paid. Always true.',
		extensions: needs('own'),
		args: { orderId: t.arg.id(orderArgument) },
		async resolve(_root, { orderId }, context) {
			await context.inTenant((sql) => withdrawOrder(sql, callerOf(context), checkId(orderId)));
			return true;
		},
	}),
	payApprovedOrder: t.string({
		description:
			'Opens a page on which an approved order of the caller is paid, and returns its address. Possible for seven days. Must be the only mutation of its document.',
		extensions: needs('own'),
		args: {
			orderId: t.arg.id(orderArgument),
			language: t.arg.string({ description: 'Language of the page that it leads back to, such as `en-GB`.' }),
		},
		async resolve(_root, { orderId, language }, { tenant, user, inTenant, payments, origin }) {
			if (!user) throw new ApiError('UNAUTHORIZED');
			const id = checkId(orderId);
			const spoken = tenant.languages.find(({ languageCode }) => languageCode === language);
			const page = `${origin?.shop ?? ''}${spoken ? pathOfLanguage(spoken) : '/'}checkout/return?order=${id}`;
			const urls = { successUrl: page, cancelUrl: `${page}&cancelled=1` };
			return payApprovedOrder({ tenant, userId: user.id, inTenant, payments }, id, urls);
		},
	}),
}));
