// The pages of a shop in the API: listing, making, naming, ordering, deleting them.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { pageKind } from '../../graphql/page-kind.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { tierEnum } from '../../tenants/graphql-parts.ts';
import { copyPage, createPage } from './create-page.ts';
import { type FoundPages, findEdited, listPages, type WantedEdited } from './edited-page.ts';
import { editedPage } from './graphql-page.ts';
import { findQuota, type PageQuota } from './page-quota.ts';
import { deletePage, movePage, savePage } from './save-page.ts';

const found = builder.objectRef<FoundPages>('EditedPages').implement({
	description: 'A page of the list of pages.',
	fields: (t) => ({
		items: t.field({
			type: [editedPage],
			description: 'Pages of this part of the list.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of pages that match.' }),
	}),
});

const quota = builder.objectRef<PageQuota>('PageQuota').implement({
	description: 'How many pages the shop may have, and how many it has.',
	fields: (t) => ({
		tier: t.expose('tier', { type: tierEnum, description: 'Plan of the shop.' }),
		pages: t.exposeInt('pages', { nullable: true, description: 'Allowed number of regular pages; null for no limit.' }),
		links: t.exposeInt('links', { nullable: true, description: 'Allowed number of link pages; null for no limit.' }),
		usedPages: t.exposeInt('usedPages', { description: 'Number of regular pages.' }),
		usedLinks: t.exposeInt('usedLinks', { description: 'Number of link pages.' }),
	}),
});

const longestSearch = 100;

builder.queryFields((t) => ({
	pages: t.field({
		type: found,
		description: 'Pages of the shop in its order, regular pages first.',
		extensions: needs('qContent'),
		args: {
			kind: t.arg({ type: pageKind, description: 'Only pages of this kind.' }),
			search: t.arg.string({ description: 'Part of the slug, or of the name in any language; empty for all.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { kind, search, first, offset }, { tenant, inTenant }) => {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { kind: kind ?? undefined, search: search?.trim().slice(0, longestSearch) ?? '' };
			return inTenant((sql) => listPages(sql, tenant.id, { ...wanted, ...paging }));
		},
	}),
	editedPage: t.field({
		type: editedPage,
		description: 'A page, by its id or by its kind and slug. Fails with `NOT_FOUND` if there is none.',
		extensions: needs('qContent'),
		args: {
			id: t.arg.id({ description: 'Id of the page.' }),
			kind: t.arg({ type: pageKind, description: 'Kind of the page; used with `slug`.' }),
			slug: t.arg.string({ description: 'Slug of the page; used with `kind`.' }),
		},
		resolve: (_root, { id, kind, slug }, { tenant, inTenant }) => {
			const wanted: WantedEdited | undefined = id ? { id: checkId(id) } : kind && slug ? { kind, slug } : undefined;
			if (!wanted) throw new ApiError('VALIDATION', 'id, or kind and slug');
			return inTenant((sql) => findEdited(sql, tenant.id, wanted));
		},
	}),
	pageQuota: t.field({
		type: quota,
		description: 'How many pages the shop may have, and how many it has.',
		extensions: needs('qContent', 'qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findQuota(sql, tenant.id)),
	}),
}));

export const newPage = builder.inputType('NewPageInput', {
	description: 'A page to be created.',
	fields: (t) => ({
		kind: t.field({ type: pageKind, required: true, description: 'Kind of the page.' }),
		names: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Names by language; the default language of the shop is required.',
		}),
		slug: t.string({ description: 'Slug of the page; made from the name if left out or empty.' }),
		document: t.field({ type: 'JSON', description: 'Document to begin with; an empty page if left out.' }),
	}),
});

const pageInput = builder.inputType('PageInput', {
	description: 'What to change of a page; what is left out or null stays as it is.',
	fields: (t) => ({
		names: t.field({ type: ['TranslationInput'], description: 'Names by language.' }),
		slug: t.string({ description: 'New slug; the old one redirects to it.' }),
		home: t.boolean({ description: 'Whether it is the home page; the current one loses this.' }),
		active: t.boolean({ description: 'Whether visitors can open the page.' }),
		inNavigation: t.boolean({ description: 'Whether the navigation links to it.' }),
		inFooter: t.boolean({ description: 'Whether the footer links to it.' }),
	}),
});

builder.mutationFields((t) => ({
	createPage: t.field({
		type: editedPage,
		description:
			'Creates a page, which is not published. Fails with `PAGE_LIMIT` or `LINK_PAGE_LIMIT` if the plan allows no more.',
		extensions: needs('mContent'),
		args: { input: t.arg({ type: newPage, required: true, description: 'The page to create.' }) },
		resolve: (_root, { input: { kind, names, slug, document } }, context) => {
			const wanted = { kind, names, slug: slug ?? '', document: document ?? undefined };
			return context.inTenant((sql) => createPage(sql, callerOf(context), wanted));
		},
	}),
	savePage: t.field({
		type: editedPage,
		description:
			'Changes name, slug and visibility of a page. Fails with `PAGE_NEEDED` or `PAGE_NEEDED_THERE` for a page that is required by law.',
		extensions: needs('mContent'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the page.' }),
			input: t.arg({ type: pageInput, required: true, description: 'What to change.' }),
		},
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
		description: 'Changes the position of a page among those of its kind. Always true.',
		extensions: needs('mContent'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the page.' }),
			before: t.arg.id({ description: 'Id of the page that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, before }, context) {
			const follows = before ? checkId(before) : null;
			await context.inTenant((sql) => movePage(sql, callerOf(context), checkId(id), follows));
			return true;
		},
	}),
	copyPage: t.field({
		type: editedPage,
		description: 'Copies the draft of a page under another name and slug, unpublished.',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true, description: 'Id of the page to copy.' }) },
		resolve: (_root, { id }, context) => context.inTenant((sql) => copyPage(sql, callerOf(context), checkId(id))),
	}),
	deletePage: t.boolean({
		description:
			'Deletes a page. Always true. Fails with `PAGE_NOT_DELETABLE` for the home page and for a page that is required by law.',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true, description: 'Id of the page.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deletePage(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
}));
