// What has become of a page between two states of it, for those who publish it or look at an older one.
import type { Definitions } from './block.ts';
import type { PageDocument, Part, Section } from './document.ts';
import { plainText, statusOf, type TextStatus } from './texts.ts';
import type { Schema } from './validate-part.ts';

interface ChangedWords {
	name: string;
	ofItem: boolean;
	language: string;
	/** Without their look; empty: there were none. */
	before: string;
	after: string;
}

interface ChangedSection {
	id: string;
	type: string;
	/** Words that are others, in the order in which they are read. */
	words: ChangedWords[];
	/** Whether something else than words is another: settings, items, layout, the block itself. */
	settings: boolean;
}

export interface Comparison {
	added: Section[];
	removed: Section[];
	changed: ChangedSection[];
	/** Whether those that both have stand in another order. */
	moved: boolean;
	/** Title, description, share image or index flag. */
	seo: boolean;
}

const same = (one: unknown, other: unknown): boolean =>
	one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The order of keys says nothing. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

const plainWords = (part: Part | undefined, name: string, language: string): string =>
	plainText(part?.texts[name]?.[language]?.text ?? '');

function compareWords(before: Part | undefined, after: Part | undefined, ofItem: boolean): ChangedWords[] {
	const names = new Set([before, after].flatMap((part) => Object.keys(part?.texts ?? {})));
	return [...names].flatMap((name) => {
		const languages = new Set([before, after].flatMap((part) => Object.keys(part?.texts[name] ?? {})));
		return [...languages]
			.filter((language) => !same(before?.texts[name]?.[language]?.text, after?.texts[name]?.[language]?.text))
			.map((language) => ({
				name,
				ofItem,
				language,
				before: plainWords(before, name, language),
				after: plainWords(after, name, language),
			}));
	});
}

function compareItems(before: Section, after: Section): ChangedWords[] {
	const old = new Map(before.items.map((item) => [item.id, item]));
	const gone = before.items.filter(({ id }) => !after.items.some((item) => item.id === id));
	return [
		...after.items.flatMap((item) => compareWords(old.get(item.id), item, true)),
		...gone.flatMap((item) => compareWords(item, undefined, true)),
	];
}

const withoutWords = (section: Section) => ({
	...section,
	texts: {},
	items: section.items.map((item) => ({ ...item, texts: {} })),
});

function compareSection(before: Section, after: Section): ChangedSection | undefined {
	if (before === after) return undefined;
	const words = [...compareWords(before, after, false), ...compareItems(before, after)];
	const settings = !same(withoutWords(before), withoutWords(after));
	return words.length > 0 || settings ? { id: after.id, type: after.type, words, settings } : undefined;
}

export function comparePages(before: PageDocument, after: PageDocument): Comparison {
	const old = new Map(before.sections.map((section) => [section.id, section]));
	const now = new Map(after.sections.map((section) => [section.id, section]));
	const kept = (sections: readonly Section[]) =>
		sections.map(({ id }) => id).filter((id) => old.has(id) && now.has(id));
	return {
		added: after.sections.filter(({ id }) => !old.has(id)),
		removed: before.sections.filter(({ id }) => !now.has(id)),
		changed: after.sections.flatMap((section) => {
			const was = old.get(section.id);
			return (was && compareSection(was, section)) ?? [];
		}),
		moved: !same(kept(before.sections), kept(after.sections)),
		seo: !same(before.seo, after.seo),
	};
}

export const isSamePage = ({ added, removed, changed, moved, seo }: Comparison): boolean =>
	added.length + removed.length + changed.length === 0 && !moved && !seo;

export interface PlacedText {
	section: string;
	item?: string;
	type: string;
	name: string;
	required: boolean;
	/** By language, as the shop lists them. */
	statuses: Readonly<Record<string, TextStatus>>;
}

const textNames = ({ fields, texts }: Schema, part: Part): [string, boolean][] => [
	...Object.entries(texts).map(([name, { required }]): [string, boolean] => [name, required]),
	// Words on a button that is there are needed: without them no one sees it.
	...Object.entries(fields).flatMap(([name, { kind }]): [string, boolean][] =>
		kind === 'call' && part.values[name] ? [[name, true]] : [],
	),
];

/** Every text that a page has or could have, in the order in which it is read. */
export function textsOfPage(
	{ sections }: PageDocument,
	definitions: Definitions,
	{ languages, base }: { languages: readonly string[]; base: string },
): PlacedText[] {
	const statuses = (part: Part, name: string) =>
		Object.fromEntries(languages.map((language) => [language, statusOf(part.texts[name], language, base)]));
	return sections.flatMap((section): PlacedText[] => {
		const definition = Object.hasOwn(definitions, section.type) ? definitions[section.type] : undefined;
		if (!definition) return [];
		const { type } = section;
		const own = textNames(definition, section).map(([name, required]) => ({
			section: section.id,
			type,
			name,
			required,
			statuses: statuses(section, name),
		}));
		const inner = definition.items;
		const ofItems = inner
			? section.items.flatMap((item) =>
					textNames(inner, item).map(([name, required]) => ({
						section: section.id,
						item: item.id,
						type,
						name,
						required,
						statuses: statuses(item, name),
					})),
				)
			: [];
		return [...own, ...ofItems];
	});
}
