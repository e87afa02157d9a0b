// The way in: a token that works once leads to the page that it names.

import { PrintformerFailure } from '../wire/failures.ts';
import { readToken, spendToken } from '../wire/jwt.ts';
import { newId, nowOf } from '../world.ts';
import { cookieName, type Reply, type Request } from './visit.ts';

const visitHours = 12;

/** Only pages of this server, by whichever name it is called. */
function pageOf({ world, host }: Request, redirect: string | undefined): URL {
	const target = redirect === undefined ? null : URL.parse(redirect);
	const isHere = target && [new URL(world.publicUrl).host, host].includes(target.host);
	if (!isHere || !/^\/(editor|review)\/\w/.test(target.pathname))
		throw new PrintformerFailure(422, 'Invalid token: it leads to no page of this server.');
	return target;
}

export function enter(request: Request): Reply {
	const { world, url } = request;
	const token = readToken(world, url.searchParams.get('jwt'));
	const { store } = world;
	const { client, user = '' } = token;
	if (!store.find('user', client, user)) throw new PrintformerFailure(401, 'Invalid token: it names no user.');
	const target = pageOf(request, token.redirect);
	const now = nowOf(world);
	spendToken(world, token, now);
	const id = newId(32);
	store.change(() => store.put('visit', client, id, { client, user, expiresAt: now + visitHours * 3_600_000 }));
	return {
		status: 302,
		location: `${target.pathname}${target.search}`,
		cookie: `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Lax`,
	};
}
