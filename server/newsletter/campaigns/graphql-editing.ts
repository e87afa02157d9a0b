// Editing the mail of a campaign in the API, as pages are edited.
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { ChangedDocument } from '../../editing/change-document.ts';
import type { DocumentEditor, HoldState } from '../../editing/lease.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { changeMail, holdMail, keepMailWork, leaveMail, type OpenMail, openMail } from './edit-mail.ts';
import { campaignRef } from './graphql-parts.ts';

const editorType = builder.objectRef<DocumentEditor>('CampaignEditor').implement({
	description: 'The user who is editing the mail of a campaign.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the user; empty if the account has been deleted.' }),
		own: t.exposeBoolean('own', { description: 'Whether it is the caller, in another tab.' }),
		since: t.string({ description: 'Since when, in ISO 8601.', resolve: ({ since }) => since.toISOString() }),
	}),
});

const openedType = builder.objectRef<OpenMail>('OpenCampaignMail').implement({
	description: 'The mail of a campaign opened for editing.',
	fields: (t) => ({
		campaign: t.expose('campaign', { type: campaignRef, description: 'Campaign that is edited.' }),
		document: t.expose('document', { type: 'JSON', description: 'Document of the mail.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the document.' }),
		steps: t.expose('steps', {
			type: 'JSON',
			description: 'The last 200 steps, the oldest first: {`revision`, `kind`, `of`, `operations`, `inverses`}.',
		}),
		mine: t.exposeBoolean('mine', { description: 'Whether this tab may change the mail.' }),
		editor: t.expose('editor', {
			type: editorType,
			nullable: true,
			description: 'The user who may change it instead; null if there is none.',
		}),
	}),
});

const changedType = builder.objectRef<ChangedDocument>('ChangedCampaignMail').implement({
	description: 'A mail after steps were taken in.',
	fields: (t) => ({
		revision: t.exposeInt('revision', { description: 'Revision of the document.' }),
		number: t.exposeInt('number', { description: 'Number of the last step of this tab that is taken in.' }),
		revisions: t.exposeIntList('revisions', { description: 'Revision that each step made; 0 for one of long ago.' }),
	}),
});

const heldType = builder.objectRef<HoldState & { revision: number }>('HeldCampaignMail').implement({
	description: 'Who edits a mail.',
	fields: (t) => ({
		mine: t.exposeBoolean('mine', { description: 'Whether this tab may change the mail.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the document.' }),
		editor: t.expose('editor', {
			type: editorType,
			nullable: true,
			description: 'The user who may change it instead; null if there is none.',
		}),
	}),
});

const campaign = { required: true, description: 'Id of the campaign.' } as const;
const client = { required: true, description: 'Id that the tab has made for itself.' } as const;

builder.mutationField('openCampaignMail', (t) =>
	t.field({
		type: openedType,
		description: 'Opens the mail of a campaign for editing in one tab. It is only shown if it is no draft any more.',
		extensions: needs('mCRM'),
		args: {
			campaign: t.arg.id(campaign),
			client: t.arg.id(client),
			takeOver: t.arg.boolean({ defaultValue: false, description: 'Whether to take it over from another tab.' }),
		},
		resolve: (_root, given, context) =>
			context.inTenant((sql) =>
				openMail(sql, callerOf(context), {
					campaign: checkId(given.campaign),
					client: checkId(given.client),
					takeOver: given.takeOver ?? false,
				}),
			),
	}),
);

builder.mutationField('changeCampaignMail', (t) =>
	t.field({
		type: changedType,
		description:
			'Takes steps of the tab in that edits the mail. Fails with `PAGE_TAKEN_OVER`, `PAGE_STEP_GAP` or `PAGE_STEP_REFUSED`, as `changePage` does.',
		extensions: needs('mCRM'),
		args: {
			campaign: t.arg.id(campaign),
			client: t.arg.id(client),
			steps: t.arg({ type: 'JSON', required: true, description: 'Steps: {`number`, `kind`, `of`, `operations`}.' }),
		},
		resolve: (_root, given, context) =>
			context.inTenant((sql) =>
				changeMail(sql, callerOf(context), {
					campaign: checkId(given.campaign),
					client: checkId(given.client),
					steps: given.steps,
				}),
			),
	}),
);

builder.mutationField('holdCampaignMail', (t) =>
	t.field({
		type: heldType,
		description: 'Keeps the mail reserved for the tab that edits it, and returns who edits it.',
		extensions: needs('mCRM'),
		args: { campaign: t.arg.id(campaign), client: t.arg.id(client) },
		resolve: (_root, given, context) =>
			context.inTenant((sql) =>
				holdMail(sql, callerOf(context), { campaign: checkId(given.campaign), client: checkId(given.client) }),
			),
	}),
);

builder.mutationField('leaveCampaignMail', (t) =>
	t.boolean({
		description: 'Releases the mail that a tab has reserved. Always true.',
		extensions: needs('mCRM'),
		args: { campaign: t.arg.id(campaign), client: t.arg.id(client) },
		async resolve(_root, given, context) {
			const held = { campaign: checkId(given.campaign), client: checkId(given.client) };
			await context.inTenant((sql) => leaveMail(sql, callerOf(context), held));
			return true;
		},
	}),
);

builder.mutationField('keepCampaignMailWork', (t) =>
	t.boolean({
		description: 'Keeps work that could not be saved as a new draft. Always true.',
		extensions: needs('mCRM'),
		args: {
			campaign: t.arg.id(campaign),
			client: t.arg.id(client),
			document: t.arg({ type: 'JSON', required: true, description: 'Document of the mail.' }),
		},
		async resolve(_root, given, context) {
			const kept = { campaign: checkId(given.campaign), document: given.document };
			await context.inTenant((sql) => keepMailWork(sql, callerOf(context), kept));
			return true;
		},
	}),
);
