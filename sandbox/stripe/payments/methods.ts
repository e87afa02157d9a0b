// A card that a shopper typed, as Stripe remembers it: brand, last digits and validity. The number itself is not kept.
import type { Card } from '../checkout/cards.ts';
import type { PaymentMethod } from '../objects.ts';
import { keep, type Scope } from '../scope.ts';
import { newId } from '../wire/ids.ts';

interface Typed {
	card: Card;
	month: number;
	year: number;
	email: string;
	name: string;
	customer: string | null;
}

const nowhere = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** An account that money is collected from, days later. */
export function rememberAccount(
	scope: Scope,
	{ iban, email, name, customer }: { iban: string; email: string; name: string; customer: string | null },
): PaymentMethod {
	return keep(scope, 'payment_method', {
		id: newId('pm_'),
		object: 'payment_method',
		allow_redisplay: 'limited',
		billing_details: { address: nowhere, email, name, phone: null, tax_id: null },
		created: scope.now,
		customer,
		customer_account: null,
		livemode: false,
		metadata: {},
		sepa_debit: {
			bank_code: iban.slice(4, 12),
			branch_code: '',
			country: iban.slice(0, 2),
			fingerprint: null,
			generated_from: { charge: null, setup_attempt: null },
			last4: iban.slice(-4),
		},
		type: 'sepa_debit',
	});
}

interface TypedWallet {
	wallet: 'paypal' | 'klarna';
	email: string;
	name: string;
	customer: string | null;
}

export function rememberWallet(scope: Scope, { wallet, email, name, customer }: TypedWallet): PaymentMethod {
	return keep(scope, 'payment_method', {
		id: newId('pm_'),
		object: 'payment_method',
		allow_redisplay: 'limited',
		billing_details: { address: nowhere, email, name, phone: null, tax_id: null },
		created: scope.now,
		customer,
		customer_account: null,
		livemode: false,
		metadata: {},
		...(wallet === 'paypal' ? { paypal: { country: 'DE', payer_email: email, payer_id: 'SANDBOX' } } : { klarna: {} }),
		type: wallet,
	});
}

export function rememberCard(scope: Scope, { card, month, year, email, name, customer }: Typed): PaymentMethod {
	const id = newId('pm_');
	scope.store.put('card_behaviour', scope.account, id, card.behaviour);
	return keep(scope, 'payment_method', {
		id,
		object: 'payment_method',
		allow_redisplay: 'limited',
		billing_details: {
			address: nowhere,
			email,
			name,
			phone: null,
			tax_id: null,
		},
		card: {
			brand: card.brand,
			checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
			country: 'DE',
			display_brand: card.brand,
			exp_month: month,
			exp_year: year,
			fingerprint: null,
			funding: 'credit',
			generated_from: null,
			last4: card.last4,
			networks: { available: [card.brand], preferred: null },
			regulated_status: 'unregulated',
			three_d_secure_usage: { supported: true },
			wallet: null,
		},
		created: scope.now,
		customer,
		customer_account: null,
		livemode: false,
		metadata: {},
		type: 'card',
	});
}
