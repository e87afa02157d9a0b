// How it is told that the database is away: at once or after a second, and the same whatever the reason.
import { errorCode } from '../failure.ts';

/** The database cannot be reached, or not soon enough: an answer is 503, not 500. */
export class DatabaseUnavailable extends Error {}

const patience = 1000;
/** For a process that was busy itself when the time was up: the answer may be there, and nobody has looked. */
const secondLook = 250;

const unavailableCodes = new Set([
	'CONNECTION_CLOSED',
	'CONNECTION_ENDED',
	'CONNECTION_DESTROYED',
	'CONNECT_TIMEOUT',
	'ECONNREFUSED',
	'ECONNRESET',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOTFOUND',
	'EAI_AGAIN',
	'EPIPE',
	'ETIMEDOUT',
	// PostgreSQL: shutting down, crashed, starting up, too many connections
	'57P01',
	'57P02',
	'57P03',
	'53300',
]);

export function isUnavailable(error: unknown): boolean {
	return error instanceof DatabaseUnavailable || unavailableCodes.has(errorCode(error) ?? '');
}

/** Whether somebody still waits for a transaction, as it looks from inside of it. */
export interface Patience {
	/** The database has taken it up: from here on it may take its time. */
	begun(): void;
	/** Whether it was taken up too late: nobody waits any more. */
	over(): boolean;
}

/** Begins within the patience or not at all, so that nobody waits for a database that is away. */
export async function withPatience<T>(work: (patience: Patience) => Promise<T>): Promise<T> {
	let state: 'waiting' | 'begun' | 'over' = 'waiting';
	let timer: NodeJS.Timeout | undefined;
	const due = performance.now() + patience;
	const tooLate = new Promise<never>((_resolve, reject) => {
		const giveUp = () => {
			if (state === 'begun') return;
			state = 'over';
			reject(new DatabaseUnavailable('no connection in time'));
		};
		timer = setTimeout(() => {
			if (performance.now() - due < secondLook) giveUp();
			else timer = setTimeout(giveUp, secondLook);
		}, patience);
	});
	const begun = () => {
		state = 'begun';
		clearTimeout(timer);
	};
	const done = work({ begun, over: () => state === 'over' });
	try {
		return await Promise.race([done, tooLate]);
	} catch (error) {
		// What comes of a transaction that nobody waits for any more is of no interest.
		done.catch(() => undefined);
		throw isUnavailable(error) ? new DatabaseUnavailable('the database is away', { cause: error }) : error;
	} finally {
		clearTimeout(timer);
	}
}
