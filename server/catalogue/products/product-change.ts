// What the audit log keeps of a change of a product: what is different, and nothing else.
import { samePricing } from '../../../rules/pricing/tidy-settings.ts';
import type { EditedProduct, ProductToSave } from './product-shape.ts';

const noted = [
	'names',
	'descriptions',
	'seoTitles',
	'seoDescriptions',
	'canonicalPath',
	'code',
	'slug',
	'published',
	'validFrom',
	'validUntil',
	'orderable',
	'productionDays',
	'itemNameAllowed',
	'weightMg',
	'personalised',
	'pricing',
	'taxCategory',
	'paymentMode',
	'paymentInterval',
	'trialDays',
	'choiceFields',
	'labelIds',
	'categoryIds',
	'fields',
] as const;

/** In whatever order the keys were written. */
const plain = (value: unknown): string =>
	JSON.stringify(value, (_key, part: unknown) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);

export function changeOf(before: EditedProduct, after: ProductToSave): { before: object; after: object } {
	const different = noted.filter((name) => plain(before[name]) !== plain(after[name]));
	const codeOf = (id: string) => before.variants.find((variant) => variant.id === id)?.code ?? id;
	const variants = {
		added: after.variants.filter(({ id }) => id === null).map(({ code }) => code),
		changed: after.variants.filter(({ id }) => id !== null).map(({ code }) => code),
		removed: after.removedVariants.map(codeOf),
		deleted: after.deletedVariants.map(codeOf),
	};
	const priced = after.variants.filter(
		({ id, pricing }) => !samePricing(before.variants.find((one) => one.id === id)?.pricing ?? null, pricing),
	);
	const touched = Object.entries(variants).filter(([, codes]) => codes.length > 0);
	const pick = (from: EditedProduct | ProductToSave) => Object.fromEntries(different.map((name) => [name, from[name]]));
	return {
		before: pick(before),
		after: {
			...pick(after),
			...(priced.length > 0 && {
				variantPricing: Object.fromEntries(priced.map(({ code, pricing }) => [code, pricing])),
			}),
			...(touched.length > 0 ? { variants: Object.fromEntries(touched) } : {}),
		},
	};
}
