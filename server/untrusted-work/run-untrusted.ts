// The one way to work on a file of a stranger (decoding, rendering): in a child process that has no files, no network and no processes
// of its own, that is killed when it takes too long or too much memory, and for which tenants take turns.
import { availableParallelism } from 'node:os';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import type { BytesSource } from './frames.ts';
import { type Task, type TaskFunction, UntrustedWorkFailure } from './task.ts';
import { Worker } from './worker.ts';

interface Given<Parameters> {
	parameters: Parameters;
	bytes: BytesSource;
	/** Aborted when no one waits for the result any more. */
	signal?: AbortSignal | undefined;
}

interface Done<Result> {
	result: Result;
	bytes: Buffer;
}

/** @throws UntrustedWorkFailure */
export type RunUntrusted = <Parameters, Result>(
	tenantId: string,
	task: Task<TaskFunction<Parameters, Result>>,
	given: Given<Parameters>,
) => Promise<Done<Result>>;

interface Options extends Partial<QueueLimits> {
	/** Memory of one child process, native memory included. */
	maxBytes?: number;
	/** A child process without work ends after that. */
	idleMilliseconds?: number;
}

const usual = {
	atOnce: Math.min(2, availableParallelism()),
	waitingPerTenant: 30,
	waitingInTotal: 300,
	maxBytes: 1024 * 2 ** 20,
	idleMilliseconds: 20_000,
};

/** Share of the memory that a child process may have in use when it gets another file. */
const reusedBelow = 0.4;

/** Resolves when it is this tenant's turn. */
function takeTurn(
	queue: FairQueue,
	tenantId: string,
	waitMilliseconds: number,
	signal: AbortSignal | undefined,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const waiting = {
			begin() {
				clearTimeout(timer);
				signal?.removeEventListener('abort', cancel);
				resolve();
			},
		};
		const giveUp = (reason: 'busy' | 'cancelled') => {
			if (!queue.leave(tenantId, waiting)) return;
			clearTimeout(timer);
			signal?.removeEventListener('abort', cancel);
			reject(new UntrustedWorkFailure(reason));
		};
		const cancel = () => giveUp('cancelled');
		const timer = setTimeout(() => giveUp('busy'), waitMilliseconds);
		signal?.addEventListener('abort', cancel, { once: true });
		if (!queue.enter(tenantId, waiting)) {
			clearTimeout(timer);
			reject(new UntrustedWorkFailure('busy'));
		}
	});
}

class Pool {
	readonly #idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
	readonly #options: typeof usual;

	constructor(options: typeof usual) {
		this.#options = options;
	}

	/** The one that rested last, so that the others may end. */
	async take(): Promise<Worker> {
		for (let found = this.#idle.pop(); found; found = this.#idle.pop()) {
			clearTimeout(found.timer);
			if (found.worker.isUsable) return found.worker;
		}
		return Worker.begin(this.#options.maxBytes);
	}

	/** One that has grown large ends: native memory is given back by no other way, and the next file would be blamed for it. */
	async giveBack(worker: Worker): Promise<void> {
		if (!worker.isUsable) return;
		const end = () => worker.kill(new UntrustedWorkFailure('cancelled'));
		if ((await worker.residentBytes()) > this.#options.maxBytes * reusedBelow) return end();
		worker.rest();
		const timer = setTimeout(end, this.#options.idleMilliseconds).unref();
		this.#idle.push({ worker, timer });
	}
}

export function openUntrustedWork(options: Options = {}): RunUntrusted {
	const settings = { ...usual, ...options };
	const queue = new FairQueue(settings);
	const pool = new Pool(settings);

	return async (tenantId, { module, name, seconds, waitSeconds }, { parameters, bytes, signal }) => {
		if (signal?.aborted) throw new UntrustedWorkFailure('cancelled');
		await takeTurn(queue, tenantId, waitSeconds * 1000, signal);
		try {
			const worker = await pool.take();
			const order = { module: module.href, name, parameters, bytes, milliseconds: seconds * 1000, signal };
			const { result, bytes: made } = await worker.perform(order).finally(() => pool.giveBack(worker));
			return { result: result as never, bytes: made };
		} finally {
			queue.finish(tenantId);
		}
	};
}

/** Of this process. */
export const runUntrusted: RunUntrusted = openUntrustedWork();
