// Editing a design in the API: opening, changing, keeping, versions.
import { designVersionReasons } from '../../../rules/designs/version-reasons.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Sql } from '../../database/connection.ts';
import type { DocumentEditor } from '../../editing/lease.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import type { DesignCaller } from '../access/design-access.ts';
import { findReached } from '../drafts/find-drafts.ts';
import { designerOf, designReaderOf } from '../drafts/graphql.ts';
import { designRef } from '../drafts/graphql-parts.ts';
import { showDrafts } from '../drafts/show-drafts.ts';
import { type ChangedDesign, changeDesign } from './change-design.ts';
import {
	type DesignVersion,
	type DesignVersions,
	findDesignVersion,
	keepDesignWork,
	listDesignVersions,
	type WholeDesignVersion,
} from './design-versions.ts';
import { type DesignHold, holdDesign, leaveDesign, type OpenDesign, openDesign } from './open-design.ts';
import { restoreVersion } from './restore-version.ts';

const designEditor = builder.objectRef<DocumentEditor>('DesignEditor').implement({
	description: 'The user who is editing a design.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the user; empty if the account has been deleted.' }),
		own: t.exposeBoolean('own', { description: 'Whether it is the caller, in another tab or on another device.' }),
		since: t.string({ description: 'Since when, in ISO 8601.', resolve: ({ since }) => since.toISOString() }),
	}),
});

const openedDesign = builder.objectRef<OpenDesign>('OpenDesign').implement({
	description: 'A design or template opened for editing.',
	fields: (t) => ({
		design: t.field({
			type: designRef,
			nullable: true,
			description: 'The design; null for a template, and if it was deleted meanwhile.',
			resolve: ({ id, isTemplate }, _args, context) => {
				if (isTemplate) return null;
				const designer = designerOf(context);
				return context.inTenant(async (sql) => {
					const draft = await findReached(sql, designer.tenant.id, designReaderOf(context), id);
					return draft ? ((await showDrafts(sql, designer, [draft]))[0] ?? null) : null;
				});
			},
		}),
		document: t.expose('document', { type: 'JSON', description: 'The design itself.' }),
		revision: t.exposeInt('revision', { description: 'Number of the last change.' }),
		steps: t.expose('steps', {
			type: 'JSON',
			description:
				'The last steps that can be undone, at most 200, the oldest first: {`revision`, `kind`, `of`, `operations`, `inverses`}.',
		}),
		versions: t.exposeInt('versions', { description: 'Number of stored versions of the design.' }),
		mine: t.exposeBoolean('mine', { description: 'Whether this tab may change the design.' }),
		editor: t.expose('editor', {
			type: designEditor,
			nullable: true,
			description: 'The user who may change it instead; null if this tab may.',
		}),
	}),
});

const designHold = builder.objectRef<DesignHold>('DesignHold').implement({
	description: 'Whether a tab may change a design.',
	fields: (t) => ({
		mine: t.exposeBoolean('mine', { description: 'Whether this tab may change the design.' }),
		revision: t.exposeInt('revision', { description: 'Number of the last change.' }),
		editor: t.expose('editor', {
			type: designEditor,
			nullable: true,
			description: 'The user who may change it instead; null if this tab may or no user is editing it.',
		}),
	}),
});

const changedDesign = builder.objectRef<ChangedDesign>('ChangedDesign').implement({
	description: 'Result of changing a design.',
	fields: (t) => ({
		revision: t.exposeInt('revision', { description: 'Number of the last change after the call.' }),
		number: t.exposeInt('number', { description: 'Number of the last step of this tab that was accepted.' }),
		revisions: t.exposeIntList('revisions', {
			description: 'For each sent step the revision that it made; 0 for one that is too old to know.',
		}),
		isReleased: t.exposeBoolean('isReleased', {
			description: 'Whether the design is released after the call: each change takes the release back.',
		}),
	}),
});

const inTenant = <T>(context: GraphContext, work: (sql: Sql, caller: DesignCaller) => Promise<T>): Promise<T> =>
	context.inTenant((sql) => work(sql, { ...callerOf(context), orderTokens: context.orderTokens }));

const whose =
	'Id of a design of the caller; with the right `mProd` also of a template, with `mOrder` (for viewing `qOrder`) of one that was ordered.';

