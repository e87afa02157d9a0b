// The names of a session's cookies, and the one without a secret that pages may read: whether there is a session, and whose.

/** With the prefix `__Host-` a browser takes a cookie from this very host alone, by https and for every path: no sibling can set it. */
const prefix = '__Host-';

export type SessionMarker = 'user' | 'guest';

const nameOf = (cookie: string, secure: boolean) => `${secure ? prefix : ''}platen_${cookie}`;

export const cookieNames = (secure: boolean) => ({
	access: nameOf('access', secure),
	refresh: nameOf('refresh', secure),
	marker: nameOf('session', secure),
	/** Which accounts know this device; it outlives sessions. */
	device: nameOf('device', secure),
	/** Tokens of orders that were opened from mails, for a short while. */
	orders: nameOf('orders', secure),
	/** Of a visit from a purchasing system. */
	punchout: nameOf('punchout', secure),
});

/** Sessions that began under the former names go on until then; no refresh token of those lives longer. */
const formerNamesUntil = Date.UTC(2026, 11, 16);

export const acceptsFormerNames = (now: number): boolean => now < formerNamesUntil;

/** The last of several: a browser sends those of a longer path first, and ours have the shortest. */
export function readCookie(header: string | undefined, name: string): string | undefined {
	if (!header?.includes(name)) return undefined;
	const start = `${name}=`;
	const found = header.split(';').findLast((pair) => pair.trimStart().startsWith(start));
	return found?.trim().slice(start.length) || undefined;
}

/** @param secure whether the page came by https */
export function readMarker(header: string | undefined, secure: boolean, now: number): SessionMarker | undefined {
	const former = secure && acceptsFormerNames(now) ? readCookie(header, nameOf('session', false)) : undefined;
	const value = readCookie(header, nameOf('session', secure)) ?? former;
	return value === 'user' || value === 'guest' ? value : undefined;
}
