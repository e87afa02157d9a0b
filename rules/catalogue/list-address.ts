// What the address of a list says: what it is narrowed by, in which order it stands, which part of it is shown. What cannot be
// meant by anyone says nothing.
import { isId } from '../ids.ts';
import type { FieldFilter, ProductFilters } from './filters.ts';
import { readText } from './list-parameters.ts';

export const productSorts = ['recommended', 'newest', 'name', 'priceUp', 'priceDown'] as const;
export type ProductSort = (typeof productSorts)[number];

export interface ListState {
	/** What was looked for; '' is nothing. */
	text: string;
	filters: ProductFilters;
	sort: ProductSort;
	page: number;
}

/** Beyond that a search says "more than". */
export const mostFound = 240;

const lastPage = 1000;
const mostValues = 50;
const mostFields = 20;
const longestValue = 200;
/** What the API takes for a whole number. */
const highestPrice = 2 ** 31 - 1;

/**
 * A price as a user has typed it: "9,50", "9.5", "1.000" or "1,000.00", in whichever language.
 * @returns in the smallest unit; null when it is none
 */
export function readPrice(text: string | null, digits: number): number | null {
	const bare = (text ?? '').replace(/[\s€$£]/g, '');
	const [, whole = '', fraction = ''] = /^(\d[\d.,]*?|\d)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
	if (!/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole)) return null;
	const minor = Math.round(Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`) * 10 ** digits);
	return minor <= highestPrice ? minor : null;
}

const several = (search: URLSearchParams, name: string): string[] =>
	[...new Set(search.getAll(name))]
		.filter((value) => value !== '' && value.length <= longestValue)
		.sort()
		.slice(0, mostValues);

function readFields(search: URLSearchParams): FieldFilter[] {
	const pairs = several(search, 'f').flatMap((pair) => {
		const [, name, value] = /^([A-Za-z0-9]{1,60}):(.+)$/s.exec(pair) ?? [];
		return name && value ? [{ name, value }] : [];
	});
	const byName = Map.groupBy(pairs, ({ name }) => name);
	return [...byName].slice(0, mostFields).map(([name, same]) => ({ name, values: same.map(({ value }) => value) }));
}

export function readPage(search: URLSearchParams): number {
	const number = Number(search.get('page') ?? 1);
	return Number.isInteger(number) && number >= 1 && number <= lastPage ? number : 1;
}

function readFilters(search: URLSearchParams, digits: number): ProductFilters {
	const [priceFrom, priceTo] = [readPrice(search.get('priceFrom'), digits), readPrice(search.get('priceTo'), digits)];
	// Nothing costs so much and so little at once: a user who has mixed them up means what is between.
	const mixed = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
	return {
		fields: readFields(search),
		labels: several(search, 'label').filter(isId),
		categories: several(search, 'category'),
		available: search.get('available') === '1',
		priceFrom: mixed ? priceTo : priceFrom,
		priceTo: mixed ? priceFrom : priceTo,
	};
}

/** @param digits how many the currency has behind the point */
export function readList(search: URLSearchParams, digits: number): ListState {
	const sort = productSorts.find((known) => known === search.get('sort'));
	return {
		text: readText(search),
		filters: readFilters(search, digits),
		sort: sort ?? 'recommended',
		page: readPage(search),
	};
}
