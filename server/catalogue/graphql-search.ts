// The search in the API: what a list can be narrowed by, suggestions while somebody types, the shop's synonyms.

import { noFilters } from '../../rules/catalogue/filters.ts';
import { longestSearch } from '../../rules/catalogue/list-parameters.ts';
import type { SynonymSet } from '../../rules/catalogue/synonyms.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { shopDay } from '../calendar/today.ts';
import { builder } from '../graphql/builder.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { findNamed } from '../texts/find-named.ts';
import { productList, wantedOf } from './graphql.ts';
import { productType } from './graphql-product.ts';
import { type ListedProduct, listProducts, listSource } from './list-products.ts';
import { audienceOf, openCategory } from './read-model/audience.ts';
import { type CountedValue, countFacets, type FacetRows } from './search/count-facets.ts';
import { listMisses, type MissedTerm } from './search/misses.ts';
import { findStems } from './search/search-stems.ts';
import { deleteSynonyms, listSynonyms, saveSynonyms } from './search/synonyms.ts';
import { shownProducts } from './shown-product.ts';
import { mostProducts, namedLike, suggestBeside, suggestProducts, typedWords } from './suggest.ts';

interface Shown extends CountedValue {
	name: string;
}

const facetValue = builder.objectRef<Shown>('FacetValue').implement({
	fields: (t) => ({
		value: t.exposeString('value', { description: 'As the filters take it' }),
		name: t.exposeString('name'),
		count: t.exposeInt('count', { description: 'With the choices of all other facets applied' }),
	}),
});

const categoryFacet = builder.objectRef<Shown & { id: string; parent: string | null }>('CategoryFacet').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		value: t.exposeString('value', { description: 'The slug' }),
		parent: t.exposeString('parent', { nullable: true, description: 'The slug of the category above it' }),
		name: t.exposeString('name'),
		count: t.exposeInt('count'),
	}),
});

const fieldFacet = builder
	.objectRef<{ id: string; name: string; label: string; values: Shown[] }>('FieldFacet')
	.implement({
		fields: (t) => ({
			id: t.exposeID('id'),
			name: t.exposeString('name', { description: 'As the filters take it' }),
			label: t.exposeString('label'),
			values: t.field({ type: [facetValue], resolve: ({ values }) => values }),
		}),
	});

const priceSpan = builder.objectRef<{ lowest: number; highest: number }>('PriceSpan').implement({
	fields: (t) => ({
		lowest: t.field({
			type: 'Money',
			resolve: ({ lowest: minor }, _args, { tenant: { currency } }) => ({ minor, currency }),
		}),
		highest: t.field({
			type: 'Money',
			resolve: ({ highest: minor }, _args, { tenant: { currency } }) => ({ minor, currency }),
		}),
	}),
});

interface Facets extends Pick<FacetRows, 'labels' | 'available' | 'total' | 'lowest' | 'highest'> {
	fields: { id: string; name: string; label: string; values: Shown[] }[];
	categories: (Shown & { id: string; parent: string | null })[];
}

const facetsType = builder.objectRef<Facets>('ProductFacets').implement({
	description: 'By what a list can be narrowed, and how many products each choice would leave',
	fields: (t) => ({
		fields: t.field({ type: [fieldFacet], resolve: ({ fields }) => fields }),
		labels: t.field({ type: [facetValue], resolve: ({ labels }) => labels }),
		categories: t.field({
			type: [categoryFacet],
			description: 'None where the list is that of a category',
			resolve: ({ categories }) => categories,
		}),
		available: t.exposeInt('available', { description: 'How many can be ordered' }),
		total: t.exposeInt('total', { description: 'Of how many: with all choices but this one' }),
		prices: t.field({
			type: priceSpan,
			nullable: true,
			resolve: ({ lowest, highest }) => (lowest === null || highest === null ? null : { lowest, highest }),
		}),
	}),
});

const none: FacetRows = {
	fields: [],
	labels: [],
	categories: [],
	available: 0,
	total: 0,
	lowest: null,
	highest: null,
};

/** "A4" before "A10". */
const byName = (language: string) => {
	const { compare } = new Intl.Collator(language, { numeric: true });
	return (a: Shown, b: Shown) => compare(a.name, b.name);
};

function inWords({ fields, categories, ...rest }: FacetRows, language: string, chain: readonly string[]): Facets {
	return {
		...rest,
		fields: fields.map(({ text, values, ...field }) => ({
			...field,
			label: (text && pickTranslation(text, chain)) || field.name,
			values: values.map((one) => ({ ...one, name: one.value })).sort(byName(language)),
		})),
		categories: categories.map(({ text, ...one }) => ({
			...one,
			name: (text && pickTranslation(text, chain)) || one.value,
		})),
	};
}

