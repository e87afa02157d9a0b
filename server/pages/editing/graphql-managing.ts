// The pages of a shop in the API: listing, making, naming, ordering, deleting them.

import { tiers } from '../../../rules/pages/tiers.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { pageKind } from '../../graphql/page-kind.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { copyPage, createPage } from './create-page.ts';
import { type FoundPages, findEdited, listPages, type WantedEdited } from './edited-page.ts';
import { editedPage } from './graphql-page.ts';
import { findQuota, type PageQuota } from './page-quota.ts';
import { deletePage, movePage, savePage } from './save-page.ts';

const found = builder.objectRef<FoundPages>('EditedPages').implement({
	fields: (t) => ({
		items: t.field({ type: [editedPage], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

const tier = builder.enumType('Tier', { values: tiers });

const quota = builder.objectRef<PageQuota>('PageQuota').implement({
	description: 'How many pages the shop may have; null is no limit',
	fields: (t) => ({
		tier: t.expose('tier', { type: tier }),
		pages: t.exposeInt('pages', { nullable: true }),
		links: t.exposeInt('links', { nullable: true }),
		usedPages: t.exposeInt('usedPages'),
		usedLinks: t.exposeInt('usedLinks'),
	}),
});

const longestSearch = 100;

builder.queryFields((t) => ({
	pages: t.field({
		type: found,
		description: 'Found by address, or by name in any language; in the order of the shop, regular ones first',
		extensions: needs('qContent'),
		args: {
			kind: t.arg({ type: pageKind }),
			search: t.arg.string(),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { kind, search, first, offset }, { tenant, inTenant }) => {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { kind: kind ?? undefined, search: search?.trim().slice(0, longestSearch) ?? '' };
			return inTenant((sql) => listPages(sql, tenant.id, { ...wanted, ...paging }));
		},
	}),
	editedPage: t.field({
		type: editedPage,
		description: 'By its id, or by its kind and address',
		extensions: needs('qContent'),
		args: { id: t.arg.id(), kind: t.arg({ type: pageKind }), slug: t.arg.string() },
		resolve: (_root, { id, kind, slug }, { tenant, inTenant }) => {
			const wanted: WantedEdited | undefined = id ? { id: checkId(id) } : kind && slug ? { kind, slug } : undefined;
			if (!wanted) throw new ApiError('VALIDATION', 'id, or kind and slug');
			return inTenant((sql) => findEdited(sql, tenant.id, wanted));
		},
	}),
	pageQuota: t.field({
		type: quota,
		extensions: needs('qContent'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findQuota(sql, tenant.id)),
	}),
}));

export const newPage = builder.inputType('NewPageInput', {
	fields: (t) => ({
		kind: t.field({ type: pageKind, required: true }),
		names: t.field({ type: ['TranslationInput'], required: true }),
		slug: t.string({ description: 'Made of the name where there is none' }),
		document: t.field({ type: 'JSON', description: 'What it begins with, made of a template; none: nothing' }),
	}),
});

const pageInput = builder.inputType('PageInput', {
	description: 'What is not named stays as it is',
	fields: (t) => ({
		names: t.field({ type: ['TranslationInput'] }),
		slug: t.string(),
		home: t.boolean(),
		active: t.boolean(),
		inNavigation: t.boolean(),
		inFooter: t.boolean(),
	}),
});

builder.mutationFields((t) => ({
	createPage: t.field({
		type: editedPage,
		extensions: needs('mContent'),
		args: { input: t.arg({ type: newPage, required: true }) },
		resolve: (_root, { input: { kind, names, slug, document } }, context) => {
			const wanted = { kind, names, slug: slug ?? '', document: document ?? undefined };
			return context.inTenant((sql) => createPage(sql, callerOf(context), wanted));
		},
	}),
	savePage: t.field({
		type: editedPage,
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true }), input: t.arg({ type: pageInput, required: true }) },
		resolve: (_root, { id, input }, context) => {
			const wanted = {
				names: input.names ?? undefined,
				slug: input.slug ?? undefined,
				home: input.home ?? undefined,
				active: input.active ?? undefined,
				inNavigation: input.inNavigation ?? undefined,
				inFooter: input.inFooter ?? undefined,
			};
			return context.inTenant((sql) => savePage(sql, callerOf(context), checkId(id), wanted));
		},
	}),
	movePage: t.boolean({
		description: 'Among those of its kind',
		extensions: needs('mContent'),
		args: {
			id: t.arg.id({ required: true }),
			before: t.arg.id({ description: 'The one that follows it; none is the end' }),
		},
		async resolve(_root, { id, before }, context) {
			const follows = before ? checkId(before) : null;
			await context.inTenant((sql) => movePage(sql, callerOf(context), checkId(id), follows));
			return true;
		},
	}),
	copyPage: t.field({
		type: editedPage,
		description: 'Its draft under another name and address, not published',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => copyPage(sql, callerOf(context), checkId(id))),
	}),
	deletePage: t.boolean({
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deletePage(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
}));
