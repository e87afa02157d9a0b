// A sheet with what was done to it. Everything that changes rows is one kind of step, some rows in the place of others, so that taking
// it back is the same step the other way round.
import type { Row } from './cells.ts';
import { at, type Selection } from './selection.ts';

export type StepName = 'type' | 'clear' | 'cut' | 'paste' | 'fill' | 'insertRows' | 'removeRows';

/** Rows from `at` on, in place of those that were there. */
export interface Change {
	at: number;
	removed: readonly Row[];
	inserted: readonly Row[];
}

interface Step extends Change {
	name: StepName;
	before: Selection;
	after: Selection;
}

export interface Sheet {
	rows: readonly Row[];
	selection: Selection;
	past: readonly Step[];
	/** What was undone, the next to redo last. */
	future: readonly Step[];
}

/** Rows are shared between steps: even many of them take little room. */
const kept = 200;

export const newSheet = (rows: readonly Row[]): Sheet => ({ rows, selection: at(0, 0), past: [], future: [] });

export const applyChange = (rows: readonly Row[], { at: from, removed, inserted }: Change): readonly Row[] =>
	rows.slice(0, from).concat(inserted, rows.slice(from + removed.length));

export const inverseOf = ({ at: from, removed, inserted }: Change): Change => ({
	at: from,
	removed: inserted,
	inserted: removed,
});

export function makeStep(sheet: Sheet, name: StepName, change: Change, after: Selection): Sheet {
	return {
		rows: applyChange(sheet.rows, change),
		selection: after,
		past: [...sheet.past.slice(1 - kept), { ...change, name, before: sheet.selection, after }],
		future: [],
	};
}

export function undo(sheet: Sheet): Sheet {
	const step = sheet.past.at(-1);
	if (!step) return sheet;
	return {
		rows: applyChange(sheet.rows, inverseOf(step)),
		selection: step.before,
		past: sheet.past.slice(0, -1),
		future: [...sheet.future, step],
	};
}

export function redo(sheet: Sheet): Sheet {
	const step = sheet.future.at(-1);
	if (!step) return sheet;
	return {
		rows: applyChange(sheet.rows, step),
		selection: step.after,
		past: [...sheet.past, step],
		future: sheet.future.slice(0, -1),
	};
}
