import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { ApiFailure } from '../platform/api.ts';
import { describeDiscard, describeUse, lateFailureText } from './late-question.ts';
import type { PrintAttempt, PrintLine } from './print-line.ts';

const t = ((key: string, given: object = {}) => `${key}(${Object.values(given).join()})`) as Translate;
const late = (side: string | null, given: Partial<PrintAttempt> = {}): PrintAttempt => ({
	...{ id: '1', side, name: 'late.pdf', fileType: 'pdf', state: 'findings', isLate: true, refusal: null },
	...{ pages: [], findings: [], ...given },
});
const lineOf = (...attempts: PrintAttempt[]): Pick<PrintLine, 'specification' | 'attempts'> => ({
	specification: {
		...{
			...usualSpecification,
			inks: 'fullColour' as const,
			folds: [],
			dieLine: null,
			dataRequirement: 'later',
			sides: ['front', 'back'],
		},
	},
	attempts,
});
const released = (name: string, side: string | null) => ({ name, side, state: 'released' as const });

describe('the question before a late file is used', () => {
	it('names its side, the file with all sides that is deleted, and the side that is missing then', () => {
		const front = late('front');
		const asked = { line: lineOf(front), files: [released('all.pdf', null)], late: front };
		const { title, text } = describeUse(t, { ...asked, reader: 'customer' });
		expect(title).toBe('printData.attempt.useAsk(printData.namedPart(late.pdf,printData.side.front()))');
		expect(text).toContain('useDeletes(printData.namedPart(all.pdf,printData.allSides()))');
		expect(text).toContain('printData.replacing.missing(printData.side.back(),1)');
		expect(text).toContain('printData.attempt.useRelease.customer');
		expect(describeUse(t, { ...asked, reader: 'shop' }).text).toContain('printData.attempt.useMissing.shop');
	});

	it('names both files for the sides that one with all of them replaces', () => {
		const whole = late(null);
		const files = [released('one.pdf', 'front'), released('two.pdf', 'back')];
		const { text } = describeUse(t, { line: lineOf(whole), files, late: whole, reader: 'shop', notes: ['PRESS'] });
		expect(text).toMatch(/one\.pdf.*two\.pdf.*PRESS.*useRelease\.shop/);
		expect(text).not.toContain('missing');
	});

	it('names the errors, and says whether the shop can approve them by hand', () => {
		const findingsOf = (...codes: string[]): PrintAttempt['findings'] =>
			codes.map((code) => ({
				...{ code, severity: code === 'rgbColour' ? 'warning' : 'error', page: null, numbers: [], names: [] },
			}));
		const ask = (reader: 'shop' | 'customer', ...codes: string[]) => {
			const whole = late(null, { findings: findingsOf(...codes) });
			return describeUse(t, { line: lineOf(whole), files: [released('all.pdf', null)], late: whole, reader });
		};
		const size = ask('shop', 'wrongPageSize', 'rgbColour');
		expect(size.points).toHaveLength(1);
		expect(size.points?.[0]).toContain('printFindings.wrongPageSize.problem');
		expect(size.text).toContain('useErrors.shop');
		expect(size.text).not.toContain('useRelease');
		for (const code of ['wrongPageCount', 'encrypted'])
			expect(ask('shop', 'wrongPageSize', code).text).toContain('useErrors.barred');
		expect(ask('customer', 'wrongPageSize').text).toContain('useErrors.customer');
		expect(ask('customer', 'rgbColour')).not.toHaveProperty('points');
	});
});

describe('a late file that could not be used', () => {
	it('says so if somebody else has discarded it meanwhile', () => {
		expect(lateFailureText(new ApiFailure('x', 'NOT_FOUND'), t, 'Failed.')).toBe('printData.attempt.gone()');
		expect(lateFailureText(new TypeError('x'), t, 'Failed.')).toBe('Failed. common.networkError()');
	});
});

describe('the question before a late file is discarded', () => {
	it('names it with its side, and what stays', () => {
		const attempt = late('back');
		const files = [released('one.pdf', 'front'), released('two.pdf', 'back')];
		const { title, text } = describeDiscard(t, { line: lineOf(attempt), files, attempt });
		expect(title).toContain('late.pdf,printData.side.back');
		expect(text).toContain('discardStays(printData.namedPart(two.pdf');
		expect(text).not.toContain('one.pdf');
	});
});
