// A page in one language, as its renderers get it: every field of its block has a value, every text words or none.
import { styleVariables } from '../theme/style-config.ts';
import type { BlockDefinition, Definitions, ShownPart, ShownSection } from './block.ts';
import type { Item, PageDocument, Part, Section } from './document.ts';
import { type Fields, initialOf, type TextFields } from './fields.ts';
import { noRichText } from './rich-text.ts';
import { isRich, spokenText } from './texts.ts';

function shownPart(part: Part, fields: Fields, texts: TextFields, chain: readonly string[]): ShownPart {
	const values = Object.entries(fields).map(([name, field]) => [name, part.values[name] ?? initialOf(field)]);
	const words = Object.entries(texts).map(([name, { kind }]) => {
		const said = spokenText(part.texts[name], chain);
		if (kind === 'rich') return [name, said !== undefined && isRich(said) ? said : noRichText];
		return [name, typeof said === 'string' ? said : ''];
	});
	const calls = Object.entries(fields)
		.filter(([, { kind }]) => kind === 'call')
		.map(([name]) => [name, spokenText(part.texts[name], chain) ?? '']);
	return {
		id: part.id,
		values: Object.fromEntries(values),
		texts: Object.fromEntries(words),
		calls: Object.fromEntries(calls),
	};
}

const shownItem = (item: Item, fields: Fields, texts: TextFields, chain: readonly string[]): ShownPart => ({
	...shownPart(item, fields, texts, chain),
	...(item.style && { style: styleVariables(item.style) }),
});

export function shownSection(section: Section, definition: BlockDefinition, chain: readonly string[]): ShownSection {
	const { type, layout, items } = section;
	const { items: inner, fields, texts } = definition;
	return {
		...shownPart(section, fields, texts, chain),
		type,
		layout,
		...(layout.style && { style: styleVariables(layout.style) }),
		items: inner ? items.map((item) => shownItem(item, inner.fields, inner.texts, chain)) : [],
	};
}

/** What is made of a block that is not known any more is left out. */
export const shownSections = (
	{ sections }: PageDocument,
	definitions: Definitions,
	chain: readonly string[],
): ShownSection[] =>
	sections.flatMap((section) => {
		const definition = definitions[section.type];
		return definition ? [shownSection(section, definition, chain)] : [];
	});
