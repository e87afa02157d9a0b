// A subscription in the API, for the parts of this domain that show it or add fields to it: its states, lines, payments, changes.
import { designPageAddress, linePageAddress, thumbnailWidth } from '../../rules/designs/page-address.ts';
import type { Offer } from '../../rules/pricing/pricing.ts';
import type { Interval } from '../../rules/subscriptions/interval.ts';
import { paymentIntervalType, productPricingRef } from '../catalogue/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { describeValues } from '../graphql/describe-values.ts';
import type { StoredCard } from '../integrations/payment/recurring.ts';
import { imageRef } from '../media/graphql-parts.ts';
import { addressType, billingAddressType } from '../orders/core/graphql-parts.ts';
import { orderLineOption } from '../orders/graphql-parts.ts';
import type { ReaderPricing } from '../pricing/find-pricing.ts';
import type { DetailLine, SubscriptionDetails, WantedTerms } from './find-details.ts';
import type { SubscriptionPayment } from './find-payments.ts';

/** `Subscription` is a name that GraphQL needs for itself. */
export const subscriptionRef = builder.objectRef<SubscriptionDetails>('CustomerSubscription');

export const subscriptionStatusType = builder.enumType('SubscriptionStatus', {
	description: 'Status of a subscription as its customer reads it.',
	values: describeValues(['active', 'canceled'] as const, {
		active: 'It goes on until it is canceled.',
		canceled: 'It has been canceled: it ends with the period that is paid, or has ended.',
	}),
});

export const subscriptionStateType = builder.enumType('SubscriptionState', {
	description: 'State of a subscription at the payment provider.',
	values: describeValues(['trialing', 'active', 'pastDue', 'paused', 'ended'] as const, {
		trialing: 'It is in its trial period, in which nothing is charged.',
		active: 'The current period is paid.',
		pastDue: 'Its last payment has failed.',
		paused: 'It is paused: nothing is charged or delivered.',
		ended: 'It has ended; this state is final.',
	}),
});

export const subscriptionEndType = builder.enumType('SubscriptionEndReason', {
	description: 'Why a subscription has ended.',
	values: describeValues(['customer', 'staff', 'payment', 'withdrawal', 'erased', 'late'] as const, {
		customer: 'It was canceled by the customer.',
		staff: 'It was canceled by the shop.',
		payment: 'It could not be paid.',
		withdrawal: 'The customer has withdrawn from the contract.',
		erased: 'The account of the customer has been deleted.',
		late: 'The first payment came too late and was returned.',
	}),
});

export const subscriptionInterval = builder.objectRef<Interval>('SubscriptionInterval').implement({
	description: 'How often a subscription is paid and delivered.',
	fields: (t) => ({
		unit: t.expose('unit', { type: paymentIntervalType, description: 'Unit of the interval.' }),
		count: t.exposeInt('count', { description: 'Every how many of these units it is paid.' }),
	}),
});

export const subscriptionCard = builder.objectRef<StoredCard>('SubscriptionCard').implement({
	description: 'The card that a subscription is paid with.',
	fields: (t) => ({
		brand: t.exposeString('brand', { description: 'Brand of the card, such as `visa`.' }),
		last4: t.exposeString('last4', { description: 'Last four digits of its number.' }),
		expMonth: t.exposeInt('expMonth', { description: 'Month in which it expires, from 1 to 12.' }),
		expYear: t.exposeInt('expYear', { description: 'Year in which it expires.' }),
	}),
});

export const subscriptionOverdue = builder
	.objectRef<SubscriptionDetails & { overdueSince: Date }>('SubscriptionOverdue')
	.implement({
		description: 'A payment of a subscription that has failed.',
		fields: (t) => ({
			since: t.string({
				description: 'When it failed first, in ISO 8601.',
				resolve: ({ overdueSince }) => overdueSince.toISOString(),
			}),
			amount: t.float({
				description: 'Amount that is due, in minor units.',
				resolve: ({ overdueAmount, gross }) => overdueAmount ?? gross,
			}),
			retryAt: t.string({
				nullable: true,
				description: 'When the card is charged again, in ISO 8601; null if it is not.',
				resolve: ({ retryAt }) => retryAt?.toISOString() ?? null,
			}),
			actionUrl: t.exposeString('actionUrl', {
				nullable: true,
				description:
					'Address of the page on which the customer authorises the payment; null if the bank does not require it.',
			}),
			failureCode: t.exposeString('failureCode', {
				nullable: true,
				description: 'Code of the bank for why it failed, such as `card_declined`; null if it gave none.',
			}),
		}),
	});

