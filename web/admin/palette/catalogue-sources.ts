// What the palette finds in the catalogue: categories, fields, labels, price lists.
import { IconListDetails, IconSitemap, IconTable, IconTag } from '@tabler/icons-react';
import type { Data } from '../../platform/graphql.ts';
import { atMost, matches } from './matches.ts';
import {
	foundCategoriesDocument,
	foundFieldsDocument,
	foundLabelsDocument,
	foundPriceListsDocument,
} from './palette.documents.ts';
import type { Source } from './sources.ts';

export const catalogueSources: readonly Source[] = [
	{
		id: 'categories',
		label: 'admin.categories',
		needs: ['qCat'],
		async find(words, { ask, language }) {
			if (!words) return [];
			const { categoryTree } = (await ask(foundCategoriesDocument, { language })) as Data<
				typeof foundCategoriesDocument
			>;
			return categoryTree
				.filter(({ name, slug }) => matches(`${name} ${slug}`, words, language))
				.slice(0, atMost)
				.map(({ id, name, slug }) => ({
					id: `category ${id}`,
					label: name,
					detail: slug,
					to: `/admin/categories/${id}`,
					icon: IconSitemap,
				}));
		},
	},
	{
		id: 'productFields',
		label: 'admin.productFields',
		needs: ['qProd'],
		async find(words, { ask, language }) {
			if (!words) return [];
			const { productFields } = (await ask(foundFieldsDocument, { language })) as Data<typeof foundFieldsDocument>;
			return productFields
				.filter(({ name, label }) => matches(`${name} ${label}`, words, language))
				.slice(0, atMost)
				.map(({ id, name, label, meta }) => ({
					id: `productField ${id}`,
					label,
					detail: name,
					to: `/admin/${meta ? 'product-meta-fields' : 'product-fields'}/${id}`,
					icon: IconListDetails,
				}));
		},
	},
	{
		id: 'productLabels',
		label: 'admin.productLabels',
		needs: ['qProd'],
		async find(words, { ask, language }) {
			if (!words) return [];
			const { productLabels } = (await ask(foundLabelsDocument, { language })) as Data<typeof foundLabelsDocument>;
			return productLabels
				.filter(({ name }) => matches(name, words, language))
				.slice(0, atMost)
				.map(({ id, name }) => ({
					id: `productLabel ${id}`,
					label: name,
					to: `/admin/product-labels/${id}`,
					icon: IconTag,
				}));
		},
	},
	{
		id: 'priceLists',
		label: 'adminPriceLists.title',
		needs: ['qPrice'],
		async find(words, { ask }) {
			if (!words) return [];
			const { priceLists } = (await ask(foundPriceListsDocument, { search: words, first: atMost })) as Data<
				typeof foundPriceListsDocument
			>;
			return priceLists.items.map(({ id, name }) => ({
				id: `priceList ${id}`,
				label: name,
				to: `/admin/price-lists/${id}`,
				icon: IconTable,
			}));
		},
	},
];
