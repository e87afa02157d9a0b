// What a domain brings so that its documents can be edited: every change is an operation with an inverse.

/** Why an operation cannot be applied: what it names is not there, or is there already. */
export class NotApplicable extends Error {}

export interface Applied<Document, Operation> {
	document: Document;
	inverse: Operation;
}

export interface EditingRules<Document, Operation, Problem> {
	/** @throws NotApplicable */
	apply(document: Document, operation: Operation): Applied<Document, Operation>;
	/** @param isLogged it is what the log holds for an undo or redo: it was allowed once */
	findProblem(document: Document, operation: Operation, isLogged: boolean): Problem | undefined;
	/** What an operation writes: of two in one step that write the same, the later one is enough. */
	targetOf(operation: Operation): string | undefined;
	/** What is wrong with an operation that cannot be applied, or with any change of a document that is only shown. */
	notApplicable: Problem;
}

/** What the server asks besides. */
export interface SentRules<Document, Operation, Problem> extends EditingRules<Document, Operation, Problem> {
	isOperation(sent: unknown): sent is Operation;
	notStorable: Problem;
}

/** Steps that become one: what is written anew takes the place of what was written there before. */
export function joinOperations<Operation>(
	before: readonly Operation[],
	after: readonly Operation[],
	targetOf: (operation: Operation) => string | undefined,
): readonly Operation[] {
	const written = new Set(after.map(targetOf));
	return [
		...before.filter((operation) => {
			const target = targetOf(operation);
			return target === undefined || !written.has(target);
		}),
		...after,
	];
}

/**
 * All of them or none.
 * @returns the document after them, and what takes them back, in the order in which that is done
 * @throws NotApplicable
 */
export function applyAll<Document, Operation>(
	document: Document,
	operations: readonly Operation[],
	apply: (document: Document, operation: Operation) => Applied<Document, Operation>,
): { document: Document; inverses: Operation[] } {
	let shown = document;
	const inverses: Operation[] = [];
	for (const operation of operations) {
		const applied = apply(shown, operation);
		shown = applied.document;
		inverses.unshift(applied.inverse);
	}
	return { document: shown, inverses };
}
