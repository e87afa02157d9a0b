// What a person does in an editor, one step of undo at a time. `Operation` is a change of the domain's document: a page, a design.

export type StepKind = 'do' | 'undo' | 'redo';

export interface Step<Operation> {
	kind: StepKind;
	/** What an undo or redo is about: a revision, or minus the number of a step that has none yet. */
	of: number | null;
	operations: readonly Operation[];
}

/** As a tab sends it. */
export interface NumberedStep<Operation> extends Step<Operation> {
	/** Of the tab, from 1 on. */
	number: number;
}

/** As it is in the log. */
export interface LoggedStep {
	revision: number;
	kind: StepKind;
	/** The step that an undo takes back, or that a redo does again. */
	of: number | null;
}

export interface StoredStep<Operation> extends LoggedStep {
	operations: readonly Operation[];
	/** What takes it back, in the order in which that is done. */
	inverses: readonly Operation[];
}
