// An order in the API: what its owner sees, and beside it what only those see who look after orders.

import { fittingPrices } from '../../rules/orders/fitting-prices.ts';
import { approvals, mayDelete, nextStatuses, orderStatuses, paymentStates } from '../../rules/orders/machine.ts';
import { mayDo } from '../../rules/permissions.ts';
import { findNames } from '../accounts/users/find-names.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { imageRef } from '../media/graphql-parts.ts';
import type { Image } from '../media/media-path.ts';
import { addressType, billingAddressType, paymentMethodType, totalsType } from './core/graphql-parts.ts';
import {
	type FoundOrder,
	findDocuments,
	findEvents,
	findLinePictures,
	findMails,
	findPayments,
	findRefunds,
	type OrderDocument,
	type OrderEvent,
	type OrderLine,
	type OrderMail,
	type OrderPayment,
	type OrderRefund,
	type OrderShipping,
} from './find-order.ts';
import { orderRef } from './graphql-parts.ts';
import { refundableOf } from './refundable.ts';

export const statusType = builder.enumType('OrderStatus', { values: orderStatuses });
export const approvalType = builder.enumType('OrderApproval', { values: approvals });
export const paymentType = builder.enumType('OrderPaymentState', { values: paymentStates });

const minor = { description: 'In minor units' };
const iso = (date: Date) => date.toISOString();

const option = builder.objectRef<{ name: string; value: string }>('OrderLineOption').implement({
	fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

interface ShownLine extends OrderLine {
	picture: Image | null;
	pricesIncludeTax: boolean;
}

const line = builder.objectRef<ShownLine>('OrderLine').implement({
	description: 'As it was when it was ordered',
	fields: (t) => ({
		position: t.exposeInt('position'),
		productId: t.exposeID('productId', { description: 'It may be gone' }),
		slug: t.exposeString('slug', { description: 'Of the page of the product, or of that which it is a variant of' }),
		code: t.exposeString('code'),
		name: t.exposeString('name'),
		itemName: t.exposeString('itemName', { description: 'What the shopper calls it' }),
		options: t.field({ type: [option], resolve: ({ options }) => options }),
		designId: t.exposeID('designId', { nullable: true }),
		picture: t.field({ type: imageRef, nullable: true, resolve: ({ picture }) => picture }),
		quantity: t.exposeInt('quantity'),
		unitPrice: t.exposeFloat('unitPrice', { description: 'In ten-thousandths of the currency’s major unit' }),
		rate: t.exposeInt('rate', { description: 'Of the tax, in hundredths of a per cent' }),
		net: t.exposeFloat('net', minor),
		tax: t.exposeFloat('tax', minor),
		gross: t.exposeFloat('gross', minor),
		total: t.float({
			description: 'Net or gross, as the shop states its prices. In minor units',
			resolve: ({ pricesIncludeTax, gross, net }) => (pricesIncludeTax ? gross : net),
		}),
		personalised: t.exposeBoolean('personalised'),
	}),
});

const shipping = builder.objectRef<OrderShipping & { price: number }>('OrderShipping').implement({
	fields: (t) => ({
		name: t.exposeString('name'),
		days: t.exposeInt('days'),
		price: t.exposeFloat('price', { description: 'Net or gross, as the shop states its prices. In minor units' }),
	}),
});

const customer = builder.objectRef<FoundOrder>('OrderCustomer').implement({
	fields: (t) => ({
		id: t.id({ nullable: true, description: 'Null when the account is gone', resolve: ({ userId }) => userId }),
		guest: t.exposeBoolean('guest', { description: 'Ordered without an account: there is no user to be looked at' }),
		name: t.string({ resolve: ({ customerName }) => customerName }),
		email: t.string({ resolve: ({ customerMail }) => customerMail }),
	}),
});

const documentKind = builder.enumType('OrderDocumentKind', {
	values: ['orderConfirmation', 'invoice', 'creditNote'] as const,
});

const documentAddress = ({ orderId, id }: Pick<OrderDocument, 'orderId' | 'id'>): string =>
	`/service-api/orders/${orderId}/documents/${id}`;

const document = builder.objectRef<OrderDocument>('OrderDocument').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		kind: t.expose('kind', { type: documentKind }),
		number: t.exposeString('number'),
		issuedOn: t.exposeString('issuedOn'),
		url: t.string({ description: 'The PDF', resolve: documentAddress }),
	}),
});

