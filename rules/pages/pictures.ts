// The pictures that a page names.
import type { Definitions } from './block.ts';
import type { PageDocument, Part, Section } from './document.ts';
import type { Fields } from './fields.ts';

function ofPart({ values }: Part, fields: Fields): string[] {
	return Object.entries(fields).flatMap(([name, { kind }]) => {
		const value = kind === 'picture' ? values[name] : null;
		return typeof value === 'string' ? [value.toLowerCase()] : [];
	});
}

export const picturesOfSections = (sections: readonly Section[], definitions: Definitions): string[] => {
	const all = sections.flatMap((section) => {
		const definition = Object.hasOwn(definitions, section.type) ? definitions[section.type] : undefined;
		if (!definition) return [];
		const inner = definition.items?.fields ?? {};
		return [...ofPart(section, definition.fields), ...section.items.flatMap((item) => ofPart(item, inner))];
	});
	return [...new Set(all)];
};

/** The share image included. */
export const picturesOf = ({ sections, seo }: PageDocument, definitions: Definitions): string[] => [
	...new Set([...picturesOfSections(sections, definitions), ...(seo.image ? [seo.image.toLowerCase()] : [])]),
];
