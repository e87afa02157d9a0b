// When a call that failed is sent again by itself, and how late: what the browser does, and a program in its place.

/** After the first try. */
export const retriesAtMost = 3;
const firstPauseMs = 500;
/** Who has pressed a button does not wait longer for one try, whatever the shop asks for. */
const pauseAtMostMs = 15_000;

const transientCodes: ReadonlySet<string | undefined> = new Set(['BUSY', 'UNAVAILABLE', 'TOO_SLOW', 'STILL_WORKING']);

/** Whether the API has refused with "not now": the same call may go better in a moment. */
export const isTransientCode = (code: string | undefined): boolean => transientCodes.has(code);

/** Grows with each try, is at least what the shop asks for, and never the same for two callers. */
export function pauseBefore(retry: number, retryAfterSeconds: number): number {
	const own = firstPauseMs * 2 ** (retry - 1);
	return Math.min(pauseAtMostMs, Math.max(retryAfterSeconds * 1000, own)) * (0.75 + Math.random() / 2);
}
