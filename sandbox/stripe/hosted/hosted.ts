// The addresses that a browser visits. A visitor who knows the id of a session may pay it, as at the provider.
import type http from 'node:http';
import { ibanOf, payByDebit, takesCards, takesDebits } from '../checkout/debits.ts';
import { completeChallenge, needsCard, type Outcome, paySession } from '../checkout/pay-session.ts';
import { payByWallet, walletOf } from '../checkout/wallets.ts';
import { idOf, type Session } from '../objects.ts';
import { type Scope, take } from '../scope.ts';
import { readBody } from '../wire/body.ts';
import { catchUp, type World } from '../world.ts';
import { cardPage, invoicePage, portal } from './billing.ts';
import { headersFor } from './layout.ts';
import { challengePage, messagePage } from './other-pages.ts';
import { amountOf, payPage, type Shown } from './pay-page.ts';
import { cardFrom, errorsInDebit, findCardErrors, payerFrom, type Typed, typedIn, type Wrong } from './read-card.ts';
import { type Tongue, tongueOf } from './texts.ts';
import { found, nothingTyped, preset, type Reply, unknown, type Visit } from './visit.ts';

const successUrl = ({ success_url, id }: Session): string =>
	(success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

function overPage(tongue: Tongue, session: Session): Reply {
	const { texts } = tongue;
	const link = (href: string | null) => (href ? { href, words: texts.goOn } : undefined);
	const message =
		session.status === 'complete'
			? { title: texts.completeTitle, text: texts.completeText, link: link(successUrl(session)) }
			: { title: texts.expiredTitle, text: texts.expiredText, link: link(session.cancel_url) };
	return { status: session.status === 'complete' ? 200 : 410, html: messagePage(tongue, message) };
}

function knownEmail(scope: Scope, session: Session): string | null {
	const customer = idOf(session.customer);
	return session.customer_email ?? (customer ? take(scope, 'customer', customer).email : null);
}

function wayOf(session: Session): Shown['way'] {
	if (!needsCard(session)) return 'nothing';
	if (walletOf(session)) return 'wallet';
	return takesCards(session) ? 'card' : 'debit';
}

function shownFor(scope: Scope, tongue: Tongue, session: Session): Shown {
	const details = take(scope, 'checkout_details', session.id);
	return {
		tongue,
		session,
		details,
		typed: nothingTyped,
		wrong: {},
		way: wayOf(session),
		declined: null,
		knownEmail: knownEmail(scope, session),
	};
}

const pageReply = (shown: Shown, status: number): Reply => ({
	status,
	html: payPage(shown),
	returns: [shown.session.success_url, shown.session.cancel_url],
});

/** Where an outcome leads, apart from a refusal, which stays on the page. */
function follow(scope: Scope, id: string, outcome: Exclude<Outcome, { kind: 'declined' }>): Reply {
	if (outcome.kind === 'authenticate') return { status: 303, location: `/c/pay/${id}/3ds/${outcome.attempt}` };
	const session = take(scope, 'checkout.session', id);
	if (session.status === 'complete') return { status: 303, location: successUrl(session) };
	return { status: 303, location: `/c/pay/${id}` };
}

/** Whether it can be sent, and what comes of it. */
function sent(
	scope: Scope,
	{ session, tongue: { texts }, way }: Shown,
	typed: Typed,
	answer: string | null,
): { wrong: Wrong } | Outcome {
	if (way === 'wallet')
		return scope.store.change(() => payByWallet(scope, session, answer !== 'refuse', payerFrom(typed)));
	const wrong =
		way === 'debit'
			? errorsInDebit(typed, texts)
			: findCardErrors(typed, { now: scope.now, texts, card: way === 'card' });
	if (Object.keys(wrong).length > 0) return { wrong };
	return scope.store.change(() =>
		way === 'debit'
			? payByDebit(scope, session, ibanOf(typed.iban), payerFrom(typed))
			: paySession(scope, session, way === 'card' ? cardFrom(typed) : null, payerFrom(typed)),
	);
}

function pay(visit: Visit, scope: Scope, shown: Shown): Reply {
	const typed = { ...typedIn(visit.form), ...(shown.knownEmail ? { email: shown.knownEmail } : {}) };
	const outcome = sent(scope, shown, typed, visit.form.get('answer'));
	// The security code is typed anew, as everywhere.
	const again = { ...shown, typed: { ...typed, cvc: '' } };
	if ('wrong' in outcome) return pageReply({ ...again, wrong: outcome.wrong }, 422);
	visit.world.wake();
	return outcome.kind === 'declined'
		? pageReply({ ...again, declined: outcome.code }, 402)
		: follow(scope, shown.session.id, outcome);
}

function paymentPage(visit: Visit, id: string, byDebit = false): Reply {
	const at = found(visit, 'checkout.session', id);
	if (!at) return unknown(visit);
	const tongue = tongueOf(at.value.locale, visit.accepted);
	if (at.value.status !== 'open')
		return visit.method === 'POST' ? follow(at.scope, id, { kind: 'closed' }) : overPage(tongue, at.value);
	if (byDebit && !takesDebits(at.value)) return unknown(visit);
	const shown: Shown = { ...shownFor(at.scope, tongue, at.value), ...(byDebit ? { way: 'debit' } : {}) };
	if (visit.method === 'POST') return pay(visit, at.scope, shown);
	return pageReply({ ...shown, typed: preset(visit.query.get('card')), declined: visit.query.get('refused') }, 200);
}

/** Another attempt was made in between, in this window or another one. */
function overtaken(tongue: Tongue, id: string): Reply {
	const { challengeTitle: title, overtaken: text, toPayment: words } = tongue.texts;
	return { status: 409, html: messagePage(tongue, { title, text, link: { href: `/c/pay/${id}`, words } }) };
}

function challenge(visit: Visit, id: string, attempt: string): Reply {
	const at = found(visit, 'checkout.session', id);
	if (!at) return unknown(visit);
	const { scope, value: session } = at;
	const tongue = tongueOf(session.locale, visit.accepted);
	if (session.status !== 'open') return follow(scope, id, { kind: 'closed' });
	if (visit.method !== 'POST') {
		const current = take(scope, 'checkout_details', id).attempt?.id === attempt;
		return current
			? {
					status: 200,
					html: challengePage(tongue, amountOf(session.amount_total, session.currency, tongue)),
					returns: [session.success_url],
				}
			: overtaken(tongue, id);
	}
	const authorised = visit.form.get('answer') === 'authorise';
	const outcome = scope.store.change(() => completeChallenge(scope, session, attempt, authorised));
	visit.world.wake();
	if (outcome.kind === 'closed') return overtaken(tongue, id);
	if (outcome.kind !== 'declined') return follow(scope, id, outcome);
	return { status: 303, location: `/c/pay/${id}?refused=${outcome.code}` };
}

const addresses: readonly [RegExp, (visit: Visit, ...parts: string[]) => Reply][] = [
	[/^\/c\/pay\/(\w+)$/, (visit, id = '') => paymentPage(visit, id)],
	[/^\/c\/pay\/(\w+)\/debit$/, (visit, id = '') => paymentPage(visit, id, true)],
	[/^\/c\/pay\/(\w+)\/3ds\/(\w+)$/, (visit, id = '', attempt = '') => challenge(visit, id, attempt)],
	[/^\/p\/session\/(\w+)$/, (visit, id = '') => portal(visit, id)],
	[/^\/p\/session\/(\w+)\/card$/, (visit, id = '') => cardPage(visit, id)],
	[/^\/i\/(\w+)$/, (visit, id = '') => invoicePage(visit, id)],
];

function replyTo(visit: Visit, path: string): Reply {
	catchUp(visit.world);
	for (const [pattern, show] of addresses) {
		const match = pattern.exec(path);
		if (match) return show(visit, ...match.slice(1));
	}
	return unknown(visit);
}

export const createHosted = (world: World) => async (request: http.IncomingMessage, response: http.ServerResponse) => {
	const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://sandbox');
	const method = request.method ?? 'GET';
	const form = new URLSearchParams(method === 'POST' ? await readBody(request) : '');
	const accepted = request.headers['accept-language'];
	const { status, html, location, returns = [] } = replyTo({ world, method, query, form, accepted }, pathname);
	response.writeHead(status, { ...headersFor(returns), ...(location ? { location } : {}) });
	response.end(html ?? '');
};
