// The search in the API: what a list can be narrowed by, suggestions while a user types, the shop's synonyms.

import { noFilters } from '../../rules/catalogue/filters.ts';
import { longestSearch } from '../../rules/catalogue/list-parameters.ts';
import type { SynonymSet } from '../../rules/catalogue/synonyms.ts';
import { synonymsIn } from '../../rules/content/synonyms.ts';
import { shopSettings } from '../../rules/settings/shop.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { shopDay } from '../calendar/today.ts';
import { builder } from '../graphql/builder.ts';
import { checkId } from '../graphql/ids.ts';
import { languageArgument } from '../graphql/language-argument.ts';
import { needs } from '../graphql/rights.ts';
import { findSettings } from '../settings/store-settings.ts';
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
import { mostProducts, namedLike, suggestBeside, suggestProducts, typedTerms } from './suggest.ts';

interface Shown extends CountedValue {
	name: string;
}

const facetValue = builder.objectRef<Shown>('FacetValue').implement({
	description: 'A value that a list can be filtered by.',
	fields: (t) => ({
		value: t.exposeString('value', { description: 'Value to send in `ProductFilters`.' }),
		name: t.exposeString('name', { description: 'Name of the value in the requested language.' }),
		count: t.exposeInt('count', { description: 'Number of products with it, with the other filters applied.' }),
	}),
});

const categoryFacet = builder.objectRef<Shown & { id: string; parent: string | null }>('CategoryFacet').implement({
	description: 'A category that a list can be filtered by.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the category.' }),
		value: t.exposeString('value', { description: 'Slug of the category, to send in `ProductFilters`.' }),
		parent: t.exposeString('parent', {
			nullable: true,
			description: 'Slug of the parent category; null at the top level.',
		}),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		count: t.exposeInt('count', { description: 'Number of products in it, with the other filters applied.' }),
	}),
});

const fieldFacet = builder
	.objectRef<{ id: string; name: string; label: string; values: Shown[] }>('FieldFacet')
	.implement({
		description: 'A product field that a list can be filtered by.',
		fields: (t) => ({
			id: t.exposeID('id', { description: 'Id of the field.' }),
			name: t.exposeString('name', { description: 'Name of the field, to send in `ProductFilters`.' }),
			label: t.exposeString('label', { description: 'Label in the requested language.' }),
			values: t.field({
				type: [facetValue],
				description: 'Values of the field, by name; at most the 50 most frequent ones.',
				resolve: ({ values }) => values,
			}),
		}),
	});

const priceSpan = builder.objectRef<{ lowest: number; highest: number }>('PriceSpan').implement({
	description: 'Range of prices of a list.',
	fields: (t) => ({
		lowest: t.field({
			type: 'Money',
			description: 'Lowest price in the list.',
			resolve: ({ lowest: minor }, _args, { tenant: { currency } }) => ({ minor, currency }),
		}),
		highest: t.field({
			type: 'Money',
			description: 'Highest price in the list.',
			resolve: ({ highest: minor }, _args, { tenant: { currency } }) => ({ minor, currency }),
		}),
	}),
});

interface Facets extends Pick<FacetRows, 'labels' | 'available' | 'total' | 'lowest' | 'highest'> {
	fields: { id: string; name: string; label: string; values: Shown[] }[];
	categories: (Shown & { id: string; parent: string | null })[];
}

