// The server of designs as a simulated tab reaches it, and as a test looks into it. Nothing here needs a browser: tests of the server know it too.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import type { NumberedStep, StoredStep } from '../../../rules/editing/step.ts';
import type { Taken } from '../../editing/save-queue.ts';

interface Holder {
	name: string;
	own: boolean;
	since: string;
}

export interface OpenedDesign {
	document: Design;
	revision: number;
	steps: readonly StoredStep<DesignOperation>[];
	mine: boolean;
	editor: Holder | null;
}

/** A step in the log of the server, with where it came from. */
export interface LogEntry extends StoredStep<DesignOperation> {
	client: string;
	number: number;
}

export interface DesignServer {
	open(client: string, takeOver: boolean): Promise<OpenedDesign>;
	/** @throws SendFailure */
	change(client: string, steps: readonly NumberedStep<DesignOperation>[]): Promise<Taken>;
	hold(client: string): Promise<{ mine: boolean; editor: Holder | null }>;
	leave(client: string): Promise<void>;
	keep(client: string, document: Design): Promise<void>;
	look(): Promise<{ document: Design; log: LogEntry[]; unsaved: Design[] }>;
}

/** What is wrong after a run; empty: nothing. */
export type RunErrors = string[];

/** A run of `autosave-runs.ts`. */
export type AutosaveRun = (
	seed: number,
	first: Design,
	serverFor: (clock: { readonly now: number }) => DesignServer,
	/** Of who designs; a shopper unless it is said. */
	role?: DesignRole,
) => Promise<RunErrors>;
