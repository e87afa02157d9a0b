// Editing a page in the API: opening, changing, keeping, versions, publishing.
import { versionReasons } from '../../../rules/pages/version-reasons.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { type ChangedPage, changePage } from './change-page.ts';
import { editedPage } from './graphql-page.ts';
import { keepPageWork } from './keep-work.ts';
import { holdPage, leavePage, type OpenState, type PageEditor } from './lease.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { publishPage, schedulePage } from './publish-page.ts';
import { makePageSuggestions, preparePageSuggestions } from './translate-texts.ts';
import {
	findDraft,
	findPublished,
	findVersion,
	listVersions,
	type PageVersion,
	type PageVersions,
	type WholeVersion,
} from './versions.ts';

const pageEditor = builder.objectRef<PageEditor>('PageEditor').implement({
	description: 'Who holds a page',
	fields: (t) => ({
		name: t.exposeString('name'),
		own: t.exposeBoolean('own', { description: 'The same person in another tab' }),
		since: t.string({ resolve: ({ since }) => since.toISOString() }),
	}),
});

const openedPage = builder.objectRef<OpenPage>('OpenPage').implement({
	fields: (t) => ({
		page: t.expose('page', { type: editedPage }),
		document: t.expose('document', { type: 'JSON' }),
		revision: t.exposeInt('revision'),
		steps: t.expose('steps', {
			type: 'JSON',
			description: 'The last 200, oldest first: {revision, kind, of, operations, inverses}',
		}),
		mine: t.exposeBoolean('mine', { description: 'This tab may change it' }),
		editor: t.expose('editor', { type: pageEditor, nullable: true, description: 'Who may, where it is not this tab' }),
	}),
});

const openState = builder.objectRef<OpenState>('OpenState').implement({
	fields: (t) => ({
		mine: t.exposeBoolean('mine'),
		revision: t.exposeInt('revision'),
		editor: t.expose('editor', { type: pageEditor, nullable: true }),
	}),
});

const changedPage = builder.objectRef<ChangedPage>('ChangedPage').implement({
	fields: (t) => ({
		revision: t.exposeInt('revision'),
		number: t.exposeInt('number', { description: 'The last step of this tab that is taken in' }),
		revisions: t.exposeIntList('revisions', { description: 'For each step that was sent, the one that it made' }),
		changed: t.exposeBoolean('changed', { description: 'The draft is another than what visitors see' }),
	}),
});

const inTenant = <T>(context: GraphContext, work: (sql: Sql, caller: Caller) => Promise<T>): Promise<T> =>
	context.inTenant((sql) => work(sql, callerOf(context)));

