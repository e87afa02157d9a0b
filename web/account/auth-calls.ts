// The calls around a session that people make themselves: logging in and out. Their failures have no codes, so that what is reported
// follows from the status and the step.
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import type { Holder } from '../../rules/permissions.ts';
import { isTransient } from '../platform/api.ts';
import { busyFailure, withRetries } from '../platform/retries.ts';

/** No one learns which of the two was wrong. */
export type LogInResult =
	| { status: 'ok'; user: Holder }
	| { status: 'code'; challenge: string }
	| { failure: PlainTextKey };

type Credentials = { login: string; password: string } | { challenge: string; code: string };
/** What a failure is about. */
type Step = 'credentials' | 'code' | 'resend';

const unproved: Record<Step, PlainTextKey> = {
	credentials: 'accounts.loginFailed',
	code: 'accounts.invalidCode',
	resend: 'login.challengeOver',
};

interface PostOptions {
	body?: object;
	isRepeatable?: boolean;
}

/**
 * Where the shop has said "not now", and when to come again, nothing was done, and it is asked again by itself.
 * @param isRepeatable whether it may be sent again after a lost response as well: doing it twice does no more than doing it once
 */
async function post(call: string, { body, isRepeatable = false }: PostOptions): Promise<Response | undefined> {
	let response: Response | undefined;
	const send = async () => {
		response = undefined;
		response = await fetch(`/service-api/auth/${call}`, {
			method: 'POST',
			credentials: 'same-origin',
			...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
		}).catch((error: unknown) => {
			if (isRepeatable) throw error;
			return undefined;
		});
		if (response?.status === 503 && response.headers.has('retry-after')) throw busyFailure(response);
	};
	await withRetries(send, isTransient).catch(() => undefined);
	return response;
}

async function failureOf(response: Response | undefined, step: Step): Promise<PlainTextKey> {
	if (response?.status === 401) return unproved[step];
	const { message } = (await response?.json().catch(() => undefined)) ?? {};
	if (response?.status === 429)
		return message?.startsWith('Three codes') ? 'accounts.tooManyCodes' : 'accounts.tooManyRequests';
	return message === 'Error during transmission of the code' ? 'accounts.codeNotSent' : 'accounts.loginError';
}

async function attempt(call: string, body: object, step: Step): Promise<LogInResult> {
	const response = await post(call, { body });
	const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
	return answer ?? { failure: await failureOf(response, step) };
}

export const logIn = (given: Credentials): Promise<LogInResult> =>
	attempt('login', given, 'code' in given ? 'code' : 'credentials');

/** Another code by mail, and with it another challenge. */
export const resendCode = (challenge: string): Promise<LogInResult> => attempt('code', { challenge }, 'resend');

/** Keys of what was typed into forms begin with this (web/forms/stored-form.ts). */
const keptForms = 'form:';

/** What the next person at this machine must not find. */
function forgetEverything(): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(keptForms)) sessionStorage.removeItem(key);
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}

/** In this tab alone: an address that said so could be made up by anyone. */
const deletion = 'accountDeleted';

/** For the page that follows, which is a whole new document. */
export function noteDeletion(): void {
	try {
		sessionStorage.setItem(deletion, '1');
	} catch {
		// Then it is said that one is signed out.
	}
}

/** @returns whether the account was deleted right before; that is reported once */
export function takeDeletion(): boolean {
	try {
		const noted = sessionStorage.getItem(deletion) !== null;
		sessionStorage.removeItem(deletion);
		return noted;
	} catch {
		return false;
	}
}

/** @returns whether the session is over */
export async function logOut(): Promise<boolean> {
	const response = await post('logout', { isRepeatable: true });
	forgetEverything();
	return response?.ok === true;
}
