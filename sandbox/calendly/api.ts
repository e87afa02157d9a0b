// The calls of Calendly's API that the sandbox knows, with the provider's shapes and errors.
import { accountOf, newId, type SandboxEventType, sandboxEventTypes, uriOf, type World } from './world.ts';

export interface ApiResponse {
	status: number;
	body?: object;
}

export interface ApiCall {
	method: string;
	path: string;
	query: URLSearchParams;
	body: Record<string, unknown>;
	authorization: string;
}

const refusal = (status: number, title: string, message: string, details: object[] = []): ApiResponse => ({
	status,
	body: { title, message, details },
});

const unauthenticated = refusal(401, 'Unauthenticated', 'The access token is invalid');
const denied = refusal(403, 'Permission Denied', 'Please upgrade your Calendly account to Standard');
const notFound = refusal(404, 'Resource Not Found', 'The server could not find the requested resource.');
const invalid = (parameter: string): ApiResponse =>
	refusal(400, 'Invalid Argument', 'The supplied parameters are invalid.', [{ parameter, message: 'is invalid' }]);

const titles: Readonly<Record<number, string>> = {
	401: 'Unauthenticated',
	403: 'Permission Denied',
	429: 'Too Many Requests',
	500: 'Internal Server Error',
};

const moment = '2026-01-15T09:00:00.000000Z';

const user = (account: string, publicUrl: string) => ({
	uri: uriOf('users', account),
	name: 'Sandbox',
	slug: account,
	email: 'sandbox@calendly.example',
	scheduling_url: `${publicUrl}/${account}`,
	timezone: 'Europe/Berlin',
	avatar_url: null,
	created_at: moment,
	updated_at: moment,
	current_organization: uriOf('organizations', account),
});

const eventType = (account: string, publicUrl: string, { slug, name, minutes, isActive }: SandboxEventType) => ({
	uri: uriOf('event_types', slug),
	name,
	active: isActive,
	slug,
	scheduling_url: `${publicUrl}/${account}/${slug}`,
	duration: minutes,
	kind: 'solo',
	pooling_type: null,
	type: 'StandardEventType',
	color: '#0069ff',
	secret: false,
	description_plain: '',
	description_html: '',
	booking_method: 'instant',
	profile: { type: 'User', name: 'Sandbox', owner: uriOf('users', account) },
	custom_questions: [],
	deleted_at: null,
	kind_description: 'One-on-One',
	admin_managed: false,
	created_at: moment,
	updated_at: moment,
});

const listOf = (collection: readonly object[], next: string | null = null) => ({
	collection,
	pagination: {
		count: collection.length,
		next_page: next,
		previous_page: null,
		next_page_token: next,
		previous_page_token: null,
	},
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function listEventTypes(account: string, query: URLSearchParams, publicUrl: string): ApiResponse {
	if (query.get('user') !== uriOf('users', account)) return invalid('user');
	const wanted = query.get('active');
	const found = sandboxEventTypes.filter(({ isActive }) => wanted === null || String(isActive) === wanted);
	// Two at a time, so that whoever asks has to go on asking.
	const at = Number(query.get('page_token') ?? 0);
	const next = at + 2 < found.length ? String(at + 2) : null;
	const page = found.slice(at, at + 2).map((one) => eventType(account, publicUrl, one));
	return { status: 200, body: listOf(page, next) };
}

function makeLink(world: World, account: string, body: ApiCall['body'], publicUrl: string): ApiResponse {
	const found = sandboxEventTypes.find(({ slug, isActive }) => isActive && uriOf('event_types', slug) === body.owner);
	if (body.max_event_count !== 1) return invalid('max_event_count');
	if (body.owner_type !== 'EventType' || !found) return invalid('owner');
	const id = newId();
	world.links.set(id, { account, eventType: found.slug, isUsed: false });
	const resource = { booking_url: `${publicUrl}/d/${id}/${found.slug}`, owner: body.owner, owner_type: 'EventType' };
	return { status: 201, body: { resource } };
}

function subscribe(world: World, account: string, body: ApiCall['body']): ApiResponse {
	const url = text(body.url);
	const events = Array.isArray(body.events) ? body.events.map(text) : [];
	if (!URL.canParse(url)) return invalid('url');
	if (body.user !== uriOf('users', account) || body.organization !== uriOf('organizations', account))
		return invalid('user');
	if ([...world.webhooks.values()].some((one) => one.account === account && one.url === url))
		return refusal(409, 'Already Exists', 'Hook with this url already exists');
	const id = newId();
	world.webhooks.set(id, { id, account, url, events, signingKey: text(body.signing_key) });
	return { status: 201, body: { resource: webhook(account, id, url, events) } };
}

const webhook = (account: string, id: string, url: string, events: readonly string[]) => ({
	uri: uriOf('webhook_subscriptions', id),
	callback_url: url,
	created_at: moment,
	updated_at: moment,
	retry_started_at: null,
	state: 'active',
	events,
	scope: 'user',
	organization: uriOf('organizations', account),
	user: uriOf('users', account),
	creator: uriOf('users', account),
});

/** Keys with `wrong` in them are refused. */
function refuse({ failWith, badData }: World['knobs'], key: string): ApiResponse | undefined {
	if (key === '' || key.includes('wrong')) return unauthenticated;
	if (failWith) return refusal(failWith, titles[failWith] ?? '', 'The sandbox was told to refuse.');
	return badData ? { status: 200, body: { resource: { uri: 17 }, collection: 'none' } } : undefined;
}

function answerWebhooks(world: World, account: string, route: string, body: ApiCall['body']): ApiResponse {
	if (route === 'POST /webhook_subscriptions') return subscribe(world, account, body);
	const own = [...world.webhooks.values()].filter((one) => one.account === account);
	if (route === 'GET /webhook_subscriptions')
		return { status: 200, body: listOf(own.map(({ id, url, events }) => webhook(account, id, url, events))) };
	const id = /^DELETE \/webhook_subscriptions\/([\w-]+)$/.exec(route)?.[1];
	if (id === undefined || !own.some((one) => one.id === id)) return notFound;
	world.webhooks.delete(id);
	return { status: 204 };
}

/** Keys with `free` in them belong to a free plan. */
export function respondToCall(world: World, call: ApiCall, publicUrl: string): ApiResponse {
	const { method, path, query, body, authorization } = call;
	const key = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';
	const refused = refuse(world.knobs, key);
	if (refused) return refused;
	const account = accountOf(key);
	const route = `${method} ${path}`;
	if (route === 'GET /users/me') return { status: 200, body: { resource: user(account, publicUrl) } };
	if (route === 'GET /event_types') return listEventTypes(account, query, publicUrl);
	if (route === 'POST /scheduling_links') return makeLink(world, account, body, publicUrl);
	if (!path.startsWith('/webhook_subscriptions')) return notFound;
	return world.knobs.freePlan || key.includes('free') ? denied : answerWebhooks(world, account, route, body);
}
