// The checkout in the API: everybody's own, a guest's too.

import { invoiceRefusals } from '../../../rules/checkout/invoice.ts';
import { orderProblems } from '../../../rules/checkout/problems.ts';
import type { QuotedMethod } from '../../../rules/checkout/quote.ts';
import { isId } from '../../../rules/ids.ts';
import { listItemRef } from '../../cart/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { totalLabelType } from '../../graphql/total-label.ts';
import { vatStateType } from '../../graphql/vat-state.ts';
import { addressType, billingAddressType, paymentMethodType, totalsType } from '../core/graphql-parts.ts';
import { progress } from './graphql-parts.ts';
import { type Checkout, loadCheckout } from './load-checkout.ts';
import { progressOf, type Shopper } from './place-order.ts';

const problem = builder.enumType('OrderProblem', { values: orderProblems });
const invoiceRefusal = builder.enumType('InvoiceRefusal', {
	description: 'Guests cannot pay by invoice in this shop, or the total is above what can be paid so',
	values: invoiceRefusals,
});

const minor = 'In minor units';

const method = builder.objectRef<QuotedMethod>('CheckoutShippingMethod').implement({
	description: 'A way to send this cart to this country',
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		description: t.exposeString('description'),
		price: t.exposeFloat('cost', { description: `Net or gross as the shop states its prices. ${minor}` }),
		days: t.exposeInt('days', { description: 'Working days on the way' }),
		deliveryDay: t.exposeString('deliveryDay', { description: 'As 2026-11-15' }),
	}),
});

const checkout = builder.objectRef<Checkout>('Checkout').implement({
	description: 'What the cart of the caller comes to, and what keeps it from being ordered',
	fields: (t) => ({
		lines: t.field({ type: [listItemRef], resolve: ({ lines }) => [...lines] }),
		problems: t.field({ type: [problem], resolve: ({ problems }) => [...problems] }),
		missingProfileFields: t.stringList({
			description: 'Where the shop wants a complete profile: the names of the fields that are missing',
			resolve: ({ missingProfileFields }) => [...missingProfileFields],
		}),
		currency: t.string({ resolve: ({ tenant }) => tenant.currency }),
		pricesIncludeTax: t.boolean({ resolve: ({ tenant }) => tenant.pricesIncludeTax }),
		totalLabel: t.field({ type: totalLabelType, resolve: (one) => one.totalLabel }),
		totals: t.field({
			type: totalsType,
			resolve: ({ quote: { totals, goods, chosen } }) => {
				const { net, tax, gross, rates } = totals;
				return { goods, shipping: chosen?.cost ?? null, net, tax, gross, rates };
			},
		}),
		reverseCharge: t.exposeBoolean('reverseCharge'),
		shippingMethods: t.field({ type: [method], resolve: ({ quote }) => [...quote.shippingMethods] }),
		shippingMethodId: t.id({ nullable: true, resolve: ({ quote }) => quote.chosen?.id }),
		shopCountry: t.string({ description: 'Where the shop is', resolve: ({ tenant }) => tenant.country }),
		countries: t.stringList({ description: 'Where things can be sent', resolve: ({ quote }) => [...quote.countries] }),
		deliveryDay: t.string({
			nullable: true,
			resolve: ({ quote, lines }) => (lines.length > 0 ? quote.deliveryDay : null),
		}),
		paymentMethods: t.field({ type: [paymentMethodType], resolve: ({ quote }) => [...quote.paymentMethods] }),
		invoiceRefusal: t.field({
			type: invoiceRefusal,
			nullable: true,
			description: 'Why this cannot be paid by invoice, in a shop that offers it',
			resolve: ({ quote }) => quote.invoiceRefusal,
		}),
		invoiceLimit: t.float({
			description: `Up to which total with tax it can be paid by invoice; 0: any. ${minor}`,
			resolve: ({ settings }) => settings.invoiceLimit,
		}),
		paymentSandbox: t.exposeBoolean('paymentSandbox', {
			description: 'Card payments go to a stand-in; no money moves',
		}),
		showPayment: t.boolean({ resolve: ({ settings }) => settings.showPayment }),
		showShipping: t.boolean({ resolve: ({ settings }) => settings.showShipping }),
		continueShoppingUrl: t.string({ resolve: ({ settings }) => settings.continueShoppingUrl }),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Last used; none: as the bill',
			resolve: ({ prefill }) => prefill.shipping,
		}),
		billingAddress: t.field({
			type: billingAddressType,
			nullable: true,
			description: 'Last used, else what the profile says',
			resolve: ({ prefill }) => prefill.billing,
		}),
		vatState: t.field({ type: vatStateType, resolve: (one) => one.vatState }),
		personalised: t.boolean({
			description: 'Some of it is made to the shopper’s specification: no right of withdrawal for that',
			resolve: ({ personalised }) => personalised.some,
		}),
		allPersonalised: t.boolean({ resolve: ({ personalised }) => personalised.every }),
		termsPage: t.exposeString('termsPage', { nullable: true, description: 'Slug' }),
		withdrawalPage: t.exposeString('withdrawalPage', { nullable: true, description: 'Slug' }),
	}),
});

builder.objectField(listItemRef, 'personalised', (t) =>
	t.boolean({
		description: 'Made to the shopper’s specification: no right of withdrawal',
		resolve: ({ thing }) => thing.personalised,
	}),
);

const languageHelp = { description: 'One that the shop does not speak gives its default language' };

/** Who calls, with all that taking an order needs. */
export function shopperOf(context: GraphContext): Shopper {
	const { tenant, user, origin, inTenant, read, payments, reservationSeconds } = context;
	if (!user) throw new ApiError('UNAUTHORIZED');
	return { tenant, user, shop: origin?.shop ?? '', inTenant, read, payments, reservationSeconds };
}

builder.queryField('checkout', (t) =>
	t.field({
		type: checkout,
		description: 'The cart of the caller as it would be ordered now',
		extensions: needs('own'),
		args: {
			shippingMethodId: t.arg.id({ description: 'None, or one that does not go there: the first that does' }),
			country: t.arg.string({ description: 'Where it goes. None: where it went last time' }),
			vatId: t.arg.string(),
			paymentMethod: t.arg({ type: paymentMethodType, description: 'Changes nothing of what it costs' }),
			language: t.arg.string(languageHelp),
		},
		resolve(_root, { shippingMethodId, country, vatId, language }, context) {
			const { tenant, user, inTenant, payments } = shopperOf(context);
			const wish = {
				shippingMethodId: shippingMethodId ? checkId(shippingMethodId) : null,
				country: country ?? null,
				vatId: vatId ?? null,
				language: language ?? null,
			};
			return inTenant((sql) => loadCheckout(sql, tenant, user, wish, payments));
		},
	}),
);

builder.queryField('checkoutState', (t) =>
	t.field({
		type: progress,
		description: 'How far a checkout of the caller has come, without asking anybody else',
		extensions: needs('own'),
		args: { orderId: t.arg.id({ required: true }) },
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
