// Contact requests in the API: staff reads them, replies and closes them.
import { contactStatuses } from '../../../rules/contact-requests/contact-request.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { type FoundReply, type FoundRequest, findRequest } from './find-request.ts';
import { type ListedRequest, type ListedRequests, listRequests } from './list-requests.ts';
import { moveRequest } from './move-request.ts';
import { replyToRequest } from './reply-to-request.ts';

const statusType = builder.enumType('ContactRequestStatus', {
	description: 'What has become of a contact request.',
	values: describeValues(contactStatuses, {
		open: 'No one has replied yet.',
		answered: 'Staff has replied.',
		closed: 'Nothing more has to be done.',
	}),
});

const iso = (at: Date | null) => at?.toISOString() ?? null;

const listed = builder.objectRef<ListedRequest>('ListedContactRequest').implement({
	description: 'A contact request in a list.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the request.' }),
		status: t.field({ type: statusType, description: 'Status of the request.', resolve: ({ status }) => status }),
		topic: t.exposeString('topic', { description: 'Topic as it was called then; of a form its heading.' }),
		name: t.exposeString('name', { description: 'Name; empty once the person was erased.' }),
		email: t.exposeString('email', { description: 'Email address; empty once the person was erased.' }),
		company: t.exposeString('company', { description: 'Company; empty if there is none.' }),
		meetingAt: t.string({
			nullable: true,
			description: 'When the accepted meeting begins, in ISO 8601; null if none is accepted.',
			resolve: ({ meetingAt }) => iso(meetingAt),
		}),
		createdAt: t.string({
			description: 'When it was received, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
	}),
});

const list = builder.objectRef<ListedRequests>('ContactRequestList').implement({
	description: 'A page of contact requests.',
	fields: (t) => ({
		items: t.field({ type: [listed], description: 'Requests of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of requests in the list.' }),
	}),
});

const reply = builder.objectRef<FoundReply>('ContactReply').implement({
	description: 'What staff replied to a contact request.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the reply.' }),
		text: t.exposeString('text', { description: 'Text; empty if only a time was accepted.' }),
		meetingAt: t.string({
			nullable: true,
			description: 'When the meeting that was accepted begins, in ISO 8601; null if none was accepted.',
			resolve: ({ meetingAt }) => iso(meetingAt),
		}),
		at: t.string({ description: 'When it was sent, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		author: t.exposeString('author', {
			nullable: true,
			description: 'Email address of the user who replied; null if there is no such user any more.',
		}),
	}),
});

const request = builder.objectRef<FoundRequest>('ContactRequest').implement({
	description: 'A contact request with its replies.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the request.' }),
		status: t.field({ type: statusType, description: 'Status of the request.', resolve: ({ status }) => status }),
		topic: t.exposeString('topic', { description: 'Topic as it was called then; of a form its heading.' }),
		name: t.exposeString('name', { description: 'Name; empty once the person was erased.' }),
		email: t.exposeString('email', { description: 'Email address; empty once the person was erased.' }),
		phone: t.exposeString('phone', { description: 'Phone number; empty if there is none.' }),
		company: t.exposeString('company', { description: 'Company; empty if there is none.' }),
		message: t.exposeString('message', { description: 'Message; empty if there is none.' }),
		choiceLabel: t.exposeString('choiceLabel', { description: 'What was to be chosen in the form; empty if nothing.' }),
		choice: t.exposeString('choice', { description: 'What was chosen; empty if nothing.' }),
		consent: t.exposeString('consent', { description: 'Consent as it was given; empty if there was none.' }),
		language: t.exposeString('language', { description: 'Language of the person, such as `en-GB`.' }),
		page: t.exposeString('page', { description: 'Path of the page with the form.' }),
		proposedTimes: t.stringList({
			description: 'Times that were proposed for a meeting, in ISO 8601.',
			resolve: ({ proposedTimes }) => proposedTimes.map((at) => at.toISOString()),
		}),
		meetingMinutes: t.exposeInt('meetingMinutes', {
			nullable: true,
			description: 'Length of the meeting in minutes; null if no time was proposed.',
		}),
		meetingAt: t.string({
			nullable: true,
			description: 'When the accepted meeting begins, in ISO 8601; null if none is accepted.',
			resolve: ({ meetingAt }) => iso(meetingAt),
		}),
		createdAt: t.string({
			description: 'When it was received, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		replies: t.field({
			type: [reply],
			description: 'Replies, the first one first.',
			resolve: ({ replies }) => replies,
		}),
	}),
});

const longestSearch = 200;

builder.queryField('contactRequests', (t) =>
	t.field({
		type: list,
		description: 'Contact requests, the latest first.',
		extensions: needs('qCRM'),
		args: {
			status: t.arg({ type: statusType, description: 'Only those with this status.' }),
			search: t.arg.string({
				description: 'Only those with this text in their name, email address, company or topic.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { status, search, first, offset }, { tenant, inTenant }) => {
			const paging = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { status: status ?? undefined, search: (search ?? '').trim().slice(0, longestSearch), ...paging };
			return inTenant((sql) => listRequests(sql, tenant.id, wanted));
		},
	}),
);

const idArgument = { required: true, description: 'Id of the request.' } as const;

builder.queryField('contactRequest', (t) =>
	t.field({
		type: request,
		description: 'A contact request. Fails with `NOT_FOUND` if there is none.',
		extensions: needs('qCRM'),
		args: { id: t.arg.id(idArgument) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findRequest(sql, tenant.id, checkId(id))),
	}),
);

function readMoment(text: string | null | undefined): Date | undefined {
	if (text === null || text === undefined) return undefined;
	const at = new Date(text);
	if (Number.isNaN(at.getTime())) throw new Refused('VALIDATION', 'meetingAt');
	return at;
}

const move = (context: GraphContext, id: string, status: 'open' | 'closed') =>
	context.inTenant(async (sql) => {
		await moveRequest(sql, callerOf(context), id, status);
		return findRequest(sql, context.tenant.id, id);
	});

builder.mutationFields((t) => ({
	replyToContactRequest: t.field({
		type: request,
		description:
			'Sends a reply by mail, and accepts one of the proposed times if it is given. A request whose person was erased fails with `NOT_FOUND`.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id(idArgument),
			text: t.arg.string({
				required: true,
				description: 'Text of the reply, at most 4000 characters; may be empty if a time is accepted.',
			}),
			meetingAt: t.arg.string({ description: 'Which of the proposed times is accepted, in ISO 8601.' }),
		},
		resolve: (_root, { id, text, meetingAt }, context) =>
			context.inTenant(async (sql) => {
				await replyToRequest(sql, callerOf(context), { id: checkId(id), text, meetingAt: readMoment(meetingAt) });
				return findRequest(sql, context.tenant.id, checkId(id));
			}),
	}),
	closeContactRequest: t.field({
		type: request,
		description: 'Closes a contact request: nothing more has to be done.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(idArgument) },
		resolve: (_root, { id }, context) => move(context, checkId(id), 'closed'),
	}),
	reopenContactRequest: t.field({
		type: request,
		description: 'Opens a contact request again.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(idArgument) },
		resolve: (_root, { id }, context) => move(context, checkId(id), 'open'),
	}),
}));
