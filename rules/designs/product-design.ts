// How a product may be designed: what the server and the form of staff validate alike.
import type { DesignIntent, ProductDesign, TemplateVariant } from './printformer.ts';

/** What is known of a template where products are assigned to it. */
export interface OfferedTemplate {
	identifier: string;
	type: string;
	intents: readonly string[];
	pages: number;
	variants: readonly TemplateVariant[];
	isGone: boolean;
}

/** Whether shoppers may add and sort pages: there must be several, and a group has those of its members. */
export const offersPagePlanner = ({ pages, type }: Pick<OfferedTemplate, 'pages' | 'type'>): boolean =>
	pages > 1 && type !== 'group';

export type ProductDesignField = 'template' | 'intent' | 'pagePlanner' | 'variants';

/** What cannot be saved. @param template undefined: it is none of the account */
export function findDesignErrors(
	{ provider, intent, pagePlanner, variants }: ProductDesign,
	template: OfferedTemplate | undefined,
): ProductDesignField[] {
	if (provider === 'studio') return [];
	if (!template || template.isGone) return ['template'];
	const known = template.variants.map(({ id }) => id);
	return [
		...(intent && template.intents.includes(intent) ? [] : (['intent'] as const)),
		...(pagePlanner && !offersPagePlanner(template) ? (['pagePlanner'] as const) : []),
		...(variants.every((id) => known.includes(id)) && new Set(variants).size === variants.length
			? []
			: (['variants'] as const)),
	];
}

interface Size {
	width: number;
	height: number;
}

/** A millimetre, in micrometres: what programs round away. */
const tolerance = 1000;

export const isNear = (one: Size, other: Size): boolean =>
	Math.abs(one.width - other.width) <= tolerance && Math.abs(one.height - other.height) <= tolerance;

/** Whether pages of this size can be printed as the product: trimmed, or with its bleed. All in micrometres. */
export const fitsFormat = (page: Size, { width, height, bleed }: Size & { bleed: number }): boolean =>
	isNear(page, { width, height }) || isNear(page, { width: width + 2 * bleed, height: height + 2 * bleed });

/** Whether the pages are those of the template: what is uploaded has its own. */
export const hasOwnPages = (intent: DesignIntent | null): boolean =>
	intent === 'upload' || intent === 'upload-and-editor';

/** Whether a product of so many printed pages can be designed with it; what is uploaded has its own number of pages. */
export const fitsPages = (
	{ pages }: Pick<OfferedTemplate, 'pages'>,
	intent: DesignIntent | null,
	printedPages: number,
): boolean => hasOwnPages(intent) || pages === printedPages;
