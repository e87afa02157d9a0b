// Whether something matches what an admin searches for.

/** Of each source. */
export const atMost = 6;

/** Every word of them is in it somewhere. */
export const matches = (text: string, words: string, language: string): boolean =>
	words
		.toLocaleLowerCase(language)
		.split(/\s+/)
		.every((word) => text.toLocaleLowerCase(language).includes(word));
