// The pictures that a design shows or could show.
import type { Design, DesignElement, DesignPage } from './design.ts';
import { type FieldValues, valueOfField } from './placeholders.ts';

function* idsIn(elements: readonly DesignElement[], values: ReadonlyMap<string, string>): Generator<string> {
	for (const element of elements) {
		if (element.kind === 'group') yield* idsIn(element.elements, values);
		if (element.kind === 'vector') yield element.mediaId;
		if (element.kind !== 'image' || !element.source) continue;
		const id = 'mediaId' in element.source ? element.source.mediaId : values.get(element.source.field);
		if (id) yield id;
	}
}

const idsOf = (pages: readonly DesignPage[], values: ReadonlyMap<string, string>): string[] =>
	pages.flatMap(({ elements }) => [...idsIn(elements, values)]);

/** Each once, in the order in which they are met. */
export function shownPictures(design: Design, values: FieldValues = {}): string[] {
	const held = new Map(design.fields.map((field) => [field.key, valueOfField(design, field, values)]));
	return [...new Set(idsOf(design.pages, held))];
}

/** Those of all layouts and of all image fields as well. */
export function pictureIdsOf(design: Design): string[] {
	const { layouts, fields, values } = design;
	const ofFields = fields
		.filter(({ kind }) => kind === 'image')
		.flatMap(({ key, defaultValue }) => [values[key], defaultValue]);
	const inLayouts = layouts.flatMap(({ pages }) => idsOf(pages, new Map()));
	const all = [...shownPictures(design), ...inLayouts, ...ofFields];
	return [...new Set(all.flatMap((id) => id || []))];
}
