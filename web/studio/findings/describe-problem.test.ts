import { describe, expect, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { describeProblem } from './describe-problem.ts';

const t = ((key: string) => key) as Translate;
const outside: Finding = {
	...{ code: 'outsideTrim', severity: 'warning', page: 1, elementId: 'a', numbers: {}, names: [], box: null },
};
const text = { kind: 'text', id: 'a', text: '{{name}}', runs: [{ text: '{{name}}' }] };
const designOf = (isFree: boolean, elements: object[]) =>
	({ pages: [{ elements }], fields: [{ key: 'name', labels: {} }], freedom: { isFree } }) as unknown as Design;

describe('the advice about something outside of the page', () => {
	const advise = (design: Design, isFree?: boolean) => describeProblem(t, outside, design, 'en-GB', isFree).advice;

	it('is to shorten what was filled in, beside the fields, where nothing can be moved', () => {
		expect(advise(designOf(false, []))).toBe('studio.advice.outsideTrim');
		expect(advise(designOf(true, [text]))).toBe('studio.advice.outsideTrim');
	});

	it('is to move it in free mode, and what no field fills in', () => {
		expect(advise(designOf(true, [text]), true)).toBe('printFindings.outsideTrim.advice');
		expect(advise(designOf(true, []))).toBe('printFindings.outsideTrim.advice');
	});
});
