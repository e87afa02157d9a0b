// What may be said when a checkout session is made. Names that Stripe does not know any more are refused, payment_method_types
// among them; what has no effect on a hosted page of this sandbox is taken and ignored.
import {
	currency,
	email,
	ignored,
	integer,
	list,
	metadata,
	object,
	oneOf,
	required,
	text,
	truth,
	url,
} from '../wire/params.ts';
import { lineItemSpec } from './line-items.ts';
import { shippingOptionSpec } from './shipping.ts';

export const addressSpec = object({
	city: text(),
	country: text(),
	line1: text(),
	line2: text(),
	postal_code: text(),
	state: text(),
});

const rawShipping = object({
	name: required(text()),
	address: required(addressSpec),
	phone: text(),
	carrier: text(),
	tracking_number: text(),
});

type Written<T> = { [Name in keyof T]: Exclude<T[Name], undefined> | null };

/** Stripe writes null where nothing was given. */
export const written = <T extends object>(given: T): Written<T> =>
	Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? null])) as Written<T>;

const shipping = (given: Parameters<typeof rawShipping>[0], path: string) => {
	const read = rawShipping(given, path);
	if (!read) return undefined;
	const { name, address, ...rest } = read;
	return { name, address: written(address), ...written(rest) };
};

const subscriptionData = object({
	metadata,
	trial_period_days: integer(1),
	trial_end: integer(1),
	trial_settings: object({
		end_behavior: required(object({ missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')) })),
	}),
	billing_mode: ignored,
	description: ignored,
	invoice_settings: ignored,
});

export const sessionSpec = {
	mode: required(oneOf('payment', 'subscription')),
	line_items: list(lineItemSpec, 100),
	success_url: url,
	cancel_url: url,
	client_reference_id: text(200),
	customer: text(),
	customer_email: email,
	customer_creation: oneOf('always', 'if_required'),
	customer_update: ignored,
	currency,
	locale: text(10),
	metadata,
	payment_intent_data: object({
		metadata,
		description: text(),
		receipt_email: email,
		shipping,
		setup_future_usage: oneOf('off_session', 'on_session'),
		statement_descriptor: ignored,
		statement_descriptor_suffix: ignored,
	}),
	subscription_data: subscriptionData,
	payment_method_collection: oneOf('always', 'if_required'),
	automatic_tax: object({ enabled: required(truth), liability: ignored }),
	tax_id_collection: object({ enabled: required(truth), required: ignored }),
	shipping_options: list(shippingOptionSpec, 5),
	invoice_creation: ignored,
	expires_at: integer(1),
	ui_mode: oneOf('hosted_page', 'embedded_page', 'elements', 'form'),
	submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
	allowed_payment_method_types: list(text()),
	excluded_payment_method_types: ignored,
	allow_promotion_codes: truth,
	billing_address_collection: ignored,
	branding_settings: ignored,
	consent_collection: ignored,
	custom_text: ignored,
	name_collection: ignored,
	payment_method_options: ignored,
	phone_number_collection: ignored,
	saved_payment_method_options: ignored,
	shipping_address_collection: ignored,
};

export type GivenSession = { [Name in keyof typeof sessionSpec]: ReturnType<(typeof sessionSpec)[Name]> };
