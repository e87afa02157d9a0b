// What a thing is to the tax office, as people say it.
import type { ShippedText } from '../entry.ts';

const taxCategory = (text: string): ShippedText => ({
	text,
	context: 'Tax category',
	tags: ['admin', 'price'],
});

export const taxCategories = {
	'pricing.tax.none': taxCategory('None'),
	'pricing.tax.standard': taxCategory('Standard'),
	'pricing.tax.foodRestaurant': taxCategory('Food (restaurant)'),
	'pricing.tax.foodGrocery': taxCategory('Food (grocery/delivery)'),
	'pricing.tax.software': taxCategory('Software'),
	'pricing.tax.digitalContent': taxCategory('Digital content'),
	'pricing.tax.streaming': taxCategory('Streaming'),
	'pricing.tax.advertising': taxCategory('Advertising'),
	'pricing.tax.marketing': taxCategory('Marketing'),
	'pricing.tax.consulting': taxCategory('Consulting'),
	'pricing.tax.legal': taxCategory('Legal'),
	'pricing.tax.accounting': taxCategory('Accounting'),
	'pricing.tax.education': taxCategory('Education'),
	'pricing.tax.training': taxCategory('Training'),
	'pricing.tax.medical': taxCategory('Medical'),
	'pricing.tax.shipping': taxCategory('Shipping'),
};
