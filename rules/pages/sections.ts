// Making sections: new ones from the sample of their block, copies, and the same one as another block.
import type { BlockDefinition, PartSample } from './block.ts';
import { type Item, newPartId, type PageText, type Part, type Section } from './document.ts';
import { type Field, type Fields, initialOf, type TextField, type TextFields } from './fields.ts';
import { regularLayout } from './layout.ts';
import { richFrom } from './rich-from-plain.ts';
import { sampleIn } from './sample-texts.ts';
import { socialPlatforms } from './social-platforms.ts';
import { isRich, plainText } from './texts.ts';
import { type Schema, textFieldOf, valueError } from './validate-part.ts';

interface Beginning {
	languages: readonly string[];
	source: PageText['source'];
}

function sampleTexts(
	sample: PartSample,
	fields: Fields,
	texts: TextFields,
	{ languages, source }: Beginning,
): Part['texts'] {
	const entries = Object.entries(sample.texts ?? {}).map(([name, words]) => {
		const rich = textFieldOf(fields, texts, name)?.kind === 'rich';
		const inLanguages = sampleIn(words, languages).map(([language, text]): [string, PageText] => [
			language,
			{ text: rich ? richFrom(text) : text, source },
		]);
		return [name, Object.fromEntries(inLanguages)] as const;
	});
	return Object.fromEntries(entries.filter(([, inLanguages]) => Object.keys(inLanguages).length > 0));
}

const initialValues = (fields: Fields, given: Part['values'] = {}): Part['values'] =>
	Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, given[name] ?? initialOf(field)]));

const samplePart = (sample: PartSample, { fields, texts }: Schema, beginning: Beginning): Part => ({
	id: newPartId(),
	values: initialValues(fields, sample.values),
	texts: sampleTexts(sample, fields, texts, beginning),
});

/** @param source whose words the sample has; those of a block are nobody's until they are rewritten */
export function newSection(
	definition: BlockDefinition,
	languages: readonly string[],
	source: PageText['source'] = 'sample',
): Section {
	const { type, version, items, layout, sample } = definition;
	const beginning = { languages, source };
	return {
		...samplePart(sample, definition, beginning),
		type,
		version,
		layout: { ...regularLayout, ...layout },
		items: items ? (sample.items ?? []).map((item) => samplePart(item, items, beginning)) : [],
	};
}

/** An empty item, for a user who adds one. One of a social network is of the first that the others do not have. */
export function newItem({ items }: BlockDefinition, others: readonly Item[] = []): Item {
	const fields = items?.fields ?? {};
	const free = socialPlatforms.find((platform) => others.every(({ values }) => values.platform !== platform));
	const given = Object.hasOwn(fields, 'platform') && free ? { platform: free } : {};
	return { id: newPartId(), values: initialValues(fields, given), texts: {} };
}

/** The same with ids of its own; an anchor stays with the first. */
export const copyOf = (section: Section): Section => ({
	...section,
	id: newPartId(),
	layout: { ...section.layout, anchor: '' },
	items: section.items.map((item) => ({ ...item, id: newPartId() })),
});

/** Words for a field of another kind: rich ones become plain and the other way round; too long ones stay behind. */
function fitted(text: PageText, field: TextField): PageText | undefined {
	const plain = plainText(text.text);
	if (plain.length > field.max) return undefined;
	if (field.kind === 'rich') return { ...text, text: isRich(text.text) ? text.text : richFrom(text.text) };
	return { ...text, text: field.kind === 'line' ? plain.replace(/\s*\n\s*/g, ' ') : plain };
}

/** Settings that are only chosen are no loss; pictures, addresses and products are. */
const isContent = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && !(Array.isArray(value) && value.length === 0);

function keptValues(values: Part['values'], fields: Fields): { values: Part['values']; lost: string[] } {
	const fits = (name: string, value: unknown) => {
		const field: Field | undefined = fields[name];
		return field !== undefined && valueError(field, value) === undefined;
	};
	const entries = Object.entries(values);
	return {
		values: initialValues(fields, Object.fromEntries(entries.filter(([name, value]) => fits(name, value)))),
		lost: entries.filter(([name, value]) => !fits(name, value) && isContent(value)).map(([name]) => name),
	};
}

function keptTexts(texts: Part['texts'], to: Schema): { texts: Part['texts']; lost: string[] } {
	const kept: Record<string, Record<string, PageText>> = {};
	const lost = new Set<string>();
	for (const [name, byLanguage] of Object.entries(texts)) {
		const field = textFieldOf(to.fields, to.texts, name);
		for (const [language, text] of Object.entries(byLanguage)) {
			const fitting = field && fitted(text, field);
			if (fitting) kept[name] = { ...kept[name], [language]: fitting };
			else if (plainText(text.text).trim() !== '') lost.add(name);
		}
	}
	return { texts: kept, lost: [...lost] };
}

/** What both have under the same name is kept; the names of what is lost are reported. */
function kept(part: Part, to: Schema): { part: Part; lost: string[] } {
	const { values, lost } = keptValues(part.values, to.fields);
	const words = keptTexts(part.texts, to);
	return { part: { id: part.id, values, texts: words.texts }, lost: [...lost, ...words.lost] };
}

/** Colours and borders are no matter of the block. */
const styledAs = (part: Part, { style }: Pick<Item, 'style'> = {}): Item => (style ? { ...part, style } : part);

export interface Changed {
	section: Section;
	/** Names of fields and texts whose content does not come along, of the section and of its items. */
	lost: string[];
	/** How many items do not come along. */
	lostItems: number;
}

/** The section as another block: shared fields are kept, what would be lost is named. */
export function asBlock(section: Section, definition: BlockDefinition): Changed {
	const { type, version, items: inner } = definition;
	const own = kept(section, definition);
	const items = inner ? section.items.slice(0, inner.max).map((item) => kept(item, inner)) : [];
	const added = Array.from({ length: Math.max(0, (inner?.min ?? 0) - items.length) }, () => newItem(definition));
	const lost = [...own.lost, ...items.flatMap((item) => item.lost)];
	return {
		section: {
			...own.part,
			type,
			version,
			layout: section.layout,
			items: [...items.map(({ part }, place) => styledAs(part, section.items[place])), ...added],
		},
		lost: [...new Set(lost)],
		lostItems: section.items.length - items.length,
	};
}
