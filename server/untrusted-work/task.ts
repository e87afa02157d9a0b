// What the child process is asked to do, and how that can fail.

/** A task as it is written: it runs in the child process, and all that it knows is in its arguments. */
export type TaskFunction<Parameters, Result> = (
	parameters: Parameters,
	bytes: Buffer,
) => Promise<{ result: Result; bytes?: Uint8Array }>;

/** What a module of tasks exports. */
export type TaskModule = Readonly<Record<string, TaskFunction<unknown, unknown> | undefined>>;

/** A task as the server asks for it. The type is that of its function, whose module the server never loads. */
export interface Task<Run extends TaskFunction<never, unknown>> {
	module: URL;
	name: string;
	/** After that the child process is killed. */
	seconds: number;
	/** How long it may wait for its turn. */
	waitSeconds: number;
	/** Never there: it carries the type. */
	readonly run?: Run;
}

/**
 * `busy`: it has not begun, and may be tried again; `tooLong`, `tooMuchMemory`: the child process was killed; `cancelled`: no one waits
 * for it any more; `crashed`: the child process died, or the task threw.
 */
export type FailureReason = 'busy' | 'tooLong' | 'tooMuchMemory' | 'cancelled' | 'crashed';

export class UntrustedWorkFailure extends Error {
	readonly reason: FailureReason;

	constructor(reason: FailureReason, details = '') {
		super(`untrusted work: ${reason}${details && ` (${details})`}`);
		this.reason = reason;
	}
}
