// What is wrong with prices, in words.
import type { ProductError } from '../../../../rules/catalogue/product-errors.ts';
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';

const texts: Record<string, PlainTextKey> = {
	'unitPrice invalid': 'pricing.fault.unitPrice',
	'definedScales invalid': 'pricing.fault.definedScales',
	'definedScales double': 'pricing.fault.scalesDouble',
	'linear required': 'pricing.fault.linear',
	'linear invalid': 'pricing.fault.linear',
	'linear notRising': 'pricing.fault.linearNotRising',
	'minimumQuantity invalid': 'pricing.fault.minimum',
	'minimumQuantity nothingLeft': 'pricing.fault.nothingLeft',
	'scales impossible': 'pricing.fault.tableInSimple',
	'priceLists double': 'pricing.fault.listDouble',
	'priceLists unknown': 'pricing.fault.listUnknown',
};

/** `price.unitPrice`, `variant.{key}.price.unitPrice`. */
export const priceFieldOf = (field: string): string | undefined => /(?:^|^variant\..+\.)price\.(\w+)$/.exec(field)?.[1];

export const priceErrorKey = (field: string, error: ProductError['fault']): PlainTextKey =>
	error === 'required' && field !== 'linear'
		? 'product.fault.required'
		: (texts[`${field} ${error}`] ?? 'pricing.fault.invalid');
