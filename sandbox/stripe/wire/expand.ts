// expand[]: puts the object in the place of its id, up to four steps deep, and brings what is only shown when asked for.
import { idOf, type Kind } from '../objects.ts';
import type { Scope } from '../scope.ts';
import { invalid } from './failures.ts';
import type { FormTree } from './forms.ts';
import { list, text } from './params.ts';

type Wire = Record<string, unknown>;

/** Which field of which kind holds the id of which other kind. */
const references: Partial<Record<string, Partial<Record<string, Kind>>>> = {
	'checkout.session': {
		customer: 'customer',
		invoice: 'invoice',
		payment_intent: 'payment_intent',
		subscription: 'subscription',
	},
	payment_intent: { customer: 'customer', latest_charge: 'charge', payment_method: 'payment_method' },
	charge: { balance_transaction: 'balance_transaction', customer: 'customer', payment_intent: 'payment_intent' },
	refund: { balance_transaction: 'balance_transaction', charge: 'charge', payment_intent: 'payment_intent' },
	subscription: { customer: 'customer', default_payment_method: 'payment_method', latest_invoice: 'invoice' },
	invoice: { customer: 'customer', default_payment_method: 'payment_method' },
	invoice_payment: { invoice: 'invoice' },
	payment_method: { customer: 'customer' },
	price: { product: 'product' },
	item: {},
	subscription_item: {},
	balance_transaction: { source: 'charge' },
};

/** The same in parts of an object that are no objects of their own, such as the payment of an invoice payment. */
const partReferences: Partial<Record<string, Kind>> = {
	default_payment_method: 'payment_method',
	payment_intent: 'payment_intent',
	subscription: 'subscription',
};

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that are part of an object only when they are asked for. */
function included(scope: Scope, owner: Wire, field: string): object | undefined {
	const id = String(owner.id);
	if (owner.object === 'checkout.session' && field === 'line_items') {
		const lines = scope.store.find('checkout_details', scope.account, id)?.lines ?? [];
		return {
			object: 'list',
			data: lines.slice(0, 10),
			has_more: lines.length > 10,
			url: `/v1/checkout/sessions/${id}/line_items`,
		};
	}
	if (owner.object === 'charge' && field === 'refunds') {
		const refunds = scope.store.all('refund', scope.account).filter(({ charge }) => idOf(charge) === id);
		return {
			object: 'list',
			data: refunds.toReversed().slice(0, 10),
			has_more: refunds.length > 10,
			url: `/v1/charges/${id}/refunds`,
		};
	}
	if (owner.object === 'invoice' && field === 'payments') {
		const payment = scope.store.find('payment_of_invoice', scope.account, id);
		const found = payment === undefined ? undefined : scope.store.find('invoice_payment', scope.account, payment);
		const data = found ? [found] : [];
		return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
	}
	return undefined;
}

function fetched(scope: Scope, owner: Wire, field: string, path: string): unknown {
	const current = owner[field];
	if (isWire(current)) return current;
	const kind = owner.object === undefined ? partReferences[field] : references[String(owner.object)]?.[field];
	if (!kind) {
		const part = included(scope, owner, field);
		if (!part) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
		return part;
	}
	return typeof current === 'string' ? (scope.store.find(kind, scope.account, current) ?? current) : current;
}

function expandIn(scope: Scope, value: unknown, steps: readonly string[], path: string): unknown {
	const [step, ...rest] = steps;
	if (step === undefined || value === null) return value;
	if (Array.isArray(value)) return value.map((one) => expandIn(scope, one, steps, path));
	if (!isWire(value)) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
	if (value.object === 'list' && step === 'data') return { ...value, data: expandIn(scope, value.data, rest, path) };
	return { ...value, [step]: expandIn(scope, fetched(scope, value, step, path), rest, path) };
}

export function expand(scope: Scope, answer: object, wanted: FormTree | undefined): object {
	const paths = list(text(200))(wanted, 'expand') ?? [];
	return paths.reduce<object>((current, path) => {
		const steps = path.split('.');
		if (steps.length > 4) throw invalid(`You cannot expand more than 4 levels of a property (${path}).`, 'expand');
		return expandIn(scope, current, steps, path) as object;
	}, answer);
}
