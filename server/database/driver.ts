// What we use of the driver beyond its documented side, to send the beginning of a transaction together with what follows. Its version is
// pinned, and the tests of this folder hold it to it.
import { isRequestId, type Trace } from '../trace.ts';
import type { WorkClass } from './gate/admission.ts';
import { classLimits } from './gate/limits.ts';

export interface DriverQuery extends Promise<readonly object[] & { command: string }> {
	/** Who sends it, once it is executed. */
	handler(query: DriverQuery): void;
	execute(): DriverQuery;
	reject(error: unknown): void;
}

export interface DriverConnection {
	/** Sends it behind what was sent before. False: nothing may follow before the connection is at rest again. */
	execute(query: DriverQuery): boolean;
	/** Called at rest inside of a transaction. At rest outside of one the connection goes back to the pool by itself. */
	reserved: (() => void) | null;
	/** Called once when it has broken. */
	onclose: ((error: unknown) => void) | null;
}

/** The driver has this option but does not name it in its types. */
export interface NotifyOption {
	onnotify(channel: string, payload: string): void;
}

/** What of an address may be logged. */
export function placeOf(url: string): string {
	const { hostname, port, pathname } = new URL(url);
	return `${hostname}:${port || 5432}${pathname}`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Written out, because what begins a transaction takes no parameters: nothing but an id gets in. */
export function beginning(
	tenantId: string,
	mode: '' | ' read only' | ' isolation level repeatable read read only' = '',
): string {
	if (!uuid.test(tenantId)) throw new Error('this is no id of a tenant');
	return `begin${mode}; set local app.tenant_id = '${tenantId}'`;
}

export const applicationName = 'platen';

interface Begun {
	workClass: WorkClass;
	trace: Trace | undefined;
}

/**
 * What the transaction is called in `pg_stat_activity` and in the lines of the database's log, for as long as it lasts. By a query and not by `set
 * local`: statistics of statements take queries with different constants for the same, and `set` with another value for another. What only reads
 * holds no one up, and is named only where a trace has begun: the name takes as long as a sixth of the shortest transaction.
 */
function named({ workClass, trace }: Begun): string {
	const id = trace?.traceId ?? (workClass === 'read' ? undefined : trace?.requestId);
	return isRequestId(id) ? `; select set_config('application_name', '${applicationName} ${id}', true)` : '';
}

/**
 * Adds to what begins a transaction how long its statements may take and wait, so that the database itself undoes what takes longer; and by which
 * request or job it was begun. Planning a list anew for each page takes the database five times as long as reading it, and comes to the same plan.
 * All of it ends with the transaction: behind a pooler the next one on this connection is another client's.
 */
export function limited(begins: string, begun: Begun): string {
	const { statementMs, lockMs } = classLimits[begun.workClass];
	const settings = [
		begins,
		`set local statement_timeout = ${statementMs}`,
		`set local lock_timeout = ${lockMs}`,
		'set local plan_cache_mode = force_generic_plan',
	].join('; ');
	return settings + named(begun);
}
