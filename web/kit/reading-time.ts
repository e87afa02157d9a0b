// How long a short message stays: two seconds for a few words, longer for sentences.
const shortest = 2000;
const longest = 12_000;
const fewCharacters = 25;
const perCharacter = 60;

/** @returns milliseconds */
export const readingTime = (text: string): number =>
	Math.min(longest, shortest + Math.max(0, text.length - fewCharacters) * perCharacter);
