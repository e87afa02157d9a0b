// Which kind of work waits for the database. It belongs to a request or a job as a whole and is carried along with it, so that no one
// has to hand it through every use case.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from '../../trace.ts';

/**
 * money: what decides about payments and orders. change: everything else that writes. read: pages and queries. background: what no one
 * waits for.
 */
export type WorkClass = 'money' | 'change' | 'read' | 'background';

export interface Admission {
	workClass: WorkClass;
	/** It has had a turn before: whatever it has done would be lost if it were refused now, so it goes first. */
	isAdmitted: boolean;
	/** By which what it does is found again. */
	trace: Trace | undefined;
}

const admissions = new AsyncLocalStorage<Admission>();

/** What starts the process, and what tests call directly: it has minutes. */
const unnamed = (): Admission => ({ workClass: 'background', isAdmitted: true, trace: undefined });

export const beginAdmission = (workClass: WorkClass, trace?: Trace): Admission => ({
	workClass,
	isAdmitted: false,
	trace,
});

/** Everything that `work` asks of the database counts as this piece of work. */
export const runAdmitted = <T>(admission: Admission, work: () => T): T => admissions.run(admission, work);

export const runAs = <T>(workClass: WorkClass, work: () => T, trace?: Trace): T =>
	runAdmitted(beginAdmission(workClass, trace), work);

/** For who learns only on the way what it is that was asked for: the class of the work that is going on. */
export function classify(workClass: WorkClass): void {
	const admission = admissions.getStore();
	if (admission) admission.workClass = workClass;
}

export const currentAdmission = (): Admission => admissions.getStore() ?? unnamed();

/** Of the work that is going on; undefined at the start of a process. */
export const currentTrace = (): Trace | undefined => admissions.getStore()?.trace;
