// What can go wrong at the provider, as what the caller can do about it.

export type PrintformerProblem =
	/** The base URL is none that we call: not https, or not a machine of the public net. */
	| { kind: 'address' }
	/** No response: the network, or it took too long. What was sent may have been done. */
	| { kind: 'unreachable'; reason: string }
	/** Too many calls, or maintenance; the same call may work later. */
	| { kind: 'busy'; status: number; retryAfterMs: number | undefined }
	/** A key of the sandbox at an account, or the other way round: it is not sent. */
	| { kind: 'otherKey' }
	/** The key is not the one of this client. */
	| { kind: 'credentials' }
	/** The contract of the client does not include it. */
	| { kind: 'forbidden'; message: string }
	| { kind: 'notFound' }
	/** Not as it is: the message and the errors by field are the provider's. */
	| { kind: 'refused'; status: number; message: string; errors: Readonly<Record<string, readonly string[]>> }
	/** A response that we do not understand. */
	| { kind: 'invalidResponse'; reason: string }
	| { kind: 'tooLarge'; maxBytes: number }
	/** The caller's own signal. */
	| { kind: 'aborted' };

/** The message is for the log: it names no key and no address. */
export class PrintformerFailure extends Error {
	readonly problem: PrintformerProblem;

	constructor(problem: PrintformerProblem) {
		super(`printformer: ${problem.kind}${'status' in problem ? ` ${problem.status}` : ''}`);
		this.problem = problem;
	}

	/** Whether the same call may work a little later. */
	get isPassing(): boolean {
		return this.problem.kind === 'busy' || this.problem.kind === 'unreachable';
	}
}

export const invalidResponse = (reason: string) => new PrintformerFailure({ kind: 'invalidResponse', reason });
