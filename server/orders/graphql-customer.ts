// What customers do with an order that was placed, signed in or with the link of a guest: pay it, or ask for it to be cancelled.

import { pathOfLanguage } from '../../rules/languages.ts';
import { grouped } from '../../rules/orders/bank-account.ts';
import { mayRequestCancellation } from '../../rules/orders/machine.ts';
import { transferReference } from '../../rules/orders/transfer-reference.ts';
import { isByTransfer } from '../../rules/payments/methods.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { needs } from '../graphql/rights.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { paymentMethodType } from './core/graphql-parts.ts';
import { type FoundOrder, findOrder } from './find-order.ts';
import { orderRef } from './graphql-parts.ts';
import { findOpenedOrders } from './links/order-links.ts';
import {
	findPayable,
	isDebitRefused,
	isMoneyComing,
	isPaymentReturned,
	payPlacedOrder,
	settlePlacedOrder,
} from './pay-placed.ts';
import { isCancellationWanted, requestCancellation } from './request-cancellation.ts';
import { findOrderSettings } from './settings/find-settings.ts';

interface Transfer {
	holder: string;
	bank: string;
	iban: string;
	bic: string;
	reference: string;
}

const transfer = builder.objectRef<Transfer>('BankTransfer').implement({
	description: 'Bank account of the shop that an order is to be transferred to.',
	fields: (t) => ({
		holder: t.exposeString('holder', { description: 'Name of the account holder.' }),
		bank: t.exposeString('bank', { description: 'Name of the bank; empty if unknown.' }),
		iban: t.exposeString('iban', { description: 'IBAN of the account, in groups of four.' }),
		bic: t.exposeString('bic', { description: 'BIC of the bank; empty if unknown.' }),
		reference: t.exposeString('reference', { description: 'Reference that the customer enters with the transfer.' }),
	}),
});

/** Nothing where the money comes in another way, or is not due. */
async function findTransfer(order: FoundOrder, { tenant, inTenant }: GraphContext): Promise<Transfer | null> {
	const { number, payment, paymentMethod, cancelledAt } = order;
	if (number === null || payment !== 'open' || cancelledAt || !isByTransfer(paymentMethod)) return null;
	const { seller } = await inTenant((sql) => findOrderSettings(sql, tenant.id));
	return seller.bank && { ...seller.bank, iban: grouped(seller.bank.iban), reference: transferReference(order) };
}

builder.objectFields(orderRef, (t) => ({
	transfer: t.field({
		type: transfer,
		nullable: true,
		description: 'Where to transfer what is due; null if the order is paid in another way, or nothing is due.',
		resolve: (order, _args, context) => findTransfer(order, context),
	}),
	payableBy: t.field({
		type: [paymentMethodType],
		description:
			'Payment methods with which the order can be paid now by `payOrder`; empty if nothing is due or the money is on its way.',
		resolve: async (order, _args, { tenant, inTenant, payments }) => {
			const offer = await inTenant((sql) => findPayable(sql, payments, tenant, order));
			return [...(offer?.methods ?? [])];
		},
	}),
	paymentComing: t.boolean({
		description:
			'Whether the customer has paid by a method whose money arrives days later, and it has not arrived yet.',
		resolve: ({ id, payment }, _args, { tenant, inTenant }) =>
			payment === 'open' && inTenant((sql) => isMoneyComing(sql, tenant.id, id)),
	}),
	debitRefused: t.boolean({
		description:
			'Whether the bank of the customer has refused a direct debit, and the order is not paid in another way.',
		resolve: ({ id, payment }, _args, { tenant, inTenant }) =>
			payment === 'open' && inTenant((sql) => isDebitRefused(sql, tenant.id, id)),
	}),
	paymentReturned: t.boolean({
		description:
			'Whether the customer has paid something that was not due, such as a second time: that payment goes back by itself.',
		resolve: ({ id, number }, _args, { tenant, inTenant }) =>
			number !== null && inTenant((sql) => isPaymentReturned(sql, tenant.id, id)),
	}),
}));

