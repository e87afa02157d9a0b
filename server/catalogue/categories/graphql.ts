// The categories of a shop in the API, for those who arrange them.

import { categoryDisplays } from '../../../rules/catalogue/kinds.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
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
	values: categoryDisplays,
	description: 'Which products it shows first: chance, the newest, or the order they were put in',
});

const node = builder.objectRef<TreeNode>('CategoryNode').implement({
	description: 'A category as the tree shows it to those who arrange it',
	fields: (t) => ({
		id: t.exposeID('id'),
		parentId: t.exposeID('parentId', { nullable: true }),
		slug: t.exposeString('slug'),
		name: t.exposeString('name'),
		published: t.exposeBoolean('published'),
		online: t.exposeBoolean('online', { description: 'It and all above it are published' }),
		roleIds: t.exposeIDList('roleIds', { description: 'Its own; none is everybody' }),
		openTo: t.exposeIDList('openTo', {
			nullable: true,
			description: 'The roles that are left with those of what stands above it; null is everybody',
		}),
		linkUrl: t.exposeString('linkUrl'),
		products: t.exposeInt('products', { description: 'How many stand in it itself' }),
	}),
});

builder.queryField('categoryTree', (t) =>
	t.field({
		type: [node],
		description: 'Every category of the shop, neighbours in their order',
		extensions: needs('qCat'),
		args: { language: t.arg.string() },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listTree(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const accessRole = builder.objectRef<{ id: string; label: string }>('AccessRole').implement({
	fields: (t) => ({ id: t.exposeID('id'), label: t.exposeString('label') }),
});

builder.queryField('accessRoles', (t) =>
	t.field({
		type: [accessRole],
		description: 'The roles that a category can be opened to',
		extensions: needs('qCat', 'qProd'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listAccessRoles(sql, tenant.id)),
	}),
);

const edited = builder.objectRef<EditedCategory>('EditedCategory').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		revision: t.exposeInt('revision', { description: 'Sent back when it is saved' }),
		slug: t.exposeString('slug'),
		published: t.exposeBoolean('published'),
		online: t.exposeBoolean('online'),
		parentId: t.exposeID('parentId', { nullable: true }),
		roleIds: t.exposeIDList('roleIds'),
		linkUrl: t.exposeString('linkUrl'),
		linkTarget: t.exposeString('linkTarget'),
		display: t.expose('display', { type: display }),
		image: t.field({
			type: imageRef,
			nullable: true,
			resolve: ({ picture }) => (picture ? { ...picture, alt: '' } : null),
		}),
		names: t.field({ type: ['Translation'], resolve: ({ names }) => names }),
		descriptions: t.field({ type: ['Translation'], resolve: ({ descriptions }) => descriptions }),
		seoTitles: t.field({ type: ['Translation'], resolve: ({ seoTitles }) => seoTitles }),
		seoDescriptions: t.field({ type: ['Translation'], resolve: ({ seoDescriptions }) => seoDescriptions }),
		products: t.exposeInt('products'),
		onlyHere: t.exposeInt('onlyHere', { description: 'How many of them stand in no other category' }),
	}),
});

builder.queryField('editedCategory', (t) =>
	t.field({
		type: edited,
		extensions: needs('qCat'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findCategory(sql, tenant.id, checkId(id))),
	}),
);

const categoryInput = builder.inputType('CategoryInput', {
	fields: (t) => ({
		names: t.field({ type: ['TranslationInput'], required: true }),
		descriptions: t.field({ type: ['TranslationInput'], required: true }),
		seoTitles: t.field({ type: ['TranslationInput'], required: true }),
		seoDescriptions: t.field({ type: ['TranslationInput'], required: true }),
		slug: t.string({ description: 'Made of the name where there is none' }),
		published: t.boolean({ required: true }),
		parentId: t.id(),
		roleIds: t.idList({ required: true, description: 'None is everybody' }),
		linkUrl: t.string({ description: 'https://… or a path of the shop; none leads to its own page' }),
		linkTarget: t.string({ description: 'The name of a window; none is the same one' }),
		display: t.field({ type: display, required: true }),
		mediaId: t.id(),
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
		extensions: needs('mCat'),
		args: { category: t.arg({ type: categoryInput, required: true }) },
		resolve: (_root, { category }, context) =>
			context.inTenant((sql) => createCategory(sql, callerOf(context), toSave(category))),
	}),
);

builder.mutationField('updateCategory', (t) =>
	t.field({
		type: edited,
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true }),
			revision: t.arg.int({ required: true, description: 'Of the state that was changed' }),
			category: t.arg({ type: categoryInput, required: true }),
		},
		resolve: (_root, { id, revision, category }, context) =>
			context.inTenant((sql) =>
				updateCategory(sql, callerOf(context), { id: checkId(id), revision }, toSave(category)),
			),
	}),
);

