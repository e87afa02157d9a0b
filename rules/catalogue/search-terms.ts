// The words of a text, as the search knows them: small letters and digits, no signs.

const longest = 40;
const word = /[\p{L}\p{N}]+/gu;
const joined = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)+/gu;

const clean = (text: string) => text.normalize('NFC').toLowerCase();

/** What a user types, word by word. */
export const parseSearchTerms = (text: string): string[] =>
	[...new Set(clean(text).match(word) ?? [])].filter(({ length }) => length <= longest);

/** What is found in a text; "Roll-Up" also by those who write it as one word. */
export function indexedTerms(text: string): string[] {
	const whole = (clean(text).match(joined) ?? []).map((found) => found.replace(/[^\p{L}\p{N}]/gu, ''));
	return [...new Set([...parseSearchTerms(text), ...whole])].filter(({ length }) => length <= longest);
}
