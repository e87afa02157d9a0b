// The session of this page: whom it belongs to is the cookies' affair. A call that is refused for want of one is mended by
// renewal.ts, which only those load whose session has run out.
import { readMarker, type SessionMarker } from '../../rules/accounts/session-cookies.ts';

/** What a renewal needs to know of the shop, and how many there were. */
export const session = {
	allowsGuests: false,
	defaultLanguage: 'de-DE',
	/** Before the route, '' or '/en-gb'. */
	base: '',
	/** What is said to who waits for a shop that has much to do. */
	patienceText: '',
	/** Raised by every renewal: a call that began before it needs no other. */
	renewals: 0,
};

export function openSession(given: Partial<typeof session>): void {
	Object.assign(session, given);
}

export const currentRoute = (): string => window.location.pathname.slice(session.base.length) || '/';

/** Pages that know no session. */
export const isExempt = (): boolean => /^\/(?:signup|formtest)\/?$/.test(currentRoute());

/** Where one signs out: what is called beside that and comes too late would make a guest of who leaves. */
const isLeaving = (): boolean => /\/login\/?\?(.*&)?logout=1\b/.test(window.location.href);

/** What the cookie without a secret says: whose session there is, if any. Who is leaving has none any more. */
export const sessionOf = (): SessionMarker | undefined =>
	isLeaving() ? undefined : readMarker(document.cookie, window.location.protocol === 'https:', Date.now());

/** A person of a purchasing system has no cookie that scripts may read: the bar above every page says that they are here. */
export const isVisit = (): boolean => document.querySelector('form[action="/punchout/leave"]') !== null;

/** Makes a call within the session; `isOver` tells the one failure that a renewal can mend. */
export async function withinSession<T>(call: () => Promise<T>, isOver: (error: unknown) => boolean): Promise<T> {
	const { renewals } = session;
	const leaving = isLeaving();
	try {
		return await call();
	} catch (error) {
		if (leaving || !isOver(error)) throw error;
		const { mend } = await import('./renewal.ts');
		return mend(call, isOver, error, renewals);
	}
}
