// What a product costs, as the API tells a reader: their own offer, never that of other roles.

import { paymentModes, scalesModes } from '../../rules/pricing/kinds.ts';
import { offeredQuantities, priceOf } from '../../rules/pricing/price-of.ts';
import { nearQuantities } from '../../rules/pricing/price-table.ts';
import type { LinearScales, Offer, PriceStep, Quantities, QuantityError } from '../../rules/pricing/pricing.ts';
import { nextPaymentDay, termsOfCart } from '../../rules/subscriptions/cart-terms.ts';
import { type Taxed, taxOf } from '../../rules/tax/tax-of.ts';
import { shopDay } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { findPricing, noPricing, pricingFor, type ReaderPricing } from '../pricing/find-pricing.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import type { SoldProduct } from './find-product.ts';
import { paymentIntervalType, productPaymentRef, productPricingRef } from './graphql-parts.ts';
import { audienceOf, hasPage } from './read-model/audience.ts';
import { rolesOf } from './shown-product.ts';

const scales = builder.enumType('ScalesMode', {
	description: 'Which quantities shoppers can choose.',
	values: describeValues(scalesModes, {
		free: 'Any whole quantity.',
		defined: 'Quantities from a list of the product.',
		linear: 'Quantities in equal steps between two limits.',
		table: 'Quantities of the price list.',
	}),
});
const payments = builder.enumType('PaymentMode', {
	description: 'How a product is paid.',
	values: describeValues(paymentModes, {
		once: 'Paid once per order.',
		subscription: 'Paid repeatedly, as a subscription.',
	}),
});
const given = builder.enumType('PriceGiven', {
	description: 'Which price of a step was entered.',
	values: {
		unit: { description: 'The price of one piece.' },
		total: { description: 'The price of the whole quantity.' },
	},
});

const linear = builder.objectRef<LinearScales>('LinearScales').implement({
	description: 'Quantities in equal steps.',
	fields: (t) => ({
		from: t.exposeInt('from', { description: 'Smallest quantity.' }),
		to: t.exposeInt('to', { description: 'Largest quantity.' }),
		step: t.exposeInt('step', { description: 'Difference between two quantities.' }),
	}),
});

const quantities = builder.objectRef<Quantities>('ProductQuantities').implement({
	description: 'Which quantities of a product can be ordered.',
	fields: (t) => ({
		mode: t.expose('mode', { type: scales, description: 'How quantities are chosen.' }),
		defined: t.intList({
			description: 'Quantities to choose from, in ascending order; empty unless the mode is `defined`.',
			resolve: ({ defined }) => [...defined],
		}),
		linear: t.expose('linear', {
			type: linear,
			nullable: true,
			description: 'Steps of the quantity; null unless the mode is `linear`.',
		}),
		minimum: t.exposeInt('minimum', {
			nullable: true,
			description: 'Smallest quantity that can be ordered; null for no minimum.',
		}),
	}),
});

const step = builder.objectRef<PriceStep>('PriceStep').implement({
	description: 'A quantity with its price.',
	fields: (t) => ({
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
		total: t.exposeFloat('total', { description: 'Price of the whole quantity, in minor units.' }),
		unitPrice: t.exposeFloat('unitPrice', {
			description:
				'Price of one piece, in ten-thousandths of the major unit of the currency; rounded if the total was entered.',
		}),
		given: t.expose('given', { type: given, description: 'Which of the two was entered.' }),
	}),
});

builder.objectType(productPaymentRef, {
	description: 'How a product is paid.',
	fields: (t) => ({
		mode: t.expose('mode', { type: payments, description: 'Once or as a subscription.' }),
		interval: t.expose('interval', {
			type: paymentIntervalType,
			nullable: true,
			description: 'How often a subscription is paid; null if it is paid once.',
		}),
		intervalCount: t.int({
			description: 'Every how many intervals a subscription is paid; 1 if it is paid once.',
			resolve: ({ intervalCount = 1 }) => intervalCount,
		}),
		trialDays: t.exposeInt('trialDays', {
			nullable: true,
			description: 'Days of a free trial; null if there is none.',
		}),
		isTrialUsed: t.boolean({
			description:
				'Whether there would be a free trial that the caller has had already. Always false for `ProductDetails`, which are the same for all callers; `ownPayment` is about the caller.',
			resolve: ({ isTrialUsed = false }) => isTrialUsed,
		}),
		nextPayment: t.string({
			nullable: true,
			description:
				'Day of the next payment of a subscription that is ordered today, with a trial of the first one, as `2026-12-18`; null if it is paid once.',
			resolve(one, _args, { tenant }) {
				const terms = termsOfCart([{ payment: one }]);
				return terms ? nextPaymentDay(shopDay(tenant), terms) : null;
			},
		}),
	}),
});

builder.objectType(productPricingRef, {
	description: 'Prices and quantities that the caller is offered. Prices of other roles are never shown.',
	fields: (t) => ({
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax', { description: 'Whether the shop states gross prices.' }),
		taxRate: t.exposeInt('taxRate', { description: 'Tax rate in hundredths of a per cent.' }),
		quantities: t.expose('quantities', { type: quantities, description: 'Which quantities can be ordered.' }),
		unitPrice: t.exposeFloat('unitPrice', {
			nullable: true,
			description:
				'Price of one piece for simple pricing, in ten-thousandths of the major unit of the currency; null for price lists or without a price.',
		}),
		steps: t.field({
			type: [step],
			description: 'Prices by quantity from the price list that applies; empty for simple pricing.',
			resolve: ({ steps }) => [...steps],
		}),
		payment: t.expose('payment', { type: productPaymentRef, description: 'How the product is paid.' }),
	}),
});

