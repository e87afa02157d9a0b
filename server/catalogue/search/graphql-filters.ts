// The filters of a list as callers of the API write them.
import { type ProductFilters as Filters, noFilters } from '../../../rules/catalogue/filters.ts';
import { isId } from '../../../rules/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';

const fieldFilter = builder.inputType('ProductFieldFilter', {
	description: 'Filters products by the value of a product field.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name of a product field that can be filtered by.' }),
		values: t.stringList({ required: true, description: 'Values, of which any one must match.' }),
	}),
});

/** The argument `filters` of the list of products. */
export const productFilters = builder.inputType('ProductFilters', {
	description: 'Which products to list. Of several values of one filter any one must match; all filters must match.',
	fields: (t) => ({
		fields: t.field({ type: [fieldFilter], description: 'Filters by product fields, at most 20.' }),
		labels: t.stringList({ description: 'Ids of product labels.' }),
		categories: t.stringList({ description: 'Slugs of categories.' }),
		available: t.boolean({ description: 'Only products that can be ordered.' }),
		priceFrom: t.int({ description: 'Lowest price, in minor units.' }),
		priceTo: t.int({ description: 'Highest price, in minor units.' }),
	}),
});

type Given = typeof productFilters.$inferInput;

const most = { fields: 20, values: 50 };

function list(name: string, values: readonly string[] | null | undefined): string[] {
	const distinct = [...new Set(values ?? [])].filter((value) => !value.includes('\0'));
	if (distinct.length > most.values) throw new ApiError('VALIDATION', `at most ${most.values} ${name}`);
	return distinct;
}

/** What cannot be a value, as the database keeps them, is none. */
export function readFilters(given: Given | null | undefined): Filters {
	if (!given) return noFilters;
	const fields = Map.groupBy(given.fields ?? [], ({ name }) => name);
	if (fields.size > most.fields) throw new ApiError('VALIDATION', `at most ${most.fields} fields`);
	return {
		fields: [...fields]
			.map(([name, same]) => ({
				name,
				values: list(
					'values',
					same.flatMap(({ values }) => values),
				),
			}))
			.filter(({ values }) => values.length > 0),
		labels: list('labels', given.labels).filter(isId),
		categories: list('categories', given.categories),
		available: given.available ?? false,
		priceFrom: given.priceFrom ?? null,
		priceTo: given.priceTo ?? null,
	};
}
