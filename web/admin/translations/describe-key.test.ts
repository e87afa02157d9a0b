import { describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { shippedLanguages } from '../../../rules/messages/shipped.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import {
	categoryDescriptionKey,
	contentPageNameKey,
	navigationLabelKey,
	productFieldDefaultKey,
	productFieldLabelKey,
	productFieldValueKey,
	productLabelNameKey,
	productSeoTitleKey,
} from '../../../rules/texts/entity-keys.ts';
import { shippedMessages } from '../../../rules/texts/shipped-messages.ts';
import { describeKey } from './describe-key.ts';

describe.each(shippedLanguages)('the key of a text in %s', (language) => {
	const t = translatorOf(language, shippedMessages(['adminTexts', 'textsGrid'], [language]));
	const [id, fieldId] = [newId(), newId()];
	const names = new Map([
		[id, 'Für Stammkunden'],
		[fieldId, 'Papier'],
	]);

	it.each([
		categoryDescriptionKey(id),
		contentPageNameKey(id),
		navigationLabelKey(id),
		productFieldDefaultKey(id),
		productFieldLabelKey(id),
		productLabelNameKey(id),
		productSeoTitleKey(id),
	])('%s names the thing, and has no id in it', (key) => {
		expect(describeKey(t, key, names)).toMatch(/^\p{Lu}.* [„“]Für Stammkunden[“”]: \p{Lu}/u);
	});

	it('names the field that a product says something in', () => {
		expect(describeKey(t, productFieldValueKey(id, fieldId), names)).toMatch(/Für Stammkunden.: Papier$/);
		expect(describeKey(t, productFieldValueKey(newId(), newId()), names)).toMatch(/^\p{Lu}\w+: \p{Lu}\w+/u);
	});

	it('is left as it is where it is words', () => {
		expect(describeKey(t, 'account.access', names)).toBeUndefined();
		expect(describeKey(t, `product.${id}.smell`, names)).toBeUndefined();
	});
});
