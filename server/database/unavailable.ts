// How it is reported that the database is away or busy, the same whatever the reason.
import { errorCode } from '../failure.ts';

/** The database cannot be reached: a response is 503, not 500. */
export class DatabaseUnavailable extends Error {}

/** The database is there and has too much to do. A caller who comes again later is served. */
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
]);

/**
 * With these words the database ends a connection, or does not begin one: it goes down or comes up, it has no more connections, it refuses the
 * password or the role, it has no such database. What an administrator has changed may be changed back, and what was meant for the connection was
 * not done.
 */
function endsConnection(error: unknown): boolean {
	const { severity, severity_local: local } = error as { severity?: unknown; severity_local?: unknown };
	const word = severity ?? local;
	return word === 'FATAL' || word === 'PANIC';
}

/** PostgreSQL: a lost connection, a refused log-in, a server that goes down, comes up or drops the database. A pooler may not say how grave it is. */
const unavailableStates = /^(?:08(?!P01)|28|57P)|^(?:3D000|53300)$/;

/** What a pooler says in place of the database before it hangs up, whatever the reason. */
export function isWordOfPooler(error: unknown): error is Error {
	return errorCode(error) === '08P01' && (error as { severity_local?: unknown }).severity_local === 'FATAL';
}

export function isUnavailable(error: unknown): boolean {
	if (error instanceof DatabaseUnavailable) return true;
	const code = errorCode(error);
	if (code === undefined) return false;
	return unavailableCodes.has(code) || unavailableStates.test(code) || endsConnection(error);
}

/**
 * PostgreSQL: a statement or a wait for a lock took longer than its class may, too many want to change the same, or there is no room. The
 * transaction was undone.
 */
const busyCodes = new Set(['57014', '55P03', '40001', '40P01', '53000', '53100', '53200', '53400']);

export const isBusy = (error: unknown): boolean => busyCodes.has(errorCode(error) ?? '');

/** PostgreSQL: the transaction may only read, as on a replica that has not become the primary yet. It was undone. */
export const isReadOnly = (error: unknown): boolean => errorCode(error) === '25006';
