// Texts that a section begins with: written language by language, attached to the sections that say them.
import { bestLanguage } from '../languages.ts';
import type { Definitions, PartSample, SampleTexts } from './block.ts';

type PartTexts = Readonly<Record<string, string>>;

/** What a section says in one language: texts by name, and those of its items. */
export type SectionTexts = Readonly<Record<string, string | readonly PartTexts[]>>;

export type InLanguages<Texts> = Readonly<Record<string, Texts>>;

/** A text in those of the languages that it is written in, whatever their region; others begin empty. */
export const sampleIn = (texts: SampleTexts, languages: readonly string[]): (readonly [string, string])[] =>
	languages.flatMap((language) => {
		const text = texts[bestLanguage(language, Object.keys(texts)) ?? ''];
		return text === undefined ? [] : [[language, text] as const];
	});

const ownTexts = (texts: SectionTexts): PartTexts =>
	Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));

const itemTexts = ({ items }: SectionTexts): readonly PartTexts[] => (typeof items === 'object' ? items : []);

/** By language and name becomes by name and language. */
export function textsByName(inLanguages: InLanguages<PartTexts>): Readonly<Record<string, SampleTexts>> {
	const names = new Set(Object.values(inLanguages).flatMap((texts) => Object.keys(texts)));
	const written = Object.entries(inLanguages);
	const inAll = (name: string): SampleTexts =>
		Object.fromEntries(
			written.flatMap(([language, { [name]: text }]) => (text === undefined ? [] : [[language, text]])),
		);
	return Object.fromEntries([...names].map((name) => [name, inAll(name)]));
}

const mapped = <From, To>(inLanguages: InLanguages<From>, change: (texts: From) => To): InLanguages<To> =>
	Object.fromEntries(Object.entries(inLanguages).map(([language, texts]) => [language, change(texts)]));

/** The section with all it says. What has texts only is an item all the same. */
export function withTexts<S extends PartSample & { items?: readonly PartSample[] }>(
	section: S,
	inLanguages: InLanguages<SectionTexts>,
): S {
	const items = mapped(inLanguages, itemTexts);
	const count = Math.max(section.items?.length ?? 0, ...Object.values(items).map(({ length }) => length));
	const itemAt = (index: number): PartSample => ({
		...section.items?.[index],
		texts: textsByName(mapped(items, (texts) => texts[index] ?? {})),
	});
	return {
		...section,
		texts: textsByName(mapped(inLanguages, ownTexts)),
		...(count > 0 && { items: Array.from({ length: count }, (_, index) => itemAt(index)) }),
	};
}

/** Blocks with what their samples say, by type. */
export const withSamples = (
	definitions: Definitions,
	texts: Readonly<Record<string, InLanguages<SectionTexts>>>,
): Definitions =>
	Object.fromEntries(
		Object.entries(definitions).map(([type, definition]) => [
			type,
			{ ...definition, sample: withTexts(definition.sample, texts[type] ?? {}) },
		]),
	);
