// What the files of a draft are drawn from: its template, what was filled in, the rows of its series, or a file that was uploaded.
import type { Artwork, Draft, Template } from './objects.ts';
import { takeTemplate } from './templates.ts';
import type { Scope } from './world.ts';

/** In a group the chosen one. */
export const activeTemplate = (scope: Scope, draft: Draft): Template =>
	takeTemplate(scope, draft.activeGroupTemplateIdentifier ?? draft.templateIdentifier);

const imprintOf = ({ customAttributes }: Template) => String(customAttributes['pf-ca-imprint'] ?? '');

interface Size {
	width: number;
	height: number;
}

function sizeOf({ width, height }: Template, { options }: Draft): Size {
	const [first] = Array.isArray(options.pageDimensions) ? (options.pageDimensions as Size[]) : [];
	return { width: Number(first?.width ?? width), height: Number(first?.height ?? height) };
}

/** What was produced stays as it was; all others follow their template. */
export function artworkOf(scope: Scope, draft: Draft): Artwork {
	if (draft.produced) return draft.produced;
	const template = activeTemplate(scope, draft);
	return {
		template: template.name,
		pageCount: template.pageCount,
		...sizeOf(template, draft),
		bleed: template.bleed,
		palette: template.palette,
		dataKeys: template.dataKeys,
		values: draft.values,
		rows: draft.rows,
		imprint: imprintOf(template),
		variant: template.variants.find(({ id }) => id === draft.variant.id)?.name ?? null,
		file: draft.file,
		isOverlaid: draft.intent === 'upload-and-editor',
	};
}

export interface DrawnPage extends Size {
	/** From 1, within one copy. */
	number: number;
	row: number | null;
}

/** @param row from 0; undefined: all copies */
export function pagesOf({ pageCount, width, height, rows, file }: Artwork, row?: number): DrawnPage[] {
	const sizes = file?.pages ?? Array.from({ length: pageCount }, () => ({ width, height }));
	const copies: (number | null)[] = rows ? rows.map((_values, index) => index) : [null];
	return copies
		.filter((copy) => row === undefined || (copy ?? 0) === row)
		.flatMap((copy) => sizes.map((size, index) => ({ ...size, number: index + 1, row: copy })));
}

export const valuesFor = ({ values, rows }: Artwork, row: number | null) => ({
	...values,
	...(row === null ? {} : rows?.[row]),
});

/** Those that the shop offers; without a choice of its own all of the template. */
export function variantsOf({ options: { availableVariants } }: Draft, { variants }: Template): Template['variants'] {
	const offered = Array.isArray(availableVariants) ? availableVariants.map(Number) : [];
	return offered.length > 0 ? variants.filter(({ id }) => offered.includes(id)) : variants;
}
