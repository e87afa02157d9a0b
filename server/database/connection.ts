// The only way to the database. Work gets a connection inside a transaction that knows its tenant, or knows that it has none;
// a connection outside of such a transaction is never handed out.
import postgres from 'postgres';
import { errorCode } from '../failure.ts';
import { arrayTypes } from './arrays.ts';
import { type Line, type Listener, listen } from './listen.ts';

/** Tagged SQL inside a transaction. */
export type Sql = postgres.TransactionSql;

export interface Database {
	/** A transaction that sees and writes the rows of this tenant only, whatever the SQL says. */
	inTenant<T>(tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T>;
	/** A transaction for the global tables, before a tenant is known. Row security hides every tenant's rows from it. */
	withoutTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
	/** A line of its own on which the database calls when somebody notifies the channel. */
	listen(channel: string, listener: Listener): Line;
	close(): Promise<void>;
}

/** The database cannot be reached, or not soon enough: an answer is 503, not 500. */
export class DatabaseUnavailable extends Error {}

const patience = 1000;

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

export function openPool(url: string, size: number, types: Record<string, postgres.PostgresType> = {}): postgres.Sql {
	return postgres(url, {
		max: size,
		connect_timeout: 5,
		idle_timeout: 300,
		// The default waits up to 20 s between tries; a database that is back should be found at once.
		backoff: () => 0.1,
		onnotice: () => undefined,
		// Asking each new connection for its array types ends the process when the connection breaks while it asks.
		fetch_types: false,
		types: { ...arrayTypes, ...types },
		transform: { column: { from: postgres.toCamel } },
		connection: { application_name: 'platen' },
	});
}

export function openDatabase(url: string, size: number): Database {
	const pool = openPool(url, size);

	/** Begins within the patience or not at all, so that nobody waits for a database that is away. */
	async function transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
		let state: 'waiting' | 'begun' | 'given up' = 'waiting';
		let timer: NodeJS.Timeout | undefined;
		const tooLate = new Promise<never>((_resolve, reject) => {
			timer = setTimeout(() => {
				if (state === 'begun') return;
				state = 'given up';
				reject(new DatabaseUnavailable('no connection in time'));
			}, patience);
		});
		const done = pool.begin(async (sql) => {
			if (state === 'given up') throw new DatabaseUnavailable('no connection in time');
			state = 'begun';
			clearTimeout(timer);
			return work(sql);
		}) as Promise<T>;
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

	return {
		inTenant: (tenantId, work) =>
			transaction(async (sql) => {
				// Sent at once and not waited for: statements of one transaction run in the order they were sent.
				// A query of this driver is sent when it is awaited or, as here, executed.
				const named = sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute();
				const [, result] = await Promise.all([named, work(sql)]);
				return result;
			}),
		withoutTenant: transaction,
		listen: (channel, listener) => listen(url, channel, listener),
		close: () => pool.end({ timeout: 2 }),
	};
}
