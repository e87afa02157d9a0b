// Editing a page in the API: opening, changing, keeping, versions, publishing.

import { versionReasons } from '../../../rules/pages/version-reasons.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import type { DocumentEditor } from '../../editing/lease.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { type ChangedPage, changePage } from './change-page.ts';
import { editedPage } from './graphql-page.ts';
import { keepPageWork } from './keep-work.ts';
import { holdPage, leavePage, type OpenState } from './lease.ts';
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

const pageEditor = builder.objectRef<DocumentEditor>('PageEditor').implement({
	description: 'The user who is editing a page.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the user; empty if the account has been deleted.' }),
		own: t.exposeBoolean('own', { description: 'Whether it is the caller, in another tab.' }),
		since: t.string({ description: 'Since when, in ISO 8601.', resolve: ({ since }) => since.toISOString() }),
	}),
});

const openedPage = builder.objectRef<OpenPage>('OpenPage').implement({
	description: 'A page opened for editing.',
	fields: (t) => ({
		page: t.expose('page', { type: editedPage, description: 'The page without its document.' }),
		document: t.expose('document', { type: 'JSON', description: 'Document of the draft.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the draft.' }),
		steps: t.expose('steps', {
			type: 'JSON',
			description: 'The last 200 steps, the oldest first: {`revision`, `kind`, `of`, `operations`, `inverses`}.',
		}),
		mine: t.exposeBoolean('mine', { description: 'Whether this tab may change the page.' }),
		editor: t.expose('editor', {
			type: pageEditor,
			nullable: true,
			description: 'The user who may change it instead; null if this tab may.',
		}),
	}),
});

const openState = builder.objectRef<OpenState>('OpenState').implement({
	description: 'Whether a tab may change a page.',
	fields: (t) => ({
		mine: t.exposeBoolean('mine', { description: 'Whether this tab may change the page.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the draft.' }),
		editor: t.expose('editor', {
			type: pageEditor,
			nullable: true,
			description: 'The user who may change it instead; null if this tab may or no user is editing it.',
		}),
	}),
});

const changedPage = builder.objectRef<ChangedPage>('ChangedPage').implement({
	description: 'Result of changing a page.',
	fields: (t) => ({
		revision: t.exposeInt('revision', { description: 'Revision of the draft after the call.' }),
		number: t.exposeInt('number', { description: 'Number of the last step of this tab that was accepted.' }),
		revisions: t.exposeIntList('revisions', {
			description: 'For each sent step the revision that it made; 0 for one that is too old to know.',
		}),
		changed: t.exposeBoolean('changed', { description: 'Whether the draft differs from the published page.' }),
	}),
});

const inTenant = <T>(context: GraphContext, work: (sql: Sql, caller: Caller) => Promise<T>): Promise<T> =>
	context.inTenant((sql) => work(sql, callerOf(context)));

