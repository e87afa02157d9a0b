// What a translatable text can be: a word of the interface, or the name of one of the tenant's entities.

export const translationTypes = [
	'static',
	'dynamic',
	'productName',
	'productDescription',
	'productFieldValue',
	'productFieldLabel',
	'productLabelName',
	'userFieldLabel',
	'categoryName',
	'categoryDescription',
	'contentPageName',
] as const;

export type TranslationType = (typeof translationTypes)[number];
