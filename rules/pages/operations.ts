// Every change of a page is one of these. Applied, each gives the page after it and the operation that takes it back: one stream
// for undo, autosave and conflicts. The browser and the server apply the same code.
import { type Applied, applyAll as applyEach, NotApplicable } from '../editing/editing-rules.ts';
import type { Item, PageDocument, PageText, Part, Section } from './document.ts';
import type { Layout } from './layout.ts';

/** Which part: a section, or one of its items. */
export interface At {
	section: string;
	item?: string;
}

export type Operation =
	| { do: 'insert'; section: Section; before: string | null }
	| { do: 'remove'; section: string }
	| { do: 'move'; section: string; before: string | null }
	/** The same section as another block, or as it was. */
	| { do: 'replace'; section: Section }
	| { do: 'layout'; section: string; layout: Layout }
	| { do: 'value'; at: At; field: string; value: unknown }
	| { do: 'text'; at: At; field: string; language: string; text: PageText | null }
	| { do: 'insertItem'; section: string; item: Item; before: string | null }
	| { do: 'removeItem'; section: string; item: string }
	| { do: 'moveItem'; section: string; item: string; before: string | null }
	/** Null: as its block looks. */
	| { do: 'itemStyle'; section: string; item: string; style: Item['style'] | null }
	| { do: 'seo'; image: string | null; index: boolean }
	/** Where search engines find it instead; '': at its own address. */
	| { do: 'canonical'; path: string }
	| { do: 'seoText'; field: 'title' | 'description'; language: string; text: PageText | null }
	/** Everything at once: an older version, a template. */
	| { do: 'whole'; document: PageDocument };

export type AppliedOperation = Applied<PageDocument, Operation>;

const missing = (what: string): never => {
	throw new NotApplicable(`there is no ${what}`);
};

function placeOf(parts: readonly Part[], id: string | null): number {
	if (id === null) return parts.length;
	const place = parts.findIndex((part) => part.id === id);
	return place < 0 ? missing(`part ${id}`) : place;
}

const after = (parts: readonly Part[], place: number): string | null => parts[place + 1]?.id ?? null;

function inserted<P extends Part>(parts: readonly P[], part: P, before: string | null): P[] {
	if (parts.some(({ id }) => id === part.id)) throw new NotApplicable(`there is a part ${part.id} already`);
	return parts.toSpliced(placeOf(parts, before), 0, part);
}

function moved<P extends Part>(
	parts: readonly P[],
	id: string,
	before: string | null,
): { parts: P[]; was: string | null } {
	const place = placeOf(parts, id);
	const [part] = parts.slice(place, place + 1);
	if (!part) return missing(`part ${id}`);
	const rest = parts.toSpliced(place, 1);
	// Before itself: where it is.
	const target = before === id ? after(parts, place) : before;
	return { parts: rest.toSpliced(placeOf(rest, target), 0, part), was: after(parts, place) };
}

const withSections = (document: PageDocument, sections: readonly Section[]): PageDocument => ({
	...document,
	sections,
});

const sectionOf = (document: PageDocument, id: string): Section =>
	document.sections.find((section) => section.id === id) ?? missing(`section ${id}`);

const withSection = (document: PageDocument, changed: Section): PageDocument =>
	withSections(
		document,
		document.sections.map((section) => (section.id === changed.id ? changed : section)),
	);

const itemOf = (section: Section, id: string): Item =>
	section.items.find((item) => item.id === id) ?? missing(`item ${id}`);

const partAt = (document: PageDocument, { section, item }: At): Part => {
	const found = sectionOf(document, section);
	return item === undefined ? found : itemOf(found, item);
};

function withPart(document: PageDocument, { section, item }: At, change: (part: Part) => Part): PageDocument {
	const found = sectionOf(document, section);
	if (item === undefined) return withSection(document, { ...found, ...change(found) });
	const items = found.items.map((each) => (each.id === item ? change(each) : each));
	return withSection(document, { ...found, items });
}

type Texts = Part['texts'];

/** Null takes the words of this language away; a text without any language is gone. */
function withText(texts: Texts, field: string, language: string, text: PageText | null): Texts {
	const { [language]: _was, ...others } = texts[field] ?? {};
	const languages = text === null ? others : { ...others, [language]: text };
	if (Object.keys(languages).length > 0) return { ...texts, [field]: languages };
	const { [field]: _gone, ...rest } = texts;
	return rest;
}

