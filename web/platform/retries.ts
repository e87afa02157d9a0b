// What becomes of a call that was answered with "not now", or whose response was lost: it is sent again a few times by itself, as late as the
// shop has asked for, and the reader is notified when it takes a while. A change carries the same key each time, so that it is made once.
import { pauseBefore, retriesAtMost } from '../../rules/retry-policy.ts';
import { ApiFailure } from './api.ts';
import { session } from './session.ts';

const tellAfterMs = 2000;

const lineId = 'retries';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const askedFor = (error: unknown) => (error instanceof ApiFailure && Number(error.facts.retryAfter)) || 0;

let waiting = 0;

/** One line for all calls that wait, read aloud once. */
function tell(): () => void {
	waiting++;
	const line = document.getElementById(lineId) ?? document.body.appendChild(document.createElement('p'));
	line.id = lineId;
	line.setAttribute('role', 'status');
	// A page that tells already what has become of something is not contradicted by what it asks in the background.
	line.className =
		'[body:has([data-outcome])_&]:hidden fixed inset-x-4 top-4 z-50 mx-auto w-fit max-w-prose rounded border border-line bg-raised px-4 py-2 text-text shadow';
	line.textContent = session.patienceText;
	return () => {
		if (--waiting === 0) line.remove();
	};
}

/** Of a response around the API that says "not now". */
export const busyFailure = (response: Response): ApiFailure =>
	new ApiFailure('Busy', 'BUSY', response.status, { retryAfter: response.headers.get('retry-after') });

/** @param error what the first try ended with */
export async function retry<T>(
	call: () => Promise<T>,
	error: unknown,
	isTransient: (error: unknown) => boolean,
): Promise<T> {
	let untell: (() => void) | undefined;
	const timer = setTimeout(() => {
		untell = tell();
	}, tellAfterMs);
	let latest = error;
	let lost = error instanceof ApiFailure ? undefined : error;
	try {
		for (let attempt = 1; attempt <= retriesAtMost; attempt++) {
			await pause(pauseBefore(attempt, askedFor(latest)));
			try {
				return await call();
			} catch (failure) {
				latest = failure;
				if (!isTransient(failure)) break;
			}
			if (!(latest instanceof ApiFailure)) lost = latest;
		}
		// A refusal for now says nothing about an earlier try whose response was lost.
		throw lost && isTransient(latest) ? lost : latest;
	} finally {
		clearTimeout(timer);
		untell?.();
	}
}

export const withRetries = <T>(call: () => Promise<T>, isTransient: (error: unknown) => boolean): Promise<T> =>
	call().catch((error: unknown) => {
		if (!isTransient(error)) throw error;
		return retry(call, error, isTransient);
	});
