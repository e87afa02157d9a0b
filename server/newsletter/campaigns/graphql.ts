// Campaigns in the API: the list, their settings, sending them.
import {
	campaignOrdered,
	campaignStates,
	longestSubject,
	readSegment,
	type Segment,
} from '../../../rules/newsletter/campaign.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import type { MailContent } from '../../mail/lay-out-mail.ts';
import { countAudience, type LanguageCount } from './audience.ts';
import {
	cancelCampaign,
	pauseCampaign,
	previewCampaign,
	resumeCampaign,
	retryUnclear,
	scheduleCampaign,
	sendCampaign,
	sendTest,
} from './command-campaign.ts';
import { type CampaignFigures, type FoundCampaigns, findCampaign, listCampaigns } from './find-campaigns.ts';
import { campaignRef } from './graphql-parts.ts';
import { createCampaign, deleteCampaign, saveCampaign } from './save-campaign.ts';

const stateType = builder.enumType('CampaignState', {
	description: 'State of a campaign.',
	values: describeValues(campaignStates, {
		draft: 'Can be changed; nothing is sent.',
		scheduled: 'Is sent at the planned time.',
		preparing: 'Its recipients are being found.',
		sending: 'Its mails are being sent.',
		paused: 'Sending has been stopped and can be resumed.',
		sent: 'All mails have been sent.',
		canceled: 'Sending was given up; some may have the mail.',
	}),
});

const orderedType = builder.enumType('CampaignOrdered', {
	description: 'Whether the recipients of a campaign have ordered.',
	values: describeValues(campaignOrdered, {
		any: 'It does not matter.',
		ordered: 'They have ordered at least once.',
		never: 'They have never ordered.',
	}),
});

const figuresType = builder.objectRef<CampaignFigures>('CampaignFigures').implement({
	description: 'What became of the mails of a campaign.',
	fields: (t) => ({
		total: t.exposeInt('total', { description: 'Number of recipients.' }),
		waiting: t.exposeInt('waiting', { description: 'Number of mails that wait to be sent.' }),
		unclear: t.exposeInt('unclear', {
			description: 'Number of mails of which it is unclear whether the provider has accepted them.',
		}),
		sent: t.exposeInt('sent', { description: 'Number of mails that the provider has taken.' }),
		failed: t.exposeInt('failed', { description: 'Number of mails that were refused for good.' }),
		skipped: t.exposeInt('skipped', { description: 'Number of people who had unsubscribed when it was their turn.' }),
		delivered: t.exposeInt('delivered', {
			description: 'Number of mails that arrived, as far as the provider reports.',
		}),
		bounced: t.exposeInt('bounced', { description: 'Number of mails that could not be delivered.' }),
		complained: t.exposeInt('complained', { description: 'Number of mails that were reported as spam.' }),
		measured: t.exposeInt('measured', { description: 'Number of sent mails whose readers have agreed to be counted.' }),
		opened: t.exposeInt('opened', { description: 'Number of those that were opened.' }),
		clicked: t.exposeInt('clicked', { description: 'Number of those with a link that was followed.' }),
		unsubscribed: t.exposeInt('unsubscribed', { description: 'Number of recipients who have unsubscribed since.' }),
	}),
});

const segmentType = builder.objectRef<Segment>('CampaignSegment').implement({
	description: 'Whom a campaign is for; all conditions must hold.',
	fields: (t) => ({
		languages: t.stringList({ description: 'Languages; all if empty.', resolve: ({ languages }) => [...languages] }),
		topicIds: t.idList({ description: 'Ids of topics; for all if empty.', resolve: ({ topicIds }) => [...topicIds] }),
		subscribedSince: t.exposeString('subscribedSince', {
			nullable: true,
			description: 'First day of their subscription, as `2026-11-15`; null for any.',
		}),
		ordered: t.expose('ordered', { type: orderedType, description: 'Whether they have ordered.' }),
	}),
});

const words = (texts: Readonly<Record<string, string>>) =>
	Object.entries(texts).map(([languageCode, translation]) => ({ languageCode, translation }));

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

