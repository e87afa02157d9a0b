// What the books of a shop must agree with.
import { type Invoice, idOf } from '../objects.ts';
import { subscriptionOf } from '../resources/invoices.ts';
import type { World } from '../world.ts';

/** Everything that was captured, with what went back of it: what the orders of a shop must agree with. */
export function payments({ store }: World) {
	const sessions = new Map(store.all('checkout.session').map((session) => [idOf(session.payment_intent), session]));
	const invoices = new Map(
		store.all('invoice_payment').map(({ payment, invoice }) => [idOf(payment.payment_intent), invoice]),
	);
	return store
		.all('charge')
		.filter(({ captured }) => captured)
		.map((charge) => {
			const intent = idOf(charge.payment_intent);
			const session = sessions.get(intent);
			return {
				account: store.accountOf('charge', charge.id),
				payment_intent: intent,
				charge: charge.id,
				session: session?.id ?? null,
				invoice: invoices.get(intent) ?? null,
				client_reference_id: session?.client_reference_id ?? null,
				session_metadata: session?.metadata ?? {},
				metadata: charge.metadata,
				amount: charge.amount_captured,
				amount_refunded: charge.amount_refunded,
				currency: charge.currency,
				created: charge.created,
			};
		});
}

const metadataOf = ({ parent }: Invoice): Record<string, string> => parent?.subscription_details?.metadata ?? {};

/** Every invoice of every account, with the metadata that its subscription had when it was made final. */
export function invoices({ store }: World) {
	const intents = new Map(
		store.all('invoice_payment').map(({ payment, invoice }) => [invoice, idOf(payment.payment_intent)]),
	);
	return store.all('invoice').map((invoice) => ({
		account: store.accountOf('invoice', invoice.id),
		id: invoice.id,
		subscription: subscriptionOf(invoice),
		customer: idOf(invoice.customer),
		metadata: metadataOf(invoice),
		billing_reason: invoice.billing_reason,
		status: invoice.status,
		amount_due: invoice.amount_due,
		amount_paid: invoice.amount_paid,
		currency: invoice.currency,
		payment_intent: intents.get(invoice.id) ?? null,
		attempt_count: invoice.attempt_count,
		next_payment_attempt: invoice.next_payment_attempt,
		created: invoice.created,
		paid_at: invoice.status_transitions.paid_at,
	}));
}
