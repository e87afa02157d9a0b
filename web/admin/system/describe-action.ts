// Entries of the audit log in words.
import { auditActions } from '../../../rules/audit/audit-actions.ts';
import type { Translate } from '../../../rules/texts/translator.ts';

/** @returns nothing for what another version has written */
export function describeAction(t: Translate, action: string): string | undefined {
	const known = auditActions.find((one) => one === action);
	return known && t(`system.done.${known}`);
}
