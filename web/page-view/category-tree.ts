// The categories of a shop as the tree they are.
import type { ShopCategory } from '../../rules/page-contract.ts';

type Categories = readonly ShopCategory[];

/** Those right below one; below none are those at the top. */
export const categoriesBelow = (all: Categories, parent: string | null): ShopCategory[] =>
	all.filter((category) => category.parent === parent);

/** From the top down to the one right above it. */
export function categoriesAbove(all: Categories, slug: string): ShopCategory[] {
	const above: ShopCategory[] = [];
	let next = all.find((category) => category.slug === slug)?.parent;
	while (next && above.length < 20) {
		const found = all.find((category) => category.slug === next);
		if (found) above.unshift(found);
		next = found?.parent;
	}
	return above;
}
