// A browser at a page: who it is, where it wants to return to, what it has sent.
import type { Body } from '../wire/body.ts';
import { PrintformerFailure } from '../wire/failures.ts';
import { nowOf, type Scope, scopeOf, type World } from '../world.ts';
import type { Tongue } from './texts.ts';

export const cookieName = 'pf_visit';

export interface Request {
	world: World;
	url: URL;
	/** As the browser calls this server. */
	host: string;
	method: string;
	body: Body;
	cookie: string;
	tongue: Tongue;
}

export interface Reply {
	status: number;
	html?: string;
	location?: string;
	cookie?: string;
	picture?: Buffer;
	/** Where the form may lead to. */
	returns?: readonly string[];
}

export interface Visitor {
	scope: Scope;
	user: string;
}

/** @throws PrintformerFailure unless the browser came by /auth */
export function visitorOf({ world, cookie }: Request): Visitor {
	const id = new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`).exec(cookie)?.[1] ?? '';
	const client = world.store.accountOf('visit', id);
	const visit = client === undefined ? undefined : world.store.find('visit', client, id);
	if (client === undefined || !visit || visit.expiresAt <= nowOf(world))
		throw new PrintformerFailure(401, 'Unauthenticated.');
	return { scope: scopeOf(world, client), user: visit.user };
}

/** Addresses come in base64; one that is no web address does not count. */
export function decodedUrl(query: URLSearchParams, name: string): string | undefined {
	const text = Buffer.from(query.get(name) ?? '', 'base64').toString('utf8');
	return /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined;
}
