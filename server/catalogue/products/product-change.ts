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
	'paymentIntervalCount',
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

const notedOfVariants = ['code', 'names', 'published', 'orderable', 'weightMg', 'pricing'] as const;

/** By the code that a variant had: what is different; of a new one only prices of its own. */
function variantChangesOf(before: EditedProduct, after: ProductToSave): { before: object; after: object } {
	const changes = after.variants.flatMap((variant) => {
		const old = before.variants.find(({ id }) => id === variant.id);
		if (!old) return variant.pricing ? [{ code: variant.code, before: {}, after: { pricing: variant.pricing } }] : [];
		const different = notedOfVariants.filter((name) =>
			name === 'pricing' ? !samePricing(old.pricing, variant.pricing) : plain(old[name]) !== plain(variant[name]),
		);
		const pick = (from: typeof old | typeof variant) => Object.fromEntries(different.map((name) => [name, from[name]]));
		return different.length > 0 ? [{ code: old.code, before: pick(old), after: pick(variant) }] : [];
	});
	if (changes.length === 0) return { before: {}, after: {} };
	const side = (when: 'before' | 'after') => ({
		variantValues: Object.fromEntries(changes.map(({ code, [when]: values }) => [code, values])),
	});
	return { before: side('before'), after: side('after') };
}

export function changeOf(before: EditedProduct, after: ProductToSave): { before: object; after: object } {
	const different = noted.filter((name) => plain(before[name]) !== plain(after[name]));
	const codeOf = (id: string) => before.variants.find((variant) => variant.id === id)?.code ?? id;
	const variants = {
		added: after.variants.filter(({ id }) => id === null).map(({ code }) => code),
		changed: after.variants.filter(({ id }) => id !== null).map(({ code }) => code),
		removed: after.removedVariants.map(codeOf),
		deleted: after.deletedVariants.map(codeOf),
	};
	const touched = Object.entries(variants).filter(([, codes]) => codes.length > 0);
	const pick = (from: EditedProduct | ProductToSave) => Object.fromEntries(different.map((name) => [name, from[name]]));
	const changed = variantChangesOf(before, after);
	return {
		before: { ...pick(before), ...changed.before },
		after: {
			...pick(after),
			...changed.after,
			...(touched.length > 0 ? { variants: Object.fromEntries(touched) } : {}),
		},
	};
}