builder.mutationField('placeCategory', (t) =>
	t.boolean({
		description: 'Moves it below another one, or among its neighbours',
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true }),
			parentId: t.arg.id({ description: 'None is the top' }),
			before: t.arg.id({ description: 'The neighbour that follows it; none is the end' }),
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
		description: 'Its products stay; what stands below it moves up one level',
		extensions: needs('mCat'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteCategory(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

const member = builder.objectRef<MemberProduct>('CategoryMember').implement({
	description: 'A product as the list of a category shows it to those who arrange it',
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		slug: t.exposeString('slug'),
		published: t.exposeBoolean('published'),
		archived: t.exposeBoolean('archived'),
		image: t.field({
			type: imageRef,
			nullable: true,
			resolve: ({ picture, name }) => (picture ? { ...picture, alt: name } : null),
		}),
		member: t.exposeBoolean('member', { description: 'It stands in this category' }),
		onlyHere: t.exposeBoolean('onlyHere', { description: 'It stands in no other category' }),
	}),
});

const members = builder.objectRef<{ items: readonly MemberProduct[]; total: number }>('CategoryMembers').implement({
	fields: (t) => ({
		items: t.field({ type: [member], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

builder.queryField('categoryMembers', (t) =>
	t.field({
		type: members,
		description: 'The products that stand in a category itself, in its order',
		extensions: needs('qCat'),
		args: {
			id: t.arg.id({ required: true }),
			language: t.arg.string(),
			first: t.arg.int({ defaultValue: 50 }),
			offset: t.arg.int({ defaultValue: 0 }),
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
		description: 'Products by name, code or address, to be put into a category',
		extensions: needs('qCat'),
		args: {
			id: t.arg.id({ required: true }),
			search: t.arg.string({ required: true }),
			language: t.arg.string(),
			first: t.arg.int({ defaultValue: 10 }),
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
		description: 'Puts products at the end of a category',
		extensions: needs('mCat'),
		args: { id: t.arg.id({ required: true }), productIds: t.arg.idList({ required: true }) },
		async resolve(_root, { id, productIds }, context) {
			const ids = productIds.map(checkId);
			await context.inTenant((sql) => addProducts(sql, callerOf(context), checkId(id), ids));
			return true;
		},
	}),
);

builder.mutationField('removeCategoryProduct', (t) =>
	t.boolean({
		description: 'Takes a product out of a category; the product stays',
		extensions: needs('mCat'),
		args: { id: t.arg.id({ required: true }), productId: t.arg.id({ required: true }) },
		async resolve(_root, { id, productId }, context) {
			await context.inTenant((sql) => removeProduct(sql, callerOf(context), checkId(id), checkId(productId)));
			return true;
		},
	}),
);

builder.mutationField('placeCategoryProduct', (t) =>
	t.boolean({
		description: 'Moves a product among those of its category',
		extensions: needs('mCat'),
		args: {
			id: t.arg.id({ required: true }),
			productId: t.arg.id({ required: true }),
			before: t.arg.id({ description: 'The one that follows it; none is the end' }),
		},
		async resolve(_root, { id, productId, before }, context) {
			const place = { productId: checkId(productId), before: before ? checkId(before) : null };
			await context.inTenant((sql) => placeProduct(sql, callerOf(context), checkId(id), place));
			return true;
		},
	}),
);
