// Approvals in the API, for all parts of this domain that show them.
import { approvalDecisions, approvalStates } from '../../rules/approvals/rule.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';

export const approvalStateType = builder.enumType('ApprovalState', {
	description: 'Where the approval of an order is.',
	values: describeValues(approvalStates, {
		pending: 'It waits for those who approve.',
		returned: 'It was sent back to the buyer, who confirms or withdraws it.',
		approved: 'All have approved it; it is placed, or to be paid.',
		rejected: 'It has been rejected.',
		expired: 'It was not decided in time.',
		withdrawn: 'The buyer or the shop has withdrawn it.',
	}),
});

export const approvalDecisionType = builder.enumType('ApprovalDecision', {
	description: 'What has been decided about an order.',
	values: describeValues(approvalDecisions, {
		approved: 'A step was approved.',
		rejected: 'The order was rejected.',
		returned: 'The order was sent back to its buyer.',
		confirmed: 'The buyer has confirmed what was sent back.',
		withdrawn: 'The order was withdrawn.',
		expired: 'The order was not decided in time.',
	}),
});

export const lineInput = builder.inputType('ApprovalLineInput', {
	description: 'A line with another quantity.',
	fields: (t) => ({
		position: t.int({ required: true, description: 'Position of the line.' }),
		quantity: t.int({ required: true, description: 'Pieces, not more than were ordered; 0 takes it out.' }),
	}),
});
