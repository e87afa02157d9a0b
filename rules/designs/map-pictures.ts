// The same design with other ids for its pictures, as when it comes from another shop.
import type { Design, DesignElement, DesignField, DesignPage } from './design.ts';

type NewIds = ReadonlyMap<string, string>;

function mapElement(element: DesignElement, ids: NewIds): DesignElement {
	const idOf = (id: string) => ids.get(id) ?? id;
	if (element.kind === 'group')
		return { ...element, elements: element.elements.map((inner) => mapElement(inner, ids)) };
	if (element.kind === 'vector') return { ...element, mediaId: idOf(element.mediaId) };
	if (element.kind === 'image' && element.source && 'mediaId' in element.source)
		return { ...element, source: { mediaId: idOf(element.source.mediaId) } };
	return element;
}

const mapPages = (pages: readonly DesignPage[], ids: NewIds): DesignPage[] =>
	pages.map((page) => ({ ...page, elements: page.elements.map((element) => mapElement(element, ids)) }));

const mapField = (field: DesignField, ids: NewIds): DesignField =>
	field.kind === 'image' ? { ...field, defaultValue: ids.get(field.defaultValue) ?? field.defaultValue } : field;

export function mapPictures(design: Design, ids: NewIds): Design {
	const pictureKeys = new Set(design.fields.filter(({ kind }) => kind === 'image').map(({ key }) => key));
	const values = Object.entries(design.values).map(([key, value]) => [
		key,
		pictureKeys.has(key) ? (ids.get(value) ?? value) : value,
	]);
	return {
		...design,
		pages: mapPages(design.pages, ids),
		layouts: design.layouts.map((layout) => ({ ...layout, pages: mapPages(layout.pages, ids) })),
		fields: design.fields.map((field) => mapField(field, ids)),
		values: Object.fromEntries(values),
	};
}