type Of<Kind extends Operation['do']> = Extract<Operation, { do: Kind }>;
type Apply = { [Kind in Operation['do']]: (document: PageDocument, operation: Of<Kind>) => AppliedOperation };

const ways: Apply = {
	insert: (document, { section, before }) => ({
		document: withSections(document, inserted(document.sections, section, before)),
		inverse: { do: 'remove', section: section.id },
	}),
	remove: (document, { section }) => {
		const place = placeOf(document.sections, section);
		return {
			document: withSections(document, document.sections.toSpliced(place, 1)),
			inverse: { do: 'insert', section: sectionOf(document, section), before: after(document.sections, place) },
		};
	},
	move: (document, { section, before }) => {
		const { parts, was } = moved(document.sections, section, before);
		return { document: withSections(document, parts), inverse: { do: 'move', section, before: was } };
	},
	replace: (document, { section }) => ({
		document: withSection(document, section),
		inverse: { do: 'replace', section: sectionOf(document, section.id) },
	}),
	layout: (document, { section, layout }) => {
		const found = sectionOf(document, section);
		return {
			document: withSection(document, { ...found, layout }),
			inverse: { do: 'layout', section, layout: found.layout },
		};
	},
	value: (document, { at, field, value }) => ({
		document: withPart(document, at, (part) => ({ ...part, values: { ...part.values, [field]: value } })),
		inverse: { do: 'value', at, field, value: partAt(document, at).values[field] ?? null },
	}),
	text: (document, { at, field, language, text }) => ({
		document: withPart(document, at, (part) => ({ ...part, texts: withText(part.texts, field, language, text) })),
		inverse: { do: 'text', at, field, language, text: partAt(document, at).texts[field]?.[language] ?? null },
	}),
	insertItem: (document, { section, item, before }) => {
		const found = sectionOf(document, section);
		return {
			document: withSection(document, { ...found, items: inserted(found.items, item, before) }),
			inverse: { do: 'removeItem', section, item: item.id },
		};
	},
	removeItem: (document, { section, item }) => {
		const found = sectionOf(document, section);
		const place = placeOf(found.items, item);
		return {
			document: withSection(document, { ...found, items: found.items.toSpliced(place, 1) }),
			inverse: { do: 'insertItem', section, item: itemOf(found, item), before: after(found.items, place) },
		};
	},
	moveItem: (document, { section, item, before }) => {
		const found = sectionOf(document, section);
		const { parts, was } = moved(found.items, item, before);
		return {
			document: withSection(document, { ...found, items: parts }),
			inverse: { do: 'moveItem', section, item, before: was },
		};
	},
	itemStyle: (document, { section, item, style }) => {
		const found = sectionOf(document, section);
		const before = itemOf(found, item);
		const { style: _before, ...rest } = before;
		const changed: Item = style ? { ...rest, style } : rest;
		return {
			document: withSection(document, {
				...found,
				items: found.items.map((each) => (each === before ? changed : each)),
			}),
			inverse: { do: 'itemStyle', section, item, style: before.style ?? null },
		};
	},
	seo: (document, { image, index }) => ({
		document: { ...document, seo: { ...document.seo, image, index } },
		inverse: { do: 'seo', image: document.seo.image, index: document.seo.index },
	}),
	canonical: (document, { path }) => {
		const { canonical = '', ...seo } = document.seo;
		return {
			document: { ...document, seo: path === '' ? seo : { ...seo, canonical: path } },
			inverse: { do: 'canonical', path: canonical },
		};
	},
	seoText: (document, { field, language, text }) => ({
		document: { ...document, seo: { ...document.seo, texts: withText(document.seo.texts, field, language, text) } },
		inverse: { do: 'seoText', field, language, text: document.seo.texts[field]?.[language] ?? null },
	}),
	whole: (document, { document: next }) => ({ document: next, inverse: { do: 'whole', document } }),
};

/** @throws NotApplicable */
export function applyOperation(document: PageDocument, operation: Operation): AppliedOperation {
	const way = ways[operation.do] as (document: PageDocument, operation: Operation) => AppliedOperation;
	return way(document, operation);
}

/** All of them or none; what takes them back stands in the order in which that is done. */
export const applyAll = (document: PageDocument, operations: readonly Operation[]) =>
	applyEach(document, operations, applyOperation);
