import { expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { categoryNameKey, contentPageNameKey, productDescriptionKey } from '../../../rules/texts/entity-keys.ts';
import { isNameOfFound, isReadable } from './text-keys.ts';

it('the palette lists no name a second time among the texts, and shows no key that is an id', () => {
	expect(isNameOfFound(categoryNameKey(newId()))).toBe(true);
	expect(isNameOfFound(productDescriptionKey(newId()))).toBe(false);
	expect(isNameOfFound(contentPageNameKey(newId()))).toBe(false);
	expect(isNameOfFound('product.general.name')).toBe(false);
	expect(isReadable('texts.import.mayLeave')).toBe(true);
	expect(isReadable(contentPageNameKey(newId()))).toBe(false);
});
