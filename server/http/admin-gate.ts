// Who gets to see the administration: its pages lead others to the log-in, or do not exist for them.
import type { FastifyRequest } from 'fastify';
import { encodeDeepLink } from '../../rules/accounts/deep-link.ts';
import { mayDo } from '../../rules/permissions.ts';
import type { Subject } from '../accounts/subject.ts';
import type { Address } from '../rendering/render-page.ts';
import { markerCookie } from './cookies.ts';

export const isAdminAddress = ({ url, base }: Address): boolean => /^\/admin(?:[/?]|$)/.test(url.slice(base.length));

type View = 'login' | 'missing' | 'shown';

/** Whose access has run out gets the frame, which shows nothing before the client has refreshed and asked. */
export function adminView(request: FastifyRequest, user: Subject | undefined): View {
	if (user && !user.guest) return mayDo(user, 'gAdminArea') ? 'shown' : 'missing';
	return markerCookie(request) === 'user' ? 'shown' : 'login';
}

export const loginAddress = ({ base }: Address, target: string): string =>
	`${base}/login?deepLink=${encodeURIComponent(encodeDeepLink(target))}`;
