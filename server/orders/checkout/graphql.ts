// The checkout in the API: everyone's own, a guest's too.

import { invoiceRefusals } from '../../../rules/checkout/invoice.ts';
import { orderProblems } from '../../../rules/checkout/problems.ts';
import type { QuotedMethod } from '../../../rules/checkout/quote.ts';
import { isId } from '../../../rules/ids.ts';
import { arrivesLater } from '../../../rules/payments/methods.ts';
import { listItemRef } from '../../cart/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { totalLabelType } from '../../graphql/total-label.ts';
import { vatStateType } from '../../graphql/vat-state.ts';
import { addressType, billingAddressType, paymentMethodType, totalsType } from '../core/graphql-parts.ts';
import { progress, quotedSubscription } from './graphql-parts.ts';
import { type Checkout, loadCheckout } from './load-checkout.ts';
import { progressOf, type Shopper } from './place-order.ts';

const problem = builder.enumType('OrderProblem', {
	description: 'What prevents the whole cart from being ordered.',
	values: describeValues(orderProblems, {
		empty: 'The cart is empty.',
		lines: 'At least one line has a problem.',
		profile: 'The shop requires a complete profile.',
		billingAddress: 'The billing address is incomplete or invalid.',
		shippingAddress: 'The shipping address is incomplete or invalid.',
		shippingMethod: 'No shipping method delivers this cart to the country, or only collection is left and not chosen.',
		paymentMethod: 'The total cannot be paid by any method of the shop.',
		total: 'The total is too large to be calculated.',
		account: 'The cart has subscriptions, which guests cannot order.',
		guest: 'The shop requires a complete profile, and guests have none.',
		terms: 'The terms or the right of withdrawal of the shop are templates to be filled in; staff can order.',
	}),
});
const invoiceRefusal = builder.enumType('InvoiceRefusal', {
	description: 'Why a cart cannot be paid by invoice.',
	values: describeValues(invoiceRefusals, {
		guest: 'Guests cannot pay by invoice in this shop.',
		amount: 'The total exceeds the limit for invoices.',
	}),
});

const method = builder.objectRef<QuotedMethod>('CheckoutShippingMethod').implement({
	description: 'A shipping method that delivers the cart to the country.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the shipping method.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		description: t.exposeString('description', {
			description: 'Description in the requested language; empty if there is none.',
		}),
		price: t.exposeFloat('cost', { description: 'Price in minor units, net or gross as all prices of the shop.' }),
		charged: t.exposeFloat('charged', {
			description:
				'What the total counts of the price if the method is chosen, in minor units: without the tax if none is charged for the order.',
		}),
		days: t.exposeInt('days', { description: 'Working days in transit.' }),
		collection: t.exposeBoolean('collection', { description: 'Whether the customer collects the order in person.' }),
		deliveryDay: t.exposeString('deliveryDay', { description: 'Expected day of delivery, as `2026-11-15`.' }),
	}),
});

