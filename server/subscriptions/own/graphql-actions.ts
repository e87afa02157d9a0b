// What the caller does with a subscription, in the API: canceling, reactivating, another card, paying what is overdue.

import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import type { OverduePayment } from '../billing/pay-overdue.ts';
import { subscriptionType } from '../graphql-subscription.ts';
import { commandOwn } from './command-own.ts';
import { ownerOf } from './graphql-owner.ts';
import { findOwn } from './owner.ts';
import { openOwnCardPage, payOwn, takeOwnCard } from './pay-own.ts';

const subscriptionId = { required: true, description: 'Id of a subscription of the caller.' } as const;

builder.mutationField('cancelSubscription', (t) =>
	t.field({
		type: subscriptionType,
		description:
			'Cancels a subscription of the caller: it ends with its trial, or with the period that is paid. Fails with `SUBSCRIPTION_STATE` if it is canceled already.',
		extensions: needs('own'),
		args: { id: t.arg.id(subscriptionId) },
		resolve: (_root, { id }, context) => commandOwn(ownerOf(context), checkId(id), 'cancel'),
	}),
);

builder.mutationField('reactivateSubscription', (t) =>
	t.field({
		type: subscriptionType,
		description:
			'Takes the cancellation of a subscription of the caller back, so that it goes on. Fails with `SUBSCRIPTION_STATE` if it is not canceled or has ended, with `SUBSCRIPTION_WITHDRAWN` while the shop decides on a withdrawal from it.',
		extensions: needs('own'),
		args: { id: t.arg.id(subscriptionId) },
		resolve: (_root, { id }, context) => commandOwn(ownerOf(context), checkId(id), 'keep'),
	}),
);

builder.mutationField('openSubscriptionCardPage', (t) =>
	t.string({
		description:
			'Opens a page of the payment provider on which the card of a subscription of the caller is changed, and returns its address. It leads back to the subscription; `takeSubscriptionCard` is called then. Which subscriptions are charged to the new card is settled with this call.',
		extensions: needs('own'),
		args: {
			id: t.arg.id(subscriptionId),
			language: t.arg.string({ description: 'Language of the page, such as `en-GB`; without it that of the caller.' }),
			forAll: t.arg.boolean({
				description:
					'Whether the new card is charged for all running subscriptions of the caller (`cardSharers`); otherwise for this one alone, and the others keep theirs.',
			}),
		},
		resolve: (_root, { id, language, forAll }, context) =>
			openOwnCardPage(ownerOf(context), checkId(id), {
				...{ language: language ?? null, contracts: forAll ? 'all' : 'this' },
			}),
	}),
);

const cardOutcome = builder.enumType('SubscriptionCardOutcome', {
	description: 'What became of a card.',
	values: describeValues(['taken', 'unchanged'] as const, {
		taken: 'The subscription is paid with the new card from now on.',
		unchanged: 'There is no new card.',
	}),
});

interface TakenCard {
	id: string;
	outcome: 'taken' | 'unchanged';
}

const takenCard = builder.objectRef<TakenCard>('TakenSubscriptionCard').implement({
	description: 'Result of changing the card of a subscription.',
	fields: (t) => ({
		outcome: t.expose('outcome', { type: cardOutcome, description: 'What became of the card.' }),
		subscription: t.field({
			type: subscriptionType,
			description: 'The subscription afterwards.',
			resolve: ({ id }, _args, context) => findOwn(ownerOf(context), id),
		}),
	}),
});

builder.mutationField('takeSubscriptionCard', (t) =>
	t.field({
		type: takenCard,
		description:
			'Takes the card that the caller has stored last at the payment provider for a subscription, and pays what is overdue with it.',
		extensions: needs('own'),
		args: { id: t.arg.id(subscriptionId) },
		async resolve(_root, { id: given }, context) {
			const id = checkId(given);
			return { id, outcome: await takeOwnCard(ownerOf(context), id) };
		},
	}),
);

const paidSubscription = builder.objectRef<OverduePayment & { id: string }>('PaidSubscription').implement({
	description: 'Result of paying what is overdue of a subscription.',
	fields: (t) => ({
		paid: t.exposeBoolean('paid', { description: 'Whether nothing is overdue any more.' }),
		actionUrl: t.exposeString('actionUrl', {
			nullable: true,
			description: 'Address of the page on which the bank wants the caller to authorise it; null if it does not.',
		}),
		failureCode: t.exposeString('failureCode', {
			nullable: true,
			description: 'Code of the bank for why it failed; null if it did not or the bank gave no reason.',
		}),
		subscription: t.field({
			type: subscriptionType,
			description: 'The subscription afterwards.',
			resolve: ({ id }, _args, context) => findOwn(ownerOf(context), id),
		}),
	}),
});

builder.mutationField('paySubscription', (t) =>
	t.field({
		type: paidSubscription,
		description:
			'Pays what is overdue of a subscription of the caller with its card, without waiting for the next attempt.',
		extensions: needs('own'),
		args: { id: t.arg.id(subscriptionId) },
		async resolve(_root, { id: given }, context) {
			const id = checkId(given);
			return { id, ...(await payOwn(ownerOf(context), id)) };
		},
	}),
);
