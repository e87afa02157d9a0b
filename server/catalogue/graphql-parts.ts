// Products in the API, for domains that show them or add fields to them.
import { paymentIntervals } from '../../rules/pricing/kinds.ts';
import type { Payment } from '../../rules/pricing/pricing.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import type { ReaderPricing } from '../pricing/find-pricing.ts';
import type { ProductDetails } from './graphql-product.ts';
import type { PageVariant } from './read-model/product-page.ts';
import type { ShownProduct } from './shown-product.ts';

export const productRef = builder.objectRef<ShownProduct>('Product');
export const productDetailsRef = builder.objectRef<ProductDetails>('ProductDetails');
export const productVariantRef = builder.objectRef<PageVariant>('ProductVariant');
export const productPaymentRef = builder.objectRef<Payment>('ProductPayment');
export const productPricingRef = builder.objectRef<ReaderPricing>('ProductPricing');

export const paymentIntervalType = builder.enumType('PaymentInterval', {
	description: 'How often a subscription is paid.',
	values: describeValues(paymentIntervals, {
		day: 'Paid every day.',
		week: 'Paid every week.',
		month: 'Paid every month.',
		year: 'Paid every year.',
	}),
});
