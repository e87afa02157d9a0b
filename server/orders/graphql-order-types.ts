// The parts of an order in the API: its states, lines, documents, payments, refunds, mails and history.

import { linePageAddress, thumbnailWidth } from '../../rules/designs/page-address.ts';
import { approvals, cancelReasons, orderStatuses, paymentStates } from '../../rules/orders/machine.ts';
import { shippedStates } from '../../rules/shipments/shipment.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { imageRef } from '../media/graphql-parts.ts';
import type { Image } from '../media/media-path.ts';
import { paymentMethodType } from './core/graphql-parts.ts';
import type {
	FoundOrder,
	OrderDocument,
	OrderEvent,
	OrderLine,
	OrderMail,
	OrderPayment,
	OrderRefund,
	OrderShipping,
} from './find-order.ts';
import { orderLineOption } from './graphql-parts.ts';

export const statusType = builder.enumType('OrderStatus', {
	description: 'Status of an order. Statuses are changed by `moveOrder` and by payments.',
	values: describeValues(orderStatuses, {
		inCreation: 'The checkout has begun and is not paid yet, or the order waits for an approval.',
		placed: 'The order has its number and is to be processed.',
		processed: 'The order is processed, for example produced or shipped.',
		finished: 'The order is complete; its status is final.',
		error: 'The order failed or the checkout was abandoned.',
	}),
});
export const cancelReasonType = builder.enumType('OrderCancelReason', {
	description: 'Why an order was cancelled.',
	values: describeValues(cancelReasons, {
		customer: 'At the request of the customer.',
		outOfStock: 'The products cannot be delivered.',
		payment: 'The order was not paid, or its payment failed.',
		duplicate: 'The order was placed twice.',
		other: 'For another reason.',
	}),
});
export const approvalType = builder.enumType('OrderApproval', {
	description: 'Whether an order needs the approval of another user.',
	values: describeValues(approvals, {
		none: 'No approval is needed.',
		pending: 'The order waits for its approval.',
		approved: 'The order has been approved.',
		rejected: 'The approval has been refused.',
	}),
});
export const paymentType = builder.enumType('OrderPaymentState', {
	description: 'How far an order is paid.',
	values: describeValues(paymentStates, {
		open: 'Nothing is paid yet.',
		paid: 'The order is paid in full.',
		partlyRefunded: 'Paid, and refunded in part.',
		refunded: 'Refunded in full.',
	}),
});

export const shippedStateType = builder.enumType('OrderShippedState', {
	description: 'How much of an order has been handed to carriers.',
	values: describeValues(shippedStates, {
		none: 'Nothing has been sent.',
		partly: 'A part has been sent; the rest remains to be sent.',
		all: 'Everything has been sent.',
	}),
});

export const iso = (date: Date) => date.toISOString();

export interface ShownLine extends OrderLine {
	picture: Image | null;
	pricesIncludeTax: boolean;
}

export const orderLine = builder.objectRef<ShownLine>('OrderLine').implement({
	description: 'A line of an order, with names and prices as they were when it was placed.',
	fields: (t) => ({
		position: t.exposeInt('position', { description: 'Position of the line, starting at 0.' }),
		itemId: t.exposeID('itemId', {
			nullable: true,
			description: 'Id that the line had in the cart, which its print data belongs to; null if it has none.',
		}),
		productId: t.exposeID('productId', {
			description: 'Id of the product or variant, which may have been deleted since.',
		}),
		slug: t.exposeString('slug', { description: 'Slug of the product page; for a variant that of its product.' }),
		code: t.exposeString('code', { description: 'Code of the product or variant.' }),
		name: t.exposeString('name', { description: 'Name of the product in the language of the order.' }),
		itemName: t.exposeString('itemName', {
			description: 'Name that the shopper gave to the line; empty if there is none.',
		}),
		options: t.field({
			type: [orderLineOption],
			description: 'Values that distinguished the variant; empty for a product without variants.',
			resolve: ({ options }) => options,
		}),
		designId: t.exposeID('designId', {
			nullable: true,
			description: 'Id of the design to be printed; null for a product without one.',
		}),
		designPreview: t.string({
			nullable: true,
			description:
				'Address of a picture of the first page of its design as it was released (PNG, 320 pixels wide or high), for those who may see the order; null for a line without a design.',
			resolve: ({ itemId, releaseId }) =>
				itemId && releaseId ? linePageAddress(itemId, releaseId, 1, thumbnailWidth) : null,
		}),
		picture: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it had none, or if the image has been deleted.',
			resolve: ({ picture }) => picture,
		}),
		quantity: t.exposeInt('quantity', { description: 'Number of ordered pieces; of a series those of all rows.' }),
		seriesRows: t.exposeInt('seriesRows', {
			nullable: true,
			description: 'Number of rows of the series that is printed, each in as many pieces; null without a series.',
		}),
		unitPrice: t.exposeFloat('unitPrice', {
			description: 'Price of one piece, in ten-thousandths of the major unit of the currency.',
		}),
		rate: t.exposeInt('rate', { description: 'Tax rate in hundredths of a per cent.' }),
		net: t.exposeFloat('net', { description: 'Amount without tax, in minor units.' }),
		tax: t.exposeFloat('tax', { description: 'Tax in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount with tax, in minor units.' }),
		total: t.float({
			description: 'Amount in minor units, net or gross as all prices of the shop.',
			resolve: ({ pricesIncludeTax, gross, net }) => (pricesIncludeTax ? gross : net),
		}),
		personalised: t.exposeBoolean('personalised', {
			description: 'Whether it is made to the specification of the shopper, so that there is no right of withdrawal.',
		}),
	}),
});

