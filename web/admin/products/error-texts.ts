// Errors of a product in words, by their fields. Of several about one field the first is said.
import { type ProductError, plainProductErrors } from '../../../rules/catalogue/product-errors.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import type { FieldErrors } from '../editor.ts';
import { priceErrorKey, priceFieldOf } from './pricing/error-text.ts';

function keyOf({ field, fault }: ProductError): PlainTextKey {
	const price = priceFieldOf(field);
	if (price) return priceErrorKey(price, fault);
	const plain = plainProductErrors.find((kind) => kind === fault);
	return plain ? `product.fault.${plain}` : 'pricing.fault.invalid';
}

export function errorTexts(errors: readonly ProductError[], t: Translate): FieldErrors {
	const texts: Record<string, string> = {};
	for (const error of errors)
		texts[error.field] ??=
			error.fault === 'urlElsewhere' ? t('fields.urlOnHost', { host: location.origin }) : t(keyOf(error));
	return texts;
}
