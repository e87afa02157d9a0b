// The pages of a customer who has subscribed: the portal, the page to change the card, and the page of an invoice.
import { escaped } from '../../../rules/html.ts';
import { type Customer, type Invoice, idOf, type PaymentMethod } from '../objects.ts';
import { behaviourOf, failAuthentication, requireAuthentication } from '../payments/intents.ts';
import { rememberCard } from '../payments/methods.ts';
import { subscriptionOf } from '../resources/invoices.ts';
import { setCancellation } from '../resources/subscriptions.ts';
import { announce, type Scope, take } from '../scope.ts';
import { healSubscription } from '../subscriptions/dunning.ts';
import { chargeInvoice, intentOf } from '../subscriptions/invoices.ts';
import { document } from './layout.ts';
import { challengePage, messagePage, portalPage } from './other-pages.ts';
import { alertOf, amountOf, cardFields, type Form, testCards } from './pay-page.ts';
import { cardFrom, findCardErrors, typedIn } from './read-card.ts';
import { filled, tongueOf } from './texts.ts';
import { found, nothingTyped, preset, type Reply, unknown, type Visit } from './visit.ts';

export function portal(visit: Visit, id: string): Reply {
	const at = found(visit, 'billing_portal.session', id);
	if (!at) return unknown(visit);
	const { scope, value: session } = at;
	const tongue = tongueOf(session.locale, visit.accepted);
	const own = scope.store
		.all('subscription', scope.account)
		.filter(({ customer }) => idOf(customer) === session.customer);
	if (visit.method !== 'POST') return { status: 200, html: portalPage(tongue, session, own) };
	const chosen = own.find((subscription) => subscription.id === visit.form.get('subscription'));
	if (!chosen || chosen.status === 'canceled') return { status: 303, location: `/p/session/${id}` };
	scope.store.change(() => setCancellation(scope, chosen, visit.form.get('do') === 'cancel'));
	visit.world.wake();
	return { status: 303, location: `/p/session/${id}` };
}

interface Words {
	title: string;
	text: string;
	button: string;
	back: string | null;
}

function formPage(form: Form, { title, text, button, back }: Words): string {
	const { tongue } = form;
	const link = back ? `<a class="back" href="${escaped(back)}">${escaped(tongue.texts.goOn)}</a>` : '';
	return document({
		tongue,
		title,
		columns: 'one',
		body: `<div><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${alertOf(form)}
<form method="post" novalidate>
${cardFields(form)}
<button>${escaped(button)}</button>
</form>${link}
${testCards(tongue)}</div>`,
	});
}

/** The card that was typed, or why it cannot be taken. A card that the bank refuses is refused here already, as at Stripe. */
function typedCard(
	visit: Visit,
	scope: Scope,
	empty: Form,
	customer: Customer,
): { wrong: Form } | { method: PaymentMethod } {
	const email = customer.email ?? 'anna@example.com';
	const typed = { ...typedIn(visit.form), email };
	// The security code is typed anew, as everywhere.
	const again: Form = { ...empty, typed: { ...typed, cvc: '' } };
	const wrong = findCardErrors(typed, { now: scope.now, texts: empty.tongue.texts, card: true });
	if (Object.keys(wrong).length > 0) return { wrong: { ...again, wrong } };
	const card = cardFrom(typed);
	const { decline } = card.card.behaviour;
	if (decline) return { wrong: { ...again, declined: decline.declineCode ?? decline.code } };
	const method = scope.store.change(() =>
		rememberCard(scope, { ...card, email, name: typed.name, customer: customer.id }),
	);
	return { method };
}

const statusOf = ({ declined }: Form) => (declined ? 402 : 422);

/** Becomes the customer's card. Subscriptions that have a card of their own keep charging that one, as at Stripe. */
function attach(scope: Scope, customer: Customer, method: PaymentMethod): void {
	announce(scope, 'payment_method.attached', 'payment_method', method);
	announce(scope, 'customer.updated', 'customer', {
		...customer,
		invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
	});
}

