// What keeps a line from being ordered, for everybody in the API who tells it.
import { lineProblems } from '../../rules/checkout/problems.ts';
import { builder } from './builder.ts';

export const lineProblemType = builder.enumType('LineProblem', {
	description: 'What keeps a line from being ordered; price: it costs something else than was shown',
	values: lineProblems,
});
