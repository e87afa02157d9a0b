// Whose printing can be set: the product's, and that of each of its variants.
import type { Product } from '../product-values.ts';

interface PrintOwner {
	id: string;
	name: string;
}

/** @param nameOf in the language of the reader */
export function listPrintOwners(
	{ id, variants }: Pick<Product, 'id' | 'variants'>,
	productName: string,
	nameOf: (names: Product['names']) => string | undefined,
): PrintOwner[] {
	const ofVariants = variants.map(({ id: variantId, code, names }) => ({
		id: variantId,
		name: [code, nameOf(names)].filter(Boolean).join(' · '),
	}));
	return [{ id, name: productName }, ...ofVariants];
}
