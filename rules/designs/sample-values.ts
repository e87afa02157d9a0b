// Values that a template is tested with: as short and as long as its fields allow.
import type { DesignField } from './design.ts';
import { designLimits } from './design.ts';

/** Wide letters, short and long words, in no language. */
const words = 'Wolfgang Müller-Großmann, Geschäftsführung und Vermögensverwaltung ';
/** A field without a limit is not filled in with thousands of letters. */
const usualLimit = 120;
const mostLines = 4;

const cut = (text: string, field: DesignField): string =>
	text.slice(0, Math.min(field.limit ?? usualLimit, designLimits.lettersPerText)).trim();

function longest(field: DesignField): string {
	if (field.kind === 'image') return field.defaultValue;
	if (field.kind === 'choice')
		return field.choices.reduce((one, other) => (other.length > one.length ? other : one), '');
	if (field.kind === 'qr') return cut(`https://example.com/${'studio/'.repeat(20)}`, field);
	if (field.kind === 'multiline') return cut(Array.from({ length: mostLines }, () => words.trim()).join('\n'), field);
	return cut(words.repeat(3), field);
}

function shortest(field: DesignField): string {
	if (field.kind === 'image') return '';
	if (!field.required) return '';
	if (field.kind === 'choice')
		return field.choices.reduce((one, other) => (other.length < one.length ? other : one), field.choices[0] ?? '');
	return 'I';
}

export const sampleKinds = ['examples', 'shortest', 'longest'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const makers: Readonly<Record<SampleKind, (field: DesignField) => string>> = {
	examples: ({ defaultValue }) => defaultValue,
	shortest,
	longest,
};

export const sampleValues = (fields: readonly DesignField[], kind: SampleKind): Record<string, string> =>
	Object.fromEntries(fields.map((field) => [field.key, makers[kind](field)]));