const actor = builder.enumType('OrderActor', { values: ['system', 'shopper', 'staff'] as const });

const event = builder.objectRef<OrderEvent>('OrderEvent').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		at: t.string({ resolve: ({ at }) => iso(at) }),
		actor: t.expose('actor', { type: actor }),
		by: t.exposeString('by', { nullable: true, description: 'Who, if it is still known' }),
		kind: t.exposeString('kind', {
			description: 'created, status, payment, refund, document, mail, note, withdrawal',
		}),
		detail: t.field({ type: 'JSON', resolve: ({ detail }) => detail }),
	}),
});

const providerState = builder.enumType('ProviderPaymentState', {
	values: ['opening', 'open', 'paid', 'expired', 'failed'] as const,
});

const payment = builder.objectRef<OrderPayment>('OrderPayment').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		provider: t.exposeString('provider'),
		state: t.expose('state', { type: providerState }),
		amount: t.exposeFloat('amount', minor),
		currency: t.exposeString('currency'),
		reference: t.exposeString('intentId', { nullable: true, description: 'At the provider' }),
		late: t.exposeBoolean('late', { description: 'It came when there was nothing left to sell, and goes back' }),
		createdAt: t.string({ resolve: ({ createdAt }) => iso(createdAt) }),
		changedAt: t.string({ resolve: ({ changedAt }) => iso(changedAt) }),
	}),
});

const refundState = builder.enumType('RefundState', { values: ['waiting', 'done', 'failed'] as const });

const refund = builder.objectRef<OrderRefund>('OrderRefund').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		amount: t.exposeFloat('amount', minor),
		reason: t.exposeString('reason'),
		state: t.expose('state', { type: refundState }),
		error: t.exposeString('error', { nullable: true }),
		byProvider: t.boolean({
			description: 'Else the shop gives it back by itself',
			resolve: ({ paymentId }) => paymentId !== null,
		}),
		createdAt: t.string({ resolve: ({ createdAt }) => iso(createdAt) }),
		changedAt: t.string({ resolve: ({ changedAt }) => iso(changedAt) }),
	}),
});

const mail = builder.objectRef<OrderMail>('OrderMail').implement({
	fields: (t) => ({
		purpose: t.exposeString('purpose', { description: 'placed, status.{event}, refund.{refund}, …' }),
		recipient: t.exposeString('recipient'),
		subject: t.exposeString('subject', { nullable: true }),
		state: t.exposeString('state', { nullable: true, description: 'queued, sent, kept, failed' }),
		writtenAt: t.string({ resolve: ({ writtenAt }) => iso(writtenAt) }),
	}),
});

const isStaff = ({ user }: GraphContext) => mayDo(user, 'qOrder');

/** Nothing for whoever may not look after orders, also where it is his own. */
const forStaff = <Row>(context: GraphContext, work: (sql: Sql) => Promise<Row[]>): Promise<Row[]> =>
	isStaff(context) ? context.inTenant(work) : Promise.resolve([]);

const shippingPrice = ({ shipping, pricesIncludeTax }: FoundOrder): number | null =>
	shipping?.parts.reduce((sum, part) => sum + (pricesIncludeTax ? part.gross : part.net), 0) ?? null;

async function shownLines(order: FoundOrder, { tenant, inTenant }: GraphContext) {
	const { lines, pricesIncludeTax } = order;
	const pictures = await inTenant((sql) => findLinePictures(sql, tenant.id, lines));
	return fittingPrices(lines, order).map((one): ShownLine => {
		const picture = one.mediaId ? pictures.get(one.mediaId) : undefined;
		return { ...one, pricesIncludeTax, picture: picture ? { ...picture, alt: one.name } : null };
	});
}