const facetsType = builder.objectRef<Facets>('ProductFacets').implement({
	description: 'By what a list can be filtered, and how many products each choice leaves.',
	fields: (t) => ({
		fields: t.field({
			type: [fieldFacet],
			description: 'Product fields, in the order of the shop.',
			resolve: ({ fields }) => fields,
		}),
		labels: t.field({ type: [facetValue], description: 'Labels of the products.', resolve: ({ labels }) => labels }),
		categories: t.field({
			type: [categoryFacet],
			description: 'Categories of the products; empty if the list is that of a category.',
			resolve: ({ categories }) => categories,
		}),
		available: t.exposeInt('available', {
			description: 'Number of products that can be ordered, with the other filters applied.',
		}),
		total: t.exposeInt('total', { description: 'Number of products with all filters but `available`.' }),
		prices: t.field({
			type: priceSpan,
			nullable: true,
			description: 'Range of prices; null if no product has a price.',
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
		description: 'By what the list can be filtered.',
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
		description: 'Whether the caller has the right `qProd`, so that the list includes unpublished products.',
		resolve: ({ audience }) => audience.staff,
	}),
);

interface Suggestions {
	products: ListedProduct[];
	categories: { slug: string; name: string }[];
	words: string[];
}

const categorySuggestion = builder.objectRef<Suggestions['categories'][number]>('CategorySuggestion').implement({
	description: 'A category that matches a search.',
	fields: (t) => ({
		slug: t.exposeString('slug', { description: 'Slug of the category.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
	}),
});

const suggestionsType = builder.objectRef<Suggestions>('SearchSuggestions').implement({
	description: 'Suggestions for a search.',
	fields: (t) => ({
		products: t.field({
			type: [productType],
			description: 'Matching products, at most five.',
			resolve: ({ products }, _args, context) => shownProducts(products, context),
		}),
		categories: t.field({
			type: [categorySuggestion],
			description: 'Matching categories, at most three.',
			resolve: ({ categories }) => categories,
		}),
		words: t.exposeStringList('words', { description: 'Completions of the last search term, at most four.' }),
	}),
});

builder.queryField('searchSuggestions', (t) =>
	t.field({
		type: suggestionsType,
		description: 'Suggestions while a visitor types a search. Terms of fewer than two characters are ignored.',
		extensions: needs('public'),
		args: {
			q: t.arg.string({ required: true, description: 'What has been typed so far.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { q, language: given }, context) {
			const { tenant, user, read } = context;
			const language = spokenLanguage(tenant, given);
			const text = q.slice(0, longestSearch);
			const words = typedTerms(text);
			if (words.length === 0) return { products: [], categories: [], words: [] };
			const asked = { tenantId: tenant.id, language, audience: audienceOf(user), words };
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

			/** What no one calls so is looked for as the search itself does: by word forms, synonyms and typing errors. */
			async function forgiving() {
				const stems = await findStems(read, tenant.id, asked, text);
				if (stems.all.length === 0) return [];
				const page = { ...asked, today: shopDay(tenant), stems, filters: noFilters, sort: 'recommended' as const };
				return read((sql) => listProducts(sql, tenant.id, { ...page, first: mostProducts, offset: 0 }));
			}
		},
	}),
);

const synonymSet = builder.objectRef<SynonymSet>('SearchSynonyms').implement({
	description: 'Terms that mean the same in searches of this shop.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the synonym set.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language of the terms, such as `en-GB`.' }),
		words: t.stringList({ description: 'Terms that mean the same.', resolve: ({ words }) => [...words] }),
	}),
});

const shippedSynonyms = builder
	.objectRef<{ languageCode: string; words: readonly string[] }>('ShippedSynonyms')
	.implement({
		description: 'Terms that mean the same in searches of every shop.',
		fields: (t) => ({
			languageCode: t.exposeString('languageCode', { description: 'Language of the shop, such as `en-GB`.' }),
			words: t.stringList({ description: 'Terms that mean the same.', resolve: ({ words }) => [...words] }),
		}),
	});

builder.queryField('shippedSynonyms', (t) =>
	t.field({
		type: [shippedSynonyms],
		description:
			'Synonyms that the product brings along, in the languages of the shop; empty if they are switched off.',
		extensions: needs('qProd'),
		async resolve(_root, _args, { tenant, inTenant }) {
			const { values } = await inTenant((sql) => findSettings(sql, tenant.id, shopSettings));
			if (!values.shippedSynonyms) return [];
			return tenant.languages.flatMap(({ languageCode }) =>
				synonymsIn(languageCode).map((words) => ({ languageCode, words })),
			);
		},
	}),
);

builder.queryField('searchSynonyms', (t) =>
	t.field({
		type: [synonymSet],
		description: 'All synonyms for searches, by language.',
		extensions: needs('qProd'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant(async (sql) => listSynonyms(sql, tenant.id)),
	}),
);

builder.mutationField('saveSearchSynonyms', (t) =>
	t.field({
		type: synonymSet,
		description: 'Creates or changes a set of synonyms. Fails with `SYNONYM_TAKEN` if a term is in another set.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ description: 'Id of the set; without it a new one is created.' }),
			languageCode: t.arg.string({ required: true, description: 'Language of the terms, such as `en-GB`.' }),
			words: t.arg.stringList({ required: true, description: '2 to 20 terms without spaces.' }),
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
		description: 'Deletes a set of synonyms. Always true.',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the synonym set.' }) },
		async resolve(_root, { id }, context) {
			const caller = callerOf(context);
			await context.inTenant((sql) => deleteSynonyms(sql, caller, checkId(id)));
			return true;
		},
	}),
);

const missedTerm = builder.objectRef<MissedTerm>('MissedSearch').implement({
	description: 'A search that found no products.',
	fields: (t) => ({
		term: t.exposeString('term', { description: 'Search terms, in lower case.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language of the search, such as `en-GB`.' }),
		count: t.exposeInt('count', { description: 'Number of searches.' }),
		lastDay: t.exposeString('lastDay', { description: 'Day of the latest search, as `2026-11-15`.' }),
	}),
});

const mostMisses = 100;

builder.queryField('missedSearches', (t) =>
	t.field({
		type: [missedTerm],
		description: 'Searches of the last 30 days that found no products, the most frequent first, at most 100.',
		extensions: needs('qProd'),
		resolve: (_root, _args, { tenant, inTenant }) =>
			inTenant(async (sql) => listMisses(sql, tenant.id, shopDay(tenant), mostMisses)),
	}),
);
