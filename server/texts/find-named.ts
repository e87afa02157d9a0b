// Things of a shop are shown also while its texts cannot be read: without their names, called by their addresses.
import { isUnavailable } from '../database/connection.ts';

/** Who is named in it; what is shown then is kept for no one. */
export interface FailureObserver {
	/** Whether the response may be kept for others who ask the same. */
	answer?: { kept: boolean };
	rescueTexts?: ((error: unknown) => void) | undefined;
	report?(error: unknown): void;
}

/**
 * @param find with the names of things or without; a failure that has nothing to do with texts comes again, and is thrown
 */
export async function findNamed<T>(
	{ answer, rescueTexts, report }: FailureObserver,
	find: (named: boolean) => Promise<T>,
): Promise<T> {
	try {
		return await find(true);
	} catch (error) {
		if (isUnavailable(error)) throw error;
		const found = await find(false);
		if (answer) answer.kept = false;
		(rescueTexts ?? report)?.(error);
		return found;
	}
}