campaignRef.implement({
	description: 'A mail to subscribers of the newsletter.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the campaign.' }),
		name: t.exposeString('name', { description: 'Name for staff.' }),
		state: t.expose('state', { type: stateType, description: 'State of the campaign.' }),
		subjects: t.field({
			type: ['Translation'],
			description: 'Subject lines by language.',
			resolve: ({ subjects }) => words(subjects),
		}),
		preheaders: t.field({
			type: ['Translation'],
			description: 'Texts that mail programs show beside the subject.',
			resolve: ({ preheaders }) => words(preheaders),
		}),
		segment: t.expose('segment', { type: segmentType, description: 'Whom it is for.' }),
		revision: t.exposeInt('settingsRevision', { description: 'Revision of its settings.' }),
		empty: t.exposeBoolean('isEmpty', { description: 'Whether its mail has no content yet.' }),
		problem: t.exposeString('problem', { description: 'Why sending has stopped; empty if nothing is wrong.' }),
		figures: t.expose('figures', { type: figuresType, description: 'What became of its mails.' }),
		createdAt: t.string({
			description: 'When it was created, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		sendAt: t.string({
			nullable: true,
			description: 'When it is to be sent, in ISO 8601; null if that is not planned.',
			resolve: ({ sendAt }) => moment(sendAt),
		}),
		startedAt: t.string({
			nullable: true,
			description: 'When sending began, in ISO 8601; null if it has not.',
			resolve: ({ startedAt }) => moment(startedAt),
		}),
		endedAt: t.string({
			nullable: true,
			description: 'When sending ended, in ISO 8601; null if it has not.',
			resolve: ({ endedAt }) => moment(endedAt),
		}),
	}),
});

const pageType = builder.objectRef<FoundCampaigns>('CampaignPage').implement({
	description: 'A page of campaigns.',
	fields: (t) => ({
		items: t.field({ type: [campaignRef], description: 'Campaigns of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of all campaigns.' }),
	}),
});

const campaignId = { required: true, description: 'Id of the campaign.' } as const;

builder.queryField('newsletterCampaigns', (t) =>
	t.field({
		type: pageType,
		description: 'Campaigns of the shop, the latest first.',
		extensions: needs('qCRM'),
		args: {
			search: t.arg.string({ description: 'Only campaigns with this text in their name or a subject.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, { search, first, offset }, { tenant, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { search: (search ?? '').trim().slice(0, longestSubject), ...page };
			return inTenant((sql) => listCampaigns(sql, tenant.id, wanted));
		},
	}),
);

builder.queryField('newsletterCampaign', (t) =>
	t.field({
		type: campaignRef,
		description: 'A campaign. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qCRM'),
		args: { id: t.arg.id(campaignId) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findCampaign(sql, tenant.id, checkId(id))),
	}),
);

const segmentInput = builder.inputType('CampaignSegmentInput', {
	description: 'Whom a campaign is for; all conditions must hold.',
	fields: (t) => ({
		languages: t.stringList({ required: true, description: 'Languages; all if empty.' }),
		topicIds: t.idList({ required: true, description: 'Ids of topics; for all if empty.' }),
		subscribedSince: t.string({ description: 'First day of their subscription, as `2026-11-15`; any if left out.' }),
		ordered: t.field({ type: orderedType, required: true, description: 'Whether they have ordered.' }),
	}),
});

const countType = builder.objectRef<LanguageCount>('CampaignAudience').implement({
	description: 'How many people a campaign would reach in one language.',
	fields: (t) => ({
		language: t.exposeString('language', { description: 'Language, such as `en-GB`.' }),
		count: t.exposeInt('count', { description: 'Number of people.' }),
	}),
});

builder.queryField('campaignAudience', (t) =>
	t.field({
		type: [countType],
		description: 'How many subscribers fit a segment at present, by language.',
		extensions: needs('qCRM'),
		args: { segment: t.arg({ type: segmentInput, required: true, description: 'Whom the campaign is for.' }) },
		resolve: (_root, { segment }, { tenant, inTenant }) =>
			inTenant((sql) => countAudience(sql, tenant, readSegment(segment))),
	}),
);

const previewType = builder.objectRef<MailContent>('CampaignPreview').implement({
	description: 'A mail as its readers get it.',
	fields: (t) => ({
		subject: t.exposeString('subject', { description: 'Subject; empty if there is none yet.' }),
		html: t.exposeString('html', { description: 'Content as HTML.' }),
		text: t.exposeString('text', { description: 'Content as plain text.' }),
	}),
});

builder.queryField('campaignPreview', (t) =>
	t.field({
		type: previewType,
		description: 'The mail of a campaign in one language as its readers get it.',
		extensions: needs('qCRM'),
		args: {
			id: t.arg.id(campaignId),
			language: t.arg.string({ required: true, description: 'Language, such as `en-GB`.' }),
		},
		resolve: (_root, { id, language }, context) =>
			context.inTenant((sql) => previewCampaign(sql, callerOf(context), checkId(id), language)),
	}),
);

builder.mutationField('createNewsletterCampaign', (t) =>
	t.field({
		type: campaignRef,
		description: 'Creates a campaign as a draft.',
		extensions: needs('mCRM'),
		args: {
			name: t.arg.string({ required: true, description: 'Name for staff, at most 120 characters.' }),
			from: t.arg.id({ description: 'Id of a campaign that it begins with; empty if left out.' }),
		},
		resolve: (_root, { name, from }, context) =>
			context.inTenant((sql) =>
				createCampaign(sql, callerOf(context), { name, from: from ? checkId(from) : undefined }),
			),
	}),
);

const campaignInput = builder.inputType('CampaignInput', {
	description: 'Settings of a campaign.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name for staff, at most 120 characters.' }),
		subjects: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Subjects by language, at most 150 characters.',
		}),
		preheaders: t.field({
			type: ['TranslationInput'],
			required: true,
			description: 'Texts that mail programs show beside the subject, at most 200 characters.',
		}),
		segment: t.field({ type: segmentInput, required: true, description: 'Whom it is for.' }),
	}),
});