builder.mutationFields((t) => ({
	openPage: t.field({
		type: openedPage,
		description: 'Opens a page for editing. Only one tab may change a page at a time.',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			client: t.arg.id({ required: true, description: 'UUID of the tab, chosen by it.' }),
			takeOver: t.arg.boolean({
				description: 'Whether to take the page over from another tab, whose work becomes a version.',
			}),
		},
		resolve: (_root, { page, client, takeOver }, context) =>
			inTenant(context, (sql, caller) =>
				openPage(sql, caller, { page: checkId(page), client: checkId(client), takeOver: takeOver ?? false }),
			),
	}),
	changePage: t.field({
		type: changedPage,
		description:
			'Applies steps to the draft, all or none. Each step is applied once, identified by tab and number. Fails with `PAGE_TAKEN_OVER`, `PAGE_STEP_GAP` or `PAGE_STEP_REFUSED`.',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
			steps: t.arg({
				type: 'JSON',
				required: true,
				description: 'List of {`number`, `kind`, `of`, `operations`} with ascending numbers.',
			}),
		},
		resolve: (_root, { page, client, steps }, context) =>
			inTenant(context, (sql, caller) =>
				changePage(sql, caller, { page: checkId(page), client: checkId(client), steps }),
			),
	}),
	holdPage: t.field({
		type: openState,
		description:
			'Extends the lease of a tab on a page. To be called every 20 seconds; after 60 seconds other users may open the page.',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
		},
		resolve: (_root, { page, client }, context) =>
			inTenant(context, (sql, caller) => holdPage(sql, caller, checkId(page), checkId(client))),
	}),
	leavePage: t.boolean({
		description: 'Ends the lease of a tab on a page. Returns whether the tab had it.',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
		},
		resolve: (_root, { page, client }, context) =>
			inTenant(context, (sql, caller) => leavePage(sql, caller, checkId(page), checkId(client))),
	}),
	keepPageWork: t.id({
		description:
			'Stores a document that could not be saved as a version of the page, and returns the id of the version.',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
			document: t.arg({ type: 'JSON', required: true, description: 'The document to store.' }),
		},
		resolve: (_root, { page, client, document }, context) => {
			checkId(client);
			return inTenant(context, (sql, caller) => keepPageWork(sql, caller, checkId(page), document));
		},
	}),
	publishPage: t.field({
		type: editedPage,
		description:
			'Publishes the draft of a page. Fails with `PAGE_CHANGED` if the draft has been changed since `revision`, and with `PAGE_NOT_PUBLISHABLE` if it is invalid.',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			revision: t.arg.int({ required: true, description: 'Revision of the draft that shall be published.' }),
		},
		resolve: (_root, { page, revision }, context) =>
			inTenant(context, (sql, caller) => publishPage(sql, caller, checkId(page), revision)),
	}),
	schedulePage: t.field({
		type: editedPage,
		description:
			'Schedules the publication of a page: the draft as it is at that time. Fails with `PAGE_SCHEDULE_PAST` for a time in the past.',
		extensions: needs('mContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			at: t.arg.string({
				description: 'Time in ISO 8601, such as `2026-11-15T08:00:00Z`; without it the schedule is removed.',
			}),
		},
		resolve: (_root, { page, at }, context) => {
			const time = at ? new Date(at) : null;
			if (time && Number.isNaN(time.getTime())) throw new ApiError('VALIDATION', 'at');
			return inTenant(context, (sql, caller) => schedulePage(sql, caller, checkId(page), time));
		},
	}),
	translatePageTexts: t.stringList({
		description:
			'Translates texts by machine and returns the suggestions in the same order. Rich text is sent and returned as JSON. Nothing is saved.',
		extensions: needs('mContent', 'mLocalisation'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			from: t.arg.string({ required: true, description: 'Language to translate from, such as `en-GB`.' }),
			to: t.arg.string({ required: true, description: 'Language to translate to, such as `de-DE`.' }),
			texts: t.arg.stringList({ required: true, description: 'Texts to translate.' }),
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

const versionReason = builder.enumType('PageVersionReason', {
	description: 'Why a version of a page was stored.',
	values: describeValues(versionReasons, {
		published: 'The page was published.',
		takenOver: 'Another tab took over editing.',
		unsaved: 'The work of a tab could not be saved in the draft.',
		beforeRestore: 'The whole draft was about to be replaced.',
	}),
});

const pageVersion = builder.objectRef<PageVersion>('PageVersion').implement({
	description: 'A stored version of a page.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the version.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the draft at that time.' }),
		reason: t.expose('reason', { type: versionReason, description: 'Why it was stored.' }),
		at: t.string({ description: 'When it was stored, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user; null if the system stored it or the account has been deleted.',
		}),
	}),
});

const pageVersions = builder.objectRef<PageVersions>('PageVersions').implement({
	description: 'A page of the list of versions.',
	fields: (t) => ({
		items: t.field({
			type: [pageVersion],
			description: 'Versions of this part of the list.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of versions.' }),
	}),
});

const wholeVersion = builder.objectRef<WholeVersion>('WholePageVersion').implement({
	description: 'A stored version of a page with its document.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the version.' }),
		pageId: t.exposeID('pageId', { description: 'Id of the page.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the draft at that time.' }),
		reason: t.expose('reason', { type: versionReason, description: 'Why it was stored.' }),
		at: t.string({ description: 'When it was stored, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user; null if the system stored it or the account has been deleted.',
		}),
		document: t.expose('document', { type: 'JSON', description: 'The document of the version.' }),
	}),
});

builder.queryFields((t) => ({
	publishedPage: t.field({
		type: 'JSON',
		nullable: true,
		description: 'Document of the published page; null if it is not published.',
		extensions: needs('qContent'),
		args: { page: t.arg.id({ required: true, description: 'Id of the page.' }) },
		resolve: (_root, { page }, { tenant, inTenant: work }) =>
			work((sql) => findPublished(sql, tenant.id, checkId(page))),
	}),
	pageDraft: t.field({
		type: 'JSON',
		description: 'Document of the draft of a page.',
		extensions: needs('qContent'),
		args: { page: t.arg.id({ required: true, description: 'Id of the page.' }) },
		resolve: (_root, { page }, { tenant, inTenant: work }) => work((sql) => findDraft(sql, tenant.id, checkId(page))),
	}),
	pageVersions: t.field({
		type: pageVersions,
		description: 'Stored versions of a page, the newest first.',
		extensions: needs('qContent'),
		args: {
			page: t.arg.id({ required: true, description: 'Id of the page.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { page, first, offset }, { tenant, inTenant: work }) => {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return work((sql) => listVersions(sql, tenant.id, checkId(page), paging));
		},
	}),
	pageVersion: t.field({
		type: wholeVersion,
		description: 'A stored version of a page with its document. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qContent'),
		args: { id: t.arg.id({ required: true, description: 'Id of the version.' }) },
		resolve: (_root, { id }, { tenant, inTenant: work }) => work((sql) => findVersion(sql, tenant.id, checkId(id))),
	}),
}));
