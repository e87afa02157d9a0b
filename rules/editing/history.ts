// Undo and redo from the stream of steps alone, so that they outlive a reload.
import type { LoggedStep, StoredStep } from './step.ts';

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

/** What an undo or redo of a step does. One that was undone and done again takes back what it changed the last time. */
export function operationsFor<Operation>(
	kind: 'undo' | 'redo',
	of: number,
	log: readonly StoredStep<Operation>[],
): readonly Operation[] | undefined {
	const step = log.find(({ revision }) => revision === of);
	if (!step || kind === 'redo') return step?.operations;
	return (log.findLast((other) => other.kind === 'redo' && other.of === of) ?? step).inverses;
}
