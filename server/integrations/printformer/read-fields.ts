// Reads what the provider sends: what we need must be there and of its type, everything else is tolerated. New fields and states are logged
// once, as they say that the provider has moved on.
import type { Logger } from '../../log.ts';
import { invalidResponse } from './problem.ts';
import type { Attributes } from './types.ts';

/** Takes note of something that we do not know. */
export type Notice = (what: string, value: string) => void;

const mostNoticed = 500;

/** A new field in each of a thousand drafts is one line. */
export function createNotice(log: Pick<Logger, 'info'>): Notice {
	const noticed = new Set<string>();
	return (what, value) => {
		const shown = value.slice(0, 60);
		const key = `${what} ${shown}`;
		if (noticed.has(key) || noticed.size >= mostNoticed) return;
		noticed.add(key);
		log.info({ what, value: shown }, 'printformer sends something unknown');
	};
}

export type Fields = Readonly<Record<string, unknown>>;

/** An empty object is `[]` in PHP. */
export function fieldsOf(value: unknown, what: string): Fields {
	if (Array.isArray(value) && value.length === 0) return {};
	if (typeof value !== 'object' || value === null || Array.isArray(value))
		throw invalidResponse(`${what} is not an object`);
	return value as Fields;
}

export function noticeFields(notice: Notice, what: string, fields: Fields, known: readonly string[]): void {
	for (const name of Object.keys(fields)) if (!known.includes(name)) notice(`field of ${what}`, name);
}

export function textIn(fields: Fields, name: string): string {
	const value = fields[name];
	if (typeof value === 'string' && value !== '') return value;
	throw invalidResponse(`${name} is missing`);
}

export const optionalText = (fields: Fields, name: string): string | null => {
	const value = fields[name];
	return typeof value === 'string' && value !== '' ? value : null;
};

export const optionalNumber = (fields: Fields, name: string): number | null => {
	const value = fields[name];
	return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

export function countIn(fields: Fields, name: string): number {
	const value = optionalNumber(fields, name);
	if (value !== null && Number.isSafeInteger(value)) return value;
	throw invalidResponse(`${name} is not a whole number`);
}

export function listIn(fields: Fields, name: string): readonly unknown[] {
	const value = fields[name];
	if (value === undefined || value === null) return [];
	if (Array.isArray(value)) return value;
	throw invalidResponse(`${name} is not a list`);
}

export const textsIn = (fields: Fields, name: string): string[] =>
	listIn(fields, name).filter((each) => typeof each === 'string');

/** What is not a plain value is left out. */
export const attributesIn = (fields: Fields, name: string): Attributes =>
	Object.fromEntries(
		Object.entries(fieldsOf(fields[name] ?? {}, name)).filter(
			(entry): entry is [string, string | number | boolean] =>
				typeof entry[1] === 'string' || typeof entry[1] === 'number' || typeof entry[1] === 'boolean',
		),
	);
