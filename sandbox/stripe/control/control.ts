// How tests turn the sandbox, under /_sandbox and from this machine only. A page in a browser cannot reach it: it sends an Origin,
// or a name for us that is not loopback's.
import type http from 'node:http';
import { isFromHere } from '../../loopback.ts';
import { cardOf, digitsOf } from '../checkout/cards.ts';
import { ibanOf, payByDebit } from '../checkout/debits.ts';
import { completeChallenge, needsCard, type Outcome, paySession } from '../checkout/pay-session.ts';
import type { Session } from '../objects.ts';
import type { RequestLog } from '../request-log.ts';
import { take } from '../scope.ts';
import type { Deliveries } from '../webhooks/deliver.ts';
import { oweDelivery } from '../webhooks/emit.ts';
import { calm, type KnobChanges, readKnobs, turnKnobs } from '../webhooks/knobs.ts';
import { readBody } from '../wire/body.ts';
import { advanceClock, catchUp, noRequest, nowOf, scopeOf, type World } from '../world.ts';
import { invoices, payments } from './books.ts';
import { type Given, learnPayments, learnSubscriptions, Refusal } from './learn.ts';

interface Tools {
	world: World;
	log: RequestLog;
	deliveries: Deliveries;
}

type Act = (tools: Tools, given: Given, id: string) => unknown;

const sessionOf = ({ world }: Tools, id: string) => {
	const account = world.store.accountOf('checkout.session', id);
	if (account === undefined) throw new Refusal(404, `There is no session ${id}.`);
	const scope = scopeOf(world, account, noRequest);
	return { scope, session: take(scope, 'checkout.session', id) };
};

const textIn = (given: Given, name: string, otherwise: string) =>
	typeof given[name] === 'string' ? given[name] : otherwise;

/** Pays as the hosted page does, for tests without a browser. */
function pay(tools: Tools, given: Given, id: string) {
	const { scope, session } = sessionOf(tools, id);
	const number = digitsOf(textIn(given, 'card', '4242424242424242'));
	const typed = needsCard(session) ? { card: cardOf(number), month: 12, year: 2034 } : null;
	const payer = { email: textIn(given, 'email', 'anna@example.com'), name: textIn(given, 'name', 'Anna Test') };
	const outcome = scope.store.change((): Outcome => {
		const iban = textIn(given, 'iban', '');
		if (iban) return payByDebit(scope, session, ibanOf(iban), payer);
		const first = paySession(scope, session, typed, payer);
		const answer = textIn(given, 'threeDSecure', '');
		if (first.kind !== 'authenticate' || answer === '') return first;
		return completeChallenge(scope, take(scope, 'checkout.session', id), first.attempt, answer === 'authorise');
	});
	tools.world.wake();
	const after: Session = take(scope, 'checkout.session', id);
	const url = after.status === 'complete' ? (after.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id) : null;
	return { ...outcome, status: after.status, payment_status: after.payment_status, url };
}

function resend({ world }: Tools, _given: Given, id: string) {
	const account = world.store.accountOf('event', id);
	if (account === undefined) throw new Refusal(404, `There is no event ${id}.`);
	const { store } = world;
	const endpoints = store.all('webhook_endpoint', account).filter(({ status }) => status === 'enabled');
	store.change(() => {
		for (const endpoint of endpoints) oweDelivery({ store, account }, id, endpoint.id);
	});
	world.wake();
	return { resent: endpoints.length };
}

function clock({ world }: Tools, given: Given) {
	const { advance, to } = given;
	const seconds = typeof to === 'number' ? to - nowOf(world) : advance;
	if (typeof seconds !== 'number' || !Number.isSafeInteger(seconds) || seconds < 0)
		throw new Refusal(
			400,
			'Say how many whole seconds to advance, or to which later moment: {"advance": 3600} or {"to": 1800000000}.',
		);
	return { now: advanceClock(world, seconds) };
}

function knobs({ world }: Tools, given: Given) {
	const known: Record<string, object> = { ...calm };
	for (const [part, changes] of Object.entries(given)) {
		const names = Object.keys(known[part] ?? {});
		const unknown = Object.keys(changes ?? {}).find((name) => !names.includes(name));
		if (names.length === 0 || unknown)
			throw new Refusal(400, `There is no knob ${part}${unknown ? `.${unknown}` : ''}.`);
	}
	const after = turnKnobs(world.store, given as KnobChanges);
	world.wake();
	return after;
}

const acts: readonly [method: string, path: RegExp, act: Act][] = [
	['GET', /^$/, ({ world }) => ({ sandbox: 'stripe', now: nowOf(world), knobs: readKnobs(world.store) })],
	['GET', /^\/knobs$/, ({ world }) => readKnobs(world.store)],
	['POST', /^\/knobs$/, knobs],
	['DELETE', /^\/knobs$/, (tools) => knobs(tools, { ...calm })],
	['POST', /^\/clock$/, clock],
	['GET', /^\/payments$/, ({ world }) => payments(world)],
	['POST', /^\/payments$/, ({ world }, given) => learnPayments(world, given)],
	['GET', /^\/invoices$/, ({ world }) => invoices(world)],
	['POST', /^\/subscriptions$/, ({ world }, given) => learnSubscriptions(world, given)],
	[
		'GET',
		/^\/refunds$/,
		({ world: { store } }) =>
			store.all('refund').map((refund) => ({ account: store.accountOf('refund', refund.id), ...refund })),
	],
	['GET', /^\/requests$/, ({ log }) => log.list()],
	['DELETE', /^\/requests$/, ({ log }) => log.clear()],
	['GET', /^\/deliveries$/, ({ world: { store } }) => [...store.all('past_delivery'), ...store.all('delivery')]],
	[
		'POST',
		/^\/quiet$/,
		async ({ deliveries }, { withinMs }) => ({ quiet: await deliveries.quiet(Number(withinMs ?? 10_000)) }),
	],
	['POST', /^\/sessions\/(\w+)\/pay$/, pay],
	['POST', /^\/events\/(\w+)\/resend$/, resend],
	[
		'POST',
		/^\/reset$/,
		({ world, log }) => {
			world.store.clear();
			log.clear();
		},
	],
];

function readGiven(body: string): Given {
	if (body === '') return {};
	const given: unknown = JSON.parse(body);
	if (typeof given !== 'object' || given === null || Array.isArray(given))
		throw new Refusal(400, 'The body is to be a JSON object.');
	return given as Given;
}

async function actOn(tools: Tools, request: http.IncomingMessage): Promise<unknown> {
	if (!isFromHere(request)) throw new Refusal(403, 'The sandbox is turned from its own machine only.');
	const path = new URL(request.url ?? '/', 'http://sandbox').pathname.slice('/_sandbox'.length);
	for (const [method, pattern, act] of acts) {
		const match = request.method === method ? pattern.exec(path) : null;
		if (!match) continue;
		const given = readGiven(await readBody(request));
		catchUp(tools.world);
		return (await act(tools, given, match[1] ?? '')) ?? {};
	}
	throw new Refusal(404, `There is no ${request.method} /_sandbox${path}.`);
}

export const createControl = (tools: Tools) => async (request: http.IncomingMessage, response: http.ServerResponse) => {
	const send = (status: number, body: unknown) => {
		response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
		response.end(JSON.stringify(body, null, 2));
	};
	try {
		send(200, await actOn(tools, request));
	} catch (error) {
		const status = error instanceof Refusal ? error.status : error instanceof SyntaxError ? 400 : 500;
		send(status, { error: error instanceof Error ? error.message : String(error) });
	}
};
