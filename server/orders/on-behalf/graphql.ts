// What is asked while somebody of the shop orders for a customer.

import { mostIn } from '../../../rules/cart/merge.ts';
import { longestSearch } from '../../../rules/catalogue/list-parameters.ts';
import type { QuotedMethod } from '../../../rules/checkout/quote.ts';
import { availableOf } from '../../../rules/stock.ts';
import type { ListLine } from '../../cart/lines.ts';
import { productPricingRef } from '../../catalogue/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import type { Prefill } from '../checkout/addresses.ts';
import { addressType, billingAddressType, paymentMethodType, totalsType } from '../core/graphql-parts.ts';
import { type Customer, findAddresses, findCustomers } from './find-customers.ts';
import { findProductsToOrder, type OfferedProduct, type OfferedVariant } from './find-products.ts';
import { type OrderQuote, quoteOrder } from './quote-order.ts';

const minor = 'In minor units';

const customer = builder.objectRef<Customer>('OrderForCustomer').implement({
	fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), email: t.exposeString('email') }),
});

builder.queryField('orderForCustomers', (t) =>
	t.field({
		type: [customer],
		description: 'For whom can be ordered, by name, company or address; a few',
		extensions: needs('mOrder'),
		args: { search: t.arg.string({ required: true }) },
		resolve: (_root, { search }, { tenant, inTenant }) =>
			inTenant((sql) => findCustomers(sql, tenant.id, search.slice(0, longestSearch))),
	}),
);

const addresses = builder.objectRef<Prefill>('OrderForAddresses').implement({
	fields: (t) => ({
		billingAddress: t.field({ type: billingAddressType, nullable: true, resolve: ({ billing }) => billing }),
		shippingAddress: t.field({ type: addressType, nullable: true, resolve: ({ shipping }) => shipping }),
	}),
});

builder.queryField('orderForAddresses', (t) =>
	t.field({
		type: addresses,
		description: 'What a customer has used last, else what the profile says',
		extensions: needs('mOrder'),
		args: { userId: t.arg.id({ required: true }) },
		resolve: (_root, { userId }, { tenant, inTenant }) =>
			inTenant((sql) => findAddresses(sql, tenant.id, checkId(userId))),
	}),
);

const variant = builder.objectRef<OfferedVariant>('OrderForVariant').implement({
	fields: (t) => ({ id: t.exposeID('id'), code: t.exposeString('code'), name: t.exposeString('name') }),
});

const product = builder.objectRef<OfferedProduct>('OrderForProduct').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		code: t.exposeString('code'),
		image: t.field({ type: imageRef, nullable: true, resolve: ({ image }) => image }),
		variants: t.field({
			type: [variant],
			description: 'One of them is ordered, where there are any',
			resolve: ({ variants }) => variants,
		}),
	}),
});

builder.queryField('orderForProducts', (t) =>
	t.field({
		type: [product],
		description: 'What can be ordered, by name or number; a few',
		extensions: needs('mOrder'),
		args: { search: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
		resolve: (_root, { search, language }, { tenant, inTenant }) =>
			inTenant((sql) =>
				findProductsToOrder(sql, tenant.id, {
					search: search.slice(0, longestSearch),
					language: spokenLanguage(tenant, language),
				}),
			),
	}),
);

const option = builder.objectRef<{ name: string; value: string }>('OrderForOption').implement({
	fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

const line = builder.objectRef<ListLine>('OrderForLine').implement({
	fields: (t) => ({
		productId: t.exposeID('productId'),
		name: t.string({ resolve: ({ thing }) => thing.name }),
		code: t.string({ resolve: ({ thing }) => thing.code }),
		options: t.field({ type: [option], resolve: ({ thing }) => thing.options }),
		picture: t.field({ type: imageRef, nullable: true, resolve: ({ thing }) => thing.picture }),
		itemNameAllowed: t.boolean({ resolve: ({ thing }) => thing.itemNameAllowed }),
		quantity: t.int({ resolve: ({ quantity }) => quantity ?? 0 }),
		pricing: t.field({ type: productPricingRef, resolve: ({ thing }) => thing.offer }),
		problem: t.string({
			nullable: true,
			description: 'gone, notForSale, noPrice, quantity, stock, subscription',
			resolve: ({ problem }) => problem,
		}),
		available: t.int({
			nullable: true,
			description: 'Null: not counted',
			resolve: ({ thing: { stock } }) => (stock ? Math.max(0, availableOf(stock)) : null),
		}),
	}),
});

const method = builder.objectRef<QuotedMethod>('OrderForShippingMethod').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		price: t.exposeFloat('cost', { description: `Net or gross as the shop states its prices. ${minor}` }),
		deliveryDay: t.exposeString('deliveryDay'),
	}),
});

const quoted = builder.objectRef<OrderQuote>('OrderForQuote').implement({
	description: 'What an order would cost a customer',
	fields: (t) => ({
		currency: t.string({ resolve: ({ tenant }) => tenant.currency }),
		pricesIncludeTax: t.boolean({ resolve: ({ tenant }) => tenant.pricesIncludeTax }),
		reverseCharge: t.exposeBoolean('reverseCharge'),
		showShipping: t.exposeBoolean('showShipping', { description: 'Else things are picked up' }),
		lines: t.field({ type: [line], resolve: ({ lines }) => [...lines] }),
		totals: t.field({
			type: totalsType,
			resolve: ({ quote: { totals, goods, chosen } }) => {
				const { net, tax, gross, rates } = totals;
				return { goods, shipping: chosen?.cost ?? null, net, tax, gross, rates };
			},
		}),
		shippingMethods: t.field({ type: [method], resolve: ({ quote }) => [...quote.shippingMethods] }),
		shippingMethodId: t.id({ nullable: true, resolve: ({ quote }) => quote.chosen?.id }),
		paymentMethods: t.field({ type: [paymentMethodType], resolve: ({ quote }) => [...quote.paymentMethods] }),
		problems: t.stringList({ resolve: ({ quote }) => [...quote.problems] }),
	}),
});

const itemInput = builder.inputType('OrderForItem', {
	fields: (t) => ({
		productId: t.id({ required: true, description: 'Of a product without variants, or of a variant' }),
		quantity: t.int({ required: true }),
	}),
});

builder.queryField('orderForQuote', (t) =>
	t.field({
		type: quoted,
		extensions: needs('mOrder'),
		args: {
			userId: t.arg.id({ required: true }),
			items: t.arg({ type: [itemInput], required: true }),
			shippingMethodId: t.arg.id({ description: 'None, or one that does not go there: the first that does' }),
			country: t.arg.string({ description: 'Where it goes' }),
			vatId: t.arg.string(),
			language: t.arg.string(),
		},
		resolve(_root, { userId, items, shippingMethodId, country, vatId, language }, { tenant, inTenant }) {
			if (items.length > mostIn.cart) throw new ApiError('VALIDATION', `at most ${mostIn.cart} items`);
			const wish = {
				userId: checkId(userId),
				items: items.map(({ productId, quantity }) => ({ productId: checkId(productId), quantity })),
				shippingMethodId: shippingMethodId ? checkId(shippingMethodId) : null,
				country: country ?? null,
				vatId: vatId ?? '',
				language: language ?? null,
			};
			return inTenant((sql) => quoteOrder(sql, tenant, wish));
		},
	}),
);