function designPreview(line: DetailLine, _args: object, { user }: GraphContext): string | null {
	const { itemId, contract, designId, designRevision, releaseId } = line;
	if (user && user.id === contract.userId && designId && designRevision !== null)
		return designPageAddress(designId, 1, designRevision, thumbnailWidth);
	return releaseId ? linePageAddress(itemId, releaseId, 1, thumbnailWidth) : null;
}

const isOffer = (offer: DetailLine['offer']): offer is Offer => 'quantities' in offer;

function pricingOf({ offer, rate, contract }: DetailLine): ReaderPricing | null {
	const { intervalUnit: interval, intervalCount, pricesIncludeTax } = contract;
	const payment = { mode: 'subscription', interval, intervalCount, trialDays: null } as const;
	return isOffer(offer) ? { ...offer, pricesIncludeTax, taxRate: rate, payment } : null;
}

export const subscriptionLine = builder.objectRef<DetailLine>('SubscriptionLine').implement({
	description: 'A line of a subscription: what is delivered each time, at the prices of the day of the contract.',
	fields: (t) => ({
		position: t.exposeInt('position', { description: 'Position of the line, starting at 0.' }),
		itemId: t.exposeID('itemId', { description: 'Id of the line in the cart, which its print data belongs to.' }),
		productId: t.exposeID('productId', {
			description: 'Id of the product or variant, which may have been deleted since.',
		}),
		slug: t.exposeString('slug', { description: 'Slug of the product page; for a variant that of its product.' }),
		code: t.exposeString('code', { description: 'Code of the product or variant.' }),
		name: t.exposeString('name', { description: 'Name of the product.' }),
		itemName: t.exposeString('itemName', {
			description: 'Name that the customer gave to the line; empty if there is none.',
		}),
		options: t.field({
			type: [orderLineOption],
			description: 'Values that distinguish the variant; empty for a product without variants.',
			resolve: ({ options }) => options,
		}),
		quantity: t.exposeInt('quantity', { description: 'Number of pieces; of a series those of all rows.' }),
		seriesRows: t.exposeInt('seriesRows', {
			nullable: true,
			description: 'Number of rows of the series that is printed, each in as many pieces; null without a series.',
		}),
		unitPrice: t.exposeFloat('unitPrice', {
			description: 'Price of one piece, in ten-thousandths of the major unit of the currency.',
		}),
		net: t.exposeFloat('net', { description: 'Amount per period without tax, in minor units.' }),
		tax: t.exposeFloat('tax', { description: 'Tax per period, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount per period with tax, in minor units.' }),
		pricing: t.field({
			type: productPricingRef,
			nullable: true,
			description: 'Prices and quantities of the day of the contract; null if none were stored.',
			resolve: pricingOf,
		}),
		personalised: t.exposeBoolean('personalised', {
			description: 'Whether it is made to the specification of the customer.',
		}),
		picture: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it had none, or if the image has been deleted.',
			resolve: ({ picture }) => picture,
		}),
		designId: t.exposeID('designId', {
			nullable: true,
			description: 'Id of the design that is printed; null for a line without a design.',
		}),
		designPreview: t.string({
			nullable: true,
			description:
				'Address of a picture of the first page of its design (PNG, 320 pixels wide or high); for its customer as it is now, for staff as it was released for an order. Null for a line without a design.',
			resolve: designPreview,
		}),
	}),
});

const paymentState = builder.enumType('SubscriptionPaymentState', {
	description: 'State of a payment of a subscription.',
	values: describeValues(['open', 'paid', 'void', 'uncollectible'] as const, {
		open: 'It is not paid yet.',
		paid: 'It is paid, and has made an order.',
		void: 'It is not wanted any more.',
		uncollectible: 'It could not be paid.',
	}),
});

const paymentKind = builder.enumType('SubscriptionPaymentKind', {
	description: 'What a payment of a subscription is for.',
	values: describeValues(['first', 'renewal', 'change'] as const, {
		first: 'For the first period.',
		renewal: 'For a further period.',
		change: 'For a change within a period.',
	}),
});

