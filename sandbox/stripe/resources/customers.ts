// Customers: whom a payment or a subscription belongs to.
import { addressSpec, written } from '../checkout/session-params.ts';
import type { Customer } from '../objects.ts';
import { announce, type Scope, take } from '../scope.ts';
import type { FormBranch } from '../wire/forms.ts';
import { newId, randomText } from '../wire/ids.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import { email, ignored, list, mergedMetadata, metadata, readParams, text, unsettable } from '../wire/params.ts';

const spec = {
	email: unsettable(email),
	name: unsettable(text(256)),
	phone: unsettable(text(20)),
	description: unsettable(text()),
	address: unsettable(addressSpec),
	preferred_locales: list(text()),
	metadata,
	shipping: ignored,
	tax: ignored,
	tax_exempt: ignored,
	invoice_settings: ignored,
};

type Known = Partial<
	Pick<Customer, 'email' | 'name' | 'phone' | 'description' | 'address' | 'preferred_locales' | 'metadata'>
>;

export function makeCustomer(scope: Scope, known: Known): Customer {
	const customer: Customer = {
		id: newId('cus_'),
		object: 'customer',
		address: known.address ?? null,
		balance: 0,
		created: scope.now,
		currency: null,
		customer_account: null,
		default_source: null,
		delinquent: false,
		description: known.description ?? null,
		discount: null,
		email: known.email ?? null,
		invoice_prefix: randomText(8).toUpperCase(),
		invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
		livemode: false,
		metadata: known.metadata ?? {},
		name: known.name ?? null,
		next_invoice_sequence: 1,
		phone: known.phone ?? null,
		preferred_locales: known.preferred_locales ?? [],
		shipping: null,
		tax_exempt: 'none',
		test_clock: null,
	};
	announce(scope, 'customer.created', 'customer', customer);
	return customer;
}

/** What was said; what was not said is left out. */
function knownOf(form: FormBranch): Known {
	const { address, ...given } = readParams(spec, form);
	const said = { ...given, ...(address === undefined ? {} : { address: address && written(address) }) };
	return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Known;
}

export const createCustomer = (scope: Scope, form: FormBranch): Customer => makeCustomer(scope, knownOf(form));

export function updateCustomer(scope: Scope, form: FormBranch, id: string): Customer {
	const before = take(scope, 'customer', id, 'customer');
	const { metadata: given, ...known } = knownOf(form);
	const after: Customer = { ...before, ...known, metadata: mergedMetadata(before.metadata, given) };
	announce(scope, 'customer.updated', 'customer', after);
	return after;
}

export function listCustomers(scope: Scope, form: FormBranch) {
	const given = readParams({ ...pageSpec, created, email }, form);
	const found = scope.store
		.all('customer', scope.account)
		.filter(
			(customer) => isWithin(customer.created, given.created) && (!given.email || customer.email === given.email),
		);
	return pageOf(found, given, '/v1/customers');
}
