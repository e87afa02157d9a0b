// What a thing is to the tax office, wherever the API names it.

import { taxCategories } from '../../rules/tax/categories.ts';
import { builder } from './builder.ts';
import { describeValues } from './describe-values.ts';

export const taxCategory = builder.enumType('TaxCategory', {
	description: 'Tax category of a product, which determines its tax rate in each country.',
	values: describeValues(taxCategories, {
		none: 'Exempt from tax.',
		standard: 'Standard rate of the country.',
		foodRestaurant: 'Meals in restaurants.',
		foodGrocery: 'Food and groceries.',
		software: 'Software and licences.',
		digitalContent: 'Digital content such as downloads.',
		streaming: 'Streaming services.',
		advertising: 'Advertising services.',
		marketing: 'Marketing services.',
		consulting: 'Consulting services.',
		legal: 'Legal services.',
		accounting: 'Accounting services.',
		education: 'Education services.',
		training: 'Training courses.',
		medical: 'Medical services.',
		shipping: 'Shipping and transport.',
	}),
});
