// The categories of a shop in the API, for those who arrange them.

import { categoryDisplays } from '../../../rules/catalogue/kinds.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import {
	addProducts,
	findProductsFor,
	listMembers,
	type MemberProduct,
	placeProduct,
	removeProduct,
} from './category-products.ts';
import { deleteCategory } from './delete-category.ts';
import { type EditedCategory, findCategory } from './find-category.ts';
import { listAccessRoles, listTree, type TreeNode } from './list-tree.ts';
import { placeCategory } from './place-category.ts';
import { type CategoryToSave, createCategory, updateCategory } from './save-category.ts';

const display = builder.enumType('CategoryDisplay', {
	values: describeValues(categoryDisplays, {
		random: 'In a random order that changes every day.',
		newest: 'The newest product first.',
		static: 'In the order set in the administration.',
	}),
	description: 'In which order a category shows its products.',
});

const node = builder.objectRef<TreeNode>('CategoryNode').implement({
	description: 'A category in the tree of the administration.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the category.' }),
		parentId: t.exposeID('parentId', {
			nullable: true,
			description: 'Id of the parent category; null at the top level.',
		}),
		slug: t.exposeString('slug', { description: 'Slug of the category.' }),
		name: t.exposeString('name', { description: 'Name in the requested language; the slug if it has none.' }),
		published: t.exposeBoolean('published', { description: 'Whether the category itself is published.' }),
		online: t.exposeBoolean('online', { description: 'Whether the category and all its ancestors are published.' }),
		roleIds: t.exposeIDList('roleIds', {
			description: 'Ids of the roles that this category is limited to; empty for all shoppers.',
		}),
		openTo: t.exposeIDList('openTo', {
			nullable: true,
			description: 'Ids of the roles that can see it, considering its ancestors; null for all shoppers.',
		}),
		linkUrl: t.exposeString('linkUrl', {
			description: 'Address that the category links to instead of its own page; empty for its own page.',
		}),
		products: t.exposeInt('products', { description: 'Number of products directly in this category.' }),
	}),
});

builder.queryField('categoryTree', (t) =>
	t.field({
		type: [node],
		description: 'All categories of the shop; siblings are in their order.',
		extensions: needs('qCat'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listTree(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const accessRole = builder.objectRef<{ id: string; label: string }>('AccessRole').implement({
	description: 'A role that a category can be limited to.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the role.' }),
		label: t.exposeString('label', { description: 'Label of the role.' }),
	}),
});

builder.queryField('accessRoles', (t) =>
	t.field({
		type: [accessRole],
		description: 'Roles that a category can be limited to.',
		extensions: needs('qCat', 'qProd'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listAccessRoles(sql, tenant.id)),
	}),
);

const edited = builder.objectRef<EditedCategory>('EditedCategory').implement({
	description: 'A category with all its settings.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the category.' }),
		revision: t.exposeInt('revision', { description: 'Revision to send with `updateCategory`.' }),
		slug: t.exposeString('slug', { description: 'Slug of the category.' }),
		published: t.exposeBoolean('published', { description: 'Whether the category itself is published.' }),
		online: t.exposeBoolean('online', { description: 'Whether the category and all its ancestors are published.' }),
		parentId: t.exposeID('parentId', {
			nullable: true,
			description: 'Id of the parent category; null at the top level.',
		}),
		roleIds: t.exposeIDList('roleIds', {
			description: 'Ids of the roles that this category is limited to; empty for all shoppers.',
		}),
		linkUrl: t.exposeString('linkUrl', {
			description: 'Address that the category links to instead of its own page; empty for its own page.',
		}),
		linkTarget: t.exposeString('linkTarget', {
			description: 'Name of the window that the link opens in; empty for the same window.',
		}),
		display: t.expose('display', { type: display, description: 'In which order the category shows its products.' }),
		image: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the category; null if it has none.',
			resolve: ({ picture }) => (picture ? { ...picture, alt: '' } : null),
		}),
		names: t.field({ type: ['Translation'], description: 'Names by language.', resolve: ({ names }) => names }),
		descriptions: t.field({
			type: ['Translation'],
			description: 'Descriptions by language.',
			resolve: ({ descriptions }) => descriptions,
		}),
		seoTitles: t.field({
			type: ['Translation'],
			description: 'Titles for search engines by language.',
			resolve: ({ seoTitles }) => seoTitles,
		}),
		seoDescriptions: t.field({
			type: ['Translation'],
			description: 'Descriptions for search engines by language.',
			resolve: ({ seoDescriptions }) => seoDescriptions,
		}),
		products: t.exposeInt('products', { description: 'Number of products directly in this category.' }),
		onlyHere: t.exposeInt('onlyHere', { description: 'Number of these products that are in no other category.' }),
	}),
});

