// Who gets to see administration and theme editor: their pages lead others to the log-in, or do not exist for them.
import type { FastifyRequest } from 'fastify';
import { encodeDeepLink } from '../../rules/accounts/deep-link.ts';
import { isOperator, mayDo, type Right } from '../../rules/permissions.ts';
import { planAddress, pricingAddress, readChosenPlan } from '../../rules/subscriptions/chosen-plan.ts';
import type { Subject } from '../accounts/subject.ts';
import { markerCookie } from './cookies.ts';
import type { Address, ClosedPart } from './rendering/render-page.ts';

/** The right that opens each part of the house that is not everyone's. */
const rightFor: Record<ClosedPart, Right> = { admin: 'gAdminArea', themeEditor: 'mTenant' };

/** The part that an address lies in; undefined for those that are open to all. */
export function closedPartAt({ url, base }: Address): ClosedPart | undefined {
	const path = url.slice(base.length);
	if (/^\/admin(?:[/?]|$)/.test(path)) return 'admin';
	return /^\/themeeditor\/?(?:\?|$)/.test(path) ? 'themeEditor' : undefined;
}

type View = 'login' | 'missing' | 'shown';

/** The operators' list of shops does not exist for others. */
const isOperators = ({ url, base }: Address): boolean => /^\/admin\/tenants(?:[/?]|$)/.test(url.slice(base.length));

/** Whose access has run out gets the frame, which shows nothing before the client has refreshed and asked. */
export function viewOf(part: ClosedPart, address: Address, request: FastifyRequest, user: Subject | undefined): View {
	if (user && !user.guest)
		return mayDo(user, rightFor[part]) && (!isOperators(address) || isOperator(user)) ? 'shown' : 'missing';
	return markerCookie(request) === 'user' ? 'shown' : 'login';
}

export const loginAddress = ({ base }: Address, target: string): string =>
	`${base}/login?deepLink=${encodeURIComponent(encodeDeepLink(target))}`;

/**
 * Who has chosen a plan and signed in for it, but looks after no shop, reads on the page of prices how to get one.
 * @returns undefined for every other address that does not exist for them
 */
export function pricesInstead({ base }: Address, target: string): string | undefined {
	const [path, query = ''] = target.slice(base.length).split('?', 2);
	const chosen = readChosenPlan(new URLSearchParams(query));
	const isBought = chosen && planAddress(chosen).startsWith(`${path}?`);
	return isBought ? base + pricingAddress(chosen) : undefined;
}