async function creatorOf({ createdBy }: FoundOrder, { tenant, inTenant }: GraphContext): Promise<string | null> {
	if (!createdBy) return null;
	const names = await inTenant((sql) => findNames(sql, tenant.id, [createdBy]));
	return names.get(createdBy) ?? null;
}

const staffOnly = 'Nothing for whoever may not look after orders';

export const orderType = builder.objectType(orderRef, {
	fields: (t) => ({
		id: t.exposeID('id'),
		number: t.exposeString('number', { nullable: true, description: 'Given when it is placed' }),
		status: t.expose('status', { type: statusType }),
		approval: t.expose('approval', { type: approvalType }),
		payment: t.expose('payment', { type: paymentType }),
		paymentMethod: t.expose('paymentMethod', { type: paymentMethodType }),
		createdAt: t.string({ resolve: ({ createdAt }) => iso(createdAt) }),
		placedAt: t.string({ nullable: true, resolve: ({ placedAt }) => placedAt && iso(placedAt) }),
		language: t.exposeString('language'),
		currency: t.exposeString('currency'),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax'),
		billingAddress: t.field({ type: billingAddressType, resolve: (order) => order.billingAddress }),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Null: as the billing address, or nothing is sent',
			resolve: (order) => order.shippingAddress,
		}),
		shipping: t.field({
			type: shipping,
			nullable: true,
			description: 'Null: nothing is sent',
			resolve: (order) => order.shipping && { ...order.shipping, price: shippingPrice(order) ?? 0 },
		}),
		totals: t.field({
			type: totalsType,
			resolve: (order) => {
				const { net, tax, gross, rates } = order.totals;
				const sent = shippingPrice(order);
				const goods = (order.pricesIncludeTax ? gross : net) - (sent ?? 0);
				return { goods, shipping: sent, net, tax, gross, rates };
			},
		}),
		lines: t.field({ type: [line], resolve: (order, _args, context) => shownLines(order, context) }),
		lineCount: t.exposeInt('lineCount'),
		deliveryDay: t.exposeString('deliveryDay', { nullable: true }),
		refunded: t.exposeFloat('refunded', minor),
		reverseCharge: t.exposeBoolean('reverseCharge'),
		error: t.exposeString('error', { nullable: true, description: 'A code, where the status is error' }),
		customer: t.field({ type: customer, resolve: (order) => order }),
		createdBy: t.string({
			nullable: true,
			description: `Who of the shop has ordered on behalf of the customer. ${staffOnly}`,
			resolve: (order, _args, context) => (isStaff(context) ? creatorOf(order, context) : null),
		}),
		documents: t.field({
			type: [document],
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findDocuments(sql, tenant.id, id)),
		}),
		events: t.field({
			type: [event],
			description: `What has happened, from the beginning. ${staffOnly}`,
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findEvents(sql, context.tenant.id, id)),
		}),
		payments: t.field({
			type: [payment],
			description: staffOnly,
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findPayments(sql, context.tenant.id, id)),
		}),
		refunds: t.field({
			type: [refund],
			description: staffOnly,
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findRefunds(sql, context.tenant.id, id)),
		}),
		mails: t.field({
			type: [mail],
			description: staffOnly,
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findMails(sql, context.tenant.id, id)),
		}),
		nextStatuses: t.field({
			type: [statusType],
			description: `Where it can be moved by hand. ${staffOnly}`,
			resolve: (order, _args, context) => (isStaff(context) ? nextStatuses(order) : []),
		}),
		mayDelete: t.boolean({ resolve: (order, _args, context) => isStaff(context) && mayDelete(order) }),
		refundable: t.float({
			description: `How much can still be given back, in minor units. ${staffOnly}`,
			async resolve(order, _args, context) {
				const refunds = await forStaff(context, (sql) => findRefunds(sql, context.tenant.id, order.id));
				return isStaff(context) ? refundableOf(order, refunds) : 0;
			},
		}),
	}),
});
