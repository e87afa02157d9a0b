// Conversations of the caller with the assistant in the API. Messages are sent to /service-api/assistant.
import { Refused } from '../failure.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import {
	type Conversation,
	type ConversationMessage,
	deleteConversation,
	findConversation,
	listConversations,
} from './conversations/list-conversations.ts';

const authorType = builder.enumType('AssistantAuthor', {
	description: 'Who wrote a message of a conversation.',
	values: {
		user: { description: 'Written by the user.' },
		assistant: { description: 'Written by the assistant, a machine.' },
	},
});

const stateType = builder.enumType('AssistantMessageState', {
	description: 'How far a message of the assistant came.',
	values: describeValues(['complete', 'stopped', 'failed'] as const, {
		complete: 'To its regular end.',
		stopped: 'Until the user stopped it.',
		failed: 'Until it broke off.',
	}),
});

const messageType = builder.objectRef<ConversationMessage>('AssistantMessage').implement({
	description: 'A message of a conversation with the assistant.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the message.' }),
		author: t.field({ type: authorType, description: 'Who wrote the message.', resolve: ({ author }) => author }),
		content: t.exposeString('content', { description: 'Plain text of the message.' }),
		state: t.field({ type: stateType, description: 'How far it came.', resolve: ({ state }) => state }),
		createdAt: t.string({
			description: 'When it was written, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
	}),
});

type ShownConversation = Omit<Conversation, 'total'> & { messages?: ConversationMessage[] };

const conversationType = builder.objectRef<ShownConversation>('AssistantConversation').implement({
	description: 'A conversation of the caller with the assistant.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the conversation.' }),
		title: t.exposeString('title', { description: 'Beginning of its first message.' }),
		updatedAt: t.string({
			description: 'When the caller last wrote in it, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		messages: t.field({
			type: [messageType],
			description: 'Its messages in order; in a list of conversations there are none.',
			resolve: ({ messages }) => messages ?? [],
		}),
	}),
});

const listType = builder.objectRef<Conversation[]>('AssistantConversationList').implement({
	description: 'A page of the conversations of the caller.',
	fields: (t) => ({
		items: t.field({
			type: [conversationType],
			description: 'Conversations of this page, the latest first.',
			resolve: (items) => items,
		}),
		total: t.int({
			description: 'Number of conversations; 0 on a page beyond the end.',
			resolve: ([first]) => first?.total ?? 0,
		}),
	}),
});

function ownerOf({ tenant, user }: GraphContext) {
	if (!user) throw new Refused('UNAUTHORIZED');
	return { tenantId: tenant.id, userId: user.id };
}

builder.queryField('assistantConversations', (t) =>
	t.field({
		type: listType,
		description: 'Conversations of the caller with the assistant.',
		extensions: needs('mContent'),
		args: { first: t.arg.int(pageSize(25)), offset: t.arg.int(pageOffset) },
		resolve: (_root, { first, offset }, context) =>
			context.inTenant((sql) =>
				listConversations(sql, ownerOf(context), checkPaging({ first: first ?? 25, offset: offset ?? 0 })),
			),
	}),
);

builder.queryField('assistantConversation', (t) =>
	t.field({
		type: conversationType,
		description: 'A conversation of the caller with all its messages. Fails with `NOT_FOUND` for one of another user.',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true, description: 'Id of the conversation.' }) },
		resolve: (_root, { id }, context) =>
			context.inTenant((sql) => findConversation(sql, ownerOf(context), checkId(id))),
	}),
);

builder.mutationField('deleteAssistantConversation', (t) =>
	t.boolean({
		description: 'Deletes a conversation of the caller with all its messages. Returns whether it was there.',
		extensions: needs('mContent'),
		args: { id: t.arg.id({ required: true, description: 'Id of the conversation.' }) },
		resolve: (_root, { id }, context) =>
			context.inTenant((sql) => deleteConversation(sql, ownerOf(context), checkId(id))),
	}),
);
