// Words that mean the same to a shop: sets of single words, per language.

const fewestSynonyms = 2;
const mostSynonyms = 20;
const longestWord = 40;

/** As the search knows words. */
const clean = (word: string) => word.normalize('NFC').trim().toLowerCase();

/** What was typed, one word after the other: separated by commas, semicolons or lines. */
export const readSynonyms = (typed: string): string[] => [
	...new Set(
		typed
			.split(/[,;\n]/)
			.map(clean)
			.filter((word) => word !== ''),
	),
];

const isSingleWord = (word: string) => word.length <= longestWord && /^[\p{L}\p{N}]+$/u.test(word);

export interface SynonymSet {
	id: string;
	languageCode: string;
	words: readonly string[];
}

export type SynonymError =
	| { kind: 'few' | 'many' }
	/** A word that is none: several, or with signs in it. */
	| { kind: 'noWord'; word: string }
	/** It stands in another set of this language, and one word cannot mean two things. */
	| { kind: 'taken'; word: string; others: readonly string[] };

export function findSynonymError(
	{ id, languageCode, words }: Pick<SynonymSet, 'languageCode' | 'words'> & { id?: string | undefined },
	sets: readonly SynonymSet[],
): SynonymError | undefined {
	const odd = words.find((word) => !isSingleWord(word));
	if (odd !== undefined) return { kind: 'noWord', word: odd };
	if (words.length < fewestSynonyms) return { kind: 'few' };
	if (words.length > mostSynonyms) return { kind: 'many' };
	for (const other of sets) {
		if (other.id === id || other.languageCode !== languageCode) continue;
		const word = words.find((each) => other.words.includes(each));
		if (word !== undefined) return { kind: 'taken', word, others: other.words };
	}
	return undefined;
}