builder.objectField(productList, 'facets', (t) =>
	t.field({
		type: facetsType,
		async resolve(list, _args, context) {
			const { tenant, read } = context;
			const { language, audience, today, filters, category } = list;
			const wanted = await wantedOf(list, context);
			const chain = languageChain(language, defaultLanguage(tenant));
			if (!wanted) return inWords(none, language, chain);
			const [counted = none] = await findNamed(context, (named) =>
				read((sql) => {
					const scope = { tenantId: tenant.id, language, today, openCategory: openCategory(sql, audience) };
					const source = listSource(sql, tenant.id, { ...wanted, filters: noFilters });
					return countFacets(sql, scope, source, filters, { categories: category === undefined, named });
				}),
			);
			return inWords(counted, language, chain);
		},
	}),
);

builder.objectField(productList, 'staff', (t) =>
	t.boolean({
		description: 'Whether the reader manages products: then the list has also what others do not see',
		resolve: ({ audience }) => audience.staff,
	}),
);

interface Suggestions {
	products: ListedProduct[];
	categories: { slug: string; name: string }[];
	words: string[];
}

const categorySuggestion = builder.objectRef<Suggestions['categories'][number]>('CategorySuggestion').implement({
	fields: (t) => ({ slug: t.exposeString('slug'), name: t.exposeString('name') }),
});

const suggestionsType = builder.objectRef<Suggestions>('SearchSuggestions').implement({
	fields: (t) => ({
		products: t.field({
			type: [productType],
			resolve: ({ products }, _args, context) => shownProducts(products, context),
		}),
		categories: t.field({ type: [categorySuggestion], resolve: ({ categories }) => categories }),
		words: t.exposeStringList('words', { description: 'What the last typed word may become' }),
	}),
});

builder.queryField('searchSuggestions', (t) =>
	t.field({
		type: suggestionsType,
		description: 'What to offer below the search field while somebody types',
		extensions: needs('public'),
		args: { q: t.arg.string({ required: true }), language: t.arg.string() },
		async resolve(_root, { q, language: given }, context) {
			const { tenant, user, read } = context;
			const language = spokenLanguage(tenant, given);
			const text = q.slice(0, longestSearch);
			const words = typedWords(text);
			if (words.length === 0) return { products: [], categories: [], words: [] };
			const asked = { tenantId: tenant.id, language, audience: audienceOf(user), today: shopDay(tenant), words };
			const [products, [beside]] = await Promise.all([
				read((sql) => suggestProducts(sql, asked)),
				findNamed(context, (named) => read((sql) => suggestBeside(sql, asked, named))),
			]);
			const chain = languageChain(language, defaultLanguage(tenant));
			return {
				products: products.length > 0 ? products : await forgiving(),
				categories: beside ? namedLike(beside, words, chain) : [],
				words: beside?.words ?? [],
			};

			/** What nobody calls so is looked for as the search itself does: by word forms, synonyms and typing errors. */
			async function forgiving() {
				const stems = await findStems(read, tenant.id, asked, text);
				if (stems.all.length === 0) return [];
				const page = { ...asked, stems, filters: noFilters, sort: 'recommended' as const };
				return read((sql) => listProducts(sql, tenant.id, { ...page, first: mostProducts, offset: 0 }));
			}
		},
	}),
);

const synonymSet = builder.objectRef<SynonymSet>('SearchSynonyms').implement({
	description: 'Words that mean the same to this shop',
	fields: (t) => ({
		id: t.exposeID('id'),
		languageCode: t.exposeString('languageCode'),
		words: t.stringList({ resolve: ({ words }) => [...words] }),
	}),
});

builder.queryField('searchSynonyms', (t) =>
	t.field({
		type: [synonymSet],
		extensions: needs('qProd'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant(async (sql) => listSynonyms(sql, tenant.id)),
	}),
);

builder.mutationField('saveSearchSynonyms', (t) =>
	t.field({
		type: synonymSet,
		description: 'A new set where no id is given',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id(),
			languageCode: t.arg.string({ required: true }),
			words: t.arg.stringList({ required: true, description: '2 to 20 single words' }),
		},
		resolve: (_root, { id, languageCode, words }, context) => {
			const caller = callerOf(context);
			const given = { id: id ? checkId(id) : undefined, languageCode, words };
			return context.inTenant((sql) => saveSynonyms(sql, caller, given));
		},
	}),
);

builder.mutationField('deleteSearchSynonyms', (t) =>
	t.boolean({
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			const caller = callerOf(context);
			await context.inTenant((sql) => deleteSynonyms(sql, caller, checkId(id)));
			return true;
		},
	}),
);

const missedTerm = builder.objectRef<MissedTerm>('MissedSearch').implement({
	description: 'What was looked for without finding anything',
	fields: (t) => ({
		term: t.exposeString('term'),
		languageCode: t.exposeString('languageCode'),
		count: t.exposeInt('count'),
		lastDay: t.exposeString('lastDay'),
	}),
});

const mostMisses = 100;

builder.queryField('missedSearches', (t) =>
	t.field({
		type: [missedTerm],
		description: 'Of the last 30 days, the most frequent first',
		extensions: needs('qProd'),
		resolve: (_root, _args, { tenant, inTenant }) =>
			inTenant(async (sql) => listMisses(sql, tenant.id, shopDay(tenant), mostMisses)),
	}),
);
