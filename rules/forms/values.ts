// What can stand in the elements of a form. Values come from people, from storage and over the wire: each is read as its element
// wants it, or not at all.
import type { FormElement } from './definition.ts';

/** A file as far as a form validates it; the browser's own files fit. */
export interface FormFile {
	name: string;
	type: string;
	size: number;
}

/** Null: a number that is not there. */
export type FormValue = string | number | boolean | null | readonly string[] | readonly FormFile[];

/** By the names of elements. */
export type FormValues = Readonly<Record<string, FormValue>>;

export function emptyValue({ type }: FormElement): FormValue {
	switch (type) {
		case 'checkbox':
			return false;
		case 'quantity':
			return null;
		case 'multiSelect':
		case 'file':
			return [];
		default:
			return '';
	}
}

const isFile = (value: unknown): value is FormFile =>
	typeof value === 'object' &&
	value !== null &&
	'name' in value &&
	'type' in value &&
	'size' in value &&
	typeof value.name === 'string' &&
	typeof value.type === 'string' &&
	typeof value.size === 'number';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const mostEntries = 1000;

function readList<T>(value: unknown, isEntry: (entry: unknown) => entry is T): T[] | undefined {
	return Array.isArray(value) && value.length <= mostEntries && value.every(isEntry) ? value : undefined;
}

/** @returns undefined for what this element cannot hold; its empty value where nothing was given */
export function readValue(element: FormElement, value: unknown): FormValue | undefined {
	if (value === undefined || value === null) return emptyValue(element);
	switch (element.type) {
		case 'checkbox':
			return typeof value === 'boolean' ? value : undefined;
		case 'quantity':
			return isNumber(value) ? value : undefined;
		case 'multiSelect':
			return readList(value, (entry): entry is string => typeof entry === 'string');
		case 'file':
			return readList(value, isFile);
		default:
			return typeof value === 'string' ? value : undefined;
	}
}

export const isEmpty = (value: FormValue): boolean =>
	value === null || value === false || (typeof value === 'object' && value.length === 0) || String(value).trim() === '';

/** Passwords and files are no one's business but the server's: they are never kept in the browser. */
export const isStorable = ({ type }: FormElement): boolean =>
	type !== 'password' && type !== 'newPassword' && type !== 'file';
