// Whether a product can be designed, in the API of the shop.
import { productDetailsRef } from '../catalogue/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import { findProductDesign } from './printformer/templates/product-design.ts';
import { queryPublished } from './templates/find-template.ts';

builder.objectField(productDetailsRef, 'hasDesignTemplate', (t) =>
	t.boolean({
		description:
			'Whether the chosen variant, or a product without variants, can be designed: `createDesign` begins with its template.',
		async resolve({ listed, sold, variant }, _args, { tenant, read, inTenant }) {
			if (sold) return sold.hasTemplate;
			const productId = variant?.id ?? listed.card.id;
			const published = await read((sql) => queryPublished(sql, tenant.id, [productId]));
			if (published.length > 0) return true;
			const chosen = await inTenant((sql) => findProductDesign(sql, tenant.id, productId));
			return chosen?.provider === 'printformer';
		},
	}),
);

builder.objectField(productDetailsRef, 'designIntent', (t) =>
	t.string({
		nullable: true,
		description:
			'What shoppers do with its template at Printformer: `customize`, `personalize`, `upload` or `upload-and-editor`; null if it is not designed there.',
		async resolve({ listed, sold, variant }, _args, { tenant, inTenant }) {
			if (sold) return sold.designIntent;
			const productId = variant?.id ?? listed.card.id;
			const chosen = await inTenant((sql) => findProductDesign(sql, tenant.id, productId));
			return chosen?.provider === 'printformer' ? chosen.intent : null;
		},
	}),
);
