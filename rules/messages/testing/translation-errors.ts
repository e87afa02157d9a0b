// What is wrong with a group of messages in another language than the base. The compiler sees keys; placeholders it does not.
import { placeholdersOf } from '../../texts/icu.ts';
import type { ShippedText } from '../entry.ts';

type Group = Readonly<Record<string, ShippedText>>;

function errorOf(base: ShippedText | undefined, text: string | undefined): string | undefined {
	if (base === undefined) return 'is unknown';
	if (text === undefined) return 'is missing';
	if (text === '' || text !== text.trim()) return 'is empty or has spaces around it';
	const names = placeholdersOf(text);
	if (names === undefined) return 'is no valid ICU message';
	const wanted = placeholdersOf(base.text) ?? [];
	return names.join() === wanted.join() ? undefined : `has the placeholders [${names}] instead of [${wanted}]`;
}

/** One sentence for each key that is missing, unknown or cannot be shown. */
export const translationErrors = (base: Group, translation: Readonly<Record<string, string>>): string[] =>
	[...new Set([...Object.keys(base), ...Object.keys(translation)])].flatMap((key) => {
		const error = errorOf(base[key], translation[key]);
		return error === undefined ? [] : [`${key} ${error}`];
	});
