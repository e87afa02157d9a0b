// Texts as a table: one row a text, one column a language. The columns are called the same in every language, so that a file can be
// handed from one to the other.
import type { ExchangedText } from './exchanged-text.ts';

/** Read again is only the key; the others are there for a user who translates. */
export const describingColumns = ['key', 'group', 'type', 'context', 'locked', 'base'] as const;

const keyWidth = 34;
const describingWidths = [keyWidth, 16, 14, 40, 8, 8];
const wordingWidth = 60;

export const columnWidths = (languages: readonly string[]): number[] => [
	...describingWidths,
	...languages.map(() => wordingWidth),
];

export function* textTable(
	texts: Iterable<ExchangedText>,
	languages: readonly string[],
): Generator<string[], void, undefined> {
	yield [...describingColumns, ...languages];
	for (const { key, group, type, context, locked, baseLanguage, wordings } of texts)
		yield [
			key,
			group,
			type,
			context ?? '',
			locked ? 'yes' : '',
			baseLanguage,
			...languages.map((language) => wordings.get(language)?.text ?? ''),
		];
}
