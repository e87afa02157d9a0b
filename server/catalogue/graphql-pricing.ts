// What a product costs, as the API tells a reader: his own offer, never that of other roles.

import { paymentIntervals, paymentModes, scalesModes } from '../../rules/pricing/kinds.ts';
import { priceOf } from '../../rules/pricing/price-of.ts';
import type { LinearScales, Payment, PriceStep, Quantities, QuantityFault } from '../../rules/pricing/pricing.ts';
import { type Taxed, taxOf } from '../../rules/tax/tax-of.ts';
import { shopDay } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { findPricing, noPricing, pricingFor, type ReaderPricing } from '../pricing/find-pricing.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import type { SoldThing } from './find-product.ts';
import { productPricingRef } from './graphql-parts.ts';
import { audienceOf, hasPage } from './read-model/audience.ts';
import { rolesOf } from './shown-product.ts';

const unit = 'In ten-thousandths of the currency’s major unit';
const scales = builder.enumType('ScalesMode', { values: scalesModes });
const payments = builder.enumType('PaymentMode', { values: paymentModes });
const interval = builder.enumType('PaymentInterval', { values: paymentIntervals });
const given = builder.enumType('PriceGiven', { values: ['unit', 'total'] as const });

const linear = builder.objectRef<LinearScales>('LinearScales').implement({
	fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to'), step: t.exposeInt('step') }),
});

const quantities = builder.objectRef<Quantities>('ProductQuantities').implement({
	description: 'Which quantities can be chosen',
	fields: (t) => ({
		mode: t.expose('mode', { type: scales }),
		defined: t.intList({ resolve: ({ defined }) => [...defined] }),
		linear: t.expose('linear', { type: linear, nullable: true }),
		minimum: t.exposeInt('minimum', { nullable: true }),
	}),
});

const step = builder.objectRef<PriceStep>('PriceStep').implement({
	fields: (t) => ({
		quantity: t.exposeInt('quantity'),
		total: t.exposeFloat('total', { description: 'Of the run, in minor units' }),
		unitPrice: t.exposeFloat('unitPrice', { description: `${unit}: rounded where the total is what was entered` }),
		given: t.expose('given', { type: given, description: 'Which of the two was entered' }),
	}),
});

const payment = builder.objectRef<Payment>('ProductPayment').implement({
	fields: (t) => ({
		mode: t.expose('mode', { type: payments }),
		interval: t.expose('interval', { type: interval, nullable: true }),
		trialDays: t.exposeInt('trialDays', { nullable: true }),
	}),
});

builder.objectType(productPricingRef, {
	description: 'What the reader is offered',
	fields: (t) => ({
		currency: t.exposeString('currency'),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax'),
		taxRate: t.exposeInt('taxRate', { description: 'In hundredths of a per cent' }),
		quantities: t.expose('quantities', { type: quantities }),
		unitPrice: t.exposeFloat('unitPrice', { nullable: true, description: `For simple pricing. ${unit}` }),
		steps: t.field({ type: [step], description: 'Of the price list', resolve: ({ steps }) => [...steps] }),
		payment: t.expose('payment', { type: payment }),
	}),
});

/** Nothing but what is for the reader. */
export const pricingOf = (
	{ pricing, ownRates }: Pick<SoldThing, 'pricing' | 'ownRates'>,
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

const faults = [
	'noPrice',
	'notWhole',
	'tooSmall',
	'tooLarge',
	'notOffered',
] as const satisfies readonly QuantityFault[];
const fault = builder.enumType('QuantityFault', { description: 'Why a quantity has no price', values: faults });

interface Priced extends Partial<Taxed> {
	quantity: number;
	currency: string;
	pricesIncludeTax: boolean;
	taxRate: number;
	unitPrice?: number;
	total?: number;
	fault?: QuantityFault;
}

const amount = 'In minor units';

const priced = builder.objectRef<Priced>('ProductPrice').implement({
	description: 'What a quantity costs the reader, or why it has no price',
	fields: (t) => ({
		quantity: t.exposeInt('quantity'),
		currency: t.exposeString('currency'),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax'),
		taxRate: t.exposeInt('taxRate', { description: 'In hundredths of a per cent' }),
		unitPrice: t.float({ nullable: true, description: unit, resolve: ({ unitPrice }) => unitPrice }),
		total: t.float({ nullable: true, description: `As the shop states it. ${amount}`, resolve: ({ total }) => total }),
		net: t.float({ nullable: true, description: amount, resolve: ({ net }) => net }),
		tax: t.float({ nullable: true, description: amount, resolve: ({ tax }) => tax }),
		gross: t.float({ nullable: true, description: amount, resolve: ({ gross }) => gross }),
		fault: t.field({ type: fault, nullable: true, resolve: (price) => price.fault }),
	}),
});

/** On `products p`: the reader may see it. */
function shownTo(sql: Sql, { tenant, user }: GraphContext) {
	const audience = audienceOf(user);
	return sql`(p.parent_id is null or p.published or ${audience.staff}) and exists (
		select from product_list l
		where l.tenant_id = p.tenant_id and l.language_code = ${spokenLanguage(tenant, undefined)}
			and l.product_id = coalesce(p.parent_id, p.id) and ${hasPage(sql, audience, shopDay(tenant))}
	)`;
}

builder.queryField('productPrice', (t) =>
	t.field({
		type: priced,
		description: 'What a quantity of a product or variant costs the reader: the same that cart and invoice will say',
		extensions: needs('public'),
		args: { id: t.arg.id({ required: true }), quantity: t.arg.int({ required: true }) },
		async resolve(_root, { id, quantity }, context) {
			const { tenant, read } = context;
			const [found] = await read((sql) => findPricing(sql, tenant, checkId(id), shownTo(sql, context)));
			if (!found) throw new ApiError('NOT_FOUND');
			const offer = pricingFor(found, tenant, rolesOf(context), shopDay(tenant));
			const { currency, pricesIncludeTax, taxRate } = offer;
			const price = priceOf(offer, quantity);
			const told = { quantity, currency, pricesIncludeTax, taxRate };
			if (typeof price === 'string') return { ...told, fault: price };
			return { ...told, ...price, ...taxOf(price.total, taxRate, pricesIncludeTax ? 'gross' : 'net') };
		},
	}),
);
