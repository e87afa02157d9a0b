// Writes jobs in the caller's transaction: without its commit there never was one, and no one is notified.
import type { Trace } from '../../trace.ts';
import type { Sql } from '../connection.ts';
import { currentTrace } from '../gate/admission.ts';
import { type JobData, jobChannel } from './job-data.ts';

interface JobToSend {
	tenantIds: readonly string[];
	name: string;
	payload: object;
	trace?: Trace | undefined;
	/** Not before. */
	startAfter?: Date | undefined;
}

/** The same job for each of these tenants. @returns the ids */
export async function sendToStore(
	sql: Sql,
	{ tenantIds, name, payload, startAfter, trace = currentTrace() }: JobToSend,
): Promise<string[]> {
	const data = tenantIds.map((tenantId): JobData => ({ tenantId, payload, ...(trace ? { trace } : {}) }));
	const sent = await sql<{ id: string }[]>`
		insert into jobs.job (name, tenant_id, data, start_after, expire_in, keep_until)
		select q.name, (t.data ->> 'tenantId')::uuid, t.data, coalesce(${startAfter ?? null}::timestamptz, now()),
			q.expire_seconds * interval '1 second', coalesce(${startAfter ?? null}::timestamptz, now()) + interval '14 days'
		from jobs.queue q cross join jsonb_array_elements(${JSON.stringify(data)}::text::jsonb) as t (data)
		where q.name = ${name}
		returning id, pg_notify(${jobChannel}, name)`;
	if (sent.length < tenantIds.length)
		throw new Error(`there is no queue ${name}: a migration makes it with select jobs.make_queue('${name}')`);
	return sent.map(({ id }) => id);
}
