// The only way to the database. Work gets a connection inside a transaction that knows its tenant, or knows that it has none;
// a connection outside of such a transaction is never handed out.
import postgres from 'postgres';
import { arrayTypes } from './arrays.ts';
import { completed } from './before-commit.ts';
import { applicationName, beginning, limited } from './driver.ts';
import type { OnConditionChange } from './gate/availability.ts';
import { type Gate, type GateState, openGate } from './gate/gate.ts';
import { probeOf } from './gate/probe.ts';
import { type Line, type LineState, type Listener, openLines } from './listen.ts';
import { type Read, reader } from './read.ts';
import { transact } from './transaction.ts';

export { DatabaseBusy, DatabaseUnavailable, isUnavailable } from './unavailable.ts';

/** Tagged SQL inside a transaction. */
export type Sql = postgres.TransactionSql;

/** A transaction of the tenant that is spoken of, for a use case that begins several, or one at the right moment. */
export type InTenant = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;

interface DatabaseState extends GateState {
	line: LineState;
}

export interface Database {
	/** A transaction that sees and writes the rows of this tenant only, whatever the SQL says. */
	inTenant<T>(tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T>;
	/** The rows of one statement about this tenant, for pages and lists: quicker, and everything that holds for `inTenant` holds. */
	read: Read;
	/** A transaction that reads what was there when it began, however long it takes and whatever is changed meanwhile. */
	snapshot<T>(tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T>;
	/** A transaction for the global tables, before a tenant is known. Row security hides every tenant's rows from it. */
	withoutTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
	/** A line on which the database calls when the channel is notified. */
	listen(channel: string, listener: Listener): Line;
	/** How it goes, for those who watch over it. */
	state(): DatabaseState;
	close(): Promise<void>;
}

export interface OpenDatabase extends Database {
	/** Who hands out connections, for those who watch over it. */
	gate: Gate;
}

interface PoolOptions {
	types?: Record<string, postgres.PostgresType>;
	/** Whether a pooler lends it another connection for each transaction: nothing may be expected to be there in the next one. */
	isPooled?: boolean;
}

/** What a connection is begun with are no settings but its name: poolers refuse those they do not know. */
export function openPool(url: string, size: number, { types = {}, isPooled = false }: PoolOptions = {}): postgres.Sql {
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
		// A statement with a name stays on the connection on which it was prepared.
		prepare: !isPooled,
		connection: { application_name: applicationName },
	});
}

/** @param directUrl leads to sessions of the database that stay, where `url` leads through a pooler in transaction mode */
export function openDatabase(url: string, size: number, directUrl = url, onChange?: OnConditionChange): OpenDatabase {
	const pool = openPool(url, size, { isPooled: directUrl !== url });
	const gate = openGate(probeOf(url, directUrl), size, onChange);
	const lines = openLines(directUrl);

	const transaction = <T>(tenantId: string | undefined, begins: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
		gate.run(tenantId, (turn) => transact(pool, limited(begins, turn), turn, work));

	const inTenant = async <T>(tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
		transaction(tenantId, beginning(tenantId), completed(tenantId, work));

	return {
		inTenant,
		read: reader(pool, gate, inTenant),
		snapshot: async (tenantId, work) =>
			transaction(tenantId, beginning(tenantId, ' isolation level repeatable read read only'), work),
		withoutTenant: (work) => transaction(undefined, 'begin', work),
		listen: lines.listen,
		state: () => ({ ...gate.state(), line: lines.state() }),
		gate,
		async close() {
			await gate.close();
			await pool.end({ timeout: 2 });
		},
	};
}
