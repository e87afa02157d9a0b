// Entries of the audit log in words, where there are some; everything else has its own name.
import type { Translate } from '../../../rules/texts/translator.ts';

const printActions = [
	'removePrintData',
	'discardPrintData',
	'useLatePrintData',
	'savePrintformer',
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
] as const;

/** @returns nothing where there are no words for it */
export function describeAction(t: Translate, action: string): string | undefined {
	const known = printActions.find((one) => one === action);
	return known && t(`system.done.${known}`);
}
