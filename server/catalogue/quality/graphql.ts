// Hints about products in the API.
import { type ProductHint, productHintKinds } from '../../../rules/catalogue/hints.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { findHints } from './find-hints.ts';

const kind = builder.enumType('ProductHintKind', { values: productHintKinds });

const hint = builder.objectRef<ProductHint>('ProductHint').implement({
	fields: (t) => ({
		kind: t.expose('kind', { type: kind }),
		languages: t.stringList({
			description: 'Which ones, where languages are missing',
			resolve: ({ languages }) => [...languages],
		}),
	}),
});

builder.queryField('productHints', (t) =>
	t.field({
		type: [hint],
		description: 'What keeps a product or a variant from being found, seen, read or bought as it could be',
		extensions: needs('qProd', 'qPrice'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const found = await inTenant((sql) => findHints(sql, tenant, checkId(id)));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
