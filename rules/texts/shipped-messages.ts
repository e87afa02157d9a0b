// The shipped texts in one language, with the wording of a tenant above them where there is one. For the server only.

import { baseLanguage } from '../languages.ts';
import { type ShippedEntry, shippedEntriesOf, type TextGroup } from '../messages/groups.ts';
import { pickTranslation } from './lookup.ts';

/** A tenant's own wording: by key, then by language. */
export type OwnWording = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Own wording in a language stands before the shipped text of the same language, and after every better language. */
export function shippedMessages(
	groups: readonly TextGroup[],
	chain: readonly string[],
	own: OwnWording = new Map(),
	entriesOf: (groups: readonly TextGroup[]) => readonly ShippedEntry[] = shippedEntriesOf,
): Record<string, string> {
	return Object.fromEntries(
		entriesOf(groups).map(({ key, translations }) => {
			const text = { baseText: translations[baseLanguage], baseLanguage };
			return [key, pickTranslation({ ...text, translations: { ...translations, ...own.get(key) } }, chain)];
		}),
	);
}
