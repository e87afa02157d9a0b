// Why the shop does not print what a customer has sent: it is read by the customer.
import { findFieldError } from '../../../rules/fields.ts';
import { longestReason } from '../../../rules/printing/print-data.ts';
import { Refused } from '../../failure.ts';

/** @throws Refused VALIDATION */
export function checkReason(given: string): string {
	const reason = given.trim();
	if (reason === '' || [...reason].length > longestReason || findFieldError(reason, { allowsEverySign: true }))
		throw new Refused('VALIDATION', 'reason');
	return reason;
}
