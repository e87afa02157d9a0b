// What is given for an order and what is returned of it, in the API: of one's own checkout, and of an order for another user.

import type { Quote } from '../../../rules/checkout/quote.ts';
import { paymentIntervalType } from '../../catalogue/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { paymentMethodType } from '../core/graphql-parts.ts';
import type { OrderInput } from './order-input.ts';
import { type BegunContract, type CheckoutProgress, checkoutStates } from './progress.ts';

const state = builder.enumType('CheckoutState', {
	description: 'State of a checkout.',
	values: describeValues(checkoutStates, {
		processing: 'The payment is awaited.',
		waitingForApproval: 'The order has been sent and waits for its approval.',
		waitingForPayment: 'The order has been approved and is to be paid with `payApprovedOrder`.',
		placed: 'The order is placed and has its number; or a subscription has begun its trial, and has no order yet.',
		failed: 'The order was not placed; `CheckoutProgress.reason` has the reason.',
		refunded: 'The payment came too late to be fulfilled and is refunded.',
	}),
});

/** Of both: of what is going to be ordered, and of what has begun. */
const intervalDescriptions = {
	interval: 'Unit of the payment interval.',
	intervalCount: 'Every how many of these units it is paid.',
};

export const quotedSubscription = builder
	.objectRef<NonNullable<Quote['subscription']>>('CheckoutSubscription')
	.implement({
		description: 'How a cart of subscriptions is paid; its totals are those of each payment.',
		fields: (t) => ({
			interval: t.field({
				type: paymentIntervalType,
				description: intervalDescriptions.interval,
				resolve: ({ interval }) => interval.unit,
			}),
			intervalCount: t.int({
				description: intervalDescriptions.intervalCount,
				resolve: ({ interval }) => interval.count,
			}),
			trialDays: t.exposeInt('trialDays', {
				nullable: true,
				description: 'Days of the free trial that it begins with; null if there is none.',
			}),
			isTrialUsed: t.boolean({
				description: 'Whether the caller has had the free trial already, so that it is paid at once.',
				resolve: ({ isTrialUsed = false }) => isTrialUsed,
			}),
			dueToday: t.exposeFloat('dueToday', {
				description: 'Amount that is charged with the order, in minor units; 0 with a trial.',
			}),
			nextPayment: t.exposeString('nextPayment', {
				description: 'Day of the next payment, with a trial of the first one, as `2026-12-18`.',
			}),
		}),
	});

const contract = builder.objectRef<BegunContract>('BegunSubscription').implement({
	description: 'A subscription that has begun with a checkout.',
	fields: (t) => ({
		number: t.exposeString('number', { description: 'Number of the contract, such as `V-2026-000017`.' }),
		interval: t.field({
			type: paymentIntervalType,
			description: intervalDescriptions.interval,
			resolve: ({ interval }) => interval.unit,
		}),
		intervalCount: t.int({
			description: intervalDescriptions.intervalCount,
			resolve: ({ interval }) => interval.count,
		}),
		trialEnd: t.string({
			nullable: true,
			description: 'When its trial ends and it is paid first, in ISO 8601; null if there is none.',
			resolve: ({ trialEnd }) => trialEnd?.toISOString() ?? null,
		}),
		nextPayment: t.string({
			nullable: true,
			description: 'When it is paid next, in ISO 8601; null if no payment follows.',
			resolve: ({ nextPayment }) => nextPayment?.toISOString() ?? null,
		}),
	}),
});

