// A checkout session as it is shown, with every field that Stripe shows.
import type { Session } from '../objects.ts';
import type { Scope } from '../scope.ts';
import { randomText } from '../wire/ids.ts';
import { type GivenSession, written } from './session-params.ts';

interface Reckoned {
	success: string;
	currency: string;
	goods: number;
	shipping: Session['shipping_cost'];
	expiresAt: number;
}

/** What differs between paying once and subscribing. */
function modal({ mode, customer, customer_creation, payment_method_collection }: GivenSession, total: number) {
	if (mode === 'subscription')
		return {
			customer_creation: null,
			payment_method_collection: payment_method_collection ?? 'always',
			payment_status: 'unpaid' as const,
		};
	return {
		customer_creation: customer_creation ?? (customer ? null : 'if_required'),
		payment_method_collection: 'if_required' as const,
		payment_status: total === 0 ? ('no_payment_required' as const) : ('unpaid' as const),
	};
}

function taxFields({
	automatic_tax,
	tax_id_collection,
}: GivenSession): Pick<Session, 'automatic_tax' | 'tax_id_collection'> {
	const enabled = automatic_tax?.enabled ?? false;
	return {
		automatic_tax: { enabled, liability: null, provider: null, status: enabled ? 'requires_location_inputs' : null },
		tax_id_collection: { enabled: tax_id_collection?.enabled ?? false, required: 'never' },
	};
}

function amounts({ goods, shipping }: Reckoned) {
	const delivery = shipping?.amount_total ?? 0;
	return {
		amount_subtotal: goods,
		amount_total: goods + delivery,
		shipping_cost: shipping,
		shipping_options: shipping ? [{ shipping_amount: delivery, shipping_rate: String(shipping.shipping_rate) }] : [],
		total_details: { amount_discount: 0, amount_shipping: delivery, amount_tax: 0 },
	};
}

export function makeSession(scope: Scope, given: GivenSession, reckoned: Reckoned): Session {
	const id = `cs_test_a1${randomText(56)}`;
	const sums = amounts(reckoned);
	return {
		id,
		object: 'checkout.session',
		adaptive_pricing: null,
		after_expiration: null,
		...written({
			allow_promotion_codes: given.allow_promotion_codes,
			allowed_payment_method_types: given.allowed_payment_method_types,
			cancel_url: given.cancel_url,
			client_reference_id: given.client_reference_id,
			customer: given.customer,
			customer_email: given.customer_email,
			locale: given.locale,
			submit_type: given.submit_type,
		}),
		...modal(given, sums.amount_total),
		...taxFields(given),
		...sums,
		billing_address_collection: null,
		client_secret: null,
		collected_information: null,
		consent: null,
		consent_collection: null,
		created: scope.now,
		currency: reckoned.currency,
		currency_conversion: null,
		custom_fields: [],
		custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
		customer_account: null,
		customer_details: null,
		discounts: [],
		expires_at: reckoned.expiresAt,
		integration_identifier: null,
		invoice: null,
		invoice_creation: null,
		livemode: false,
		managed_payments: null,
		metadata: given.metadata ?? {},
		mode: given.mode,
		origin_context: null,
		payment_intent: null,
		payment_link: null,
		payment_method_configuration_details: null,
		payment_method_options: null,
		payment_method_types: given.allowed_payment_method_types ?? ['card'],
		permissions: null,
		phone_number_collection: { enabled: false },
		recovered_from: null,
		saved_payment_method_options: null,
		setup_intent: null,
		shipping_address_collection: null,
		status: 'open',
		subscription: null,
		success_url: reckoned.success,
		ui_mode: 'hosted_page',
		url: `${scope.publicUrl}/c/pay/${id}`,
		wallet_options: null,
	};
}
