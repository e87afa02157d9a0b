// Line items of a session: prices that are known or made on the spot, and what they come to.
import type Stripe from 'stripe';
import type { LineItem, Price, Product } from '../objects.ts';
import { keep, type Scope, take } from '../scope.ts';
import { invalid, notModelled } from '../wire/failures.ts';
import { newId } from '../wire/ids.ts';
import {
	currency,
	decimal,
	ignored,
	integer,
	list,
	metadata,
	object,
	oneOf,
	required,
	text,
	url,
} from '../wire/params.ts';

const recurring = object({
	interval: required(oneOf('day', 'week', 'month', 'year')),
	interval_count: integer(1),
});

const productData = object({
	name: required(text(250)),
	description: text(),
	images: list(url, 8),
	metadata,
	tax_code: text(),
	tax_details: ignored,
	unit_label: ignored,
});

export const priceData = object({
	currency: required(currency),
	product: text(),
	product_data: productData,
	unit_amount: integer(0),
	unit_amount_decimal: decimal,
	tax_behavior: oneOf('inclusive', 'exclusive', 'unspecified'),
	recurring,
});

export const lineItemSpec = object({
	price: text(),
	price_data: priceData,
	quantity: integer(0),
	metadata,
	adjustable_quantity: ignored,
	tax_rates: list(text()),
	dynamic_tax_rates: ignored,
});
type GivenLine = NonNullable<ReturnType<typeof lineItemSpec>>;
type GivenPrice = NonNullable<GivenLine['price_data']>;

/** Digits behind the point that Stripe keeps of a broken cent. */
const places = 12;

/** Rounded half up, without a float. */
export function lineAmount(unit: string, quantity: number): number {
	const [whole = '0', part = ''] = unit.split('.');
	const scale = 10n ** BigInt(places);
	const product = (BigInt(whole) * scale + BigInt(part.padEnd(places, '0'))) * BigInt(quantity);
	return Number((product * 2n + scale) / (2n * scale));
}

type GivenProduct = Partial<NonNullable<GivenPrice['product_data']>> & { name: string };

/** @param id of a product that another client knows already */
export function makeProduct(scope: Scope, given: GivenProduct, id = newId('prod_')): Product {
	return keep(scope, 'product', {
		id,
		object: 'product',
		active: false,
		created: scope.now,
		default_price: null,
		description: given.description ?? null,
		images: given.images ?? [],
		livemode: false,
		marketing_features: [],
		metadata: given.metadata ?? {},
		name: given.name,
		package_dimensions: null,
		shippable: null,
		statement_descriptor: null,
		tax_code: given.tax_code ?? null,
		tax_details: null,
		type: 'service',
		unit_label: null,
		updated: scope.now,
		url: null,
	});
}

function unitOf(given: GivenPrice, path: string): string {
	if (given.unit_amount !== undefined && given.unit_amount_decimal !== undefined)
		throw invalid(
			'You may only specify one of these parameters: unit_amount, unit_amount_decimal.',
			path,
			'parameters_exclusive',
		);
	const unit = given.unit_amount_decimal ?? given.unit_amount?.toString();
	if (unit === undefined)
		throw invalid(`Missing required param: ${path}[unit_amount].`, `${path}[unit_amount]`, 'parameter_missing');
	return unit.includes('.') ? unit.replace(/\.?0+$/, '') : unit;
}

function recurringOf(given: GivenPrice): Stripe.Price.Recurring | null {
	if (!given.recurring) return null;
	const { interval, interval_count = 1 } = given.recurring;
	return { interval, interval_count, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

function productOf(scope: Scope, given: GivenPrice, path: string): Product {
	if (given.product) return take(scope, 'product', given.product, `${path}[product]`, 400);
	if (!given.product_data)
		throw invalid(
			`You must specify either \`product\` or \`product_data\` when creating a price.`,
			path,
			'parameter_missing',
		);
	return makeProduct(scope, given.product_data);
}

export function makePrice(scope: Scope, given: GivenPrice, path: string): Price {
	const unit = unitOf(given, path);
	return keep(scope, 'price', {
		id: newId('price_'),
		object: 'price',
		active: false,
		billing_scheme: 'per_unit',
		created: scope.now,
		currency: given.currency,
		custom_unit_amount: null,
		livemode: false,
		lookup_key: null,
		metadata: {},
		nickname: null,
		product: productOf(scope, given, path).id,
		recurring: recurringOf(given),
		tax_behavior: given.tax_behavior ?? 'unspecified',
		tiers_mode: null,
		transform_quantity: null,
		type: given.recurring ? 'recurring' : 'one_time',
		unit_amount: unit.includes('.') ? null : Number(unit),
		unit_amount_decimal: unit,
	});
}

export function makeLine(scope: Scope, given: GivenLine, index: number): LineItem {
	const path = `line_items[${index}]`;
	if (given.tax_rates) throw notModelled('tax rates', `${path}[tax_rates]`);
	if (given.price && given.price_data)
		throw invalid('You may only specify one of these parameters: price, price_data.', path, 'parameters_exclusive');
	if (given.quantity === undefined)
		throw invalid(`Missing required param: ${path}[quantity].`, `${path}[quantity]`, 'parameter_missing');
	const price = given.price_data
		? makePrice(scope, given.price_data, `${path}[price_data]`)
		: take(scope, 'price', required(text())(given.price, `${path}[price]`), `${path}[price]`, 400);
	const amount = lineAmount(price.unit_amount_decimal ?? '0', given.quantity);
	return {
		id: newId('li_'),
		object: 'item',
		adjustable_quantity: null,
		amount_discount: 0,
		amount_subtotal: amount,
		amount_tax: 0,
		amount_total: amount,
		currency: price.currency,
		description: take(scope, 'product', String(price.product)).name,
		metadata: given.metadata ?? {},
		price,
		quantity: given.quantity,
	};
}
