// Templates of products in the API.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { productDetailsRef } from '../../catalogue/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { findSpecification } from '../../printing/specification/find-specification.ts';
import { createTemplate, deleteTemplate, hashDesign, publishTemplate } from './change-templates.ts';
import { type FoundTemplate, findTemplate, queryPublished } from './find-template.ts';

const templateType = builder.objectRef<FoundTemplate>('DesignTemplate').implement({
	description: 'The template of a product: what the designs of its shoppers begin with.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the template, which is a design of its own.' }),
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		revision: t.exposeInt('revision', { description: 'Number of the last change.' }),
		document: t.expose('document', { type: 'JSON', description: 'The template as it is worked on.' }),
		specification: t.field({
			type: 'JSON',
			nullable: true,
			description: 'Print specification of the product; null if it has none any more.',
			resolve: async ({ productId }, _args, { tenant, inTenant }) =>
				(await inTenant((sql) => findSpecification(sql, tenant.id, productId)))?.specification ?? null,
		}),
		version: t.exposeInt('version', {
			nullable: true,
			description: 'Number of the published version; null if it was never published.',
		}),
		publishedAt: t.string({
			nullable: true,
			description: 'When that version was published, in ISO 8601; null if it was never published.',
			resolve: ({ publishedAt }) => publishedAt?.toISOString(),
		}),
		isChanged: t.boolean({
			description: 'Whether it differs from the published version, or was never published.',
			resolve: ({ document, publishedSha256 }) => hashDesign(document) !== publishedSha256,
		}),
		updatedAt: t.string({
			description: 'When it was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
	}),
});

builder.queryField('designTemplate', (t) =>
	t.field({
		type: templateType,
		nullable: true,
		description: 'The template of a product or variant; null if it has none of its own.',
		extensions: needs('mProd'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		resolve: async (_root, { productId }, { tenant, inTenant }) =>
			(await inTenant((sql) => findTemplate(sql, tenant.id, { productId: checkId(productId) }))) ?? null,
	}),
);

builder.mutationField('createDesignTemplate', (t) =>
	t.field({
		type: templateType,
		description:
			'Begins the template of a product or variant. Shoppers see it once it is published. Fails with `DESIGN_TEMPLATE_EXISTS`, with `PRODUCT_NOT_PRINTED` if there is no print specification, and with `NOT_FOUND` if there is nothing to copy.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			copyOf: t.arg.id({
				description: 'Id of a product whose template it begins with; without it with an empty page for each side.',
			}),
		},
		resolve: (_root, { productId, copyOf }, context) =>
			context.inTenant((sql) =>
				createTemplate(sql, callerOf(context), checkId(productId), copyOf ? checkId(copyOf) : null),
			),
	}),
);

builder.mutationField('publishDesignTemplate', (t) =>
	t.field({
		type: templateType,
		description:
			'Makes the template what new designs begin with. Designs that there are keep their version. Fails with `DESIGN_TEMPLATE_INVALID`, whose `reason` is `document`, `pages`, `face` or `picture`.',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the template.' }) },
		resolve: (_root, { id }, context) =>
			context.inTenant((sql) => publishTemplate(sql, callerOf(context), checkId(id))),
	}),
);

builder.mutationField('deleteDesignTemplate', (t) =>
	t.boolean({
		description: 'Deletes a template with all its versions. Designs that began with it stay as they are. Always true.',
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true, description: 'Id of the template.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteTemplate(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.objectField(productDetailsRef, 'hasDesignTemplate', (t) =>
	t.boolean({
		description:
			'Whether the chosen variant, or a product without variants, can be designed in the studio: `createDesign` begins with its template.',
		async resolve({ listed, variant }, _args, { tenant, read }) {
			const published = await read((sql) => queryPublished(sql, tenant.id, [variant?.id ?? listed.card.id]));
			return published.length > 0;
		},
	}),
);
