// A document that is edited: what it is now, and what can be undone and done again. Each domain adds what its screens watch.

import { maxStoredSteps } from '../../rules/editing/editing-limits.ts';
import { applyAll, type EditingRules, joinOperations, NotApplicable } from '../../rules/editing/editing-rules.ts';
import { operationsFor, type Stacks, stacksOf } from '../../rules/editing/history.ts';
import type { Step, StepKind, StoredStep } from '../../rules/editing/step.ts';

export interface StoreParts<Document, Operation, Problem> {
	document: Document;
	/** The last ones that the server has. */
	steps: readonly StoredStep<Operation>[];
	rules: EditingRules<Document, Operation, Problem>;
	/** Sends a step on its way; gives its number. */
	put(step: Step<Operation>, typing?: string): number;
}

type Watcher = () => void;

export class DocumentStore<Document, Operation, Problem> {
	#document: Document;
	/** As it was before the last step of the log. */
	#before: Document;
	/** By revision; minus the number where none is known yet. */
	#log: StoredStep<Operation>[];
	#stacks: Stacks;
	#readOnly = false;
	#parts: StoreParts<Document, Operation, Problem>;
	#watchers = new Set<Watcher>();

	constructor(parts: StoreParts<Document, Operation, Problem>) {
		this.#parts = parts;
		this.#document = parts.document;
		this.#before = parts.document;
		this.#log = [...parts.steps];
		this.#stacks = stacksOf(this.#log);
	}

	readonly watch = (watcher: Watcher): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	get document(): Document {
		return this.#document;
	}

	get stacks(): Stacks {
		return this.#stacks;
	}

	get readOnly(): boolean {
		return this.#readOnly;
	}

	/** From now on it is only shown. */
	freeze(): void {
		this.#readOnly = true;
		this.notify();
	}

	/** Where it is only shown: what others have made of it. What was done here before cannot be undone in it. */
	renew(document: Document): void {
		if (!this.#readOnly) return;
		this.#log = [];
		this.#stacks = stacksOf(this.#log);
		this.#before = document;
		this.#show(document);
	}

	/**
	 * @param typing names what is typed into or dragged: what follows under the same name becomes the same step
	 * @returns why it cannot be done, if so; then nothing was
	 */
	change(operations: readonly Operation[], typing?: string): Problem | undefined {
		return this.#readOnly ? this.#parts.rules.notApplicable : this.#do('do', null, operations, typing);
	}

	/** @returns what was done, if anything */
	undo(): readonly Operation[] | undefined {
		return this.#turn('undo', this.#stacks.undo.at(-1));
	}

	redo(): readonly Operation[] | undefined {
		return this.#turn('redo', this.#stacks.redo.at(-1));
	}

	/** The server has said which revision a step has become. */
	known(number: number, revision: number): void {
		const named = (id: number | null) => (id === -number ? revision : id);
		this.#log = this.#log.map((step) => ({ ...step, revision: named(step.revision) ?? 0, of: named(step.of) }));
		this.#stacks = stacksOf(this.#log);
	}

	/** Called with every change, before those who watch are notified. */
	protected shown(_before: Document, _document: Document): void {}

	protected notify(): void {
		for (const watcher of this.#watchers) watcher();
	}

	#turn(kind: 'undo' | 'redo', of: number | undefined): readonly Operation[] | undefined {
		if (this.#readOnly || of === undefined) return undefined;
		const operations = operationsFor(kind, of, this.#log);
		return !operations || this.#do(kind, of, operations) ? undefined : operations;
	}

	#do(kind: StepKind, of: number | null, operations: readonly Operation[], typing?: string): Problem | undefined {
		const { rules, put } = this.#parts;
		let document = this.#document;
		const inverses: Operation[] = [];
		try {
			for (const operation of operations) {
				const problem = rules.findProblem(document, operation, kind !== 'do');
				if (problem) return problem;
				const applied = rules.apply(document, operation);
				document = applied.document;
				inverses.unshift(applied.inverse);
			}
		} catch (error) {
			if (error instanceof NotApplicable) return rules.notApplicable;
			throw error;
		}
		const number = put({ kind, of, operations }, typing);
		this.#write({ revision: -number, kind, of, operations, inverses });
		this.#show(document);
		return undefined;
	}

	#write(step: StoredStep<Operation>): void {
		const last = this.#log.at(-1);
		if (last?.revision === step.revision) {
			this.#log[this.#log.length - 1] = this.#join(last, step);
			return;
		}
		this.#before = this.#document;
		this.#log.push(step);
		// The server forgets older ones as well.
		this.#log.splice(0, this.#log.length - maxStoredSteps);
		this.#stacks = stacksOf(this.#log);
	}

	/** What is typed on top of what was just typed there is the same step: it takes back all of it, as the server will see it. */
	#join(last: StoredStep<Operation>, step: StoredStep<Operation>): StoredStep<Operation> {
		const { apply, targetOf } = this.#parts.rules;
		const operations = joinOperations(last.operations, step.operations, targetOf);
		return { ...step, operations, inverses: applyAll(this.#before, operations, apply).inverses };
	}

	#show(document: Document): void {
		const before = this.#document;
		this.#document = document;
		this.shown(before, document);
		this.notify();
	}
}