builder.queryField('editedCategory', (t) =>
	t.field({
		type: edited,
		description: 'A category with all its settings. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qCat'),
		args: { id: t.arg.id({ required: true, description: 'Id of the category.' }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findCategory(sql, tenant.id, checkId(id))),
	}),
);

const categoryInput = builder.inputType('CategoryInput', {
	description: 'A new or changed category.',
	fields: (t) => ({
		names: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Names by language; the default language of the shop is required.',
		}),
		descriptions: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Descriptions by language; empty for none.',
		}),
		seoTitles: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Titles for search engines by language; empty for none.',
		}),
		seoDescriptions: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Descriptions for search engines by language; empty for none.',
		}),
		slug: t.string({ description: 'Lower-case letters, digits and hyphens; made from the name if left out or empty.' }),
		published: t.boolean({ required: true, description: 'Whether the category is published.' }),
		parentId: t.id({ description: 'Id of the parent category; top level if left out.' }),
		roleIds: t.idList({
			required: true,
			description: 'Ids of the roles that this category is limited to; empty for all shoppers.',
		}),
		linkUrl: t.string({
			description: 'Address with `https://` or path of the shop to link to instead of its own page; none if left out.',
		}),
		linkTarget: t.string({ description: 'Name of the window that the link opens in; the same window if left out.' }),
		display: t.field({ type: display, required: true, description: 'In which order the category shows its products.' }),
		mediaId: t.id({ description: 'Id of an image of the media library; no image if left out.' }),
	}),
});

const toSave = (given: typeof categoryInput.$inferInput): CategoryToSave => ({
	...given,
	slug: given.slug ?? '',
	parentId: given.parentId ? checkId(given.parentId) : null,
	roleIds: given.roleIds.map(checkId),
	linkUrl: given.linkUrl?.trim() ?? '',
	linkTarget: given.linkTarget?.trim() ?? '',
	mediaId: given.mediaId ? checkId(given.mediaId) : null,
});

builder.mutationField('createCategory', (t) =>
	t.field({
		type: edited,
		description: 'Creates a category.',
		extensions: needs('mCat'),
		args: { category: t.arg({ type: categoryInput, required: true, description: 'The new category.' }) },
		resolve: (_root, { category }, context) =>
			context.inTenant((sql) => createCategory(sql, callerOf(context), toSave(category))),
	}),
);

builder.mutationField('updateCategory', (t) =>
	t.field({
		type: edited,
		description: 'Changes a category. Fails with `CATEGORY_CHANGED` if it has been changed since `revision`.',
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the category.' }),
			revision: t.arg.int({ required: true, description: 'Revision that the change is based on.' }),
			category: t.arg({ type: categoryInput, required: true, description: 'The whole category as it shall be.' }),
		},
		resolve: (_root, { id, revision, category }, context) =>
			context.inTenant((sql) =>
				updateCategory(sql, callerOf(context), { id: checkId(id), revision }, toSave(category)),
			),
	}),
);

