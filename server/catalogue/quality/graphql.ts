// Hints about products in the API.

import { type ProductHint, productHintKinds } from '../../../rules/catalogue/hints.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { findHints } from './find-hints.ts';

const kind = builder.enumType('ProductHintKind', {
	description: 'What should be improved about a product.',
	values: describeValues(productHintKinds, {
		noPrice: 'It has simple pricing and no price.',
		noPriceList: 'It is priced by price lists and none of them gives a price.',
		noImage: 'It has no image.',
		noCategory: 'It is in no category, so that no list and no search shows it.',
		offlineCategory: 'All its categories are offline, so that shoppers do not find it.',
		missingLanguage: 'Its name or description is missing in some languages of the shop.',
		stockBelowWarning: 'Its stock, or that of a variant, is at or below the warning level.',
	}),
});

const hint = builder.objectRef<ProductHint>('ProductHint').implement({
	description: 'A hint about a product.',
	fields: (t) => ({
		kind: t.expose('kind', { type: kind, description: 'What should be improved.' }),
		languages: t.stringList({
			description: 'Codes of the languages that are missing; empty unless the kind is `missingLanguage`.',
			resolve: ({ languages }) => [...languages],
		}),
	}),
});

builder.queryField('productHints', (t) =>
	t.field({
		type: [hint],
		description:
			'What prevents a product or variant from being found, seen, read or bought. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qProd', 'qPrice'),
		args: { id: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findHints(sql, tenant, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
