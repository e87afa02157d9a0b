// Every call that the sandbox understands.
import { createSession } from './checkout/create-session.ts';
import type { Kind } from './objects.ts';
import { createRefund } from './payments/refunds.ts';
import { expireByCall, listLineItems, listSessions, updateSession } from './resources/checkout-sessions.ts';
import { createCustomer, deleteCustomer, listCustomers, readCustomer, updateCustomer } from './resources/customers.ts';
import { listEvents } from './resources/events.ts';
import { listInvoicePayments, listInvoices, payInvoice, previewInvoice, voidByCall } from './resources/invoices.ts';
import {
	cancelByCall,
	listCharges,
	listIntents,
	listRefunds,
	updateIntent,
	updateRefund,
} from './resources/payments.ts';
import { openPortal } from './resources/portal.ts';
import {
	cancelSubscription,
	listSubscriptions,
	resumeSubscription,
	updateSubscription,
} from './resources/subscriptions.ts';
import { listTaxCodes, readTaxCode } from './resources/tax-codes.ts';
import { createEndpoint, deleteEndpoint, listEndpoints, updateEndpoint } from './resources/webhook-endpoints.ts';
import { type Scope, take } from './scope.ts';
import { StripeFailure } from './wire/failures.ts';
import type { FormBranch } from './wire/forms.ts';
import { readParams } from './wire/params.ts';

/** A failure that is returned keeps what was changed before it; one that is thrown leaves no trace. */
export type Handler = (scope: Scope, form: FormBranch, id: string) => object;

/** Stripe names the parameter after the last part of the path, not after the object. */
const read =
	(kind: Kind, param = 'id'): Handler =>
	(scope, form, id) => {
		readParams({}, form);
		return take(scope, kind, id, param) as object;
	};

const routes: readonly [method: string, path: string, handler: Handler][] = [
	['POST', '/v1/checkout/sessions', createSession],
	['GET', '/v1/checkout/sessions', listSessions],
	['GET', '/v1/checkout/sessions/:id', read('checkout.session', 'session')],
	['POST', '/v1/checkout/sessions/:id', updateSession],
	['POST', '/v1/checkout/sessions/:id/expire', expireByCall],
	['GET', '/v1/checkout/sessions/:id/line_items', listLineItems],
	['GET', '/v1/payment_intents', listIntents],
	['GET', '/v1/payment_intents/:id', read('payment_intent', 'intent')],
	['POST', '/v1/payment_intents/:id', updateIntent],
	['POST', '/v1/payment_intents/:id/cancel', cancelByCall],
	['GET', '/v1/charges', listCharges],
	['GET', '/v1/charges/:id', read('charge')],
	['POST', '/v1/refunds', createRefund],
	['GET', '/v1/refunds', listRefunds],
	['GET', '/v1/refunds/:id', read('refund', 'refund')],
	['POST', '/v1/refunds/:id', updateRefund],
	['GET', '/v1/balance_transactions/:id', read('balance_transaction')],
	['POST', '/v1/customers', createCustomer],
	['GET', '/v1/customers', listCustomers],
	['GET', '/v1/customers/:id', readCustomer],
	['POST', '/v1/customers/:id', updateCustomer],
	['DELETE', '/v1/customers/:id', deleteCustomer],
	['GET', '/v1/payment_methods/:id', read('payment_method')],
	['GET', '/v1/products/:id', read('product')],
	['GET', '/v1/prices/:id', read('price')],
	['GET', '/v1/subscriptions', listSubscriptions],
	['GET', '/v1/subscriptions/:id', read('subscription')],
	['POST', '/v1/subscriptions/:id', updateSubscription],
	['DELETE', '/v1/subscriptions/:id', cancelSubscription],
	['POST', '/v1/subscriptions/:id/resume', resumeSubscription],
	['POST', '/v1/invoices/create_preview', previewInvoice],
	['GET', '/v1/invoices', listInvoices],
	['GET', '/v1/invoices/:id', read('invoice', 'invoice')],
	['POST', '/v1/invoices/:id/pay', payInvoice],
	['POST', '/v1/invoices/:id/void', voidByCall],
	['GET', '/v1/invoice_payments', listInvoicePayments],
	['GET', '/v1/invoice_payments/:id', read('invoice_payment')],
	['POST', '/v1/billing_portal/sessions', openPortal],
	['GET', '/v1/tax_codes', listTaxCodes],
	['GET', '/v1/tax_codes/:id', readTaxCode],
	['POST', '/v1/webhook_endpoints', createEndpoint],
	['GET', '/v1/webhook_endpoints', listEndpoints],
	['GET', '/v1/webhook_endpoints/:id', read('webhook_endpoint')],
	['POST', '/v1/webhook_endpoints/:id', updateEndpoint],
	['DELETE', '/v1/webhook_endpoints/:id', deleteEndpoint],
	['GET', '/v1/events', listEvents],
	['GET', '/v1/events/:id', read('event')],
];

const compiled = routes.map(([method, path, handler]) => ({
	method,
	pattern: new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`),
	handler,
}));

export function findRoute(method: string, path: string): { handler: Handler; id: string } {
	for (const route of compiled) {
		const match = route.method === method ? route.pattern.exec(path) : null;
		if (match) return { handler: route.handler, id: decodeURIComponent(match.groups?.id ?? '') };
	}
	throw new StripeFailure(
		404,
		`Unrecognized request URL (${method}: ${path}). The Stripe sandbox does not model it, or it does not exist.`,
	);
}
