import { describe, expect, it } from 'vitest';
import type { Finding } from '../designs/findings.ts';
import { groupFindings, writePages } from './group-findings.ts';

const found = (page: number | null, parts: Partial<Finding> = {}): Finding => ({
	...{ code: 'noTrimBox', severity: 'hint', page, elementId: null, numbers: {}, names: [], box: null },
	...parts,
});

describe('findings of many pages', () => {
	it('are one line with all its pages where they say the same', () => {
		const all = Array.from({ length: 200 }, (_, index) => found(index + 1));
		const groups = groupFindings([...all, found(null, { code: 'rgbColour', severity: 'warning' })]);
		expect(groups.map(({ finding, pages }) => [finding.code, writePages(pages)])).toEqual([
			['noTrimBox', '1–200'],
			['rgbColour', ''],
		]);
	});

	it('stay apart where their numbers differ', () => {
		const wide = { code: 'wrongPageSize', severity: 'error', numbers: { width: 1 } } as const;
		const groups = groupFindings([found(2, wide), found(1, { ...wide, numbers: { width: 2 } }), found(1, wide)]);
		expect(groups.map(({ pages }) => pages)).toEqual([[1, 2], [1]]);
	});

	it('name ranges and single pages', () => {
		expect(writePages([1, 2, 4, 6, 7, 8])).toBe('1, 2, 4, 6–8');
	});
});
