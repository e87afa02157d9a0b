// How it is told that the database is away or busy, the same whatever the reason.
import { errorCode } from '../failure.ts';

/** The database cannot be reached: an answer is 503, not 500. */
export class DatabaseUnavailable extends Error {}

/** The database is there and has too much to do. Whoever comes again later is served. */
export class DatabaseBusy extends DatabaseUnavailable {
	readonly retryAfterSeconds: number;

	/** @param waitMs how long the wait would have been */
	constructor(waitMs: number, options?: ErrorOptions) {
		super('the database is busy', options);
		// Not all at the same moment.
		this.retryAfterSeconds = Math.ceil(waitMs / 1000) + 1 + Math.floor(Math.random() * 4);
	}
}

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

/** What a pooler says in place of the database before it hangs up, whatever the reason. */
export function isWordOfPooler(error: unknown): error is Error {
	return errorCode(error) === '08P01' && (error as { severity_local?: unknown }).severity_local === 'FATAL';
}

export function isUnavailable(error: unknown): boolean {
	return error instanceof DatabaseUnavailable || unavailableCodes.has(errorCode(error) ?? '') || isWordOfPooler(error);
}

/**
 * PostgreSQL: a statement or a wait for a lock took longer than its class may, too many want to change the same, or there is no room. The
 * transaction was undone.
 */
const busyCodes = new Set(['57014', '55P03', '40001', '40P01', '53000', '53100', '53200', '53400']);

export const isBusy = (error: unknown): boolean => busyCodes.has(errorCode(error) ?? '');