export function cardPage(visit: Visit, id: string): Reply {
	const at = found(visit, 'billing_portal.session', id);
	if (at?.value.flow?.type !== 'payment_method_update') return unknown(visit);
	const { scope, value: session } = at;
	const tongue = tongueOf(session.locale, visit.accepted);
	const { newCardTitle: title, newCardText: text, saveCard: button } = tongue.texts;
	const back = session.return_url;
	const done = session.flow?.after_completion.redirect?.return_url ?? back ?? `/p/session/${id}`;
	const page = (form: Form, status: number): Reply => ({
		status,
		html: formPage(form, { title, text, button, back }),
		returns: [done],
	});
	const empty: Form = { tongue, typed: preset(visit.query.get('card')), wrong: {}, declined: null };
	if (visit.method !== 'POST') return page(empty, 200);
	const customer = take(scope, 'customer', session.customer ?? '');
	const read = typedCard(visit, scope, empty, customer);
	if ('wrong' in read) return page(read.wrong, statusOf(read.wrong));
	scope.store.change(() => attach(scope, customer, read.method));
	visit.world.wake();
	return { status: 303, location: done };
}

function settle(scope: Scope, invoice: Invoice, method: PaymentMethod): Invoice {
	const after = chargeInvoice(scope, invoice, { method, authorised: true, next: invoice.next_payment_attempt });
	if (after.status === 'paid') healSubscription(scope, subscriptionOf(invoice), invoice.id);
	return after;
}

/** The bank asks whether it is the customer who pays. */
function authorise(visit: Visit, scope: Scope, invoice: Invoice): Reply {
	const intent = intentOf(scope, invoice);
	const method = take(scope, 'payment_method', idOf(intent.payment_method) ?? '');
	scope.store.change(() => {
		if (visit.form.get('answer') === 'authorise') settle(scope, invoice, method);
		else failAuthentication(scope, intent, method);
	});
	visit.world.wake();
	return { status: 303, location: `/i/${invoice.id}` };
}

function payTyped(scope: Scope, invoice: Invoice, method: PaymentMethod): void {
	const intent = intentOf(scope, invoice);
	if (behaviourOf(scope, method).authenticate)
		requireAuthentication(scope, intent, method, `${scope.publicUrl}/i/${invoice.id}`);
	else settle(scope, invoice, method);
}

export function invoicePage(visit: Visit, id: string): Reply {
	const at = found(visit, 'invoice', id);
	if (!at) return unknown(visit);
	const { scope, value: invoice } = at;
	const tongue = tongueOf(null, visit.accepted);
	const { texts } = tongue;
	const amount = amountOf(invoice.amount_due, invoice.currency, tongue);
	const values = { number: invoice.number ?? '', amount };
	if (invoice.status !== 'open') {
		const text = filled(invoice.status === 'paid' ? texts.invoicePaid : texts.invoiceOver, values);
		return { status: 200, html: messagePage(tongue, { title: texts.invoiceTitle, text }) };
	}
	const intent = intentOf(scope, invoice);
	if (intent.status === 'requires_action')
		return visit.method === 'POST'
			? authorise(visit, scope, invoice)
			: { status: 200, html: challengePage(tongue, amount) };
	const words: Words = {
		title: texts.invoiceTitle,
		text: filled(texts.invoiceText, values),
		button: filled(texts.pay, { amount }),
		back: null,
	};
	const typed = visit.query.has('card') ? preset(visit.query.get('card')) : nothingTyped;
	const form: Form = { tongue, typed, wrong: {}, declined: null };
	if (visit.method !== 'POST') return { status: 200, html: formPage(form, words) };
	const read = typedCard(visit, scope, form, take(scope, 'customer', idOf(invoice.customer) ?? ''));
	if ('wrong' in read) return { status: statusOf(read.wrong), html: formPage(read.wrong, words) };
	scope.store.change(() => payTyped(scope, invoice, read.method));
	visit.world.wake();
	return { status: 303, location: `/i/${id}` };
}
