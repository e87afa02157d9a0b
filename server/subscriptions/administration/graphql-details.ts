// What staff sees of a subscription beside what its customer sees: who that is, its history, cancellations that were declared.
import { mayDo } from '../../../rules/permissions.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import type { SubscriptionDetails } from '../find-details.ts';
import { subscriptionRef } from '../graphql-parts.ts';
import { eventsInLanguage } from './events-in-language.ts';
import { findCancellationsOf } from './find-cancellations.ts';
import { countSubscriptionEvents, findSubscriptionEvents, type SubscriptionEvent } from './find-events.ts';
import { cancellationType } from './graphql-parts.ts';

const isStaff = ({ user }: GraphContext) => mayDo(user, 'qOrder');

/** Nothing for a user who may not look after orders, also where it is their own. */
const forStaff = <Row>(context: GraphContext, work: (sql: Sql) => Promise<Row[]>): Promise<Row[]> =>
	isStaff(context) ? context.inTenant(work) : Promise.resolve([]);

const eventActor = builder.enumType('SubscriptionEventActor', {
	description: 'Who caused an event of a subscription.',
	values: {
		system: { description: 'The shop or its payment provider.' },
		shopper: { description: 'The customer of the subscription.' },
		staff: { description: 'A user who manages orders.' },
	},
});

const event = builder.objectRef<SubscriptionEvent>('SubscriptionEvent').implement({
	description: 'An event in the history of a subscription.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the event.' }),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		actor: t.field({ type: eventActor, description: 'Who caused the event.', resolve: ({ actor }) => actor }),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user who caused it; null if no user did or the account has been deleted.',
		}),
		kind: t.exposeString('kind', {
			description:
				'Kind of event: `begun`, `state`, `canceled`, `kept`, `card`, `changed`, `paused`, `resumed`, `payment`, `failed`, `mail`, `note`, `tier`, `cancellation` or `refund`.',
		}),
		detail: t.field({
			type: 'JSON',
			description:
				'Details of the event, whose shape depends on its kind: of a change what was before and after, of a mail its recipient.',
			resolve: ({ detail }) => detail,
		}),
	}),
});

const customer = builder.objectRef<SubscriptionDetails>('SubscriptionCustomer').implement({
	description: 'The customer of a subscription.',
	fields: (t) => ({
		id: t.exposeID('userId', {
			nullable: true,
			description: 'Id of the account; null if there is none, or if it has been deleted.',
		}),
		name: t.exposeString('customerName', { description: 'Name or company; empty once the personal data is deleted.' }),
		email: t.exposeString('customerMail', { description: 'Email address; empty once the personal data is deleted.' }),
	}),
});

builder.objectFields(subscriptionRef, (t) => ({
	customer: t.field({
		type: customer,
		nullable: true,
		description: 'The customer. Null without the right `qOrder`.',
		resolve: (subscription, _args, context) => (isStaff(context) ? subscription : null),
	}),
	events: t.field({
		type: [event],
		description:
			'A page of its history, counted from the latest event; the oldest event of the page comes first. Empty without the right `qOrder`.',
		args: {
			first: t.arg.int(pageSize(100)),
			offset: t.arg.int(pageOffset),
			language: t.arg.string({
				description:
					'Language of the names of products, such as `en-GB`; the default language of the shop if not given.',
			}),
		},
		resolve({ id }, { first, offset, language }, context) {
			const page = checkPaging({ first: first ?? 100, offset: offset ?? 0 });
			return forStaff(context, async (sql) =>
				eventsInLanguage(sql, context.tenant, language, await findSubscriptionEvents(sql, context.tenant.id, id, page)),
			);
		},
	}),
	eventCount: t.int({
		description: 'Number of events of the subscription. 0 without the right `qOrder`.',
		resolve: ({ id }, _args, context) =>
			isStaff(context) ? context.inTenant((sql) => countSubscriptionEvents(sql, context.tenant.id, id)) : 0,
	}),
	cancellations: t.field({
		type: [cancellationType],
		description:
			'Cancellations that were declared on the public page for it, and open ones that might be about it, the latest first. Empty without the right `qOrder`.',
		resolve: ({ id }, _args, context) => forStaff(context, (sql) => findCancellationsOf(sql, context.tenant.id, id)),
	}),
	isDetached: t.boolean({
		description: 'Whether it was imported and not taken over at the payment provider yet: nothing is done with it.',
		resolve: ({ detached }) => detached,
	}),
	isPlan: t.boolean({
		description: 'Whether it is the plan of a shop of the platform.',
		resolve: ({ forTenant }) => forTenant !== null,
	}),
	reference: t.string({
		nullable: true,
		description: 'Reference at the payment provider. Null without the right `qOrder`.',
		resolve: ({ providerId }, _args, context) => (isStaff(context) ? providerId : null),
	}),
}));
