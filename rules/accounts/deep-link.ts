// Where a user wanted to go before they had to sign in: path and query, in base64, in the query of /login.
// What comes back out of it leads nowhere but to this shop.

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = (text: string) => {
	// Both alphabets, as a plus in a query may have become a space.
	const plain = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
	return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0)));
};

const longest = 2000;
const home = '/';

export const encodeDeepLink = (pathAndQuery: string): string => toBase64(pathAndQuery);

function decoded(deepLink: string): string | undefined {
	try {
		return fromBase64(deepLink);
	} catch {
		return undefined;
	}
}

/** Signs that a browser would drop or read as a slash, so that what was checked is not what is followed. */
const deceptive = /[\\\p{Cc}]|^\/\//u;

/** Anything but a path of this shop leads home. Back to the log-in itself would lead in a circle. */
export function readDeepLink(deepLink: string | null | undefined, origin: string): string {
	const target = deepLink && deepLink.length <= longest ? decoded(deepLink) : undefined;
	if (!target?.startsWith('/') || deceptive.test(target) || !URL.canParse(target, origin)) return home;
	const url = new URL(target, origin);
	if (url.origin !== new URL(origin).origin) return home;
	const path = url.pathname.replace(/^[/\\]+/, '/');
	return /^\/(?:[a-z]{2}-[a-z]{2}\/)?login\/?$/i.test(path) ? home : `${path}${url.search}`;
}
