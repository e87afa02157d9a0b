// The texts that ship with the product, by group and by key. The browser takes types from here and nothing else: its texts come as data.

import { baseLanguage } from '../languages.ts';
import { messages as base } from './en-GB/index.ts';
import type { ShippedText, TextWithArguments } from './entry.ts';
import { type ShippedLanguage, translations } from './shipped.ts';

export const shippedGroups = base;

export type TextGroup = keyof typeof shippedGroups;

type Merged<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void
	? All
	: never;

type Texts = Merged<(typeof shippedGroups)[TextGroup]>;

export type TextKey = keyof Texts;

/** What must be given with a key: one object where the text has placeholders, nothing where it has none. */
export type GivenWith<Key extends TextKey> = Key extends TextKey
	? Texts[Key] extends TextWithArguments<infer Arguments>
		? [given: Arguments]
		: []
	: never;

/** Keys of texts without placeholders. */
export type PlainTextKey = { [Key in TextKey]: GivenWith<Key> extends [] ? Key : never }[TextKey];

export interface ShippedEntry {
	key: string;
	group: TextGroup;
	/** In the base language, with what a translator needs to know. */
	text: ShippedText;
	translations: Readonly<Record<ShippedLanguage, string>>;
}

export const textGroups = Object.keys(shippedGroups) as TextGroup[];

/** A language in the making may lack groups, and keys of a group. */
type Unfinished = Readonly<Record<string, { readonly [Group in TextGroup]?: Readonly<Record<string, string>> }>>;

/** @param others what ships in other languages than the base */
export function entriesByGroup(others: Unfinished): ReadonlyMap<TextGroup, readonly ShippedEntry[]> {
	const entryOf = (group: TextGroup, key: string, text: ShippedText): ShippedEntry => {
		const found = Object.entries(others).flatMap(([language, groups]) => {
			const translation = groups[group]?.[key];
			return translation === undefined ? [] : [[language, translation]];
		});
		return { key, group, text, translations: Object.fromEntries([...found, [baseLanguage, text.text]]) };
	};
	return new Map(
		textGroups.map((group) => {
			const texts = Object.entries<ShippedText>(shippedGroups[group]);
			return [group, texts.map(([key, text]) => entryOf(group, key, text))];
		}),
	);
}

const byGroup = entriesByGroup(translations);

export const shippedEntriesOf = (groups: readonly TextGroup[]): ShippedEntry[] =>
	groups.flatMap((group) => byGroup.get(group) ?? []);

export const shippedEntries: ReadonlyMap<string, ShippedEntry> = new Map(
	shippedEntriesOf(textGroups).map((entry) => [entry.key, entry]),
);
