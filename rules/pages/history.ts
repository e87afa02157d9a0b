// Undo and redo from the stream of steps alone, so that they outlive a reload.

/** One step of a user, as one step of undo. */
export interface LoggedStep {
	revision: number;
	kind: 'do' | 'undo' | 'redo';
	/** The step that an undo takes back, or that a redo does again. */
	of: number | null;
}

export interface Stacks {
	/** Revisions of steps that can be undone, the next one last. */
	undo: number[];
	/** Likewise those that can be done again. */
	redo: number[];
}

/** Whatever is done anew ends what could be done again. */
export function stacksOf(steps: readonly LoggedStep[]): Stacks {
	const undo: number[] = [];
	let redo: number[] = [];
	const take = (from: number[], of: number | null) => {
		const place = of === null ? -1 : from.lastIndexOf(of);
		return place < 0 ? undefined : from.splice(place, 1)[0];
	};
	for (const { revision, kind, of } of steps) {
		if (kind === 'do') {
			undo.push(revision);
			redo = [];
		} else {
			const taken = kind === 'undo' ? take(undo, of) : take(redo, of);
			if (taken !== undefined) (kind === 'undo' ? redo : undo).push(taken);
		}
	}
	return { undo, redo };
}
