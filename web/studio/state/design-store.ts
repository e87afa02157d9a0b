// The design that is edited, as its screens watch it. A component that shows an element, a page or a field is notified of that one alone, so that
// dragging one of hundreds draws one anew.
import type { Design, DesignElement, DesignPage, Face } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { designRules } from '../../../rules/designs/editing/design-rules.ts';
import { walkElements } from '../../../rules/designs/editing/find-element.ts';
import type { DesignRole, OperationProblem } from '../../../rules/designs/editing/validate-operation.ts';
import type { Step, StoredStep } from '../../../rules/editing/step.ts';
import { DocumentStore } from '../../editing/document-store.ts';

export interface DesignStoreParts {
	document: Design;
	/** The last ones that the server has. */
	steps: readonly StoredStep<DesignOperation>[];
	/** What the person may do: fill in a template, or make it. */
	role: DesignRole;
	/** Sends a step on its way; gives its number. */
	put(step: Step<DesignOperation>, typing?: string): number;
}

interface Located {
	element: DesignElement;
	page: string;
}

type Watcher = () => void;

/** Those who watch, by what they watch. */
class Watchers {
	#byId = new Map<string, Set<Watcher>>();

	add(id: string, watcher: Watcher): () => void {
		const those = this.#byId.get(id) ?? new Set();
		this.#byId.set(id, those.add(watcher));
		return () => those.delete(watcher);
	}

	notify(ids: Iterable<string>): void {
		for (const id of ids) for (const watcher of this.#byId.get(id) ?? []) watcher();
	}
}

/** By id, those of groups included. */
function locateElements(pages: readonly DesignPage[]): Map<string, Located> {
	const located = new Map<string, Located>();
	for (const page of pages)
		for (const element of walkElements(page.elements)) located.set(element.id, { element, page: page.id });
	return located;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((id, index) => id === other[index]);

/** What every page is drawn with, beside its elements. */
const isDrawnAlike = (one: Design, other: Design): boolean =>
	one.values === other.values &&
	one.swatches === other.swatches &&
	one.faces === other.faces &&
	one.fields === other.fields &&
	one.product === other.product;

/** Those that undo and redo may bring back. */
const facesOf = (steps: readonly StoredStep<DesignOperation>[]): Face[] =>
	steps
		.flatMap(({ operations, inverses }) => [...operations, ...inverses])
		.flatMap((one) => (one.do === 'face' ? [one.face] : one.do === 'whole' ? one.design.faces : []));

const noneSelected: readonly string[] = [];

export class DesignStore extends DocumentStore<Design, DesignOperation, OperationProblem> {
	readonly role: DesignRole;
	/** Not of the design now, but of states that the log leads to. */
	readonly formerFaces: readonly Face[];
	#located: Map<string, Located>;
	#pages: readonly string[];
	#selection = noneSelected;
	#ofElement = new Watchers();
	#ofPage = new Watchers();
	#ofValue = new Watchers();

	constructor({ document, steps, role, put }: DesignStoreParts) {
		super({ document, steps, rules: designRules(role), put });
		this.role = role;
		this.formerFaces = facesOf(steps);
		this.#located = locateElements(document.pages);
		this.#pages = document.pages.map(({ id }) => id);
	}

	/** Hears of one element alone: of what it is, and of whether it is selected. */
	watchElement(id: string, watcher: Watcher): () => void {
		return this.#ofElement.add(id, watcher);
	}

	/** Hears of whatever changes how a page is drawn: its elements, and values, swatches and faces of the design. */
	watchPage(id: string, watcher: Watcher): () => void {
		return this.#ofPage.add(id, watcher);
	}

	/** Hears of the value of one field alone. */
	watchValue(key: string, watcher: Watcher): () => void {
		return this.#ofValue.add(key, watcher);
	}

	/** Ids in their order; the same list as long as no page was added, removed or moved. */
	get pages(): readonly string[] {
		return this.#pages;
	}

	/** Ids of elements, in the order in which they were selected; the same list as long as it is not another selection. */
	get selection(): readonly string[] {
		return this.#selection;
	}

	page(id: string): DesignPage | undefined {
		return this.document.pages.find((page) => page.id === id);
	}

	element(id: string): DesignElement | undefined {
		return this.#located.get(id)?.element;
	}

	/** Id of the page on which an element is. */
	pageOf(element: string): string | undefined {
		return this.#located.get(element)?.page;
	}

	/** What was filled in; undefined: nothing yet. */
	value(key: string): string | undefined {
		return Object.hasOwn(this.document.values, key) ? this.document.values[key] : undefined;
	}

	isSelected(element: string): boolean {
		return this.#selection.includes(element);
	}

	select(elements: readonly string[]): void {
		const next = [...new Set(elements)].filter((id) => this.#located.has(id));
		if (isSameList(next, this.#selection)) return;
		const changed = new Set([...this.#selection, ...next]);
		this.#selection = next;
		this.#ofElement.notify(changed);
		this.notify();
	}

	protected override shown(before: Design, design: Design): void {
		const changedKeys =
			before.values === design.values
				? []
				: [...new Set([...Object.keys(before.values), ...Object.keys(design.values)])].filter(
						(key) => before.values[key] !== design.values[key],
					);
		const changedPages = this.#changedPages(before, design);
		const changedElements = before.pages === design.pages ? [] : this.#locate(design);
		this.#ofValue.notify(changedKeys);
		this.#ofElement.notify(changedElements);
		this.#ofPage.notify(changedPages);
	}

	#changedPages(before: Design, design: Design): string[] {
		const former = new Map(before.pages.map((page) => [page.id, page]));
		const isAlike = isDrawnAlike(before, design);
		return design.pages.filter((page) => !isAlike || former.get(page.id) !== page).map(({ id }) => id);
	}

	/** @returns ids of elements that are others than before, or gone */
	#locate(design: Design): string[] {
		const former = this.#located;
		this.#located = locateElements(design.pages);
		const pages = design.pages.map(({ id }) => id);
		if (!isSameList(pages, this.#pages)) this.#pages = pages;
		if (!this.#selection.every((id) => this.#located.has(id)))
			this.#selection = this.#selection.filter((id) => this.#located.has(id));
		const ids = new Set([...former.keys(), ...this.#located.keys()]);
		return [...ids].filter((id) => former.get(id)?.element !== this.#located.get(id)?.element);
	}
}
