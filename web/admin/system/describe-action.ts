// Entries of the audit log in words, where there are some; everything else has its own name.
import type { Translate } from '../../../rules/texts/translator.ts';

const describedActions = [
	'removePrintData',
	'refusePrintData',
	'approvePrintData',
	'openCustomerDesign',
	'sendBackDesign',
	'approveDesign',
	'markLinePrinted',
	'remakePrintJob',
	'addPrintProfile',
	'renamePrintProfile',
	'deletePrintProfile',
	'savePrintSpecification',
	'deletePrintSpecification',
	'addDomain',
	'deleteDomain',
	'setDefaultDomain',
	'checkDomain',
] as const;

/** @returns nothing where there are no words for it */
export function describeAction(t: Translate, action: string): string | undefined {
	const known = describedActions.find((one) => one === action);
	return known && t(`system.done.${known}`);
}
