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

const isSeparator = (text: string) => /^[\s,;:·•|/–—-]*$/.test(text);

/** Without the fields that hold nothing, and without what stands between them and their neighbours. */
function dropEmptyFields(line: string, isEmpty: (key: string) => boolean): string {
	// Literal text and placeholders in turn.
	const parts = line.split(/(\{\{\s*[a-z][\w.-]{0,59}\s*\}\})/i);
	const isBlank = (part: string, index: number) =>
		index % 2 === 1 ? part === '' || keysIn(part).some(isEmpty) : isSeparator(part);
	for (let index = 1; index < parts.length; index += 2) {
		if (!isBlank(parts[index] ?? '', index)) continue;
		parts[index] = '';
		const before = parts[index - 1] ?? '';
		const isFirst = parts.every((part, at) => at >= index || isBlank(part, at));
		const isLast = parts.every((part, at) => at <= index || isBlank(part, at));
		// Of two in the middle the comma stays, and the space goes.
		const side = isLast || (!isFirst && before.trim() === '') ? index - 1 : index + 1;
		if (isSeparator(parts[side] ?? '')) parts[side] = '';
	}
	return parts.join('');
}

/**
 * A text as people would write it who leave fields empty: a line whose fields are all empty is no line, and no comma is left behind.
 * Texts alone: what a code holds is read by machines.
 */
export function withoutEmptyFields(text: string, values: ReadonlyMap<string, string>): string {
	const isEmpty = (key: string) => (values.get(key) ?? '').trim() === '';
	if (!keysIn(text).some(isEmpty)) return text;
	return text
		.split('\n')
		.flatMap((line) => {
			const keys = keysIn(line);
			if (keys.length === 0) return [line];
			return keys.every(isEmpty) ? [] : [dropEmptyFields(line, isEmpty)];
		})
		.join('\n');
}

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
