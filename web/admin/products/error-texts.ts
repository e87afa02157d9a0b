// Errors of a product in words, by their fields. Of several about one field the first is said.
import { type ProductError, plainProductErrors, productLimits } from '../../../rules/catalogue/product-errors.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import type { FieldErrors } from '../editor.ts';
import { priceErrorKey, priceFieldOf } from './pricing/error-text.ts';

/** By the part of a product, of a variant's own parts too. */
const limits: Readonly<Record<string, number>> = {
	name: productLimits.name,
	seoTitle: productLimits.seo,
	seoDescription: productLimits.seo,
	code: productLimits.code,
};

const limitOf = (field: string): number => {
	const [part = ''] = field.replace(/^variant\.[^.]+\./, '').split('.');
	return limits[part] ?? productLimits.words;
};

function keyOf({ field, fault }: ProductError): PlainTextKey {
	const price = priceFieldOf(field);
	if (price) return priceErrorKey(price, fault);
	const plain = plainProductErrors.find((kind) => kind === fault);
	return plain && plain !== 'tooLong' ? `product.fault.${plain}` : 'pricing.fault.invalid';
}

export function errorTexts(errors: readonly ProductError[], t: Translate): FieldErrors {
	const texts: Record<string, string> = {};
	const said = (error: ProductError): string => {
		if (error.fault === 'urlElsewhere') return t('fields.urlOnHost', { host: location.origin });
		if (error.fault === 'tooLong') return t('product.fault.tooLong', { most: limitOf(error.field) });
		return t(keyOf(error));
	};
	for (const error of errors) texts[error.field] ??= said(error);
	return texts;
}
