// One child process as the server sees it: it gets a task, answers within its limits or is killed.
import fs from 'node:fs/promises';
import { Socket } from 'node:net';
import { type BytesSource, readFrames, writeFrameFrom } from './frames.ts';
import { type Child, spawnChild } from './spawn-child.ts';
import { UntrustedWorkFailure } from './task.ts';

export interface WorkOrder {
	module: string;
	name: string;
	parameters: unknown;
	bytes: BytesSource;
	milliseconds: number;
	signal?: AbortSignal | undefined;
}

export interface WorkResult {
	result: unknown;
	bytes: Buffer;
}

interface Answer {
	ready?: boolean;
	result?: unknown;
	failure?: string;
}

const startMilliseconds = 30_000;
const watchEveryMilliseconds = 100;
const pageBytes = 4096;
const longestComplaint = 2000;

/** Only Linux tells it in a file; elsewhere the heap alone is limited. */
async function residentBytes(pid: number): Promise<number> {
	const text = await fs.readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
	return Number(text.split(' ')[1] ?? 0) * pageBytes;
}

export class Worker {
	readonly #child: Child;
	readonly #answers: AsyncGenerator<{ header: unknown; body: Buffer }>;
	readonly #maxBytes: number;
	#complaint = '';
	#killedFor: UntrustedWorkFailure | undefined;

	private constructor(child: Child, maxBytes: number) {
		this.#child = child;
		this.#maxBytes = maxBytes;
		this.#answers = readFrames(child.stdout);
		child.on('error', () => this.kill(new UntrustedWorkFailure('crashed', 'it could not be started')));
		// A caller who waits for the response learns of a broken pipe by its end.
		child.stdin.on('error', () => undefined);
		child.stderr.on('data', (chunk: Buffer) => {
			this.#complaint = `${this.#complaint}${chunk}`.slice(-longestComplaint);
		});
	}

	static async begin(maxBytes: number): Promise<Worker> {
		const worker = new Worker(await spawnChild(), maxBytes);
		await worker.#within(startMilliseconds, undefined, () => worker.#nextAnswer());
		return worker;
	}

	get isUsable(): boolean {
		return this.#killedFor === undefined && this.#child.exitCode === null && this.#child.signalCode === null;
	}

	/** The server may end while this one has nothing to do. */
	rest(): void {
		for (const handle of this.#handles()) handle.unref();
	}

	#handles(): { ref(): unknown; unref(): unknown }[] {
		const { stdin, stdout, stderr } = this.#child;
		return [this.#child, ...[stdin, stdout, stderr].filter((pipe) => pipe instanceof Socket)];
	}

	residentBytes(): Promise<number> {
		return residentBytes(this.#child.pid ?? 0);
	}

	kill(reason: UntrustedWorkFailure): void {
		this.#killedFor ??= reason;
		this.#child.kill('SIGKILL');
	}

	async perform({ module, name, parameters, bytes, milliseconds, signal }: WorkOrder): Promise<WorkResult> {
		for (const handle of this.#handles()) handle.ref();
		return this.#within(milliseconds, signal, async () => {
			const sending = writeFrameFrom(this.#child.stdin, { module, name, parameters }, bytes).catch((error) => {
				// It waits for the rest, which does not come.
				this.kill(new UntrustedWorkFailure('cancelled', `the file could not be read: ${error}`));
				throw error;
			});
			const [{ header, body }] = await Promise.all([this.#nextAnswer(), sending]);
			const { failure, result } = header as Answer;
			if (failure !== undefined) throw new UntrustedWorkFailure('crashed', failure);
			return { result, bytes: body };
		});
	}

	async #nextAnswer(): Promise<{ header: unknown; body: Buffer }> {
		const next = await this.#answers.next().catch((error) => {
			this.kill(new UntrustedWorkFailure('crashed', String(error)));
			throw this.#killedFor;
		});
		if (next.done) {
			this.kill(new UntrustedWorkFailure('crashed', this.#complaint));
			throw this.#killedFor;
		}
		return next.value;
	}

	async #within<T>(milliseconds: number, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
		const cancel = () => this.kill(new UntrustedWorkFailure('cancelled'));
		const timer = setTimeout(() => this.kill(new UntrustedWorkFailure('tooLong')), milliseconds);
		const watch = setInterval(async () => {
			if ((await residentBytes(this.#child.pid ?? 0)) > this.#maxBytes)
				this.kill(new UntrustedWorkFailure('tooMuchMemory'));
		}, watchEveryMilliseconds);
		signal?.addEventListener('abort', cancel, { once: true });
		if (signal?.aborted) cancel();
		try {
			return await work();
		} catch (error) {
			throw this.#killedFor ?? error;
		} finally {
			clearTimeout(timer);
			clearInterval(watch);
			signal?.removeEventListener('abort', cancel);
		}
	}
}