/** Nothing but what is for the reader. */
export const pricingOf = (
	{ pricing, ownRates }: Pick<SoldProduct, 'pricing' | 'ownRates'>,
	context: GraphContext,
): ReaderPricing =>
	pricing
		? pricingFor({ pricing, ownRates }, context.tenant, rolesOf(context), shopDay(context.tenant))
		: noPricing(context.tenant);

/** @param id of the chosen variant, or of the product. One statement */
export async function readPricing(id: string, context: GraphContext): Promise<ReaderPricing> {
	const { tenant, read } = context;
	const [found] = await read((sql) => findPricing(sql, tenant, id));
	return pricingOf(found ?? { pricing: null, ownRates: [] }, context);
}

const errors = [
	'noPrice',
	'notWhole',
	'tooSmall',
	'tooLarge',
	'notOffered',
] as const satisfies readonly QuantityError[];
const error = builder.enumType('QuantityFault', {
	description: 'Why a quantity has no price.',
	values: describeValues(errors, {
		noPrice: 'The product has no price for the caller.',
		notWhole: 'The quantity is not a whole number.',
		tooSmall: 'The quantity is below the minimum.',
		tooLarge: 'The quantity is above the maximum.',
		notOffered: 'The product is not offered in this quantity.',
	}),
});

interface Priced extends Partial<Taxed> {
	quantity: number;
	currency: string;
	pricesIncludeTax: boolean;
	taxRate: number;
	unitPrice?: number;
	total?: number;
	fault?: QuantityError;
	offer: Offer;
}

const priced = builder.objectRef<Priced>('ProductPrice').implement({
	description: 'Price of a quantity for the caller, or why it has none.',
	fields: (t) => ({
		quantity: t.exposeInt('quantity', { description: 'Number of pieces.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax', { description: 'Whether the shop states gross prices.' }),
		taxRate: t.exposeInt('taxRate', { description: 'Tax rate in hundredths of a per cent.' }),
		unitPrice: t.float({
			nullable: true,
			description: 'Price of one piece, in ten-thousandths of the major unit of the currency; null without a price.',
			resolve: ({ unitPrice }) => unitPrice,
		}),
		total: t.float({
			nullable: true,
			description: 'Price in minor units, net or gross as all prices of the shop; null without a price.',
			resolve: ({ total }) => total,
		}),
		net: t.float({
			nullable: true,
			description: 'Price without tax, in minor units; null without a price.',
			resolve: ({ net }) => net,
		}),
		tax: t.float({
			nullable: true,
			description: 'Tax in minor units; null without a price.',
			resolve: ({ tax }) => tax,
		}),
		gross: t.float({
			nullable: true,
			description: 'Price with tax, in minor units; null without a price.',
			resolve: ({ gross }) => gross,
		}),
		fault: t.field({
			type: error,
			nullable: true,
			description: 'Why the quantity has no price; null if it has one.',
			resolve: (price) => price.fault,
		}),
		quantities: t.intList({
			nullable: true,
			description: 'Quantities to choose from, in ascending order; null if any number can be entered.',
			resolve: ({ offer }) => offeredQuantities(offer),
		}),
		near: t.intList({
			description: 'Nearest quantities that have a price: the next smaller and the next larger one.',
			resolve: ({ offer, quantity }) => nearQuantities(offer, quantity),
		}),
	}),
});

/** On `products p`: the reader may see it. */
function shownTo(sql: Sql, { tenant, user }: GraphContext) {
	const audience = audienceOf(user);
	return sql`(p.parent_id is null or p.published or ${audience.staff}) and exists (
		select from product_list l
		where l.tenant_id = p.tenant_id and l.language_code = ${spokenLanguage(tenant, undefined)}
			and l.product_id = coalesce(p.parent_id, p.id) and ${hasPage(sql, audience)}
	)`;
}

builder.queryField('productPrice', (t) =>
	t.field({
		type: priced,
		description:
			'Price of a quantity of a product or variant for the caller, the same as in cart and invoice. Fails with `NOT_FOUND` for a product that the caller may not see.',
		extensions: needs('public'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			quantity: t.arg.int({ required: true, description: 'Number of pieces.' }),
		},
		async resolve(_root, { id, quantity }, context) {
			const { tenant, read } = context;
			const [found] = await read((sql) => findPricing(sql, tenant, checkId(id), shownTo(sql, context)));
			if (!found) throw new ApiError('NOT_FOUND');
			const offer = pricingFor(found, tenant, rolesOf(context), shopDay(tenant));
			const { currency, pricesIncludeTax, taxRate } = offer;
			const price = priceOf(offer, quantity);
			const told = { quantity, currency, pricesIncludeTax, taxRate, offer };
			if (typeof price === 'string') return { ...told, fault: price };
			return { ...told, ...price, ...taxOf(price.total, taxRate, pricesIncludeTax ? 'gross' : 'net') };
		},
	}),
);