const documentAddress = ({ orderId, documentId }: SubscriptionPayment): string | null =>
	orderId && documentId ? `/service-api/orders/${orderId}/documents/${documentId}` : null;

const creditNote = builder.objectRef<{ number: string; url: string }>('SubscriptionCreditNote').implement({
	description: 'A credit note of the shop for a refund.',
	fields: (t) => ({
		number: t.exposeString('number', { description: 'Number of the credit note.' }),
		url: t.exposeString('url', { description: 'Path of the PDF, for those who may see the order.' }),
	}),
});

export const subscriptionPayment = builder.objectRef<SubscriptionPayment>('SubscriptionPayment').implement({
	description: 'A payment of a subscription. Each that is paid has made one order.',
	fields: (t) => ({
		invoiceId: t.exposeID('invoiceId', { description: 'Id of the invoice at the payment provider.' }),
		kind: t.expose('kind', { type: paymentKind, description: 'What it is for.' }),
		state: t.expose('state', { type: paymentState, description: 'Whether it is paid.' }),
		amount: t.exposeFloat('amount', { description: 'Amount in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		attempts: t.exposeInt('attempts', { description: 'How often the card has been charged.' }),
		createdAt: t.string({
			description: 'When it was due, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		paidAt: t.string({
			nullable: true,
			description: 'When it was paid, in ISO 8601; null if it is not.',
			resolve: ({ paidAt }) => paidAt?.toISOString() ?? null,
		}),
		periodStart: t.string({
			description: 'Beginning of the period that it pays for, in ISO 8601.',
			resolve: ({ periodStart }) => periodStart.toISOString(),
		}),
		periodEnd: t.string({
			description: 'End of the period that it pays for, in ISO 8601.',
			resolve: ({ periodEnd }) => periodEnd.toISOString(),
		}),
		orderId: t.exposeID('orderId', {
			nullable: true,
			description: 'Id of the order that it has made; null until it is paid.',
		}),
		orderNumber: t.exposeString('orderNumber', {
			nullable: true,
			description: 'Number of the order that it has made; null until that is placed.',
		}),
		waitsForPrintData: t.exposeBoolean('waitsForPrintData', {
			description: 'Whether the order that it has made waits for print data.',
		}),
		documentNumber: t.exposeString('documentNumber', {
			nullable: true,
			description: 'Number of the invoice of the shop; null until it is issued.',
		}),
		refunded: t.exposeFloat('refunded', { description: 'Amount that has been refunded, in minor units.' }),
		creditNotes: t.field({
			type: [creditNote],
			description: 'Credit notes of the shop for what has been refunded, the oldest first.',
			resolve: ({ orderId, creditNotes }) =>
				creditNotes.map(({ id, number }) => ({
					number,
					url: `/service-api/orders/${orderId}/documents/${id}`,
				})),
		}),
		documentUrl: t.string({
			nullable: true,
			description: 'Path of the invoice of the shop as PDF, for those who may see the order; null until it is issued.',
			resolve: documentAddress,
		}),
	}),
});

const wantedLine = builder.objectRef<WantedTerms['lines'][number]>('SubscriptionWantedLine').implement({
	description: 'A line of a subscription as it is going to be.',
	fields: (t) => ({
		position: t.exposeInt('position', { description: 'Position of the line.' }),
		quantity: t.exposeInt('quantity', { description: 'Number of pieces; of a series those of all rows.' }),
	}),
});

export const subscriptionChange = builder.objectRef<WantedTerms>('SubscriptionPendingChange').implement({
	description: 'A change of a subscription that the payment provider has not confirmed yet.',
	fields: (t) => ({
		createdAt: t.string({
			description: 'When it was requested, in ISO 8601.',
			resolve: ({ createdAt }) => new Date(createdAt).toISOString(),
		}),
		net: t.exposeFloat('net', { description: 'Amount per period without tax, in minor units.' }),
		tax: t.exposeFloat('tax', { description: 'Tax per period, in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount per period with tax, in minor units.' }),
		lines: t.field({ type: [wantedLine], description: 'What is delivered then.', resolve: ({ lines }) => lines }),
		billingAddress: t.field({
			type: billingAddressType,
			description: 'Billing address from then on.',
			resolve: ({ billingAddress }) => billingAddress,
		}),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Shipping address from then on; null if it is the billing address or nothing is shipped.',
			resolve: ({ shippingAddress }) => shippingAddress,
		}),
	}),
});
