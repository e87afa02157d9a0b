// Templates of products in the API: what is known of them, publishing and deleting them.
import { mayDo } from '../../../rules/permissions.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { findSpecification } from '../../printing/specification/find-specification.ts';
import { designerOf } from '../drafts/graphql.ts';
import { designPageRef, listPages } from '../drafts/graphql-parts.ts';
import { pictureType, showPictures } from '../drafts/graphql-pictures.ts';
import { deleteTemplate, hashTemplate, publishTemplate } from '../templates/change-templates.ts';
import { type FoundTemplate, findTemplate } from '../templates/find-template.ts';
import { findProduct, type ListedTemplate, type ListedTemplates, listTemplates } from './list-templates.ts';
import { listTemplateVersions, type TemplateVersion } from './template-versions.ts';

const versionType = builder.objectRef<TemplateVersion>('DesignTemplateVersion').implement({
	description: 'A published version of a template. It never changes.',
	fields: (t) => ({
		version: t.exposeInt('version', { description: 'Number of the version, from 1.' }),
		publishedAt: t.string({
			description: 'When it was published, in ISO 8601.',
			resolve: ({ publishedAt }) => publishedAt.toISOString(),
		}),
		publishedBy: t.exposeString('publishedBy', {
			nullable: true,
			description: 'Name of the user who published it; null if the account was deleted, or if it came with the shop.',
		}),
	}),
});

export const templateType = builder.objectRef<FoundTemplate>('DesignTemplate').implement({
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
			resolve: ({ document, publishedSha256 }) => hashTemplate(document) !== publishedSha256,
		}),
		updatedAt: t.string({
			description: 'When it was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		productName: t.string({
			description: 'Name of the product; its slug if it has none.',
			resolve: ({ productId }, _args, context) =>
				context.inTenant(async (sql) => (await findProduct(sql, designerOf(context), productId)).name),
		}),
		editorProductId: t.id({
			description: 'Id of the product whose editor shows the template: that of a variant is shown with its product.',
			resolve: ({ productId }, _args, context) =>
				context.inTenant(async (sql) => (await findProduct(sql, designerOf(context), productId)).editorId),
		}),
		previews: t.field({
			type: [designPageRef],
			description: 'Pictures of its pages as they are worked on.',
			resolve: listPages,
		}),
		pictures: t.field({
			type: [pictureType],
			description: 'Size of the pictures that it shows, or would show in another layout.',
			resolve: ({ document }, _args, { tenant, inTenant }) =>
				inTenant((sql) => showPictures(sql, tenant.id, null, document)),
		}),
		versions: t.field({
			type: [versionType],
			description: 'Published versions, the newest first, at most 100.',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => listTemplateVersions(sql, tenant.id, id)),
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

builder.queryField('studioTemplate', (t) =>
	t.field({
		type: templateType,
		nullable: true,
		description: 'A template for the studio; null if there is none, or without the right `mProd`.',
		extensions: needs('ownOrNone'),
		args: { id: t.arg.id({ required: true, description: 'Id of the template.' }) },
		resolve: async (_root, { id }, { tenant, user, inTenant }) =>
			mayDo(user, 'mProd')
				? ((await inTenant((sql) => findTemplate(sql, tenant.id, { id: checkId(id) }))) ?? null)
				: null,
	}),
);

const listedType = builder.objectRef<ListedTemplate>('ListedDesignTemplate').implement({
	description: 'A template in a list.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the template.' }),
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		productName: t.exposeString('productName', { description: 'Name of the product; its slug if it has none.' }),
		version: t.exposeInt('version', {
			nullable: true,
			description: 'Number of the published version; null if it was never published.',
		}),
		previewUrl: t.string({
			description: 'Path of a PNG of its first page.',
			resolve: ({ id, revision }) => `/service-api/designs/${id}/pages/1.png?revision=${revision}&width=320`,
		}),
	}),
});

const listedTemplates = builder.objectRef<ListedTemplates>('DesignTemplates').implement({
	description: 'A page of the list of templates.',
	fields: (t) => ({
		items: t.field({
			type: [listedType],
			description: 'Templates of this part of the list.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of templates.' }),
	}),
});

builder.queryField('designTemplates', (t) =>
	t.field({
		type: listedTemplates,
		description: 'Templates of all products, the one that was changed last first.',
		extensions: needs('mProd'),
		args: { first: t.arg.int(pageSize(100)), offset: t.arg.int(pageOffset) },
		resolve: (_root, args, context) => {
			const paging = checkPaging({ first: args.first ?? 100, offset: args.offset ?? 0 });
			return context.inTenant((sql) => listTemplates(sql, designerOf(context), paging));
		},
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
