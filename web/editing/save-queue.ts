// The way of every step from this browser to the server. Steps are numbered here and kept here until the server has said that it has
// them: whatever is lost, late, twice or cut off by a reload, each is taken in once and in its order.

import { mostOperations, mostOperationsInCall } from '../../rules/editing/editing-limits.ts';
import { joinOperations } from '../../rules/editing/editing-rules.ts';
import type { NumberedStep, Step } from '../../rules/editing/step.ts';

/** What outlives a reload. */
export interface PersistedWork<Operation> {
	/** The number of the next step. */
	next: number;
	steps: readonly NumberedStep<Operation>[];
	/** The document was another's, or had become another: they are not sent any more. */
	isOver?: boolean;
}

export interface Taken {
	/** The last number of ours that the server has. */
	number: number;
	/** For each step that was sent, the revision it has become. */
	revisions: readonly number[];
}

type SendError =
	/** No one answered, or something that says nothing of the steps. */
	| 'lost'
	/** Steps before these are missing there. */
	| 'gap'
	| 'takenOver'
	/** A step cannot be applied to what is there. */
	| 'refused'
	| 'signedOut';

export class SendFailure extends Error {
	readonly fault: SendError;
	/** Of a gap: the last number that is there, where the server says so. */
	readonly last: number | undefined;

	constructor(error: SendError, last?: number) {
		super(error);
		this.fault = error;
		this.last = last;
	}
}

export type SaveState =
	| 'saved'
	/** There is something that was not sent yet, or is on its way. */
	| 'saving'
	/** It could not be sent; it is tried again. */
	| 'offline'
	/** It waits for a log-in, and is tried again. */
	| 'signedOut'
	/** Nothing more is sent: the document is another user's, or has become another. */
	| 'takenOver'
	| 'refused';

export interface QueueParts<Operation> {
	/** @throws SendFailure; anything else counts as lost */
	send(steps: readonly NumberedStep<Operation>[]): Promise<Taken>;
	/** Written with every key. */
	keep(work: PersistedWork<Operation> | undefined): void;
	/** Runs it later; what it gives cancels that. */
	after(milliseconds: number, run: () => void): () => void;
	onState(state: SaveState): void;
	/** The revision that a step has become. */
	onTaken(number: number, revision: number): void;
	/** What an operation writes: typed again, it replaces what was typed before. */
	targetOf(operation: Operation): string | undefined;
}

/** Typing in one text is one step until nothing was typed for so long. */
const idle = 1000;
const firstRetry = 500;
const longestRetry = 15_000;
/** After so long without a response it is sent again. */
const patience = 20_000;
const mostAtOnce = 50;

export class SaveQueue<Operation> {
	#parts: QueueParts<Operation>;
	#next: number;
	#steps: NumberedStep<Operation>[];
	/** How many of the first are on their way. */
	#flying = 0;
	/** Answers to what was given up mean nothing. */
	#flight = 0;
	/** The text that is being typed into; its step is the last one and stays here until that ends. */
	#typing: string | undefined;
	#endTyping: () => void = () => undefined;
	#cancelRetry: (() => void) | undefined;
	#failures = 0;
	#gaps = 0;
	#stopped = false;
	#state: SaveState;

	constructor(parts: QueueParts<Operation>, kept?: PersistedWork<Operation>) {
		this.#parts = parts;
		this.#next = kept?.next ?? 1;
		this.#steps = [...(kept?.steps ?? [])];
		const unsent = kept?.isOver ? 'takenOver' : 'saving';
		this.#state = this.#steps.length > 0 ? unsent : 'saved';
	}

	get state(): SaveState {
		return this.#state;
	}

	/** What the server is not known to have. */
	get waiting(): readonly NumberedStep<Operation>[] {
		return this.#steps;
	}

	/** Whether nothing more is sent, and it should be kept otherwise. */
	get over(): boolean {
		return this.#stopped || this.#state === 'takenOver' || this.#state === 'refused';
	}

