import { describe, expect, it } from 'vitest';
import type { PrintDataState } from './print-data.ts';
import { findReplacement, isFinalSide } from './replacement.ts';

const sides = ['front', 'back'];
const file = (name: string, side: string | null, state: PrintDataState = 'released') => ({ name, side, state });

describe('what a file takes the place of', () => {
	it('is the file with all sides, of which the other ones are missing then', () => {
		const all = file('all', null);
		const late = file('late', 'front');
		expect(findReplacement({ sides, files: [all], late: [late] }, 'front', late)).toEqual({
			...{ deleted: [all], admitted: [], missing: ['back'] },
		});
	});

	it('is every file for a side, if it has all of them', () => {
		const files = [file('one', 'front'), file('two', 'back')];
		const late = file('late', null);
		expect(findReplacement({ sides, files, late: [late] }, null, late)).toEqual({
			...{ deleted: files, admitted: [], missing: [] },
		});
	});

	it('is the one for its side alone, and nothing that was missing before counts as lost', () => {
		const front = file('one', 'front');
		expect(findReplacement({ sides, files: [front, file('two', 'back')], late: [] }, 'front')).toEqual({
			...{ deleted: [front], admitted: [], missing: [] },
		});
		expect(findReplacement({ sides, files: [front], late: [] }, 'front').missing).toEqual([]);
	});

	it('leaves room for a late file for another side, which is not missing then', () => {
		const late = [file('late front', 'front', 'findings'), file('late back', 'back', 'findings')];
		expect(findReplacement({ sides, files: [file('all', null)], late }, 'front', late[0])).toMatchObject({
			...{ admitted: [late[1]], missing: [] },
		});
		const both = { sides, files: [file('one', 'front'), file('two', 'back')], late };
		expect(findReplacement(both, 'front', late[0])).toMatchObject({ deleted: [both.files[0]], admitted: [] });
	});

	it('goes along with late files for the same side when the shop uploads another one', () => {
		const files = [file('all', null)];
		const late = [file('late', 'front', 'findings')];
		expect(findReplacement({ sides, files, late }, null).deleted).toEqual([...files, ...late]);
	});
});

describe('what is there for a side', () => {
	it('is final for the customer once it is released and ordered, for the shop once it is printed', () => {
		const files = [file('one', 'front', 'findings'), file('two', 'back')];
		const customer = { isOrdered: true, reader: 'customer' } as const;
		expect(isFinalSide(files, 'front', customer)).toBe(false);
		expect(isFinalSide(files, 'back', customer)).toBe(true);
		expect(isFinalSide(files, null, customer)).toBe(true);
		expect(isFinalSide(files, 'back', { ...customer, isOrdered: false })).toBe(false);
		expect(isFinalSide(files, 'back', { ...customer, reader: 'shop' })).toBe(false);
		expect(isFinalSide([file('all', null, 'printed')], 'back', { isOrdered: true, reader: 'shop' })).toBe(true);
	});
});
