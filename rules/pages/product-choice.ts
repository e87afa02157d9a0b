// Which products a section shows. A block that shows some says `showsProducts` and has these fields, or those of them that it needs:
// a block with `products` alone shows just those.
import type { Definitions } from './block.ts';
import type { Section } from './document.ts';

export const productModes = ['newest', 'random', 'category', 'static'] as const;
type ProductMode = (typeof productModes)[number];

/** More are not shown by any section. */
const mostProducts = 24;

export interface ProductChoice {
	/** The id of the section. */
	section: string;
	mode: ProductMode;
	/** The id of a category; of the other ways nothing. */
	category: string | null;
	products: readonly string[];
	count: number;
}

const isMode = (value: unknown): value is ProductMode => productModes.some((mode) => mode === value);

function choiceOf({ id, values }: Section): ProductChoice | undefined {
	const listed = Array.isArray(values.products) ? values.products.filter((one) => typeof one === 'string') : [];
	const mode = isMode(values.mode) ? values.mode : 'static';
	const category = typeof values.category === 'string' ? values.category : null;
	const count = Number.isInteger(values.count) ? Number(values.count) : mostProducts;
	if (mode === 'static' && listed.length === 0) return undefined;
	if (mode === 'category' && category === null) return undefined;
	return {
		section: id,
		mode,
		category: mode === 'category' ? category : null,
		products: mode === 'static' ? listed.slice(0, mostProducts) : [],
		count: Math.min(Math.max(count, 1), mostProducts),
	};
}

/** Of every section that shows products and has been told which. */
export const productChoices = (sections: readonly Section[], definitions: Definitions): ProductChoice[] =>
	sections.flatMap((section) => {
		const shows = Object.hasOwn(definitions, section.type) && definitions[section.type]?.showsProducts;
		return (shows && choiceOf(section)) || [];
	});
