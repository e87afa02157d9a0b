// How long to wait before a print is looked at again: short at first, and never so long that nobody believes in it any more.
const seconds = 1000;
const minutes = 60 * seconds;

const growing = (first: number, most: number, attempts: number) => Math.min(most, first * 2 ** Math.min(attempts, 16));

/** While the provider makes it; a notification is faster. */
export const checkPause = (attempts: number): number => growing(5 * seconds, 10 * minutes, attempts);

/** After something that passes: maintenance, too many calls, no network. */
export const troublePause = (attempts: number, retryAfterMs = 0): number =>
	Math.max(growing(15 * seconds, 30 * minutes, attempts), retryAfterMs);
