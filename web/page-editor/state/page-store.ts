// The page that is edited: its document, what can be undone, what is chosen. A component that shows a section is notified of that section alone, so
// that typing in one of hundreds draws one anew.
import { definitions } from '../../../blocks/registry.ts';
import type { PageDocument, Part, Section } from '../../../rules/pages/document.ts';
import { type LoggedStep, type Stacks, stacksOf } from '../../../rules/pages/history.ts';
import { type At, applyAll, applyOperation, NotApplicable, type Operation } from '../../../rules/pages/operations.ts';
import { operationProblem } from '../../../rules/pages/validate.ts';
import type { PageProblem, Validation } from '../../../rules/pages/validate-part.ts';
import { joinOperations, type Step, type StepKind } from '../saving/save-queue.ts';

export interface StoredStep extends LoggedStep {
	operations: readonly Operation[];
	inverses: readonly Operation[];
}

export interface Selection {
	section: string;
	item?: string | undefined;
}

export interface StoreParts {
	document: PageDocument;
	/** The last ones that the server has. */
	steps: readonly StoredStep[];
	validation: Omit<Validation, 'definitions'>;
	/** Sends a step on its way; gives its number. */
	put(step: Step, typing?: string): number;
}

type Watcher = () => void;

export class PageStore {
	#document: PageDocument;
	#sections: Map<string, Section>;
	#order: readonly string[];
	/** By revision; minus the number where none is known yet. */
	#log: StoredStep[];
	#stacks: Stacks;
	#selection: Selection | undefined;
	#readOnly = false;
	#parts: StoreParts;
	#watchers = new Set<Watcher>();
	#ofSection = new Map<string, Set<Watcher>>();

	constructor(parts: StoreParts) {
		this.#parts = parts;
		this.#document = parts.document;
		this.#log = [...parts.steps];
		this.#stacks = stacksOf(this.#log);
		this.#sections = new Map(parts.document.sections.map((section) => [section.id, section]));
		this.#order = parts.document.sections.map(({ id }) => id);
	}

	readonly watch = (watcher: Watcher): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** Hears of one section alone. */
	watchSection(id: string, watcher: Watcher): () => void {
		const those = this.#ofSection.get(id) ?? new Set();
		this.#ofSection.set(id, those.add(watcher));
		return () => those.delete(watcher);
	}

	get document(): PageDocument {
		return this.#document;
	}

	/** The same list as long as nothing was added, removed or moved. */
	get order(): readonly string[] {
		return this.#order;
	}

	get selection(): Selection | undefined {
		return this.#selection;
	}

	get stacks(): Stacks {
		return this.#stacks;
	}

	get readOnly(): boolean {
		return this.#readOnly;
	}

	get validation(): Validation {
		return { ...this.#parts.validation, definitions };
	}

	section(id: string): Section | undefined {
		return this.#sections.get(id);
	}

	part({ section, item }: At): Part | undefined {
		const found = this.#sections.get(section);
		return item === undefined ? found : found?.items.find(({ id }) => id === item);
	}

	select(selection: Selection | undefined): void {
		const before = this.#selection;
		if (before?.section === selection?.section && before?.item === selection?.item) return;
		this.#selection = selection;
		for (const id of new Set([before?.section, selection?.section])) if (id) this.#tellOf(id);
		this.#tell();
	}

	/** From now on it is only shown. */
	freeze(): void {
		this.#readOnly = true;
		this.#order = [...this.#order];
		this.#tell();
	}

	/** @returns why it cannot be done, if so; then nothing was */
	change(operations: readonly Operation[], typing?: string): PageProblem | undefined {
		return this.#readOnly ? { fault: 'shape' } : this.#do('do', null, operations, typing);
	}

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

	#turn(kind: 'undo' | 'redo', of: number | undefined): readonly Operation[] | undefined {
		const step = this.#log.find(({ revision }) => revision === of);
		if (this.#readOnly || of === undefined || !step) return undefined;
		const operations = kind === 'undo' ? this.#inversesOf(step) : step.operations;
		return this.#do(kind, of, operations) ? undefined : operations;
	}

	/** A step that was undone and done again takes back what it changed the last time. */
	#inversesOf(step: StoredStep): readonly Operation[] {
		const again = this.#log.findLast(({ kind, of }) => kind === 'redo' && of === step.revision);
		return (again ?? step).inverses;
	}

	#do(kind: StepKind, of: number | null, operations: readonly Operation[], typing?: string): PageProblem | undefined {
		let shown = this.#document;
		try {
			for (const operation of operations) {
				const problem = operationProblem(shown, operation, this.validation);
				if (problem) return problem;
				shown = applyOperation(shown, operation).document;
			}
		} catch (error) {
			if (error instanceof NotApplicable) return { fault: 'shape' };
			throw error;
		}
		const { inverses } = applyAll(this.#document, operations);
		const number = this.#parts.put({ kind, of, operations }, typing);
		this.#write({ revision: -number, kind, of, operations, inverses });
		this.#show(shown);
		return undefined;
	}

	/** What is typed on top of what was just typed there is the same step: it takes back all of it. */
	#write(step: StoredStep): void {
		const last = this.#log.at(-1);
		if (last?.revision === step.revision)
			this.#log[this.#log.length - 1] = {
				...step,
				operations: joinOperations(last.operations, step.operations),
				inverses: last.inverses,
			};
		else {
			this.#log.push(step);
			this.#stacks = stacksOf(this.#log);
		}
	}

	#show(document: PageDocument): void {
		const before = this.#document;
		this.#document = document;
		const changed: string[] = [];
		if (document.sections !== before.sections) {
			const sections = new Map(document.sections.map((section) => [section.id, section]));
			for (const [id, section] of sections) if (this.#sections.get(id) !== section) changed.push(id);
			this.#sections = sections;
			const order = document.sections.map(({ id }) => id);
			if (order.length !== this.#order.length || order.some((id, place) => id !== this.#order[place]))
				this.#order = order;
			if (this.#selection && !sections.has(this.#selection.section)) this.#selection = undefined;
		}
		for (const id of changed) this.#tellOf(id);
		this.#tell();
	}

	#tellOf(id: string): void {
		for (const watcher of this.#ofSection.get(id) ?? []) watcher();
	}

	#tell(): void {
		for (const watcher of this.#watchers) watcher();
	}
}
