// What an approver writes to the buyer, or the buyer to the approvers.

import { longestReason } from '../../../rules/approvals/reason.ts';
import { findFieldError } from '../../../rules/fields.ts';
import { refuseField } from '../../failure.ts';

/** @param required a rejection without a reason helps nobody */
export function checkReason(given: string, required: boolean): string {
	const reason = given.trim();
	if ((required && reason === '') || [...reason].length > longestReason || findFieldError(reason, {}))
		throw refuseField('reason');
	return reason;
}
