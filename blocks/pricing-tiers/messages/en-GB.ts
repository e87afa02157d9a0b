// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.pricingTiers.name': pageBlockLabel('Pricing tiers'),
	'pageBlocks.pricingTiers.about': pageBlockLabel('Plans side by side, with a toggle for monthly and yearly billing.'),
	'pageBlocks.pricingTiers.title': pageBlockLabel('Title'),
	'pageBlocks.pricingTiers.text': pageBlockLabel('Text'),
	'pageBlocks.pricingTiers.note': pageBlockLabel('Note below the tiers'),
	'pageBlocks.pricingTiers.billing': pageBlockLabel('Shown first'),
	'pageBlocks.pricingTiers.billing.monthly': pageBlockLabel('Monthly prices'),
	'pageBlocks.pricingTiers.billing.yearly': pageBlockLabel('Yearly prices'),
	'pageBlocks.pricingTiers.item': pageBlockLabel('Tier'),
	'pageBlocks.pricingTiers.items.name': pageBlockLabel('Name'),
	'pageBlocks.pricingTiers.items.text': pageBlockLabel('Short description'),
	'pageBlocks.pricingTiers.items.priceText': pageBlockLabel('Text in place of the price, such as “On request”'),
	'pageBlocks.pricingTiers.items.features': pageBlockLabel('Features, one per line'),
	'pageBlocks.pricingTiers.items.monthly': pageBlockLabel('Price per month in cents (4900 = 49.00)'),
	'pageBlocks.pricingTiers.items.yearly': pageBlockLabel('Price per year in cents (49000 = 490.00)'),
	'pageBlocks.pricingTiers.items.highlighted': pageBlockLabel('Highlight'),
	'pageBlocks.pricingTiers.items.call': pageBlockLabel('Button'),
} satisfies Record<`pageBlocks.pricingTiers.${string}`, ShippedText>;
