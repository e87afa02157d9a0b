// What the server does with the steps that a tab has sent, without its tables: each is read, validated on what the ones before it have left, and applied.

import { mostOperations, mostOperationsInCall, mostSteps } from './editing-limits.ts';
import { NotApplicable, type SentRules } from './editing-rules.ts';
import { operationsFor } from './history.ts';
import { isSameJson } from './same-json.ts';
import type { NumberedStep, StepKind, StoredStep } from './step.ts';
import { isStorable } from './storable.ts';

/** As it comes: its operations are anything. */
export type SentStep = NumberedStep<unknown>;

export interface TakenStep<Operation> extends StoredStep<Operation> {
	number: number;
}

/** Nothing of the call is taken. */
export class StepRefused<Problem> extends Error {
	/** Null: the list of steps itself is none. */
	readonly number: number | null;
	readonly problem: Problem;

	constructor(number: number | null, problem: Problem) {
		super('step refused');
		this.number = number;
		this.problem = problem;
	}
}

const kinds: readonly unknown[] = ['do', 'undo', 'redo'] satisfies StepKind[];
const keys = ['number', 'kind', 'of', 'operations'];

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;

function isStep(value: unknown): value is Omit<SentStep, 'of'> & { of?: number | null } {
	if (typeof value !== 'object' || value === null || Object.keys(value).some((key) => !keys.includes(key)))
		return false;
	const { number, kind, of = null, operations } = value as Record<string, unknown>;
	const isList = Array.isArray(operations) && operations.length > 0 && operations.length <= mostOperations;
	return isCount(number) && kinds.includes(kind) && isList && (of === null || isCount(of));
}

/** @returns undefined for what is no list of steps with ascending numbers */
export function readSteps(sent: unknown): SentStep[] | undefined {
	const list: unknown[] = Array.isArray(sent) ? sent : [];
	if (list.length === 0 || list.length > mostSteps || !list.every(isStep)) return undefined;
	const steps = list.map((step) => ({ ...step, of: step.of ?? null }));
	if (steps.reduce((sum, { operations }) => sum + operations.length, 0) > mostOperationsInCall) return undefined;
	const first = steps[0]?.number ?? 0;
	return steps.every(({ number }, index) => number === first + index) ? steps : undefined;
}

interface Taking<Document, Operation, Problem> {
	document: Document;
	/** Of the document. */
	revision: number;
	rules: SentRules<Document, Operation, Problem>;
	/** The steps that undo and redo are about, with what was done again of them. */
	log: readonly StoredStep<Operation>[];
}

function applySent<Document, Operation, Problem>(
	document: Document,
	operation: unknown,
	rules: SentRules<Document, Operation, Problem>,
	{ number, isLogged }: { number: number; isLogged: boolean },
) {
	if (!rules.isOperation(operation)) throw new StepRefused(number, rules.notApplicable);
	const problem = rules.findProblem(document, operation, isLogged);
	if (problem) throw new StepRefused(number, problem);
	if (!isStorable(operation)) throw new StepRefused(number, rules.notStorable);
	try {
		return { operation, ...rules.apply(document, operation) };
	} catch (error) {
		throw error instanceof NotApplicable ? new StepRefused(number, rules.notApplicable) : error;
	}
}

const isOfLog = ({ kind, of, operations }: SentStep, log: readonly StoredStep<unknown>[]): boolean =>
	kind !== 'do' && of !== null && isSameJson(operationsFor(kind, of, log), operations);

/** @throws StepRefused */
export function takeSteps<Document, Operation, Problem>(
	steps: readonly SentStep[],
	{ document: before, revision, rules, log: logged }: Taking<Document, Operation, Problem>,
): { document: Document; taken: TakenStep<Operation>[] } {
	let document = before;
	const log = [...logged];
	const taken = steps.map((step, index): TakenStep<Operation> => {
		const place = { number: step.number, isLogged: isOfLog(step, log) };
		const operations: Operation[] = [];
		const inverses: Operation[] = [];
		for (const sent of step.operations) {
			const done = applySent(document, sent, rules, place);
			document = done.document;
			operations.push(done.operation);
			inverses.unshift(done.inverse);
		}
		const stored = { ...step, operations, inverses, revision: revision + index + 1 };
		log.push(stored);
		return stored;
	});
	return { document, taken };
}