builder.mutationFields((t) => ({
	openPage: t.field({
		type: openedPage,
		description: 'Taking over keeps what the other one has done as a version',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true }),
			client: t.arg.id({ required: true, description: 'Of the tab, made by it' }),
			takeOver: t.arg.boolean(),
		},
		resolve: (_root, { page, client, takeOver }, context) =>
			inTenant(context, (sql, caller) =>
				openPage(sql, caller, { page: checkId(page), client: checkId(client), takeOver: takeOver ?? false }),
			),
	}),
	changePage: t.field({
		type: changedPage,
		description:
			'Steps as {number, kind, of, operations}, each taken once by its tab and number; all of a call or none',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true }),
			client: t.arg.id({ required: true }),
			steps: t.arg({ type: 'JSON', required: true }),
		},
		resolve: (_root, { page, client, steps }, context) =>
			inTenant(context, (sql, caller) =>
				changePage(sql, caller, { page: checkId(page), client: checkId(client), steps }),
			),
	}),
	holdPage: t.field({
		type: openState,
		description: 'The sign of life of a tab, every 20 seconds; after 60 others may have the page',
		extensions: needs('mContent'),
		args: { page: t.arg.id({ required: true }), client: t.arg.id({ required: true }) },
		resolve: (_root, { page, client }, context) =>
			inTenant(context, (sql, caller) => holdPage(sql, caller, checkId(page), checkId(client))),
	}),
	leavePage: t.boolean({
		extensions: needs('mContent'),
		args: { page: t.arg.id({ required: true }), client: t.arg.id({ required: true }) },
		resolve: (_root, { page, client }, context) =>
			inTenant(context, (sql, caller) => leavePage(sql, caller, checkId(page), checkId(client))),
	}),
	keepPageWork: t.id({
		description: 'What could not be taken in becomes a version',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true }),
			client: t.arg.id({ required: true }),
			document: t.arg({ type: 'JSON', required: true }),
		},
		resolve: (_root, { page, client, document }, context) => {
			checkId(client);
			return inTenant(context, (sql, caller) => keepPageWork(sql, caller, checkId(page), document));
		},
	}),
	publishPage: t.field({
		type: editedPage,
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true }),
			revision: t.arg.int({ required: true, description: 'Of the draft that the caller has looked at' }),
		},
		resolve: (_root, { page, revision }, context) =>
			inTenant(context, (sql, caller) => publishPage(sql, caller, checkId(page), revision)),
	}),
	schedulePage: t.field({
		type: editedPage,
		description: 'The draft as it is at that time is published by itself',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true }),
			at: t.arg.string({ description: 'As 2026-11-15T08:00:00Z; none: not any more' }),
		},
		resolve: (_root, { page, at }, context) => {
			const time = at ? new Date(at) : null;
			if (time && Number.isNaN(time.getTime())) throw new ApiError('VALIDATION', 'at');
			return inTenant(context, (sql, caller) => schedulePage(sql, caller, checkId(page), time));
		},
	}),
	translatePageTexts: t.stringList({
		description: 'Suggestions; rich text goes in and comes out as JSON',
		extensions: needs('mContent', 'mLocalisation'),
		args: {
			page: t.arg.id({ required: true }),
			from: t.arg.string({ required: true }),
			to: t.arg.string({ required: true }),
			texts: t.arg.stringList({ required: true }),
		},
		async resolve(_root, { page, ...wish }, context) {
			const id = checkId(page);
			const prepared = await inTenant(context, (sql, { tenant }) =>
				preparePageSuggestions(sql, context.translation, tenant, { ...wish, page: id }),
			);
			return makePageSuggestions(prepared);
		},
	}),
}));

const versionReason = builder.enumType('PageVersionReason', { values: versionReasons });

const pageVersion = builder.objectRef<PageVersion>('PageVersion').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		revision: t.exposeInt('revision'),
		reason: t.expose('reason', { type: versionReason }),
		at: t.string({ resolve: ({ at }) => at.toISOString() }),
		by: t.exposeString('by', { nullable: true }),
	}),
});

const pageVersions = builder.objectRef<PageVersions>('PageVersions').implement({
	fields: (t) => ({
		items: t.field({ type: [pageVersion], resolve: ({ items }) => items }),
		total: t.exposeInt('total'),
	}),
});

const wholeVersion = builder.objectRef<WholeVersion>('WholePageVersion').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		pageId: t.exposeID('pageId'),
		revision: t.exposeInt('revision'),
		reason: t.expose('reason', { type: versionReason }),
		at: t.string({ resolve: ({ at }) => at.toISOString() }),
		by: t.exposeString('by', { nullable: true }),
		document: t.expose('document', { type: 'JSON' }),
	}),
});

builder.queryFields((t) => ({
	publishedPage: t.field({
		type: 'JSON',
		nullable: true,
		description: 'The document that visitors see, to compare a draft with; null: none',
		extensions: needs('qContent'),
		args: { page: t.arg.id({ required: true }) },
		resolve: (_root, { page }, { tenant, inTenant: work }) =>
			work((sql) => findPublished(sql, tenant.id, checkId(page))),
	}),
	pageDraft: t.field({
		type: 'JSON',
		description: 'The document as it is edited, for those who only look on',
		extensions: needs('qContent'),
		args: { page: t.arg.id({ required: true }) },
		resolve: (_root, { page }, { tenant, inTenant: work }) => work((sql) => findDraft(sql, tenant.id, checkId(page))),
	}),
	pageVersions: t.field({
		type: pageVersions,
		description: 'Newest first',
		extensions: needs('qContent'),
		args: {
			page: t.arg.id({ required: true }),
			first: t.arg.int({ defaultValue: 25 }),
			offset: t.arg.int({ defaultValue: 0 }),
		},
		resolve: (_root, { page, first, offset }, { tenant, inTenant: work }) => {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return work((sql) => listVersions(sql, tenant.id, checkId(page), paging));
		},
	}),
	pageVersion: t.field({
		type: wholeVersion,
		extensions: needs('qContent'),
		args: { id: t.arg.id({ required: true }) },
		resolve: (_root, { id }, { tenant, inTenant: work }) => work((sql) => findVersion(sql, tenant.id, checkId(id))),
	}),
}));
