// What keeps a text from being kept: no one could show it, or what belongs into it would be missing.
import { placeholdersOf } from './icu.ts';

export const textErrors = [
	'forbiddenCharacter',
	'tooLong',
	'brokenText',
	'unknownPlaceholder',
	'missingPlaceholder',
] as const;

export interface FoundError {
	fault: (typeof textErrors)[number];
	/** The placeholders that it is about; of a text that is broken, those it should have. */
	names: string[];
}

const longestText = 20_000;

/** Characters that a database cannot keep. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const missingFrom = (names: readonly string[], others: readonly string[]) =>
	names.filter((name) => !others.includes(name));

/** The text whose placeholders another one must have: what ships or was written first. */
export interface Pattern {
	text: string;
	/** Whether they may be left out. */
	optional?: boolean | undefined;
}

/** @param like where the text is ICU; undefined for names, which are what they are */
export function findTextError(text: string, like?: Pattern): FoundError | undefined {
	if (!isStorable(text)) return { fault: 'forbiddenCharacter', names: [] };
	if (text.length > longestText) return { fault: 'tooLong', names: [] };
	if (like === undefined) return undefined;
	const known = placeholdersOf(like.text) ?? [];
	const used = placeholdersOf(text);
	if (!used) return { fault: 'brokenText', names: known };
	const unknown = missingFrom(used, known);
	if (unknown.length > 0) return { fault: 'unknownPlaceholder', names: unknown };
	const missing = like.optional ? [] : missingFrom(known, used);
	return missing.length > 0 ? { fault: 'missingPlaceholder', names: missing } : undefined;
}