builder.mutationField('saveNewsletterCampaign', (t) =>
	t.field({
		type: campaignRef,
		description:
			'Changes the settings of a draft. Fails with `CAMPAIGN_CHANGED` if they were changed meanwhile, and with `CAMPAIGN_CLOSED` if it is no draft any more.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id(campaignId),
			revision: t.arg.int({ required: true, description: '`revision` that the change is based on.' }),
			campaign: t.arg({ type: campaignInput, required: true, description: 'All of its settings.' }),
		},
		resolve: (_root, { id, revision, campaign }, context) =>
			context.inTenant((sql) =>
				saveCampaign(sql, callerOf(context), checkId(id), {
					...campaign,
					segment: readSegment(campaign.segment),
					revision,
				}),
			),
	}),
);

builder.mutationField('deleteNewsletterCampaign', (t) =>
	t.boolean({
		description: 'Deletes a draft. Always true. Fails with `CAMPAIGN_CLOSED` if it is none.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(campaignId) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteCampaign(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('sendCampaignTest', (t) =>
	t.boolean({
		description: 'Sends the mail of a campaign to one address, whatever its state. Always true.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id(campaignId),
			to: t.arg.string({ required: true, description: 'Email address of the recipient.' }),
			language: t.arg.string({ required: true, description: 'Language, such as `en-GB`.' }),
		},
		async resolve(_root, { id, to, language }, context) {
			await context.inTenant((sql) => sendTest(sql, callerOf(context), checkId(id), { to, language }));
			return true;
		},
	}),
);

builder.mutationField('scheduleNewsletterCampaign', (t) =>
	t.field({
		type: campaignRef,
		description:
			'Plans when a campaign is sent. Fails with `CAMPAIGN_EMPTY`, `CAMPAIGN_NO_SUBJECT` or `CAMPAIGN_NOBODY` if something is missing.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id(campaignId),
			at: t.arg.string({ description: 'When, in ISO 8601; it is not planned any more if left out.' }),
		},
		resolve: (_root, { id, at }, context) =>
			context.inTenant((sql) => scheduleCampaign(sql, callerOf(context), checkId(id), at ? new Date(at) : null)),
	}),
);

type Command = (
	sql: Sql,
	caller: Caller,
	id: string,
) => Promise<ReturnType<typeof findCampaign> extends Promise<infer C> ? C : never>;

function addCommand(name: string, description: string, command: Command): void {
	builder.mutationField(name, (t) =>
		t.field({
			type: campaignRef,
			description,
			extensions: needs('mCRM'),
			args: { id: t.arg.id(campaignId) },
			resolve: (_root: unknown, { id }: { id: string | number }, context: GraphContext) =>
				context.inTenant((sql) => command(sql, callerOf(context), checkId(String(id)))),
		}),
	);
}

addCommand(
	'sendNewsletterCampaign',
	'Begins to send a draft. Fails with `CAMPAIGN_EMPTY`, `CAMPAIGN_NO_SUBJECT` or `CAMPAIGN_NOBODY` if something is missing.',
	sendCampaign,
);
addCommand('pauseNewsletterCampaign', 'Stops sending until it is resumed.', pauseCampaign);
addCommand('resumeNewsletterCampaign', 'Goes on sending.', resumeCampaign);
addCommand('cancelNewsletterCampaign', 'Gives sending up; mails that were sent stay where they are.', cancelCampaign);
addCommand(
	'retryNewsletterCampaign',
	'Sends the mails again of which it is unclear whether they were accepted; some may arrive twice.',
	retryUnclear,
);
