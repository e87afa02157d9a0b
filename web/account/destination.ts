// Where one goes on after signing in, handed from page to page as it stands in the query: it is checked where it is followed.
import { readDeepLink } from '../../rules/accounts/deep-link.ts';

const addressOf = (page: string) => (deepLink: string | null | undefined) =>
	deepLink ? `${page}?${new URLSearchParams({ deepLink })}` : page;

export const loginAddress = addressOf('/login');
export const signUpAddress = addressOf('/signup');

/** Whether a purchase was left for it. */
export const isToCheckout = (deepLink: string | null | undefined): boolean =>
	deepLink ? /\/checkout(?:\?|$)/.test(readDeepLink(deepLink, window.location.origin)) : false;
