// `{{key}}` in a text stands for the value of a field.
import type { Design, DesignField } from './design.ts';

const placeholder = /\{\{\s*([a-z][\w.-]{0,59})\s*\}\}/gi;

export type FieldValues = Readonly<Record<string, string>>;

export const keysIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, key = '']) => key);

/** What a field holds: of this copy, of the design, or what it holds by itself. */
export function valueOfField(
	{ values: ofDesign }: Pick<Design, 'values'>,
	{ key, defaultValue }: DesignField,
	values: FieldValues,
): string {
	for (const known of [values, ofDesign]) if (Object.hasOwn(known, key)) return known[key] ?? '';
	return defaultValue;
}

/** The value of every field by its key. */
export const resolveValues = (design: Design, values: FieldValues): ReadonlyMap<string, string> =>
	new Map(design.fields.map((field) => [field.key, valueOfField(design, field, values)]));

export const fillIn = (text: string, values: ReadonlyMap<string, string>): string =>
	text.replace(placeholder, (_whole, key: string) => values.get(key) ?? '');
