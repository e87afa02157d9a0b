// What a query ends with when there is nothing at an address.

export const isGone = (error: unknown): boolean => error instanceof Error && error.message === '410';

/** An error of the API that says 404 or 410 is no failure: what was asked for does not exist, or not any more. */
export const isNotFound = (error: unknown): boolean =>
	isGone(error) || (error instanceof Error && error.message === '404');