export const orderShipping = builder.objectRef<OrderShipping & { price: number }>('OrderShipping').implement({
	description: 'How an order is shipped.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the shipping method when the order was placed.' }),
		days: t.exposeInt('days', { description: 'Working days in transit.' }),
		price: t.exposeFloat('price', { description: 'Price in minor units, net or gross as all prices of the shop.' }),
	}),
});

export const orderCustomer = builder.objectRef<FoundOrder>('OrderCustomer').implement({
	description: 'The customer of an order.',
	fields: (t) => ({
		id: t.id({
			nullable: true,
			description: 'Id of the user; null if the account has been deleted.',
			resolve: ({ userId }) => userId,
		}),
		guest: t.exposeBoolean('guest', {
			description: 'Whether the customer ordered as a guest, so that there is no account to open.',
		}),
		name: t.string({
			description: 'Name or company of the billing address.',
			resolve: ({ customerName }) => customerName,
		}),
		email: t.string({
			description: 'Email address of the billing address.',
			resolve: ({ customerMail }) => customerMail,
		}),
	}),
});

const documentKind = builder.enumType('OrderDocumentKind', {
	description: 'Kind of a document.',
	values: {
		orderConfirmation: { description: 'Confirmation of the order.' },
		invoice: { description: 'Invoice for the order.' },
		creditNote: { description: 'Credit note for a refund.' },
	},
});

const documentAddress = ({ orderId, id }: Pick<OrderDocument, 'orderId' | 'id'>): string =>
	`/service-api/orders/${orderId}/documents/${id}`;

export const orderDocument = builder.objectRef<OrderDocument>('OrderDocument').implement({
	description: 'A document of an order. It never changes once issued.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the document.' }),
		kind: t.expose('kind', { type: documentKind, description: 'Kind of the document.' }),
		number: t.exposeString('number', { description: 'Number of the document; a confirmation has that of the order.' }),
		issuedOn: t.exposeString('issuedOn', { description: 'Day of issue, as `2026-11-15`.' }),
		url: t.string({
			description:
				'Path of the PDF. Its download needs the session of the customer or of a colleague whose company shares orders, an opened order link, or the right `qOrder`.',
			resolve: documentAddress,
		}),
		xrechnungUrl: t.string({
			nullable: true,
			description:
				'Path of the same document as an XRechnung (XML); null for a confirmation, and where the details of the shop did not suffice for one. Downloaded by the same people as the PDF.',
			resolve: (document) => (document.hasXrechnung ? `${documentAddress(document)}/xrechnung` : null),
		}),
	}),
});

const actor = builder.enumType('OrderActor', {
	description: 'Who caused an event of an order.',
	values: {
		system: { description: 'The shop itself, for example after a payment.' },
		shopper: { description: 'The customer of the order.' },
		staff: { description: 'A user of the administration.' },
	},
});

export const orderEvent = builder.objectRef<OrderEvent>('OrderEvent').implement({
	description: 'An event in the history of an order.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the event.' }),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => iso(at) }),
		actor: t.expose('actor', { type: actor, description: 'Who caused the event.' }),
		by: t.exposeString('by', {
			nullable: true,
			description: 'Name of the user who caused it; null if no user did or the account has been deleted.',
		}),
		kind: t.exposeString('kind', {
			description:
				'Kind of event: `created`, `status`, `cancelled`, `payment`, `refund`, `document`, `mail`, `note`, `withdrawal`, `printData`, `shipment` or `cancelRequest`.',
		}),
		detail: t.field({
			type: 'JSON',
			description: 'Details of the event, whose shape depends on its kind.',
			resolve: ({ detail }) => detail,
		}),
	}),
});

