// How pages are edited, for the browser and the server alike.
import type { SentRules } from '../editing/editing-rules.ts';
import type { PageDocument } from './document.ts';
import { isOperation } from './operation-shape.ts';
import { applyOperation, type Operation } from './operations.ts';
import { operationProblem } from './validate.ts';
import type { PageProblem, Validation } from './validate-part.ts';

/** Which words an operation writes. */
export function targetOf(operation: Operation): string | undefined {
	if (operation.do === 'canonical') return operation.do;
	return operation.do === 'text' || operation.do === 'seoText'
		? JSON.stringify({ ...operation, text: undefined })
		: undefined;
}

export const pageRules = (validation: Validation): SentRules<PageDocument, Operation, PageProblem> => ({
	apply: applyOperation,
	findProblem: (document, operation) => operationProblem(document, operation, validation),
	targetOf,
	isOperation,
	notApplicable: { fault: 'shape' },
	notStorable: { fault: 'valueWrong' },
});
