// What becomes of a call whose session has run out: one refresh for all calls that fail, one retry for each, a guest session where
// the shop allows it, the log-in otherwise. The way is data; the browser part below it does what a step says.
import { encodeDeepLink } from '../../rules/accounts/deep-link.ts';
import { isTransient } from './api.ts';
import { busyFailure, withRetries } from './retries.ts';
import { currentRoute, isExempt, session, sessionOf } from './session.ts';

type Step = 'call' | 'refresh' | 'becomeGuest' | 'callAgain' | 'logIn' | 'logOut' | 'done' | 'failed';

type Event =
	| 'answered'
	| 'unauthorized'
	/** There is a session again. */
	| 'renewed'
	/** A refresh found no valid token. */
	| 'noToken'
	/** It was refused for another reason. */
	| 'refused'
	/** No one could be asked: that signs no one out. */
	| 'away';

const ways: Partial<Record<Step, Partial<Record<Event, Step>>>> = {
	call: { answered: 'done', unauthorized: 'refresh' },
	refresh: { renewed: 'callAgain', noToken: 'becomeGuest', refused: 'logIn', away: 'failed' },
	becomeGuest: { renewed: 'callAgain', refused: 'logIn', away: 'failed' },
	callAgain: { answered: 'done', unauthorized: 'logOut' },
};

interface Situation {
	/** The page is one of those that know no session. */
	exempt: boolean;
	allowsGuests: boolean;
}

export function nextStep(step: Step, event: Event, { exempt, allowsGuests }: Situation): Step {
	const next = ways[step]?.[event] ?? 'failed';
	if (exempt && (next === 'refresh' || next === 'logOut')) return 'failed';
	return next === 'becomeGuest' && !allowsGuests ? 'logIn' : next;
}

export const missingToken = 'valid refresh token not found in redis';

let renewing: Promise<Step> | undefined;

async function postOnce(call: string, body?: object): Promise<Event> {
	const response = await fetch(`/service-api/auth/${call}`, {
		method: 'POST',
		credentials: 'same-origin',
		...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
	}).catch(() => undefined);
	// To its end: a response that no one reads keeps its connection open.
	const answer = await response?.json().catch(() => undefined);
	if (response?.ok) return 'renewed';
	if (response?.status === 503) throw busyFailure(response);
	if (!response || response.status >= 500 || response.status === 429) return 'away';
	return response.status === 401 && answer?.message === missingToken ? 'noToken' : 'refused';
}

const post = (call: string, body?: object): Promise<Event> =>
	withRetries(() => postOnce(call, body), isTransient).catch(() => 'away');

const situation = (): Situation => ({ exempt: isExempt(), allowsGuests: session.allowsGuests });

const becomeGuest = () => post('temporarySession', { language: session.defaultLanguage });

async function renew(): Promise<Step> {
	// Who never had a session has nothing to refresh.
	const event = sessionOf() ? await post('refresh') : 'noToken';
	let step = nextStep('refresh', event, situation());
	if (step === 'becomeGuest') {
		const made = await becomeGuest();
		if (made !== 'renewed') console.error('Failed to create temporary session after refresh failure:', made);
		step = nextStep('becomeGuest', made, situation());
	}
	if (step === 'callAgain') session.renewals += 1;
	return step;
}

function renewOnce(way = renew): Promise<Step> {
	renewing ??= way().finally(() => {
		renewing = undefined;
	});
	return renewing;
}

async function firstSession(): Promise<Step> {
	const step = nextStep('becomeGuest', await becomeGuest(), situation());
	if (step === 'callAgain') session.renewals += 1;
	return step;
}

/** For a user who never had a session: nothing has to be refused first. What fails here fails again with the call, and is reported there. */
async function beginGuest(purpose?: string): Promise<boolean> {
	if (session.allowsGuests) {
		await renewOnce(firstSession);
		return true;
	}
	window.location.assign(logInAddress(false, purpose));
	return false;
}

/**
 * Before something that needs a session: who has none gets one where the shop lets guests in, and is led to the log-in elsewhere. Here, so
 * that buttons bring this file along: a browser does not fetch it again where it could not be fetched once.
 * @returns whether it can be done now
 */
export async function beginSession(purpose?: 'order'): Promise<boolean> {
	return sessionOf() !== undefined || beginGuest(purpose);
}

const accessRoutes = /^\/(?:login|signup|forgot-password|reset-password.*|confirm-email)\/?$/;

/** The log-in that leads back to where one is, unless that is itself only a way to an account. */
export function logInAddress(logOut = false, purpose?: string): string {
	const { pathname, search } = window.location;
	const parameters = new URLSearchParams({ ...(logOut && { logout: '1' }), ...(purpose && { purpose }) });
	if (!accessRoutes.test(currentRoute())) parameters.set('deepLink', encodeDeepLink(pathname + search));
	return `${session.base}/login?${parameters}`;
}

function leave(step: Step): void {
	if (!/^\/login\/?$/.test(currentRoute())) window.location.assign(logInAddress(step === 'logOut'));
}

async function afterRefusal(step: Step, renewalsBefore: number): Promise<Step> {
	const next = nextStep(step, 'unauthorized', situation());
	if (next !== 'refresh') return next;
	return session.renewals > renewalsBefore ? 'callAgain' : renewOnce();
}

/** Goes on with a call that was refused for want of a session. */
export async function mend<T>(
	call: () => Promise<T>,
	isOver: (error: unknown) => boolean,
	refusal: unknown,
	renewalsBefore: number,
): Promise<T> {
	let [step, error]: [Step, unknown] = ['call', refusal];
	for (;;) {
		step = await afterRefusal(step, renewalsBefore);
		if (step === 'callAgain') {
			try {
				return await call();
			} catch (next) {
				if (!isOver(next)) throw next;
				error = next;
				continue;
			}
		}
		if (step !== 'failed') leave(step);
		throw error;
	}
}
