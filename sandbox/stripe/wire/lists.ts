// Lists: newest first, in pages, forwards and backwards.
import type { WireList } from '../objects.ts';
import { invalid, missing } from './failures.ts';
import { integer, object, type Spec, text } from './params.ts';

export const pageSpec = { limit: integer(1), starting_after: text(), ending_before: text() };

interface Page {
	limit: number | undefined;
	starting_after: string | undefined;
	ending_before: string | undefined;
}

/** A moment, or from and to. */
export const created: Spec<
	{ gte?: number | undefined; gt?: number | undefined; lte?: number | undefined; lt?: number | undefined } | undefined
> = (given, path) => {
	if (typeof given !== 'string')
		return object({ gte: integer(), gt: integer(), lte: integer(), lt: integer() })(given, path);
	const at = integer()(given, path);
	return { gte: at, lte: at };
};
type Created = ReturnType<typeof created>;

export const isWithin = (at: number, range: Created): boolean =>
	at >= (range?.gte ?? 0) &&
	at > (range?.gt ?? -1) &&
	at <= (range?.lte ?? Number.POSITIVE_INFINITY) &&
	at < (range?.lt ?? Number.POSITIVE_INFINITY);

function positionOf(items: readonly { id: string }[], id: string, param: string): number {
	const index = items.findIndex((item) => item.id === id);
	if (index < 0) throw missing('object', id, param, 400);
	return index;
}

/** @param items oldest first, as they are kept */
export function pageOf<T extends { id: string }>(items: readonly T[], page: Page, url: string): WireList<T> {
	const { limit = 10, starting_after, ending_before } = page;
	if (limit > 100) throw invalid('This value must be less than or equal to 100.', 'limit', 'parameter_invalid_integer');
	if (starting_after && ending_before)
		throw invalid(
			'You may only specify one of these parameters: starting_after, ending_before.',
			'starting_after',
			'parameters_exclusive',
		);
	const newest = items.toReversed();
	if (ending_before) {
		const before = newest.slice(0, positionOf(newest, ending_before, 'ending_before'));
		return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url };
	}
	const after = starting_after ? newest.slice(positionOf(newest, starting_after, 'starting_after') + 1) : newest;
	return { object: 'list', data: after.slice(0, limit), has_more: after.length > limit, url };
}
