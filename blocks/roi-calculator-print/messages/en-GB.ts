// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.roiCalculatorPrint.name': pageBlockLabel('ROI calculator for print companies'),
	'pageBlocks.roiCalculatorPrint.about': pageBlockLabel(
		'Print companies work out what they save when clients design for themselves.',
	),
	'pageBlocks.roiCalculatorPrint.title': pageBlockLabel('Title'),
	'pageBlocks.roiCalculatorPrint.text': pageBlockLabel('Text'),
	'pageBlocks.roiCalculatorPrint.plan': pageBlockLabel('Plan to compare with'),
	'pageBlocks.roiCalculatorPrint.plan.starter': pageBlockLabel('Starter'),
	'pageBlocks.roiCalculatorPrint.plan.pro': pageBlockLabel('Pro'),
	'pageBlocks.roiCalculatorPrint.plan.enterprise': pageBlockLabel('Enterprise'),
	'pageBlocks.roiCalculatorPrint.call': pageBlockLabel('Button'),
	'pageBlocks.roiCalculatorPrint.boundClients': pageBlockLabel('Example: bound clients'),
	'pageBlocks.roiCalculatorPrint.pdfsPerClient': pageBlockLabel('Example: PDFs per client per month'),
	'pageBlocks.roiCalculatorPrint.costPerPdf': pageBlockLabel('Example: cost per PDF'),
	'pageBlocks.roiCalculatorPrint.minutesPerPdf': pageBlockLabel('Example: minutes per PDF'),
	'pageBlocks.roiCalculatorPrint.hourlyRate': pageBlockLabel('Example: hourly rate'),
	'pageBlocks.roiCalculatorPrint.errorRate': pageBlockLabel('Example: error rate in percent'),
	'pageBlocks.roiCalculatorPrint.costPerError': pageBlockLabel('Example: cost per error'),
} satisfies Record<`pageBlocks.roiCalculatorPrint.${string}`, ShippedText>;
