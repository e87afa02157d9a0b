// What is dragged at the moment, before it is done. Only the elements that are dragged and the marks around them hear of it; the design hears once,
// at the end.
import type { SnapLine } from '../../../rules/designs/arrange/snap.ts';
import type { Box } from '../../../rules/designs/design.ts';

/** `scale`: several at once, with what is in them. */
export type DragKind = 'move' | 'resize' | 'rotate' | 'scale';

/** Of one element, on the page. */
export interface DraggedBox {
	kind: DragKind;
	from: Box;
	to: Box;
}

export interface Drag {
	kind: DragKind;
	boxes: ReadonlyMap<string, DraggedBox>;
	/** What it sticks to. */
	lines: readonly SnapLine[];
	/** Of `scale`. */
	scale?: number;
}

type Watcher = () => void;

export class DragStore {
	#drag: Drag | undefined;
	#watchers = new Set<Watcher>();
	#ofElement = new Map<string, Set<Watcher>>();

	get drag(): Drag | undefined {
		return this.#drag;
	}

	readonly watch = (watcher: Watcher): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	watchElement(id: string, watcher: Watcher): () => void {
		const those = this.#ofElement.get(id) ?? new Set();
		this.#ofElement.set(id, those.add(watcher));
		return () => those.delete(watcher);
	}

	/** Undefined: it is over. */
	show(drag: Drag | undefined): void {
		const ids = new Set([...(this.#drag?.boxes.keys() ?? []), ...(drag?.boxes.keys() ?? [])]);
		this.#drag = drag;
		for (const id of ids) for (const watcher of this.#ofElement.get(id) ?? []) watcher();
		for (const watcher of this.#watchers) watcher();
	}
}