	/**
	 * @param typing names the text that is typed into: what follows under the same name replaces it
	 * @returns the number of the step; that of the one before, if they have become one
	 */
	put(step: Step<Operation>, typing?: string): number {
		const last = this.#steps.at(-1);
		const joined = typing !== undefined && typing === this.#typing && last ? this.#join(last, step) : undefined;
		if (joined) this.#steps[this.#steps.length - 1] = joined;
		else {
			this.#settle();
			this.#steps.push({ ...step, number: this.#next });
			this.#next += 1;
		}
		this.#keep();
		if (!this.over && this.#state === 'saved') this.#become('saving');
		if (typing === undefined) this.#pump();
		else {
			this.#typing = typing;
			this.#endTyping();
			this.#endTyping = this.#parts.after(idle, () => this.flush());
			// What was typed elsewhere before can go.
			this.#pump();
		}
		return this.#steps.at(-1)?.number ?? 0;
	}

	/** What is being typed counts as done: another field, a reload, a press of Ctrl+S. */
	flush(): void {
		this.#settle();
		this.#pump();
	}

	/** There is a net again, or a session: no reason to wait. */
	retry(): void {
		if (this.over || this.#flying > 0) return;
		this.#cancelRetry?.();
		this.#cancelRetry = undefined;
		this.#pump();
	}

	/** Nothing is sent any more; what is kept stays. */
	stop(): void {
		this.#stopped = true;
		this.#halt();
	}

	/** The document is another user's by now. */
	takeAway(): void {
		this.#end('takenOver');
	}

	/** After the work was put elsewhere: nothing of it is sent again. */
	forget(): void {
		this.#steps = [];
		this.#parts.keep(undefined);
	}

	/** Undefined: both would be too much for one step. */
	#join(last: NumberedStep<Operation>, step: Step<Operation>): NumberedStep<Operation> | undefined {
		const operations = joinOperations(last.operations, step.operations, this.#parts.targetOf);
		return operations.length > mostOperations ? undefined : { ...last, operations };
	}

	#settle(): void {
		this.#endTyping();
		this.#endTyping = () => undefined;
		this.#typing = undefined;
	}

	#keep(): void {
		// The numbers go on after all is sent, too.
		const isOver = this.over && !this.#stopped;
		this.#parts.keep({ next: this.#next, steps: this.#steps, ...(isOver && { isOver }) });
	}

	#become(state: SaveState): void {
		if (state === this.#state) return;
		this.#state = state;
		this.#parts.onState(state);
	}

	/** Those that can go now: not what is typed into, nor what speaks of a step whose revision no one knows yet. */
	#ready(): NumberedStep<Operation>[] {
		const settled = this.#typing === undefined ? this.#steps : this.#steps.slice(0, -1);
		let operations = 0;
		const isOver = (step: NumberedStep<Operation>, index: number) => {
			operations += step.operations.length;
			const isUnclear = step.of !== null && step.of < 0;
			return isUnclear || index >= mostAtOnce || (index > 0 && operations > mostOperationsInCall);
		};
		const end = settled.findIndex(isOver);
		return settled.slice(0, end < 0 ? undefined : end);
	}

	#pump(): void {
		if (this.#flying > 0 || this.over || this.#cancelRetry) return;
		const steps = this.#ready();
		if (steps.length === 0) return;
		this.#flying = steps.length;
		this.#flight += 1;
		const flight = this.#flight;
		const giveUp = this.#parts.after(patience, () => this.#failed(flight, new SendFailure('lost')));
		this.#parts.send(steps).then(
			(taken) => {
				giveUp();
				if (flight === this.#flight) this.#took(steps, taken);
			},
			(error: unknown) => {
				giveUp();
				this.#failed(flight, error instanceof SendFailure ? error : new SendFailure('lost'));
			},
		);
	}

	#took(sent: readonly NumberedStep<Operation>[], { number, revisions }: Taken): void {
		this.#flying = 0;
		this.#failures = 0;
		this.#gaps = 0;
		for (const [place, step] of sent.entries()) {
			const revision = revisions[place];
			if (step.number <= number && revision !== undefined) this.#known(step.number, revision);
		}
		this.#drop(number);
		this.#keep();
		this.#become(this.#steps.length > 0 ? 'saving' : 'saved');
		this.#pump();
	}

	/** A revision of 0 is too long ago to be named: what speaks of it is done by itself. */
	#known(number: number, revision: number): void {
		const named = (step: NumberedStep<Operation>): NumberedStep<Operation> =>
			revision > 0 ? { ...step, of: revision } : { ...step, kind: 'do', of: null };
		this.#steps = this.#steps.map((step) => (step.of === -number ? named(step) : step));
		if (revision > 0) this.#parts.onTaken(number, revision);
	}

	#drop(upTo: number): void {
		this.#steps = this.#steps.filter((step) => step.number > upTo);
	}

	#failed(flight: number, { fault, last }: SendFailure): void {
		if (flight !== this.#flight) return;
		this.#flight += 1;
		this.#flying = 0;
		if (fault === 'takenOver' || fault === 'refused') this.#end(fault);
		else if (fault === 'gap') this.#mendGap(last);
		else this.#tryLater(fault === 'signedOut' ? 'signedOut' : 'offline');
	}

	#tryLater(state: SaveState): void {
		this.#failures += 1;
		this.#become(state);
		const wait = Math.min(longestRetry, firstRetry * 2 ** (this.#failures - 1));
		this.#cancelRetry = this.#parts.after(wait, () => this.retry());
	}

	/** Everything that it may lack is here, unless it has lost what it once had. */
	#mendGap(last: number | undefined): void {
		this.#gaps += 1;
		const first = this.#steps[0]?.number ?? this.#next;
		if (this.#gaps > 1 || (last !== undefined && last < first - 1)) this.#end('refused');
		else this.#pump();
	}

	#end(state: 'takenOver' | 'refused'): void {
		this.#halt();
		this.#become(state);
		if (this.#steps.length > 0) this.#keep();
	}

	#halt(): void {
		this.#settle();
		this.#flight += 1;
		this.#flying = 0;
		this.#cancelRetry?.();
		this.#cancelRetry = undefined;
	}
}
