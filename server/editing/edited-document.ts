// What a domain brings so that its documents can be edited: its tables, rules and error codes, and how a changed document is saved.
import type { SentRules } from '../../rules/editing/editing-rules.ts';
import type { TakenStep } from '../../rules/editing/take-steps.ts';
import type { ErrorCode } from '../../rules/errors.ts';
import type { Sql } from '../database/connection.ts';
import type { EditingTables } from './editing-tables.ts';

/** A document that no one else changes until the end of the transaction. */
export interface LockedDocument<Document> {
	id: string;
	/** As the current version of its rules has it. */
	document: Document;
	revision: number;
}

export interface Change<Document, Operation> {
	before: LockedDocument<Document>;
	/** Afterwards. */
	document: Document;
	revision: number;
	taken: readonly TakenStep<Operation>[];
	userId: string | null;
}

export interface EditedKind<Document, Operation, Problem> {
	tables: EditingTables;
	rules: SentRules<Document, Operation, Problem>;
	codes: Readonly<Record<'takenOver' | 'gap' | 'refused' | 'tooLarge', ErrorCode>>;
	/** For the message of an error. */
	describeProblem(problem: Problem): string;
	/** Whether what may be undone depends on the log. */
	readsLog: boolean;
	save(sql: Sql, tenantId: string, change: Change<Document, Operation>): Promise<void>;
}