const checkout = builder.objectRef<Checkout>('Checkout').implement({
	description: 'What the cart of the caller costs, and what prevents it from being ordered.',
	fields: (t) => ({
		lines: t.field({ type: [listItemRef], description: 'Lines of the cart.', resolve: ({ lines }) => [...lines] }),
		problems: t.field({
			type: [problem],
			description: 'What prevents the cart from being ordered; empty if nothing does.',
			resolve: ({ problems }) => [...problems],
		}),
		missingProfileFields: t.stringList({
			description:
				'Names of required profile fields without a value, if the shop requires a complete profile; empty for guests.',
			resolve: ({ missingProfileFields }) => [...missingProfileFields],
		}),
		currency: t.string({
			description: 'Currency of all amounts, as an ISO 4217 code.',
			resolve: ({ tenant }) => tenant.currency,
		}),
		pricesIncludeTax: t.boolean({
			description: 'Whether the shop states gross prices.',
			resolve: ({ tenant }) => tenant.pricesIncludeTax,
		}),
		totalLabel: t.field({
			type: totalLabelType,
			description: 'How the total below the cart is labelled.',
			resolve: (one) => one.totalLabel,
		}),
		totals: t.field({
			type: totalsType,
			description: 'Totals with the chosen shipping method.',
			resolve: ({ quote: { totals, goods, chosen } }) => {
				const { net, tax, gross, rates } = totals;
				return { goods, shipping: chosen?.cost ?? null, net, tax, gross, rates };
			},
		}),
		subscription: t.field({
			type: quotedSubscription,
			nullable: true,
			description: 'How the cart is paid if it has subscriptions; null if it is paid once.',
			resolve: ({ quote }) => quote.subscription,
		}),
		reverseCharge: t.boolean({
			description: 'Whether the customer owes the tax (reverse charge), so that none is charged.',
			resolve: ({ quote }) => quote.exemption === 'reverseCharge',
		}),
		taxFreeExport: t.boolean({
			description: 'Whether the order leaves the VAT area of the EU, so that no tax is charged.',
			resolve: ({ quote }) => quote.exemption === 'export',
		}),
		shippingMethods: t.field({
			type: [method],
			description: 'Shipping methods that deliver this cart to the country; empty if the shop does not ship orders.',
			resolve: ({ quote }) => [...quote.shippingMethods],
		}),
		shippingMethodId: t.id({
			nullable: true,
			description:
				'Id of the shipping method that the totals include; null if nothing is shipped or no method delivers there.',
			resolve: ({ quote }) => quote.chosen?.id,
		}),
		shopCountry: t.string({
			description: 'Country of the shop, as an ISO 3166-1 code.',
			resolve: ({ tenant }) => tenant.country,
		}),
		countries: t.stringList({
			description: 'Countries that the shop delivers to, as ISO 3166-1 codes.',
			resolve: ({ quote }) => [...quote.countries],
		}),
		deliveryDay: t.string({
			nullable: true,
			description: 'Expected day of delivery, as `2026-11-15`; null for an empty cart, and in a trial.',
			resolve: ({ quote, lines }) =>
				lines.length > 0 && quote.subscription?.dueToday !== 0 ? quote.deliveryDay : null,
		}),
		paymentMethods: t.field({
			type: [paymentMethodType],
			description: 'Payment methods for this total.',
			resolve: ({ quote }) => [...quote.paymentMethods],
		}),
		invoiceRefusal: t.field({
			type: invoiceRefusal,
			nullable: true,
			description: 'Why the cart cannot be paid by invoice; null if it can, or if the shop does not offer it.',
			resolve: ({ quote }) => quote.invoiceRefusal,
		}),
		invoiceLimit: t.float({
			description: 'Highest gross total that can be paid by invoice, in minor units; 0 for no limit.',
			resolve: ({ settings }) => settings.invoiceLimit,
		}),
		paymentSandbox: t.exposeBoolean('paymentSandbox', {
			description: 'Whether card payments go to a sandbox, in which no money moves.',
		}),
		trial: t.exposeBoolean('trial', {
			description: 'Whether the shop is closed to customers as its terms are templates, while the caller may order.',
		}),
		paidBeforeProduction: t.field({
			type: [paymentMethodType],
			description:
				'Those of `paymentMethods` whose money arrives after the order and before production begins, so that `deliveryDay` depends on it.',
			resolve: ({ quote, settings }) => (settings.produceUnpaid ? [] : quote.paymentMethods.filter(arrivesLater)),
		}),
		showPayment: t.boolean({
			description:
				'Whether the checkout offers payment methods; otherwise orders are paid by invoice. Always for subscriptions.',
			resolve: ({ settings, quote }) => settings.showPayment || quote.subscription !== undefined,
		}),
		showShipping: t.boolean({
			description: 'Whether the checkout offers shipping; otherwise orders are picked up.',
			resolve: ({ settings }) => settings.showShipping,
		}),
		continueShoppingUrl: t.string({
			description: 'Path that “continue shopping” leads to.',
			resolve: ({ settings }) => settings.continueShoppingUrl,
		}),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Shipping address used last; null if the caller has not ordered yet.',
			resolve: ({ prefill }) => prefill.shipping,
		}),
		billingAddress: t.field({
			type: billingAddressType,
			nullable: true,
			description: 'Billing address used last, or the one of the profile; null if there is neither.',
			resolve: ({ prefill }) => prefill.billing,
		}),
		vatState: t.field({
			type: vatStateType,
			description: 'State of the given VAT id.',
			resolve: (one) => one.vatState,
		}),
		personalised: t.boolean({
			description:
				'Whether any line is made to the specification of the shopper, so that it has no right of withdrawal.',
			resolve: ({ personalised }) => personalised.some,
		}),
		allPersonalised: t.boolean({
			description: 'Whether all lines are made to the specification of the shopper; false for an empty cart.',
			resolve: ({ personalised }) => personalised.every,
		}),
		termsPage: t.exposeString('termsPage', {
			nullable: true,
			description: 'Slug of the page with the terms; null if none is published.',
		}),
		withdrawalPage: t.exposeString('withdrawalPage', {
			nullable: true,
			description: 'Slug of the page about the right of withdrawal; null if none is published.',
		}),
	}),
});

