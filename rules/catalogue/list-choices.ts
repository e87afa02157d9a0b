// What can be chosen in a list, taken away again, and which address it has then. The same list has one address, whatever order it
// was chosen in.
import type { ProductFilters } from './filters.ts';
import type { ListState } from './list-address.ts';

/** As a field for a price has it: no sign of a currency, no groups. */
export const writePrice = (minor: number | null, digits: number): string =>
	minor === null ? '' : (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits);

/** The first page of what is recommended, narrowed by nothing, has the plain address. */
export function listAddress(path: string, { text, filters, sort, page }: ListState, digits: number): string {
	const query = new URLSearchParams();
	const put = (name: string, value: string) => {
		if (value) query.append(name, value);
	};
	put('available', filters.available ? '1' : '');
	for (const slug of filters.categories) put('category', slug);
	for (const { name, values } of filters.fields) for (const value of values) put('f', `${name}:${value}`);
	for (const id of filters.labels) put('label', id);
	put('page', page > 1 ? String(page) : '');
	put('priceFrom', writePrice(filters.priceFrom, digits));
	put('priceTo', writePrice(filters.priceTo, digits));
	put('q', text);
	put('sort', sort === 'recommended' ? '' : sort);
	return query.size > 0 ? `${path}?${query}` : path;
}

/** One choice that was made, and what the filters are without it. */
export type ChosenFilter = { without: ProductFilters } & (
	| { facet: 'field'; name: string; value: string }
	| { facet: 'label'; value: string }
	| { facet: 'category'; value: string }
	| { facet: 'available' }
	| { facet: 'price'; from: number | null; to: number | null }
);

const less = <T>(all: readonly T[], one: T) => all.filter((each) => each !== one);

export function chosenFilters(filters: ProductFilters): ChosenFilter[] {
	const { fields, labels, categories, available, priceFrom, priceTo } = filters;
	const withoutField = (name: string, value: string) =>
		fields
			.map((field) => (field.name === name ? { name, values: less(field.values, value) } : field))
			.filter(({ values }) => values.length > 0);
	return [
		...categories.map((value) => ({
			facet: 'category' as const,
			value,
			without: { ...filters, categories: less(categories, value) },
		})),
		...fields.flatMap(({ name, values }) =>
			values.map((value) => ({
				facet: 'field' as const,
				name,
				value,
				without: { ...filters, fields: withoutField(name, value) },
			})),
		),
		...labels.map((value) => ({
			facet: 'label' as const,
			value,
			without: { ...filters, labels: less(labels, value) },
		})),
		...(available ? [{ facet: 'available' as const, without: { ...filters, available: false } }] : []),
		...(priceFrom === null && priceTo === null
			? []
			: [
					{
						facet: 'price' as const,
						from: priceFrom,
						to: priceTo,
						without: { ...filters, priceFrom: null, priceTo: null },
					},
				]),
	];
}

export const isNarrow = (filters: ProductFilters): boolean => chosenFilters(filters).length > 0;

/** The same list from its beginning, narrowed otherwise. */
export const narrowedBy = (state: ListState, filters: ProductFilters): ListState => ({ ...state, filters, page: 1 });

/** One box that can be ticked. */
export type Choice =
	| { facet: 'field'; name: string; value: string }
	| { facet: 'label'; value: string }
	| { facet: 'category'; value: string }
	| { facet: 'available' };

export function isChosen({ fields, labels, categories, available }: ProductFilters, choice: Choice): boolean {
	if (choice.facet === 'available') return available;
	if (choice.facet === 'label') return labels.includes(choice.value);
	if (choice.facet === 'category') return categories.includes(choice.value);
	return fields.some(({ name, values }) => name === choice.name && values.includes(choice.value));
}

const toggledIn = (all: readonly string[], one: string) => (all.includes(one) ? less(all, one) : [...all, one].sort());

/** Ticked, or no longer. */
export function toggled(filters: ProductFilters, choice: Choice): ProductFilters {
	const { fields, labels, categories, available } = filters;
	if (choice.facet === 'available') return { ...filters, available: !available };
	if (choice.facet === 'label') return { ...filters, labels: toggledIn(labels, choice.value) };
	if (choice.facet === 'category') return { ...filters, categories: toggledIn(categories, choice.value) };
	const values = toggledIn(fields.find(({ name }) => name === choice.name)?.values ?? [], choice.value);
	const others = fields.filter(({ name }) => name !== choice.name);
	const changed = values.length > 0 ? [...others, { name: choice.name, values }] : others;
	return { ...filters, fields: changed.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** As the address has it. */
export function parameterOf(choice: Choice): { name: string; value: string } {
	if (choice.facet === 'available') return { name: 'available', value: '1' };
	if (choice.facet === 'field') return { name: 'f', value: `${choice.name}:${choice.value}` };
	return { name: choice.facet, value: choice.value };
}