const providerState = builder.enumType('ProviderPaymentState', {
	description: 'State of a payment.',
	values: {
		opening: { description: 'The payment page is being opened.' },
		open: { description: 'The payment page is open and can be paid on.' },
		paid: { description: 'The provider has confirmed the payment.' },
		expired: { description: 'The payment page was closed or has expired.' },
		refused: { description: 'The bank has refused a direct debit that the customer had agreed to.' },
		failed: { description: 'The payment has failed.' },
	},
});

export const orderPayment = builder.objectRef<OrderPayment>('OrderPayment').implement({
	description: 'A payment of an order, at a payment provider or by transfer.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the payment.' }),
		provider: t.exposeString('provider', {
			description:
				'Id of the payment provider, such as `stripe`; `transfer` for money that came to the account of the shop.',
		}),
		method: t.expose('method', { type: paymentMethodType, description: 'Method of this payment.' }),
		state: t.expose('state', { type: providerState, description: 'State of the payment.' }),
		receivedOn: t.exposeString('receivedOn', {
			nullable: true,
			description: 'Day on which a transfer was received, as `2026-11-15`; null for payments at a provider.',
		}),
		amount: t.exposeFloat('amount', { description: 'Amount in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		reference: t.exposeString('intentId', {
			nullable: true,
			description: 'Reference at the payment provider; null until the provider has given one.',
		}),
		late: t.exposeBoolean('late', {
			description: 'Whether the payment came after the stock had been released, so that it is refunded.',
		}),
		createdAt: t.string({
			description: 'When the payment was started, in ISO 8601.',
			resolve: ({ createdAt }) => iso(createdAt),
		}),
		changedAt: t.string({
			description: 'When the state changed last, in ISO 8601.',
			resolve: ({ changedAt }) => iso(changedAt),
		}),
	}),
});

const refundState = builder.enumType('RefundState', {
	description: 'State of a refund.',
	values: {
		waiting: { description: 'The refund is on its way to the payment provider.' },
		done: { description: 'The refund has been made.' },
		failed: { description: 'The refund has failed; `OrderRefund.error` has the reason.' },
	},
});

export const orderRefund = builder.objectRef<OrderRefund>('OrderRefund').implement({
	description: 'A refund of an order.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the refund, chosen by the caller of `refundOrder`.' }),
		amount: t.exposeFloat('amount', { description: 'Amount in minor units.' }),
		reason: t.exposeString('reason', {
			description: 'Reason that appears on the credit note; empty if there is none.',
		}),
		state: t.expose('state', { type: refundState, description: 'State of the refund.' }),
		error: t.exposeString('error', { nullable: true, description: 'Why the refund failed; null if it did not.' }),
		byProvider: t.boolean({
			description: 'Whether the payment provider returns the money; otherwise the shop does so itself.',
			resolve: ({ paymentId }) => paymentId !== null,
		}),
		createdAt: t.string({
			description: 'When the refund was requested, in ISO 8601.',
			resolve: ({ createdAt }) => iso(createdAt),
		}),
		changedAt: t.string({
			description: 'When the state changed last, in ISO 8601.',
			resolve: ({ changedAt }) => iso(changedAt),
		}),
	}),
});

export const orderMail = builder.objectRef<OrderMail>('OrderMail').implement({
	description: 'A mail about an order.',
	fields: (t) => ({
		purpose: t.exposeString('purpose', {
			description:
				'Purpose of the mail: `placed`, `invoice`, `status.{event}`, `refund.{refund}`, `shipment.{shipment}`, `printReminder.{days}`, `printRefusal.{file}.{refusal}`, `printLateUsed.{file}` and others.',
		}),
		recipient: t.exposeString('recipient', { description: 'Email address of the recipient.' }),
		subject: t.exposeString('subject', {
			nullable: true,
			description: 'Subject of the mail; null if the mail has been deleted since.',
		}),
		state: t.exposeString('state', {
			nullable: true,
			description:
				'State of the mail: `queued`, `sent`, `kept` (stored but not delivered) or `failed`. Null if the mail has been deleted since.',
		}),
		writtenAt: t.string({
			description: 'When the mail was queued, in ISO 8601.',
			resolve: ({ writtenAt }) => iso(writtenAt),
		}),
	}),
});
