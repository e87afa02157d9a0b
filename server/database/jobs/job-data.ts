// What is stored of a job besides its state.
import type { Trace } from '../../trace.ts';

/** Notified with the name of the queue in the transaction that sends a job, or with nothing: then all of them have to be looked at. */
export const jobChannel = 'jobs';

export interface JobData {
	tenantId?: string;
	payload?: object;
	/** Of what it follows from. */
	trace?: Trace;
}
