import { describe, expect, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { describeProblem } from './describe-problem.ts';

const t = ((key: string) => key) as Translate;
const outside: Finding = {
	...{ code: 'outsideTrim', severity: 'warning', page: 1, elementId: 'a', numbers: {}, names: [], box: null },
};
const design = { fields: [], freedom: { isFree: true } } as unknown as Design;

describe('the advice about something outside of the page', () => {
	it('is to move it in free mode, and to shorten what was filled in beside the fields, where nothing can be moved', () => {
		expect(describeProblem(t, outside, design, 'en-GB').advice).toBe('studio.advice.outsideTrim');
		expect(describeProblem(t, outside, design, 'en-GB', true).advice).toBe('printFindings.outsideTrim.advice');
	});
});
