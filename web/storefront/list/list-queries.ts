// Which part of which list a page shows. No page but those with lists loads it.
import { type ListState, readList } from '../../../rules/catalogue/list-address.ts';
import { minorDigits } from '../../../rules/money.ts';
import type { Platform } from '../../platform/environment.tsx';
import { query, type RouteLocation } from '../../platform/page.ts';
import { productFacetsDocument, productPageDocument } from './list.documents.ts';

export const perPage = 24;

/** The list as the API knows it; a category has no choice of categories. */
function wanted({ language, currency }: Platform, { params, search }: RouteLocation, searched: boolean) {
	const state = readList(search, minorDigits(currency));
	const category = params.slug ?? null;
	return {
		state,
		list: {
			language,
			category,
			search: (searched && state.text) || null,
			filters: filtersOf(category === null ? state : { ...state, filters: { ...state.filters, categories: [] } }),
		},
	};
}

const filtersOf = ({ filters: { fields, labels, categories, ...rest } }: ListState) => ({
	...rest,
	fields: fields.map(({ name, values }) => ({ name, values: [...values] })),
	labels: [...labels],
	categories: [...categories],
});

/** The part of a list that is shown, and by what the list can be narrowed. */
export function listQueries(platform: Platform, place: RouteLocation, searched = false) {
	const { state, list } = wanted(platform, place, searched);
	return {
		products: query(productPageDocument, {
			...list,
			sort: state.sort,
			first: perPage,
			offset: (state.page - 1) * perPage,
		}),
		facets: query(productFacetsDocument, list),
	};
}
