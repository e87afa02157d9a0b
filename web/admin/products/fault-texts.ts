// Faults of a product in words, by their fields. Of several about one field the first is said.
import type { ProductFault } from '../../../rules/catalogue/product-faults.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import type { Faults } from '../editor.ts';

export function faultTexts(faults: readonly ProductFault[], t: Translate): Faults {
	const texts: Record<string, string> = {};
	for (const { field, fault } of faults) texts[field] ??= t(`product.fault.${fault}`);
	return texts;
}