export const progress = builder.objectRef<CheckoutProgress>('CheckoutProgress').implement({
	description: 'How far a checkout has come.',
	fields: (t) => ({
		orderId: t.exposeID('orderId', { description: 'Id of the order.' }),
		state: t.expose('state', { type: state, description: 'State of the checkout.' }),
		number: t.exposeString('number', {
			nullable: true,
			description: 'Order number; null until the order is placed, which the first one of a trial is when it ends.',
		}),
		subscription: t.field({
			type: contract,
			nullable: true,
			description: 'The subscription that has begun; null until then, and for what is paid once.',
			resolve: (one) => one.contract,
		}),
		payUrl: t.exposeString('payUrl', {
			nullable: true,
			description: 'Address of the payment page; null while there is none or once it is closed.',
		}),
		gross: t.exposeFloat('gross', { description: 'Total with tax, in minor units.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		paymentMethod: t.expose('paymentMethod', { type: paymentMethodType, description: 'Payment method of the order.' }),
		reason: t.exposeString('reason', {
			nullable: true,
			description: 'Why it failed: `expired`, `cancelled`, `failed` or a text of the shop. Null if it did not.',
		}),
		email: t.exposeString('email', { description: 'Email address that the confirmation is sent to.' }),
		deliveryDay: t.exposeString('deliveryDay', {
			nullable: true,
			description: 'Expected day of delivery, as `2026-11-15`; null if there is none.',
		}),
		hasEarlierEntries: t.boolean({
			description:
				'Only after `placeOrder`: true if an earlier call with the same `checkoutKey` made the order with other addresses, methods or items, which it keeps.',
			resolve: ({ hasEarlierEntries }) => hasEarlierEntries ?? false,
		}),
	}),
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

const addressFields = (t: InputFields) => ({
	salutation: t.string({ required: true, description: '`mr`, `mrs`, `diverse` or empty.' }),
	country: t.string({ required: true, description: 'Country as an ISO 3166-1 code.' }),
	title: t.string({ required: true, description: 'Academic title.' }),
	firstName: t.string({ required: true, description: 'First name of the person.' }),
	surname: t.string({ required: true, description: 'Family name of the person.' }),
	companyName: t.string({ required: true, description: 'Name of the company.' }),
	phone: t.string({ required: true, description: 'Phone number in any notation.' }),
	street: t.string({ required: true, description: 'Street and house number.' }),
	zipCode: t.string({ required: true, description: 'Postal code of the city.' }),
	city: t.string({ required: true, description: 'Name of the city.' }),
});

export const addressInput = builder.inputType('AddressInput', {
	description: 'A postal address; unknown values are empty.',
	fields: addressFields,
});

export const billingAddressInput = builder.inputType('BillingAddressInput', {
	description: 'A billing address; unknown values are empty.',
	fields: (t) => ({
		...addressFields(t),
		email: t.string({ required: true, description: 'Email address that mails about the order are sent to.' }),
		ccEmail: t.string({ required: true, description: 'Email address that receives a copy of these mails.' }),
		costCenter: t.string({ required: true, description: 'Cost centre of the customer, printed on documents.' }),
		vatId: t.string({ required: true, description: 'VAT id of the customer.' }),
		orderReference: t.string({
			defaultValue: '',
			required: true,
			description: 'Number that the customer gives to the order, printed on documents.',
		}),
		leitwegId: t.string({
			defaultValue: '',
			required: true,
			description: 'Leitweg-ID of a public body in Germany, with its check digits.',
		}),
		electronicAddress: t.string({
			defaultValue: '',
			required: true,
			description:
				'Where machines deliver invoices: an email address, or a number with the code of its register such as `0088:4012345000009`; empty for the Leitweg-ID or else the email address.',
		}),
		invoiceFormat: t.string({
			defaultValue: '',
			required: true,
			description: 'How invoices are sent: `zugferd` (PDF with data inside, also if empty), `xrechnung` or `both`.',
		}),
	}),
});

export const placeOrderInput = builder.inputType('PlaceOrderInput', {
	description: 'What is needed to place an order.',
	fields: (t) => ({
		checkoutKey: t.id({
			required: true,
			description: 'UUID that the client makes when the checkout is opened: one key makes one order.',
		}),
		shippingAddress: t.field({ type: addressInput, description: 'Shipping address; without it the billing address.' }),
		billingAddress: t.field({
			type: billingAddressInput,
			required: true,
			description: 'Billing address of the customer.',
		}),
		shippingMethodId: t.id({ description: 'Id of the shipping method; required if the shop ships orders.' }),
		paymentMethod: t.field({
			type: paymentMethodType,
			required: true,
			description: 'One of the payment methods that the checkout offers.',
		}),
		termsAccepted: t.boolean({
			required: true,
			description: 'Whether the terms were accepted; false fails with `TERMS_NOT_ACCEPTED`.',
		}),
		seenTotal: t.float({
			required: true,
			description:
				'Total with tax that was shown, in minor units; if it has changed the order fails with `PRICE_CHANGED`.',
		}),
		seenTrialDays: t.int({
			description:
				'Days of the free trial that was shown, null for none; if that has changed the order fails with `TRIAL_CHANGED`. Left out, it is not compared.',
		}),
		language: t.string({
			description: 'Language of mails and documents, such as `en-GB`; without it that of the customer.',
		}),
		newsletter: t.boolean({
			description:
				'Whether the customer wants the newsletter of the shop at the address of the order; a link in a mail confirms it. Nothing happens where the shop has none.',
		}),
		costCentreId: t.id({
			description:
				'Id of the cost centre of the company of the customer; required if the company has several, otherwise the order fails with `COST_CENTRE_INVALID`.',
		}),
	}),
});

type Given = typeof placeOrderInput.$inferInput;

export const inputOf = ({
	shippingMethodId,
	shippingAddress,
	costCentreId,
	newsletter: _wanted,
	...given
}: Given): OrderInput => ({
	...given,
	costCentreId: costCentreId ? checkId(costCentreId) : null,
	shippingAddress: shippingAddress ?? null,
	shippingMethodId: shippingMethodId ? checkId(shippingMethodId) : null,
});
