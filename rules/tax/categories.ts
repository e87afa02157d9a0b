// What a thing is to the tax office.

export const taxCategories = [
	'none',
	'standard',
	'foodRestaurant',
	'foodGrocery',
	'software',
	'digitalContent',
	'streaming',
	'advertising',
	'marketing',
	'consulting',
	'legal',
	'accounting',
	'education',
	'training',
	'medical',
	'shipping',
] as const;
export type TaxCategory = (typeof taxCategories)[number];
