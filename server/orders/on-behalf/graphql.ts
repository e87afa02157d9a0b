// What is asked while an admin orders for a customer.

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
import { type Customer, findAddresses, findCustomers, findOneCustomer } from './find-customers.ts';
import { findProductsToOrder, type OfferedProduct, type OfferedVariant } from './find-products.ts';
import { type OrderQuote, quoteOrder } from './quote-order.ts';

const customer = builder.objectRef<Customer>('OrderForCustomer').implement({
	description: 'A customer on whose behalf an order can be placed.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the user; of a guest, id of the last order.' }),
		guest: t.exposeBoolean('guest', { description: 'Whether the customer has no account.' }),
		name: t.exposeString('name', { description: 'Company or full name; the email address if there is neither.' }),
		email: t.exposeString('email', { description: 'Email address of the user.' }),
	}),
});

builder.queryField('orderForCustomers', (t) =>
	t.field({
		type: [customer],
		description:
			'Customers on whose behalf an order can be placed, at most eight: users, and guests who have ordered. Archived users are left out; an empty search finds none.',
		extensions: needs('mOrder'),
		args: {
			search: t.arg.string({
				required: true,
				description: 'Part of a name, a company, a username or an email address.',
			}),
		},
		resolve: (_root, { search }, { tenant, inTenant }) =>
			inTenant((sql) => findCustomers(sql, tenant, search.slice(0, longestSearch))),
	}),
);

builder.queryField('orderForCustomer', (t) =>
	t.field({
		type: customer,
		description: 'A customer on whose behalf an order can be placed. Fails with `NOT_FOUND` if there is none.',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of a user, or of an order of a guest.' }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findOneCustomer(sql, tenant.id, checkId(id))),
	}),
);

const addresses = builder.objectRef<Prefill>('OrderForAddresses').implement({
	description: 'Addresses to start an order on behalf of a customer with.',
	fields: (t) => ({
		billingAddress: t.field({
			type: billingAddressType,
			nullable: true,
			description: 'Billing address used last, or the one of the profile; null if there is neither.',
			resolve: ({ billing }) => billing,
		}),
		shippingAddress: t.field({
			type: addressType,
			nullable: true,
			description: 'Shipping address used last; null if the customer has not ordered yet.',
			resolve: ({ shipping }) => shipping,
		}),
	}),
});

builder.queryField('orderForAddresses', (t) =>
	t.field({
		type: addresses,
		description:
			'Addresses that a customer has used last, or those of the profile. Fails with `NOT_FOUND` for unknown customers.',
		extensions: needs('mOrder'),
		args: { userId: t.arg.id({ required: true, description: 'Id of a user, or of an order of a guest.' }) },
		resolve: (_root, { userId }, { tenant, inTenant }) =>
			inTenant((sql) => findAddresses(sql, tenant.id, checkId(userId))),
	}),
);

const variant = builder.objectRef<OfferedVariant>('OrderForVariant').implement({
	description: 'A variant that can be ordered on behalf of a customer.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the variant.' }),
		code: t.exposeString('code', { description: 'Code of the variant.' }),
		name: t.exposeString('name', {
			description: 'Values that distinguish the variant from the others; its name or code if there are none.',
		}),
	}),
});

const product = builder.objectRef<OfferedProduct>('OrderForProduct').implement({
	description: 'A product that can be ordered on behalf of a customer.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product.' }),
		name: t.exposeString('name', { description: 'Name of the product in the requested language.' }),
		code: t.exposeString('code', { description: 'Code of the product.' }),
		image: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it has none.',
			resolve: ({ image }) => image,
		}),
		variants: t.field({
			type: [variant],
			description:
				'Published variants, one of which must be ordered instead of the product; empty if it has no variants.',
			resolve: ({ variants }) => variants,
		}),
	}),
});

builder.queryField('orderForProducts', (t) =>
	t.field({
		type: [product],
		description: 'Published products that match a search, at most eight, by name. An empty search finds none.',
		extensions: needs('mOrder'),
		args: {
			search: t.arg.string({ required: true, description: 'Part of a name, or of the code of a product or variant.' }),
			language: t.arg.string({
				required: true,
				description:
					'Language of the names, such as `en-GB`; for a language that the shop does not offer, its default language.',
			}),
		},
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
	description: 'A value that distinguishes a variant.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Label of the field, such as Format.' }),
		value: t.exposeString('value', { description: 'Value of the field, such as A4.' }),
	}),
});

