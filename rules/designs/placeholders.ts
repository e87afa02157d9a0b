// `{{key}}` in a text stands for the value of a field.
import type { Design, DesignElement, DesignField } from './design.ts';

const placeholder = /\{\{\s*([a-z][\w.-]{0,59})\s*\}\}/gi;

export type FieldValues = Readonly<Record<string, string>>;

/** As it is written into a text. */
export const placeholderOf = (key: string): string => `{{${key}}}`;

export const keysIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, key = '']) => key);

/** Something else wherever this field is named. */
export const replaceKey = (text: string, key: string, replacement: string): string =>
	text.replace(placeholder, (named: string, found: string) => (found === key ? replacement : named));

/** Keys of the fields that an element is filled in by; of a group itself none. */
export function fieldKeysOf(element: DesignElement): readonly string[] {
	switch (element.kind) {
		case 'text':
			return element.runs.flatMap(({ text }) => keysIn(text));
		case 'code':
			return keysIn(element.value);
		case 'image':
			return element.source && 'field' in element.source ? [element.source.field] : [];
		default:
			return [];
	}
}

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

/** Cut off behind the limit: a short text that names a long value a thousand times would never end. */
export function fillIn(
	text: string,
	values: ReadonlyMap<string, string>,
	limit: number,
): { text: string; isCut: boolean } {
	let filled = '';
	let at = 0;
	for (const { 0: whole, 1: key = '', index } of text.matchAll(placeholder)) {
		filled += text.slice(at, index) + (values.get(key) ?? '');
		at = index + whole.length;
		if (filled.length > limit) break;
	}
	filled += text.slice(at);
	return { text: filled.slice(0, limit), isCut: filled.length > limit };
}
