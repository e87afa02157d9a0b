// What was said with purchasing systems, in the API.
import { builder } from '../graphql/builder.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { type ListedMessage, listMessages } from './messages/list-messages.ts';

const message = builder.objectRef<ListedMessage>('ProcurementMessage').implement({
	description: 'A message of a purchasing system to the shop, or of the shop to it. Secrets in it are masked.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the message.' }),
		at: t.string({ description: 'When it was sent or received, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		buyerId: t.id({
			nullable: true,
			description: 'Id of the purchasing system; null if the message did not prove whose it is.',
			resolve: ({ buyerId }) => buyerId,
		}),
		buyerName: t.exposeString('buyerName', {
			nullable: true,
			description: 'Name of the purchasing system; null if unknown.',
		}),
		isIncoming: t.boolean({
			description: 'Whether it came to the shop.',
			resolve: ({ direction }) => direction === 'in',
		}),
		kind: t.exposeString('kind', { description: 'What kind of message it is, such as `setup`, `cart` or `order`.' }),
		isTest: t.boolean({
			description: 'Whether the purchasing system has marked it as a test: then nothing is ordered.',
			resolve: ({ deployment }) => deployment === 'test',
		}),
		orderRef: t.exposeString('orderRef', {
			description: 'Order number of the purchasing system; empty if there is none.',
		}),
		payloadId: t.exposeString('payloadId', { description: 'Id of the cXML document; empty if there is none.' }),
		status: t.exposeInt('status', { nullable: true, description: 'Status of cXML or HTTP; null if there is none.' }),
		problem: t.exposeString('problem', { description: 'Why it was refused; empty if it was not.' }),
		body: t.exposeString('body', {
			description: 'The document or the fields, with secrets masked, at most 60,000 characters.',
		}),
	}),
});

const page = builder.objectRef<{ items: ListedMessage[]; total: number }>('ProcurementMessagePage').implement({
	description: 'A page of the conversation with purchasing systems.',
	fields: (t) => ({
		items: t.field({ type: [message], description: 'Messages, the latest first.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of messages that match.' }),
	}),
});

builder.queryField('procurementMessages', (t) =>
	t.field({
		type: page,
		description: 'Messages exchanged with purchasing systems in the last 90 days, the latest first.',
		extensions: needs('qTenant'),
		args: {
			buyerId: t.arg.id({ description: 'Id of a purchasing system; without it, all.' }),
			refused: t.arg.boolean({ description: 'Whether to return refused messages only; false without it.' }),
			search: t.arg.string({ description: 'Part of an order number, of a payload id or of the text.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { buyerId, refused, search, first, offset }, { tenant, inTenant }) =>
			inTenant((sql) =>
				listMessages(sql, tenant.id, {
					...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
					...{ buyerId: buyerId ? checkId(buyerId) : null, refused: refused ?? false },
					search: (search ?? '').slice(0, 200),
				}),
			),
	}),
);
