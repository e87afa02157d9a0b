// What a job is: a name, the work, how long it may take. Domains declare theirs as data; the composition root hands them over.
import type { InTenant, Sql } from '../database/connection.ts';
import type { WorkClass } from '../database/gate/admission.ts';

export interface JobLog {
	child(fields: object): JobLog;
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
}

export interface JobContext<Payload> {
	tenantId: string;
	/** As it was sent, perhaps by an older version. */
	payload: Payload;
	/** A transaction of this tenant; refused once the job has run out of time. Nothing foreign is called inside of it. */
	inTenant: InTenant;
	log: JobLog;
	/** Aborted when the time is up or the process ends: whatever can be stopped should stop. */
	signal: AbortSignal;
	/** Which try this is, from 1 on, and whether the job becomes a dead letter if it fails. */
	attempt: { number: number; last: boolean };
}

export interface JobDefinition<Payload = object> {
	/** That of its queue, which a migration makes: select jobs.make_queue('…'). */
	name: string;
	/** May be run again after it has succeeded, when the process died before it could say so: it must not mind. */
	run(context: JobContext<Payload>): Promise<void>;
	/** After that another caller begins it anew; 60 unless said otherwise. */
	mayTakeSeconds?: number;
	/** How many of them run at the same time in one process; 2 unless said otherwise. */
	atOnce?: number;
	/** Nobody waits for it, not even by the minute: while visitors read it is begun now and then only (`pace.ts`). */
	mayWait?: boolean;
	/** Runs for every tenant at these times, in UTC, with an empty payload. */
	cron?: string;
	/** Whom it waits with for the database; with the background unless said otherwise. */
	workClass?: WorkClass;
	/** Of a job with `cron`: for these tenants only. In one statement, so that those without anything to do cost nothing. */
	findTenants?(sql: Sql): Promise<string[]>;
}

/** Keeps the type of the payload beside the work that gets it. */
export const defineJob = <Payload extends object>(job: JobDefinition<Payload>): JobDefinition<Payload> => job;
