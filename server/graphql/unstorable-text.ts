// U+0000 stands in no text of anybody's, and the database keeps none: refused where a call comes in, whatever it is for.
import { type DocumentNode, visit } from 'graphql';
import { ApiError } from './errors.ts';

const nul = '\u0000';

/** Anywhere in what JSON can say, in names as well as in values. */
export function holdsNul(value: unknown): boolean {
	if (typeof value === 'string') return value.includes(nul);
	if (typeof value !== 'object' || value === null) return false;
	if (Array.isArray(value)) return value.some(holdsNul);
	return Object.entries(value).some(([name, inner]) => name.includes(nul) || holdsNul(inner));
}

/** Whether a string that is written out in the document holds it, however it is escaped there. */
export function documentHoldsNul(document: DocumentNode): boolean {
	let found = false;
	visit(document, {
		StringValue({ value }) {
			found ||= value.includes(nul);
		},
	});
	return found;
}

export const nulRefused = (): ApiError => new ApiError('BAD_REQUEST', 'a text holds U+0000');
