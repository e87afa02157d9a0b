// A text in plural forms, taken apart so that each form can be written by itself, and put together again.
import { IntlMessageFormat } from 'intl-messageformat';
import type { FoundError } from './check-text.ts';
import { placeholdersOf } from './icu.ts';

export interface PluralText {
	/** The placeholder that decides which form is used. */
	argument: string;
	/** By category of the language, or by number: one, other, =0. Each is a whole text, with # for the number. */
	forms: Readonly<Record<string, string>>;
}

interface Located {
	location?: { start: { offset: number }; end: { offset: number } };
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number] & Located;

const pluralType = 6;

function parse(text: string): Element[] | undefined {
	try {
		const options = { ignoreTag: true, captureLocation: true };
		return new IntlMessageFormat(text, 'en-GB', undefined, options).getAst();
	} catch {
		return undefined;
	}
}

/** With one plural and no other choice in it, whatever stands before and after; undefined for every other text. */
export function splitPlural(text: string): PluralText | undefined {
	const elements = parse(text) ?? [];
	const [plural, ...others] = elements.filter((element) => 'options' in element);
	if (plural?.type !== pluralType || others.length > 0 || !plural.location) return undefined;
	if (plural.offset || plural.pluralType !== 'cardinal') return undefined;
	const before = text.slice(0, plural.location.start.offset);
	const after = text.slice(plural.location.end.offset);
	// A sign for the number outside of the forms would be one inside of them.
	if (before.includes('#') || after.includes('#')) return undefined;
	const forms: Record<string, string> = {};
	for (const [name, { value, location }] of Object.entries(plural.options)) {
		if (!location || value.some((element) => 'options' in element)) return undefined;
		forms[name] = `${before}${text.slice(location.start.offset + 1, location.end.offset - 1)}${after}`;
	}
	return { argument: plural.value, forms };
}

/** Whether it is a text by itself: `a} few {b` is none, though it would be read as two forms between its neighbours. */
function isWholeForm(words: string): boolean {
	const only = `{n, plural, other {${words}}}`;
	const [plural, ...others] = parse(only) ?? [];
	if (plural?.type !== pluralType || others.length > 0) return false;
	const [[name, form] = [], ...further] = Object.entries(plural.options);
	if (name !== 'other' || further.length > 0) return false;
	return only.slice((form?.location?.start.offset ?? 0) + 1, (form?.location?.end.offset ?? 0) - 1) === words;
}

/** What is wrong with one form, whatever the others say. */
export function findFormError(words: string, known: readonly string[]): FoundError | undefined {
	if (!isWholeForm(words)) return { fault: 'brokenText', names: [...known] };
	const unknown = (placeholdersOf(words) ?? []).filter((name) => !known.includes(name));
	return unknown.length > 0 ? { fault: 'unknownPlaceholder', names: unknown } : undefined;
}

/** Forms without words are left out; the last one, which every text needs, stays. */
export function joinPlural({ argument, forms }: PluralText): string {
	const written = Object.entries(forms).filter(([name, words]) => name === 'other' || words.trim() !== '');
	const joined = `{${argument}, plural, ${written.map(([name, words]) => `${name} {${words}}`).join(' ')}}`;
	// Of broken forms no valid text is made by chance: it would be saved as something that no one has written.
	const isValidByChance = written.some(([, words]) => !isWholeForm(words)) && parse(joined) !== undefined;
	return isValidByChance ? `${joined}{` : joined;
}

const numbers = [...Array.from({ length: 200 }, (_, number) => number), 1_000_000, 1.5];

export interface PluralForm {
	name: string;
	/** A number that it is used for. */
	example: number;
}

/** What a language needs, and what the text has besides. */
export function pluralFormsOf(language: string, { forms }: PluralText): PluralForm[] {
	const rules = new Intl.PluralRules(language);
	const exact = Object.keys(forms).filter((name) => name.startsWith('='));
	const named = numbers.map((number) => ({ name: rules.select(number), example: number }));
	const examples = new Map(named.toReversed().map(({ name, example }) => [name as string, example]));
	const categories = rules.resolvedOptions().pluralCategories;
	return [
		...exact.map((name) => ({ name, example: Number(name.slice(1)) })),
		...['zero', 'one', 'two', 'few', 'many', 'other'].flatMap((name) =>
			categories.some((category) => category === name) ? { name, example: examples.get(name) ?? 2 } : [],
		),
	];
}
