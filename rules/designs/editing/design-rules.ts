// How designs are edited, for the browser and the server alike.
import type { SentRules } from '../../editing/editing-rules.ts';
import type { Design } from '../design.ts';
import { applyOperation, targetOf } from './apply-operation.ts';
import type { DesignOperation } from './design-operation.ts';
import { isDesignOperation } from './operation-shape.ts';
import { type DesignRole, findOperationProblem, type OperationProblem } from './validate-operation.ts';

export const applyDesignOperation = (document: Design, operation: DesignOperation) => {
	const { design, inverse } = applyOperation(document, operation);
	return { document: design, inverse };
};

/** What the log holds was allowed when it was done: no lock keeps it from being taken back, or from being done again. */
export const designRules = (role: DesignRole): SentRules<Design, DesignOperation, OperationProblem> => ({
	apply: applyDesignOperation,
	findProblem: (design, operation, isLogged) => findOperationProblem(design, operation, isLogged ? 'template' : role),
	targetOf,
	isOperation: isDesignOperation,
	notApplicable: { code: 'shape' },
	notStorable: { code: 'invalid' },
});
