import { describe, expect, it } from 'vitest';
import { NotApplicable, type SentRules } from './editing-rules.ts';
import { readSteps, type SentStep, StepRefused, takeSteps } from './take-steps.ts';

/** A document that is a text; `locked` is what only a step of the log may write. */
type Write = { write: string };
const rules: SentRules<string, Write, string> = {
	apply(document, { write }) {
		if (write === 'missing') throw new NotApplicable();
		return { document: write, inverse: { write: document } };
	},
	findProblem: (_document, { write }, isLogged) => (write === 'locked' && !isLogged ? 'locked' : undefined),
	targetOf: () => 'text',
	isOperation: (sent): sent is Write => typeof (sent as Write | null)?.write === 'string',
	notApplicable: 'shape',
	notStorable: 'letters',
};

const step = (number: number, write: unknown, kind: SentStep['kind'] = 'do', of: number | null = null): SentStep => ({
	number,
	kind,
	of,
	operations: [{ write }],
});

const take = (steps: readonly SentStep[], log: Parameters<typeof takeSteps<string, Write, string>>[1]['log'] = []) =>
	takeSteps(steps, { document: 'first', revision: 7, rules, log });

function problemOf(run: () => unknown): unknown {
	try {
		run();
	} catch (error) {
		if (error instanceof StepRefused) return [error.number, error.problem];
		throw error;
	}
	return undefined;
}

describe('steps that a tab has sent', () => {
	it('are applied one after the other, each with its revision and its inverse', () => {
		const { document, taken } = take([step(3, 'second'), step(4, 'third')]);
		expect(document).toBe('third');
		expect(taken.map(({ revision, number, inverses }) => [revision, number, inverses])).toEqual([
			[8, 3, [{ write: 'first' }]],
			[9, 4, [{ write: 'second' }]],
		]);
	});

	it.each([
		['of no known operation', 5, 'shape'],
		['of what is not there', 'missing', 'shape'],
		['that may not be', 'locked', 'locked'],
		['with what no database stores', 'a\0b', 'letters'],
	])('are refused with the number of the one %s', (_name, write, problem) => {
		expect(problemOf(() => take([step(3, 'good'), step(4, write)]))).toEqual([4, problem]);
	});

	it('may take back what they may not do, if it is what the log holds', () => {
		const logged = {
			...{ revision: 5, kind: 'do' as const, of: null },
			...{ operations: [{ write: 'first' }], inverses: [{ write: 'locked' }] },
		};
		const undo = step(3, 'locked', 'undo', 5);
		expect(problemOf(() => take([undo]))).toEqual([3, 'locked']);
		expect(problemOf(() => take([{ ...undo, of: 4 }], [logged]))).toEqual([3, 'locked']);
		expect(problemOf(() => take([{ ...undo, kind: 'redo' }], [logged]))).toEqual([3, 'locked']);
		const redo = step(4, 'first', 'redo', 5);
		expect(take([undo, redo, step(5, 'locked', 'undo', 5)], [logged]).document).toBe('locked');
	});

	it('are no steps with numbers that leave one out, other keys, or too many operations', () => {
		expect(readSteps([step(1, 'a'), step(2, 'b')])).toHaveLength(2);
		const operations = Array.from({ length: 200 }, () => ({ write: 'a' }));
		const many = Array.from({ length: 6 }, (_, index) => ({ ...step(index + 1, ''), operations }));
		expect(readSteps(many.slice(0, 5))).toHaveLength(5);
		for (const sent of [[step(1, 'a'), step(3, 'b')], [{ ...step(1, 'a'), more: 1 }], many, [], {}, null, [null]])
			expect(readSteps(sent)).toBeUndefined();
	});
});