const line = builder.objectRef<ListLine>('OrderForLine').implement({
	description: 'A line of an order that is prepared on behalf of a customer.',
	fields: (t) => ({
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		name: t.string({
			description: 'Name of the product in the requested language.',
			resolve: ({ thing }) => thing.name,
		}),
		code: t.string({ description: 'Code of the product or variant.', resolve: ({ thing }) => thing.code }),
		options: t.field({
			type: [option],
			description: 'Values that distinguish the variant; empty for a product without variants.',
			resolve: ({ thing }) => thing.options,
		}),
		picture: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it has none.',
			resolve: ({ thing }) => thing.picture,
		}),
		itemNameAllowed: t.boolean({
			description: 'Whether customers may give the line a name of their own.',
			resolve: ({ thing }) => thing.itemNameAllowed,
		}),
		quantity: t.int({ description: 'Number of pieces.', resolve: ({ quantity }) => quantity ?? 0 }),
		pricing: t.field({
			type: productPricingRef,
			description: 'Prices and quantities offered to the customer.',
			resolve: ({ thing }) => thing.offer,
		}),
		problem: t.string({
			nullable: true,
			description:
				'Why the line cannot be ordered, as in `LineProblem`: `gone`, `notForSale`, `noPrice`, `quantity`, `stock`, `subscription` or `design`. Null if it can.',
			resolve: ({ problem }) => problem,
		}),
		available: t.int({
			nullable: true,
			description: 'Pieces that are available; null if the stock of the product is not counted.',
			resolve: ({ thing: { stock } }) => (stock ? Math.max(0, availableOf(stock)) : null),
		}),
	}),
});

const method = builder.objectRef<QuotedMethod>('OrderForShippingMethod').implement({
	description: 'A shipping method for an order on behalf of a customer.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the shipping method.' }),
		name: t.exposeString('name', { description: 'Name of the shipping method in the requested language.' }),
		price: t.exposeFloat('cost', { description: 'Price in minor units, net or gross as all prices of the shop.' }),
		charged: t.exposeFloat('charged', {
			description:
				'What the total counts of the price if the method is chosen, in minor units: without the tax if none is charged for the order.',
		}),
		deliveryDay: t.exposeString('deliveryDay', { description: 'Expected day of delivery, as `2026-11-15`.' }),
	}),
});

const quoted = builder.objectRef<OrderQuote>('OrderForQuote').implement({
	description: 'What an order on behalf of a customer would cost. Nothing is stored.',
	fields: (t) => ({
		currency: t.string({
			description: 'Currency of all amounts, as an ISO 4217 code.',
			resolve: ({ tenant }) => tenant.currency,
		}),
		pricesIncludeTax: t.boolean({
			description: 'Whether the shop states gross prices.',
			resolve: ({ tenant }) => tenant.pricesIncludeTax,
		}),
		reverseCharge: t.boolean({
			description: 'Whether the customer owes the tax (reverse charge), so that none is charged.',
			resolve: ({ quote }) => quote.exemption === 'reverseCharge',
		}),
		taxFreeExport: t.boolean({
			description: 'Whether the order leaves the VAT area of the EU, so that no tax is charged.',
			resolve: ({ quote }) => quote.exemption === 'export',
		}),
		showShipping: t.exposeBoolean('showShipping', {
			description: 'Whether the shop ships orders; otherwise they are picked up.',
		}),
		lines: t.field({
			type: [line],
			description: 'Lines of the order, in the order of the given items; unknown products are left out.',
			resolve: ({ lines }) => [...lines],
		}),
		totals: t.field({
			type: totalsType,
			description: 'Totals of the order with the chosen shipping method.',
			resolve: ({ quote: { totals, goods, chosen } }) => {
				const { net, tax, gross, rates } = totals;
				return { goods, shipping: chosen?.cost ?? null, net, tax, gross, rates };
			},
		}),
		shippingMethods: t.field({
			type: [method],
			description: 'Shipping methods that deliver this order to the country.',
			resolve: ({ quote }) => [...quote.shippingMethods],
		}),
		shippingMethodId: t.id({
			nullable: true,
			description:
				'Id of the shipping method that the totals include; null if nothing is shipped or no method delivers there.',
			resolve: ({ quote }) => quote.chosen?.id,
		}),
		paymentMethods: t.field({
			type: [paymentMethodType],
			description: 'Payment methods for this total.',
			resolve: ({ quote }) => [...quote.paymentMethods],
		}),
		problems: t.stringList({
			description: 'What prevents the order, as in `OrderProblem`; empty if it can be placed.',
			resolve: ({ quote }) => [...quote.problems],
		}),
	}),
});

const itemInput = builder.inputType('OrderForItem', {
	description: 'A product to be quoted.',
	fields: (t) => ({
		productId: t.id({ required: true, description: 'Id of a product without variants, or of a variant.' }),
		quantity: t.int({ required: true, description: 'Number of pieces.' }),
	}),
});

builder.queryField('orderForQuote', (t) =>
	t.field({
		type: quoted,
		description: 'Calculates what an order on behalf of a customer would cost, at the prices of that customer.',
		extensions: needs('mOrder'),
		args: {
			userId: t.arg.id({ required: true, description: 'Id of a user, or of an order of a guest.' }),
			items: t.arg({ type: [itemInput], required: true, description: 'Products to be ordered, at most 200.' }),
			shippingMethodId: t.arg.id({
				description: 'Id of a shipping method; without it, or if it does not deliver there, the first one that does.',
			}),
			country: t.arg.string({
				description: 'Country of delivery, as an ISO 3166-1 code; without it that of the shop.',
			}),
			vatId: t.arg.string({ description: 'VAT id of the customer.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the customer.' }),
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