builder.objectField(listItemRef, 'personalised', (t) =>
	t.boolean({
		description: 'Whether it is made to the specification of the shopper, so that there is no right of withdrawal.',
		resolve: ({ thing }) => thing.personalised,
	}),
);

/** Who calls, with all that taking an order needs. */
export function shopperOf(context: GraphContext): Shopper {
	const { tenant, user, origin, inTenant, read, payments, reservationSeconds, findUnreadyLines } = context;
	if (!user) throw new ApiError('UNAUTHORIZED');
	const shop = origin?.shop ?? '';
	return { tenant, user, shop, inTenant, read, payments, reservationSeconds, findUnreadyLines };
}

builder.queryField('checkout', (t) =>
	t.field({
		type: checkout,
		description: 'What the cart of the caller would cost now, with everything that the checkout shows.',
		extensions: needs('own'),
		args: {
			shippingMethodId: t.arg.id({
				description:
					'Id of a shipping method; without it, or if it does not deliver there, the first one that does; collection only in the country of the shop.',
			}),
			country: t.arg.string({
				description: 'Country of delivery, as an ISO 3166-1 code; without it that of the last address, or of the shop.',
			}),
			zipCode: t.arg.string({
				description: 'Postal code of delivery; it counts where a part of the country has another tax than the rest.',
			}),
			vatId: t.arg.string({ description: 'VAT id of the customer, for reverse charge.' }),
			paymentMethod: t.arg({ type: paymentMethodType, description: 'Payment method; it does not change the totals.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve(_root, { shippingMethodId, country, zipCode, vatId, language }, context) {
			const { tenant, user, inTenant, payments, findUnreadyLines } = shopperOf(context);
			const wish = {
				shippingMethodId: shippingMethodId ? checkId(shippingMethodId) : null,
				country: country ?? null,
				zipCode: zipCode ?? null,
				vatId: vatId ?? null,
				language: language ?? null,
			};
			return inTenant((sql) => loadCheckout(sql, tenant, user, wish, { payments, findUnreadyLines }));
		},
	}),
);

builder.queryField('checkoutState', (t) =>
	t.field({
		type: progress,
		description: 'Progress of a checkout of the caller, without contacting the payment provider.',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true, description: 'Id of the order, from `placeOrder`.' }) },
		resolve(_root, { orderId }, context) {
			return progressOf(shopperOf(context), checkOrderId(orderId));
		},
	}),
);

/** One that is none is like one that does not exist. */
export function checkOrderId(id: string): string {
	if (!isId(id)) throw new ApiError('PAYMENT_SESSION_NOT_FOUND');
	return id.toLowerCase();
}
