// A subscription as lists of the administration show it.
import { intervalIn, paymentToCome } from '../../../rules/subscriptions/after-pause.ts';
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import { statusOf } from '../../../rules/subscriptions/machine.ts';
import { builder } from '../../graphql/builder.ts';
import { subscriptionInterval, subscriptionStateType, subscriptionStatusType } from '../graphql-parts.ts';
import type { ListedSubscription } from './find-subscriptions.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export const adminSubscription = builder.objectRef<ListedSubscription>('AdminSubscription').implement({
	description: 'A subscription, as the administration lists it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the subscription.' }),
		number: t.exposeString('number', { description: 'Number of the contract, such as `V-2026-000017`.' }),
		status: t.field({
			type: subscriptionStatusType,
			description: 'Whether it goes on.',
			resolve: (subscription) => statusOf(subscription),
		}),
		state: t.field({
			type: subscriptionStateType,
			description: 'State at the payment provider.',
			resolve: ({ state }) => {
				if (state === 'opening' || state === 'abandoned') throw new Error('not begun');
				return state;
			},
		}),
		interval: t.field({
			type: subscriptionInterval,
			description: 'How often it is paid and delivered.',
			resolve: ({ intervalUnit: unit, intervalCount: count }): Interval => ({ unit, count }),
		}),
		customerName: t.exposeString('customerName', {
			description: 'Name or company of the customer; empty once the personal data is deleted.',
		}),
		customerMail: t.exposeString('customerMail', {
			description: 'Email address of the customer; empty once the personal data is deleted.',
		}),
		startedAt: t.string({
			nullable: true,
			description: 'When it began, in ISO 8601; null before that.',
			resolve: ({ startedAt }) => iso(startedAt),
		}),
		trialEnd: t.string({
			nullable: true,
			description: 'End of the trial period, in ISO 8601; null if there is none.',
			resolve: ({ trialEnd }) => iso(trialEnd),
		}),
		nextPaymentDate: t.string({
			nullable: true,
			description:
				'When it is charged next, in ISO 8601; null where no payment follows, or it is paused until it is resumed.',
			resolve: (subscription) => iso(paymentToCome(intervalIn(subscription))),
		}),
		cancelAt: t.string({
			nullable: true,
			description: 'Until when it runs once it is cancelled, in ISO 8601; null if it is not.',
			resolve: ({ cancelAt }) => iso(cancelAt),
		}),
		endedAt: t.string({
			nullable: true,
			description: 'When it ended, in ISO 8601; null while it runs.',
			resolve: ({ endedAt }) => iso(endedAt),
		}),
		net: t.exposeFloat('net', { description: 'Amount per period without tax, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount per period with tax, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		products: t.exposeStringList('products', { description: 'Names of the products that are delivered now.' }),
		nextProduct: t.exposeString('nextProduct', {
			nullable: true,
			description: 'Of a plan: name of the product of the tier that begins with a later period; null if none does.',
		}),
		nextProductAt: t.string({
			nullable: true,
			description: 'When that tier begins, in ISO 8601; null if none does.',
			resolve: ({ nextProductAt, cancelAt }) => (cancelAt ? null : iso(nextProductAt)),
		}),
		isPlan: t.exposeBoolean('isPlan', { description: 'Whether it is the plan of a shop of the platform.' }),
		isWithdrawalOpen: t.exposeBoolean('isWithdrawalOpen', {
			description: 'Whether its customer has withdrawn from it and the shop has not decided on that yet.',
		}),
		isDetached: t.exposeBoolean('detached', {
			description: 'Whether it was imported and not taken over at the payment provider yet: nothing is done with it.',
		}),
	}),
});
