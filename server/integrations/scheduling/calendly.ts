// Booking meetings with Calendly: version 2 of its API, with a personal access token.
import { setTimeout as sleep } from 'node:timers/promises';
import { readCalendlyEvent } from './calendly-event.ts';
import {
	type EventType,
	NotScheduled,
	type SchedulingAccount,
	type SchedulingError,
	type SchedulingPort,
	type SchedulingProvider,
} from './port.ts';

const apiUrl = 'https://api.calendly.com';

/** Two tries, each of at most ten seconds: people wait for some of them. */
const tryMs = 10_000;
const pauseMs = 500;
const longestPauseMs = 5000;
const longestResponse = 2 ** 20;

interface Account {
	key: string;
	url: string;
}

interface Call {
	method?: 'GET' | 'POST' | 'DELETE';
	/** Below the address of the API. */
	path: string;
	body?: object;
}

const failure = (error: SchedulingError, kind: string) => new NotScheduled(error, `not scheduled: ${kind}, ${error}`);

function errorOf(status: number): SchedulingError {
	if (status === 401) return 'key';
	if (status === 403) return 'plan';
	return status === 429 || status >= 500 ? 'busy' : 'refused';
}

const sendOnce = ({ key, url }: Account, { method = 'GET', path, body }: Call): Promise<Response> =>
	fetch(`${url}${path}`, {
		method,
		headers: {
			authorization: `Bearer ${key}`,
			'user-agent': 'platen/1',
			...(body && { 'content-type': 'application/json' }),
		},
		// A key goes nowhere but to the address that it is for.
		redirect: 'error',
		signal: AbortSignal.timeout(tryMs),
		...(body && { body: JSON.stringify(body) }),
	}).catch((error: Error) => {
		throw failure('unreachable', error.name);
	});

/** Only what changes nothing is sent twice by itself: a link that was made is there. */
function pauseAfter(answer: Response, { method = 'GET' }: Call): number | undefined {
	const wanted = Number(answer.headers.get('retry-after') ?? answer.headers.get('x-ratelimit-reset') ?? 0) * 1000;
	const isPassing = answer.status === 429 || (answer.status >= 500 && method === 'GET');
	return isPassing && wanted <= longestPauseMs ? Math.max(pauseMs, wanted || 0) : undefined;
}

/** @returns what came, as JSON; the status of what was refused */
async function tryCall(account: Account, call: Call): Promise<{ status: number; content: unknown }> {
	let answer = await sendOnce(account, call);
	const pause = pauseAfter(answer, call);
	if (pause !== undefined) {
		await answer.body?.cancel();
		await sleep(pause);
		answer = await sendOnce(account, call);
	}
	const text = await answer.text().catch((error: Error) => {
		throw failure('unreachable', error.name);
	});
	if (text.length > longestResponse) throw failure('refused', 'too long');
	if (!answer.ok || text === '') return { status: answer.status, content: undefined };
	try {
		return { status: answer.status, content: JSON.parse(text) };
	} catch {
		throw failure('refused', 'no JSON');
	}
}

async function call(account: Account, wanted: Call): Promise<Record<string, unknown>> {
	const { status, content } = await tryCall(account, wanted);
	if (status >= 400) throw failure(errorOf(status), `status ${status}`);
	return objectOf(content);
}

const objectOf = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** What cannot be read is none of ours to guess. */
function textIn(value: Record<string, unknown>, name: string): string {
	const text = value[name];
	if (typeof text !== 'string' || text === '') throw failure('refused', `no ${name}`);
	return text;
}

/** Where visitors are sent, and what a mail leads to. */
function webAddressIn(value: Record<string, unknown>, name: string): string {
	const text = textIn(value, name);
	if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw failure('refused', `no address in ${name}`);
	return text;
}

/** Undefined: it cannot be booked. */
function eventTypeOf(one: Record<string, unknown>): EventType | undefined {
	if (one.active !== true || (one.deleted_at ?? null) !== null) return undefined;
	return {
		uri: textIn(one, 'uri'),
		name: textIn(one, 'name'),
		minutes: typeof one.duration === 'number' ? one.duration : 0,
		schedulingUrl: webAddressIn(one, 'scheduling_url'),
	};
}

