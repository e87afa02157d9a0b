// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.roiCalculator.name': pageBlockLabel('ROI calculator'),
	'pageBlocks.roiCalculator.about': pageBlockLabel('Visitors work out what they save with you.'),
	'pageBlocks.roiCalculator.title': pageBlockLabel('Title'),
	'pageBlocks.roiCalculator.text': pageBlockLabel('Text'),
	'pageBlocks.roiCalculator.plan': pageBlockLabel('Plan to compare with'),
	'pageBlocks.roiCalculator.plan.starter': pageBlockLabel('Starter'),
	'pageBlocks.roiCalculator.plan.pro': pageBlockLabel('Pro'),
	'pageBlocks.roiCalculator.plan.enterprise': pageBlockLabel('Enterprise'),
	'pageBlocks.roiCalculator.call': pageBlockLabel('Button'),
	'pageBlocks.roiCalculator.locations': pageBlockLabel('Example: locations'),
	'pageBlocks.roiCalculator.ordersPerLocation': pageBlockLabel('Example: orders per location per month'),
	'pageBlocks.roiCalculator.minutesPerOrder': pageBlockLabel('Example: minutes per order'),
	'pageBlocks.roiCalculator.hourlyRate': pageBlockLabel('Example: hourly rate'),
	'pageBlocks.roiCalculator.errorRate': pageBlockLabel('Example: error rate in percent'),
	'pageBlocks.roiCalculator.costPerError': pageBlockLabel('Example: cost per error'),
} satisfies Record<`pageBlocks.roiCalculator.${string}`, ShippedText>;
