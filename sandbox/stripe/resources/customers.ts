// Customers: whom a payment or a subscription belongs to.
import { addressSpec, written } from '../checkout/session-params.ts';
import { type Customer, idOf } from '../objects.ts';
import { announce, keep, type Scope, take } from '../scope.ts';
import { endSubscription } from '../subscriptions/dunning.ts';
import { notifyEndpoints } from '../webhooks/emit.ts';
import { invalid } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { newId, randomText } from '../wire/ids.ts';
import { created, isWithin, pageOf, pageSpec } from '../wire/lists.ts';
import {
	email,
	ignored,
	list,
	mergedMetadata,
	metadata,
	object,
	readParams,
	text,
	unsettable,
} from '../wire/params.ts';

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
	invoice_settings: object({
		default_payment_method: unsettable(text()),
		custom_fields: ignored,
		footer: ignored,
		rendering_options: ignored,
	}),
};

type Known = Partial<
	Pick<Customer, 'email' | 'name' | 'phone' | 'description' | 'address' | 'preferred_locales' | 'metadata'>
>;

/** @param id of a customer whom another client knows already */
export function makeCustomer(scope: Scope, known: Known, id = newId('cus_')): Customer {
	const customer: Customer = {
		id,
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
	const { address, invoice_settings: _own, ...given } = readParams(spec, form);
	const said = { ...given, ...(address === undefined ? {} : { address: address && written(address) }) };
	return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Known;
}

export const createCustomer = (scope: Scope, form: FormBranch): Customer => makeCustomer(scope, knownOf(form));

export function updateCustomer(scope: Scope, form: FormBranch, id: string): Customer {
	const before = take(scope, 'customer', id, 'customer');
	const { metadata: given, ...known } = knownOf(form);
	const card = readParams(spec, form).invoice_settings?.default_payment_method;
	if (card) takeOwnCard(scope, id, card);
	const after: Customer = {
		...before,
		...known,
		invoice_settings: {
			...before.invoice_settings,
			...(card === undefined ? {} : { default_payment_method: card }),
		},
		metadata: mergedMetadata(before.metadata, given),
	};
	announce(scope, 'customer.updated', 'customer', after);
	return after;
}

function takeOwnCard(scope: Scope, customer: string, id: string): void {
	const param = 'invoice_settings[default_payment_method]';
	const method = take(scope, 'payment_method', id, param, 400);
	if (idOf(method.customer) !== customer)
		throw invalid('The customer does not have a payment method with this ID.', param, 'resource_missing');
}

export function readCustomer(scope: Scope, form: FormBranch, id: string): object {
	readParams({}, form);
	return scope.store.find('deleted_customer', scope.account, id) ?? take(scope, 'customer', id);
}

/** What the customer pays for ends at once; what was paid stays. */
export function deleteCustomer(scope: Scope, form: FormBranch, id: string): object {
	readParams({}, form);
	const customer = take(scope, 'customer', id);
	const own = scope.store.all('subscription', scope.account).filter((one) => idOf(one.customer) === id);
	for (const subscription of own)
		if (subscription.status !== 'canceled') endSubscription(scope, subscription, 'cancellation_requested');
	scope.store.remove('customer', id);
	const deleted = { id, object: 'customer', deleted: true } as const;
	keep(scope, 'deleted_customer', deleted);
	notifyEndpoints(scope, 'customer.deleted', customer);
	return deleted;
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
