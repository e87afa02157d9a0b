// U+0000 stands in no text of anyone's, and the database keeps none: refused where a call comes in, whatever it is for.
import { type DocumentNode, visit } from 'graphql';
import { ApiError } from './errors.ts';

const nul = '\u0000';

/** Anywhere in what JSON can say, in names as well as in values. Not recursive: a caller decides how deep it nests. */
export function holdsNul(value: unknown): boolean {
	const pending: unknown[] = [value];
	while (pending.length > 0) {
		const next = pending.pop();
		if (typeof next === 'string' && next.includes(nul)) return true;
		if (typeof next !== 'object' || next === null) continue;
		if (!Array.isArray(next)) pending.push(...Object.keys(next));
		for (const inner of Object.values(next)) pending.push(inner);
	}
	return false;
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