builder.objectFields(orderRef, (t) => ({
	mayRequestCancellation: t.boolean({
		description:
			'Whether the customer can request a cancellation by `requestOrderCancellation`: nothing has been produced yet.',
		resolve: (order, _args, { tenant, inTenant }) =>
			mayRequestCancellation(order) && inTenant(async (sql) => !(await isCancellationWanted(sql, tenant.id, order.id))),
	}),
	cancellationWanted: t.boolean({
		description: 'Whether the customer has requested a cancellation and the shop has not cancelled the order.',
		resolve: ({ id, cancelledAt }, _args, { tenant, inTenant }) =>
			cancelledAt === null && inTenant((sql) => isCancellationWanted(sql, tenant.id, id)),
	}),
}));

/** Of the caller, or opened from a mail in this browser. */
async function findShown(number: string, { tenant, user, orderTokens, inTenant }: GraphContext): Promise<FoundOrder> {
	const order = await inTenant(async (sql) => {
		const own = user && (await findOrder(sql, tenant.id, { number, userId: user.id }));
		if (own) return own;
		const opened = await findOpenedOrders(sql, tenant.id, orderTokens);
		const found = opened.length > 0 ? await findOrder(sql, tenant.id, { number }) : undefined;
		return found && opened.includes(found.id) ? found : undefined;
	});
	if (!order) throw new ApiError('NOT_FOUND');
	return order;
}

const numberArgument = 'Number of an order of the caller, or of one that was opened by a link from a mail.';

builder.mutationField('payOrder', (t) =>
	t.string({
		description:
			'Opens a page on which a placed order that is not paid yet can be paid, and returns its address. Fails with `PAYMENT_METHOD_INVALID` for a method that is not in `Order.payableBy`. Must be the only mutation of its document.',
		extensions: needs('public'),
		args: {
			number: t.arg.string({ required: true, description: numberArgument }),
			method: t.arg({ type: paymentMethodType, required: true, description: 'One of `Order.payableBy`.' }),
			language: t.arg.string({
				description:
					'Language of the page that the provider leads back to, such as `en-GB`; without it that of the order.',
			}),
		},
		async resolve(_root, { number, method, language }, context) {
			const { tenant, inTenant, payments, origin } = context;
			const order = await findShown(number, context);
			const spoken = spokenLanguage(tenant, language ?? order.language);
			const known = tenant.languages.find(({ languageCode }) => languageCode === spoken);
			const page = `${origin?.shop ?? ''}${known ? pathOfLanguage(known) : '/'}orders/${encodeURIComponent(number)}`;
			const urls = { successUrl: `${page}?paid=1`, cancelUrl: `${page}?cancelled=1` };
			return payPlacedOrder({ tenant, inTenant, payments }, order.id, method, urls);
		},
	}),
);

builder.mutationField('settleOrderPayment', (t) =>
	t.boolean({
		description:
			'Checks the payments of an order that are not decided yet with the payment provider. False if it could not be reached: a payment may have gone through that the order does not show yet.',
		extensions: needs('public'),
		args: { number: t.arg.string({ required: true, description: numberArgument }) },
		async resolve(_root, { number }, context) {
			const { tenant, inTenant, payments } = context;
			const order = await findShown(number, context);
			return settlePlacedOrder({ tenant, inTenant, payments }, order.id);
		},
	}),
);

builder.mutationField('requestOrderCancellation', (t) =>
	t.field({
		type: orderRef,
		description:
			'Requests the cancellation of an order; the shop decides. Repeated calls make one request. Fails with `ORDER_NOT_MOVED` if `Order.mayRequestCancellation` is false.',
		extensions: needs('public'),
		args: {
			number: t.arg.string({ required: true, description: numberArgument }),
			text: t.arg.string({ description: 'Reason for the shop, at most 500 characters.' }),
		},
		async resolve(_root, { number, text }, context) {
			const { tenant, user, inTenant, origin } = context;
			const { id } = await findShown(number, context);
			const asking = { tenant, userId: user?.id ?? null, shop: origin?.shop ?? '' };
			return inTenant((sql) => requestCancellation(sql, asking, id, text ?? ''));
		},
	}),
);
