// Every text of a page, one by one: where it stands, what may be in it, and what it says in each language.
import type { Definitions } from './block.ts';
import type { PageDocument, PageText, PageTexts, Part } from './document.ts';
import type { TextField } from './fields.ts';
import type { Operation } from './operations.ts';
import { seoTexts } from './validate.ts';
import { type Schema, textFieldOf } from './validate-part.ts';

/** In place of a section: what the page says of itself to search engines. */
const seoPart = 'seo';

export interface TextLocation {
	/** A section, or `seo`. */
	section: string;
	item?: string;
	/** The name of the text. */
	name: string;
	field: TextField;
	texts: PageTexts;
	/** The block that it stands on; none for search engines. */
	type?: string;
}

/** What a part asks for, in the order of its schema; the words of its buttons last. */
function placesOfPart(
	part: Part,
	schema: Schema,
	where: Pick<TextLocation, 'section' | 'item' | 'type'>,
): TextLocation[] {
	const calls = Object.entries(schema.fields)
		.filter(([name, { kind }]) => kind === 'call' && (part.values[name] ?? null) !== null)
		.map(([name]) => name);
	const names = [...Object.keys(schema.texts), ...calls.filter((name) => !Object.hasOwn(schema.texts, name))];
	return names.flatMap((name) => {
		const field = textFieldOf(schema.fields, schema.texts, name);
		return field ? [{ ...where, name, field, texts: part.texts[name] ?? {} }] : [];
	});
}

export function listTextLocations({ sections, seo }: PageDocument, definitions: Definitions): TextLocation[] {
	const inSections = sections.flatMap((section) => {
		const definition = Object.hasOwn(definitions, section.type) ? definitions[section.type] : undefined;
		if (!definition) return [];
		const where = { section: section.id, type: section.type };
		const { items } = definition;
		const inItems = items
			? section.items.flatMap((item) => placesOfPart(item, items, { ...where, item: item.id }))
			: [];
		return [...placesOfPart(section, definition, where), ...inItems];
	});
	const about = { id: seoPart, values: {}, texts: seo.texts };
	return [...inSections, ...placesOfPart(about, { fields: {}, texts: seoTexts }, { section: seoPart })];
}

/** What writes words to a place; null takes them away. */
export function textOperation(
	{ section, item, name }: Pick<TextLocation, 'section' | 'item' | 'name'>,
	language: string,
	text: PageText | null,
): Operation {
	if (section === seoPart) return { do: 'seoText', field: name as 'title' | 'description', language, text };
	return { do: 'text', at: item === undefined ? { section } : { section, item }, field: name, language, text };
}
