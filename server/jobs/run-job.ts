// One job from its fetching to its end: for its tenant, within its time, with a word to the store about how it went.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connection.ts';
import { runAs } from '../database/gate/admission.ts';
import type { WaitingJob } from '../database/jobs/fetch-jobs.ts';
import type { JobStore } from '../database/jobs/job-store.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { readTrace, type Trace } from '../trace.ts';
import type { JobContext, JobDefinition, JobLog } from './define-job.ts';

export interface RunParts {
	database: Pick<Database, 'inTenant'>;
	store: JobStore;
	log: JobLog;
}

/** Below the time after which another process may begin the same job. */
const ownTimeLimit = (job: WaitingJob) => job.expireInSeconds * 900;

function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}

/** Of the request that it follows from; one that no one has asked for begins its own. */
const traceOf = ({ id, data }: WaitingJob): Trace => readTrace(data?.trace) ?? { requestId: id };

async function runForTenant(parts: RunParts, definition: JobDefinition, job: WaitingJob, context: JobContext<object>) {
	const work = runAs(definition.workClass ?? 'background', () => definition.run(context), traceOf(job));
	// What becomes of work that was given up is of no interest; its transactions are refused.
	work.catch(() => undefined);
	await Promise.race([work, aborted(context.signal)]);
	await insist(context.signal, () => parts.store.complete({ ...job, name: definition.name }));
}

/** How it ended is known: a database that is away for a moment should not make a caller wait, or do it again. */
async function insist(signal: AbortSignal, say: () => Promise<void>): Promise<void> {
	for (;;) {
		try {
			return await say();
		} catch (error) {
			if (signal.aborted) throw error;
			await sleep(500);
		}
	}
}

function logFailure({ log }: RunParts, { name }: JobDefinition, job: WaitingJob, error: unknown): void {
	const { tries, triesAtMost, data } = job;
	const fields = { job: name, id: job.id, tenantId: data?.tenantId, ...traceOf(job), try: tries, err: error };
	if (tries < triesAtMost) log.warn(fields, 'job failed, to be tried again');
	else log.error(fields, 'job parked');
}

/** parked: it was the last try. released: it is done again at once, as if it had not been begun. */
export type JobOutcome = 'done' | 'retried' | 'parked' | 'released';

/** Never rejects. What could not be written to the store it finds out by itself when the time of the job is up. */
export async function runJob(
	parts: RunParts,
	definition: JobDefinition,
	job: WaitingJob,
	end: AbortSignal,
): Promise<JobOutcome> {
	const { database, store, log } = parts;
	const { name } = definition;
	const held = { name, id: job.id, tries: job.tries };
	// Let go of when the job has ended: signals that watch others live on until their time is up, with all that they hold.
	const control = new AbortController();
	const { signal } = control;
	const stop = () => control.abort(end.reason);
	const tooLong = () => control.abort(new DOMException('the job takes too long', 'TimeoutError'));
	const timer = setTimeout(tooLong, ownTimeLimit(job));
	end.addEventListener('abort', stop);
	if (end.aborted) stop();
	try {
		const tenantId = job.data?.tenantId;
		if (tenantId === undefined) {
			await store.runScheduleOfOlder(held);
			return 'done';
		}
		await runForTenant(parts, definition, job, {
			tenantId,
			payload: job.data?.payload ?? {},
			inTenant(work) {
				signal.throwIfAborted();
				return database.inTenant(tenantId, work);
			},
			log: log.child({ job: name, id: job.id, tenantId, ...traceOf(job) }),
			signal,
			attempt: { number: job.tries, last: job.tries >= job.triesAtMost },
		});
		return 'done';
	} catch (error) {
		// Nothing was wrong with a job whose process ends, or whose database went away: it is done again at once, and has lost no try.
		const blameless = end.aborted || error instanceof DatabaseUnavailable;
		if (!blameless) logFailure(parts, definition, job, error);
		const tell = () => (blameless ? store.release(held) : store.fail(held, error));
		await insist(signal, tell).catch((reason) =>
			log.warn({ job: name, id: job.id, err: reason }, 'job store not told'),
		);
		if (blameless) return 'released';
		return job.tries < job.triesAtMost ? 'retried' : 'parked';
	} finally {
		clearTimeout(timer);
		end.removeEventListener('abort', stop);
	}
}
