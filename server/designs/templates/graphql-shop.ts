// Whether a product can be designed, in the API of the shop.
import { productDetailsRef } from '../../catalogue/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { queryPublished } from './find-template.ts';

builder.objectField(productDetailsRef, 'hasDesignTemplate', (t) =>
	t.boolean({
		description:
			'Whether the chosen variant, or a product without variants, can be designed in the studio: `createDesign` begins with its template.',
		async resolve({ listed, sold, variant }, _args, { tenant, read }) {
			if (sold) return sold.hasTemplate;
			const published = await read((sql) => queryPublished(sql, tenant.id, [variant?.id ?? listed.card.id]));
			return published.length > 0;
		},
	}),
);
