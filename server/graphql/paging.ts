// How long a list may be that a caller asks for, and where it may begin.
import { ApiError } from './errors.ts';
import { limits } from './limits.ts';

const furthest = 100_000;

/** The arguments `first` and `offset` of a list. */
export const pageSize = (defaultValue: number) => ({
	defaultValue,
	description: `Number of entries to return, from 1 to ${limits.listLength}.`,
});
export const pageOffset = { defaultValue: 0, description: `Number of entries to skip, at most ${furthest}.` };

export interface Paging {
	first: number;
	offset: number;
}

export function checkPaging({ first, offset }: Paging): Paging {
	if (first < 1 || first > limits.listLength)
		throw new ApiError('VALIDATION', `first is from 1 to ${limits.listLength}`);
	if (offset < 0 || offset > furthest) throw new ApiError('VALIDATION', `offset is from 0 to ${furthest}`);
	return { first, offset };
}
