// An order in the API: what its owner sees, and beside it what only those see who look after orders.

import { customerStatus, lacksOnlyPrintData } from '../../rules/orders/customer-status.ts';
import { fittingPrices } from '../../rules/orders/fitting-prices.ts';
import { mayCancel, mayDelete, nextStatuses } from '../../rules/orders/machine.ts';
import { mayDo } from '../../rules/permissions.ts';
import { findNames } from '../accounts/users/find-names.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { isJobUnderWay } from '../jobs/is-waiting.ts';
import { addressType, billingAddressType, paymentMethodType, totalsType } from './core/graphql-parts.ts';
import { linesInState, linesOf } from './core/held-lines.ts';
import { changedJobName } from './core/move-order.ts';
import { placedJobName, printJobName } from './core/place-order.ts';
import {
	type FoundOrder,
	findDocuments,
	findEvents,
	findLinePictures,
	findMails,
	findPayments,
	findRefunds,
} from './find-order.ts';
import {
	approvalType,
	cancelReasonType,
	iso,
	orderCustomer,
	orderDocument,
	orderEvent,
	orderLine,
	orderMail,
	orderPayment,
	orderRefund,
	orderShipping,
	paymentType,
	type ShownLine,
	statusType,
} from './graphql-order-types.ts';
import { orderRef } from './graphql-parts.ts';
import { isOpenBill } from './refund-order.ts';
import { refundableOf } from './refundable.ts';

const isStaff = ({ user }: GraphContext) => mayDo(user, 'qOrder');

/** Nothing for a user who may not look after orders, also where it is their own. */
const forStaff = <Row>(context: GraphContext, work: (sql: Sql) => Promise<Row[]>): Promise<Row[]> =>
	isStaff(context) ? context.inTenant(work) : Promise.resolve([]);

/** They issue and print documents, and write mails. */
const followingJobs = [placedJobName, changedJobName, printJobName];

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

async function nameOf(userId: string | null, { tenant, inTenant }: GraphContext): Promise<string | null> {
	if (!userId) return null;
	const names = await inTenant((sql) => findNames(sql, tenant.id, [userId]));
	return names.get(userId) ?? null;
}