builder.mutationFields((t) => ({
	openDesign: t.field({
		type: openedDesign,
		description:
			'Opens a design for editing. Only one tab may change a design at a time. Staff who open what was ordered are recorded in the audit log. Fails with `NOT_FOUND` if it is not the caller’s.',
		extensions: needs('own'),
		args: {
			design: t.arg.id({ required: true, description: whose }),
			client: t.arg.id({ required: true, description: 'UUID of the tab, chosen by it.' }),
			takeOver: t.arg.boolean({
				description: 'Whether to take the design over from another tab, whose work becomes a version.',
			}),
		},
		resolve: (_root, { design, client, takeOver }, context) =>
			inTenant(context, (sql, caller) =>
				openDesign(sql, caller, { design: checkId(design), client: checkId(client), takeOver: takeOver ?? false }),
			),
	}),
	changeDesign: t.field({
		type: changedDesign,
		description:
			'Applies steps to a design, all or none, and takes its release back. Each step is applied once, identified by tab and number. Fails with `DESIGN_TAKEN_OVER`, `DESIGN_STEP_GAP`, `DESIGN_STEP_REFUSED` or `DESIGN_TOO_LARGE`.',
		extensions: needs('own'),
		args: {
			design: t.arg.id({ required: true, description: whose }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
			steps: t.arg({
				type: 'JSON',
				required: true,
				description:
					'List of {`number`, `kind`, `of`, `operations`} with ascending numbers: at most 100 steps and 1,000 operations.',
			}),
		},
		resolve: (_root, { design, client, steps }, context) =>
			inTenant(context, (sql, caller) =>
				changeDesign(sql, caller, { design: checkId(design), client: checkId(client), steps }),
			),
	}),
	holdDesign: t.field({
		type: designHold,
		description:
			'Extends the lease of a tab on a design. To be called every 20 seconds; after 60 seconds other tabs may open the design.',
		extensions: needs('own'),
		args: {
			design: t.arg.id({ required: true, description: whose }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
		},
		resolve: (_root, { design, client }, context) =>
			inTenant(context, (sql, caller) => holdDesign(sql, caller, checkId(design), checkId(client))),
	}),
	leaveDesign: t.boolean({
		description: 'Ends the lease of a tab on a design. Returns whether the tab had it.',
		extensions: needs('own'),
		args: {
			design: t.arg.id({ required: true, description: whose }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
		},
		resolve: (_root, { design, client }, context) =>
			inTenant(context, (sql, caller) => leaveDesign(sql, caller, checkId(design), checkId(client))),
	}),
	keepDesignWork: t.id({
		description:
			'Stores a document that could not be saved as a version of the design, and returns the id of the version. Fails with `DESIGN_REFUSED` if it is no design.',
		extensions: needs('own'),
		args: {
			design: t.arg.id({ required: true, description: whose }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
			document: t.arg({ type: 'JSON', required: true, description: 'The document to store.' }),
		},
		resolve: (_root, { design, client, document }, context) => {
			checkId(client);
			return inTenant(context, (sql, caller) => keepDesignWork(sql, caller, checkId(design), document));
		},
	}),
	restoreDesignVersion: t.int({
		description:
			'Brings a stored version back, as a step that can be undone, and returns the revision of the design. What a shopper may not do in the template is left out. The tab has to open the design again. Fails with `DESIGN_TAKEN_OVER` if the tab may not change it.',
		extensions: needs('own'),
		args: {
			version: t.arg.id({ required: true, description: 'Id of the version.' }),
			client: t.arg.id({ required: true, description: 'UUID of the tab.' }),
		},
		resolve: (_root, { version, client }, context) =>
			inTenant(context, (sql, caller) =>
				restoreVersion(sql, caller, { version: checkId(version), client: checkId(client) }),
			),
	}),
}));

const versionReason = builder.enumType('DesignVersionReason', {
	description: 'Why a version of a design was stored.',
	values: describeValues(designVersionReasons, {
		takenOver: 'Another tab took over editing.',
		unsaved: 'The work of a tab could not be saved in the design.',
		beforeRestore: 'The whole design was about to be replaced.',
		beforeTemplate: 'A newer version of the template was about to be applied.',
		beforeStaff: 'Staff were about to correct it.',
	}),
});

const designVersion = builder.objectRef<DesignVersion>('DesignVersion').implement({
	description: 'A stored version of a design.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the version.' }),
		revision: t.exposeInt('revision', { description: 'Number of the last change at that time.' }),
		reason: t.expose('reason', { type: versionReason, description: 'Why it was stored.' }),
		at: t.string({ description: 'When it was stored, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
	}),
});

const versionList = builder.objectRef<DesignVersions>('DesignVersions').implement({
	description: 'A page of the list of versions of a design.',
	fields: (t) => ({
		items: t.field({
			type: [designVersion],
			description: 'Versions of this part of the list.',
			resolve: ({ items }) => items,
		}),
		total: t.exposeInt('total', { description: 'Number of versions.' }),
	}),
});

const wholeVersion = builder.objectRef<WholeDesignVersion>('WholeDesignVersion').implement({
	description: 'A stored version of a design with its document.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the version.' }),
		designId: t.exposeID('designId', { description: 'Id of the design.' }),
		revision: t.exposeInt('revision', { description: 'Number of the last change at that time.' }),
		reason: t.expose('reason', { type: versionReason, description: 'Why it was stored.' }),
		at: t.string({ description: 'When it was stored, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		document: t.expose('document', { type: 'JSON', description: 'The document of the version.' }),
	}),
});

builder.queryFields((t) => ({
	designVersions: t.field({
		type: versionList,
		description: 'Stored versions of a design, the newest first. Fails with `NOT_FOUND` if it is not the caller’s.',
		extensions: needs('own'),
		args: {
			design: t.arg.id({ required: true, description: whose }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { design, first, offset }, context) => {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			return inTenant(context, (sql, caller) => listDesignVersions(sql, caller, checkId(design), paging));
		},
	}),
	designVersion: t.field({
		type: wholeVersion,
		description: 'A stored version with its document. Fails with `NOT_FOUND` if it is of no design of the caller.',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true, description: 'Id of the version.' }) },
		resolve: (_root, { id }, context) =>
			inTenant(context, (sql, caller) => findDesignVersion(sql, caller, checkId(id))),
	}),
}));
