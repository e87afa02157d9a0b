// The page that is edited, as its screens watch it. A component that shows a section is notified of that section alone, so that typing in one of
// hundreds draws one anew.
import { definitions } from '../../../blocks/registry.ts';
import type { Step, StoredStep } from '../../../rules/editing/step.ts';
import type { PageDocument, Part, Section } from '../../../rules/pages/document.ts';
import type { At, Operation } from '../../../rules/pages/operations.ts';
import { pageRules } from '../../../rules/pages/page-rules.ts';
import type { PageProblem, Validation } from '../../../rules/pages/validate-part.ts';
import { DocumentStore } from '../../editing/document-store.ts';

export interface Selection {
	section: string;
	item?: string | undefined;
}

export interface StoreParts {
	document: PageDocument;
	/** The last ones that the server has. */
	steps: readonly StoredStep<Operation>[];
	validation: Omit<Validation, 'definitions'>;
	/** Sends a step on its way; gives its number. */
	put(step: Step<Operation>, typing?: string): number;
}

type Watcher = () => void;

export class PageStore extends DocumentStore<PageDocument, Operation, PageProblem> {
	readonly validation: Validation;
	#sections: Map<string, Section>;
	#order: readonly string[];
	#selection: Selection | undefined;
	#ofSection = new Map<string, Set<Watcher>>();

	constructor({ document, steps, validation, put }: StoreParts) {
		const complete = { ...validation, definitions };
		super({ document, steps, rules: pageRules(complete), put });
		this.validation = complete;
		this.#sections = new Map(document.sections.map((section) => [section.id, section]));
		this.#order = document.sections.map(({ id }) => id);
	}

	/** Hears of one section alone. */
	watchSection(id: string, watcher: Watcher): () => void {
		const those = this.#ofSection.get(id) ?? new Set();
		this.#ofSection.set(id, those.add(watcher));
		return () => those.delete(watcher);
	}

	/** The same list as long as nothing was added, removed or moved. */
	get order(): readonly string[] {
		return this.#order;
	}

	get selection(): Selection | undefined {
		return this.#selection;
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
		for (const id of new Set([before?.section, selection?.section])) if (id) this.#notifyOf(id);
		this.notify();
	}

	override freeze(): void {
		this.#order = [...this.#order];
		super.freeze();
	}

	protected override shown(before: PageDocument, document: PageDocument): void {
		if (document.sections === before.sections) return;
		const sections = new Map(document.sections.map((section) => [section.id, section]));
		const changed = [...sections].filter(([id, section]) => this.#sections.get(id) !== section);
		this.#sections = sections;
		const order = document.sections.map(({ id }) => id);
		if (order.length !== this.#order.length || order.some((id, place) => id !== this.#order[place]))
			this.#order = order;
		if (this.#selection && !sections.has(this.#selection.section)) this.#selection = undefined;
		for (const [id] of changed) this.#notifyOf(id);
	}

	#notifyOf(id: string): void {
		for (const watcher of this.#ofSection.get(id) ?? []) watcher();
	}
}