export const orderType = builder.objectType(orderRef, {
	description: 'An order or a checkout that has begun, with names and prices as they were then.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the order.' }),
		number: t.exposeString('number', { nullable: true, description: 'Order number; null until the order is placed.' }),
		status: t.field({
			type: statusType,
			description:
				'Status of the order. Without the right `qOrder`, one that is in `error` as print data is missing is `placed`.',
			resolve: (order, _args, context) => (isStaff(context) ? order.status : customerStatus(order)),
		}),
		approval: t.expose('approval', { type: approvalType, description: 'Whether the order needs an approval.' }),
		payment: t.expose('payment', { type: paymentType, description: 'How far the order is paid.' }),
		paymentMethod: t.expose('paymentMethod', {
			type: paymentMethodType,
			description: 'How the order is paid: as the customer has chosen, until it is paid in another way.',
		}),
		createdAt: t.string({
			description: 'When the checkout began, in ISO 8601.',
			resolve: ({ createdAt }) => iso(createdAt),
		}),
		placedAt: t.string({
			nullable: true,
			description: 'When the order was placed, in ISO 8601; null until then.',
			resolve: ({ placedAt }) => placedAt && iso(placedAt),
		}),
		language: t.exposeString('language', {
			description: 'Language of the order, such as `en-GB`, in which mails and documents are written.',
		}),
		currency: t.exposeString('currency', { description: 'Currency of all amounts, as an ISO 4217 code.' }),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax', {
			description: 'Whether the shop stated gross prices when the order was placed.',
		}),
		billingAddress: t.field({
			type: billingAddressType,
			description: 'Billing address of the customer.',
			resolve: (order) => order.billingAddress,
		}),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Shipping address; null if it is the billing address or nothing is shipped.',
			resolve: (order) => order.shippingAddress,
		}),
		shipping: t.field({
			type: orderShipping,
			nullable: true,
			description: 'How the order is shipped; null if nothing is shipped.',
			resolve: (order) => order.shipping && { ...order.shipping, price: shippingPrice(order) ?? 0 },
		}),
		totals: t.field({
			type: totalsType,
			description: 'Totals of the order.',
			resolve: (order) => {
				const { net, tax, gross, rates } = order.totals;
				const sent = shippingPrice(order);
				const goods = (order.pricesIncludeTax ? gross : net) - (sent ?? 0);
				return { goods, shipping: sent, net, tax, gross, rates };
			},
		}),
		lines: t.field({
			type: [orderLine],
			description: 'Ordered products.',
			resolve: (order, _args, context) => shownLines(order, context),
		}),
		lineCount: t.exposeInt('lineCount', { description: 'Number of lines.' }),
		deliveryDay: t.exposeString('deliveryDay', {
			nullable: true,
			description: 'Expected day of delivery, as `2026-11-15`; null if there is none.',
		}),
		waitsForPrintData: t.exposeBoolean('waitsForPrintData', {
			description: 'Whether a line has no released print data yet; false for orders that are finished or cancelled.',
		}),
		waitsForPayment: t.exposeBoolean('waitsForPayment', {
			description:
				'Whether the order is not produced before its money is there. It cannot be moved to processed or finished, or shipped, until then.',
		}),
		refunded: t.exposeFloat('refunded', { description: 'Amount that has been refunded, in minor units.' }),
		neverCharged: t.exposeBoolean('neverCharged', {
			description: 'Whether the whole bill was taken back before any money came, so that nothing was refunded.',
		}),
		reverseCharge: t.exposeBoolean('reverseCharge', {
			description: 'Whether the customer owes the tax (reverse charge).',
		}),
		taxFreeExport: t.exposeBoolean('taxFreeExport', {
			description: 'Whether the order left the VAT area of the EU, so that no tax was charged.',
		}),
		error: t.string({
			nullable: true,
			description:
				'Code of the reason if the status is `error`, such as `expired`, `cancelled` or `staff`; null otherwise.',
			resolve: (order, _args, context) => (!isStaff(context) && lacksOnlyPrintData(order) ? null : order.error),
		}),
		cancelledAt: t.string({
			nullable: true,
			description: 'When the order was cancelled, in ISO 8601; null if it is not. The status stays as it was then.',
			resolve: ({ cancelledAt }) => cancelledAt && iso(cancelledAt),
		}),
		cancelReason: t.expose('cancelReason', {
			type: cancelReasonType,
			nullable: true,
			description: 'Why the order was cancelled; null if it is not.',
		}),
		cancelledBy: t.string({
			nullable: true,
			description:
				'Name of the user who cancelled the order; null if it is not cancelled, if the account has been deleted, or without the right `qOrder`.',
			resolve: (order, _args, context) => (isStaff(context) ? nameOf(order.cancelledBy, context) : null),
		}),
		cancelNote: t.string({
			description: 'Internal note about the cancellation. Empty without the right `qOrder`.',
			resolve: ({ cancelNote }, _args, context) => (isStaff(context) ? cancelNote : ''),
		}),
		customer: t.field({ type: orderCustomer, description: 'The customer who ordered.', resolve: (order) => order }),
		createdBy: t.string({
			nullable: true,
			description:
				'Name of the user who ordered on behalf of the customer; null if the customer ordered, if the account has been deleted, or without the right `qOrder`.',
			resolve: (order, _args, context) => (isStaff(context) ? nameOf(order.createdBy, context) : null),
		}),
		documents: t.field({
			type: [orderDocument],
			description: 'Documents of the order, the oldest first.',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findDocuments(sql, tenant.id, id)),
		}),
		events: t.field({
			type: [orderEvent],
			description:
				'History of the order, the oldest event first, at most 1000 events. Empty without the right `qOrder`.',
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findEvents(sql, context.tenant.id, id)),
		}),
		payments: t.field({
			type: [orderPayment],
			description:
				'Payments at payment providers and transfers that were received, the oldest first. Empty without the right `qOrder`.',
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findPayments(sql, context.tenant.id, id)),
		}),
		refunds: t.field({
			type: [orderRefund],
			description: 'Refunds, the oldest first. Empty without the right `qOrder`.',
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findRefunds(sql, context.tenant.id, id)),
		}),
		mails: t.field({
			type: [orderMail],
			description: 'Mails about the order, the oldest first. Empty without the right `qOrder`.',
			resolve: ({ id }, _args, context) => forStaff(context, (sql) => findMails(sql, context.tenant.id, id)),
		}),
		nextStatuses: t.field({
			type: [statusType],
			description: 'Statuses to which `moveOrder` can move the order now. Empty without the right `qOrder`.',
			resolve: (order, _args, context) => (isStaff(context) ? nextStatuses(order) : []),
		}),
		isBeingProcessed: t.boolean({
			description:
				'Whether documents or mails that follow from the last change of the order are being made. False without the right `qOrder`.',
			resolve: ({ id }, _args, context) =>
				isStaff(context) &&
				context.inTenant((sql) => isJobUnderWay(sql, context.tenant.id, followingJobs, { orderId: id })),
		}),
		mayDelete: t.boolean({
			description: 'Whether `deleteOrder` is possible. False without the right `qOrder`.',
			resolve: (order, _args, context) => isStaff(context) && mayDelete(order),
		}),
		mayCancel: t.boolean({
			description: 'Whether `cancelOrder` is possible. False without the right `qOrder`.',
			resolve: (order, _args, context) => isStaff(context) && mayCancel(order),
		}),
		mayRestock: t.boolean({
			description:
				'Whether the order has taken products from the stock that can be put back when it is cancelled. False without the right `qOrder`.',
			async resolve({ id, shipped }, _args, context) {
				if (shipped !== 'none') return false;
				const lines = await forStaff(context, (sql) => linesOf(sql, context.tenant.id, id));
				return linesInState(lines, 'taken').length > 0;
			},
		}),
		refundable: t.float({
			description: 'Amount that can be refunded now, in minor units. Zero without the right `qOrder`.',
			async resolve(order, _args, context) {
				if (!isStaff(context)) return 0;
				const { tenant, inTenant } = context;
				return inTenant(async (sql) => {
					const refunds = await findRefunds(sql, tenant.id, order.id);
					return refundableOf({ ...order, isOpenBill: await isOpenBill(sql, tenant.id, order) }, refunds);
				});
			},
		}),
	}),
});