/** Of a hundred each: nobody chooses from more. */
const mostPages = 5;

async function listEventTypes(account: Account, user: string): Promise<EventType[]> {
	const found: EventType[] = [];
	let token = '';
	for (let page = 0; page < mostPages; page += 1) {
		const query = new URLSearchParams({ user, active: 'true', count: '100', sort: 'name:asc' });
		if (token) query.set('page_token', token);
		const { collection, pagination } = await call(account, { path: `/event_types?${query}` });
		if (!Array.isArray(collection)) throw failure('refused', 'no collection');
		found.push(...collection.flatMap((one) => eventTypeOf(objectOf(one)) ?? []));
		const next = objectOf(pagination).next_page_token;
		if (typeof next !== 'string' || next === '') break;
		token = next;
	}
	return found;
}

const events = ['invitee.created', 'invitee.canceled'];

async function register(
	account: Account,
	{ uri, organization }: SchedulingAccount,
	{ callbackUrl, signingKey }: { callbackUrl: string; signingKey: string },
): Promise<string> {
	const owner = { organization, user: uri, scope: 'user' };
	const wanted: Call = {
		method: 'POST',
		path: '/webhook_subscriptions',
		body: { url: callbackUrl, events, ...owner, signing_key: signingKey },
	};
	let { status, content } = await tryCall(account, wanted);
	if (status === 409) {
		// Its key is not known here any more.
		const { collection } = await call(account, {
			path: `/webhook_subscriptions?${new URLSearchParams({ ...owner, count: '100' })}`,
		});
		const known = (Array.isArray(collection) ? collection.map(objectOf) : []).find(
			(one) => one.callback_url === callbackUrl,
		);
		if (known) await remove(account, textIn(known, 'uri'));
		({ status, content } = await tryCall(account, wanted));
	}
	if (status >= 400) throw failure(errorOf(status), `status ${status}`);
	return textIn(objectOf(objectOf(content).resource), 'uri');
}

/** It is called by its whole address, which is never called: the key goes to the address of the API alone. */
async function remove(account: Account, uri: string): Promise<void> {
	const id = /\/webhook_subscriptions\/([\w-]+)$/.exec(uri)?.[1];
	if (!id) return;
	const { status } = await tryCall(account, { method: 'DELETE', path: `/webhook_subscriptions/${id}` });
	if (status >= 400 && status !== 404) throw failure(errorOf(status), `status ${status}`);
}

function calendlyPort(account: Account): SchedulingPort {
	return {
		async account() {
			const resource = objectOf((await call(account, { path: '/users/me' })).resource);
			return {
				uri: textIn(resource, 'uri'),
				organization: textIn(resource, 'current_organization'),
				name: textIn(resource, 'name'),
			};
		},
		eventTypes: ({ uri }) => listEventTypes(account, uri),
		async makeLink(eventType) {
			const body = { max_event_count: 1, owner: eventType, owner_type: 'EventType' };
			const { resource } = await call(account, { method: 'POST', path: '/scheduling_links', body });
			return webAddressIn(objectOf(resource), 'booking_url');
		},
		registerWebhook: ({ account: owner, ...wanted }) => register(account, owner, wanted),
		removeWebhook: (uri) => remove(account, uri),
	};
}

interface Options {
	/** Where shops without a key go; undefined: there is no sandbox. */
	sandboxUrl?: string | undefined;
	/** Where shops with a key go, in tests. */
	url?: string | undefined;
}

export const calendlyProvider = ({ sandboxUrl, url = apiUrl }: Options = {}): SchedulingProvider => ({
	open(key, account) {
		if (key !== undefined) return { port: calendlyPort({ key, url }), sandbox: false };
		if (sandboxUrl === undefined) return undefined;
		return { port: calendlyPort({ key: `sandbox-${account}`, url: sandboxUrl }), sandbox: true };
	},
	webhookHeader: 'calendly-webhook-signature',
	readEvent: readCalendlyEvent,
});