builder.mutationField('placeCategory', (t) =>
	t.boolean({
		description:
			'Moves a category to another parent or position. Always true. Fails with `CATEGORY_CIRCLE` or `CATEGORY_TOO_DEEP`.',
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the category.' }),
			parentId: t.arg.id({ description: 'Id of the parent category; without it the top level.' }),
			before: t.arg.id({ description: 'Id of the sibling that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, parentId, before }, context) {
			const place = {
				id: checkId(id),
				parentId: parentId ? checkId(parentId) : null,
				before: before ? checkId(before) : null,
			};
			await context.inTenant((sql) => placeCategory(sql, callerOf(context), place));
			return true;
		},
	}),
);

builder.mutationField('deleteCategory', (t) =>
	t.boolean({
		description: 'Deletes a category. Its products stay, and its subcategories move up one level. Always true.',
		extensions: needs('mCat'),
		args: { id: t.arg.id({ required: true, description: 'Id of the category.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteCategory(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

const member = builder.objectRef<MemberProduct>('CategoryMember').implement({
	description: 'A product, as the administration of a category lists it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		slug: t.exposeString('slug', { description: 'Slug of the product.' }),
		published: t.exposeBoolean('published', { description: 'Whether the product is published.' }),
		archived: t.exposeBoolean('archived', { description: 'Whether the product is archived.' }),
		image: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it has none.',
			resolve: ({ picture, name }) => (picture ? { ...picture, alt: name } : null),
		}),
		member: t.exposeBoolean('member', { description: 'Whether the product is directly in this category.' }),
		onlyHere: t.exposeBoolean('onlyHere', { description: 'Whether the product is in no other category.' }),
	}),
});

const members = builder.objectRef<{ items: readonly MemberProduct[]; total: number }>('CategoryMembers').implement({
	description: 'A page of the products of a category.',
	fields: (t) => ({
		items: t.field({ type: [member], description: 'Products of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of products directly in the category.' }),
	}),
});

builder.queryField('categoryMembers', (t) =>
	t.field({
		type: members,
		description: 'Products directly in a category, in its order.',
		extensions: needs('qCat'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the category.' }),
			language: t.arg.string(languageArgument),
			first: t.arg.int(pageSize(50)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { id, language, first, offset }, { tenant, inTenant }) => {
			const page = checkPaging({ first: first ?? 50, offset: offset ?? 0 });
			return inTenant((sql) =>
				listMembers(sql, tenant.id, checkId(id), { ...page, language: spokenLanguage(tenant, language) }),
			);
		},
	}),
);

const longestSearch = 100;

builder.queryField('productsForCategory', (t) =>
	t.field({
		type: [member],
		description: 'Products that match a search, to be added to a category. Archived products are left out.',
		extensions: needs('qCat'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the category.' }),
			search: t.arg.string({ required: true, description: 'Part of a name, a code or a slug.' }),
			language: t.arg.string(languageArgument),
			first: t.arg.int(pageSize(10)),
		},
		resolve: (_root, { id, search, language, first }, { tenant, inTenant }) => {
			const page = checkPaging({ first: first ?? 10, offset: 0 });
			return inTenant((sql) =>
				findProductsFor(sql, tenant.id, checkId(id), {
					search: search.slice(0, longestSearch),
					language: spokenLanguage(tenant, language),
					first: page.first,
				}),
			);
		},
	}),
);

builder.mutationField('addCategoryProducts', (t) =>
	t.boolean({
		description: 'Adds products at the end of a category. Always true.',
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the category.' }),
			productIds: t.arg.idList({ required: true, description: 'Ids of the products.' }),
		},
		async resolve(_root, { id, productIds }, context) {
			const ids = productIds.map(checkId);
			await context.inTenant((sql) => addProducts(sql, callerOf(context), checkId(id), ids));
			return true;
		},
	}),
);

builder.mutationField('removeCategoryProduct', (t) =>
	t.boolean({
		description: 'Removes a product from a category; the product itself stays. Always true.',
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the category.' }),
			productId: t.arg.id({ required: true, description: 'Id of the product.' }),
		},
		async resolve(_root, { id, productId }, context) {
			await context.inTenant((sql) => removeProduct(sql, callerOf(context), checkId(id), checkId(productId)));
			return true;
		},
	}),
);

builder.mutationField('placeCategoryProduct', (t) =>
	t.boolean({
		description: 'Changes the position of a product in a category. Always true.',
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the category.' }),
			productId: t.arg.id({ required: true, description: 'Id of the product.' }),
			before: t.arg.id({ description: 'Id of the product that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, productId, before }, context) {
			const place = { productId: checkId(productId), before: before ? checkId(before) : null };
			await context.inTenant((sql) => placeProduct(sql, callerOf(context), checkId(id), place));
			return true;
		},
	}),
);
