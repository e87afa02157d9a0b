// A call of the API, read; and what is answered to it.
import type { GivenFile, Params } from '../wire/body.ts';
import type { Scope } from '../world.ts';

export interface Call {
	scope: Scope;
	params: Params;
	query: URLSearchParams;
	files: Record<string, GivenFile>;
	accept: string;
	/** The variable parts of the path. */
	id: string;
	part: string;
}

export interface Reply {
	status: number;
	/** Undefined: no content. */
	body?: unknown;
	/** A body that is no JSON. */
	text?: { type: string; content: string };
}

/** Inside of one change of the store: none of them waits for anything. */
export type Handler = (call: Call) => Reply;

export const wrapped = (data: unknown, status = 200): Reply => ({ status, body: { data } });
export const noContent: Reply = { status: 204 };

const wholeNumber = (text: string | null, otherwise: number, most: number) =>
	/^\d+$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), most) : otherwise;

export function paged<T>({ query }: Call, all: readonly T[], show: (one: T) => unknown): Reply {
	const perPage = wholeNumber(query.get('per_page'), 25, 100);
	const currentPage = wholeNumber(query.get('page'), 1, 1_000_000);
	const shown = all.slice((currentPage - 1) * perPage, currentPage * perPage);
	const lastPage = Math.max(1, Math.ceil(all.length / perPage));
	return {
		status: 200,
		body: { data: shown.map(show), meta: { currentPage, lastPage, perPage, total: all.length } },
	};
}
