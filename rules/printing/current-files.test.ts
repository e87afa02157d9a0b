import { describe, expect, it } from 'vitest';
import { splitFiles } from './current-files.ts';
import type { PrintDataState } from './print-data.ts';

const file = (
	name: string,
	state: PrintDataState,
	given: { side?: string; code?: string; byStaff?: boolean; isLate?: boolean } = {},
) => ({
	...{ name, state, side: given.side ?? null, refusalCode: given.code ?? null, byStaff: given.byStaff ?? false },
	isLate: given.isLate ?? false,
});
const namesOf = (...files: ReturnType<typeof file>[]) => {
	const { current, attempts } = splitFiles(files);
	return [current.map(({ name }) => name), attempts.map(({ name }) => name)];
};

describe('the files of a line that count', () => {
	it('are those that could be read, whatever was sent after them', () => {
		for (const state of ['findings', 'released', 'printed'] as const) {
			expect(namesOf(file('old', state), file('new', 'uploaded'))).toEqual([['old'], ['new']]);
			expect(namesOf(file('old', state), file('new', 'refused', { code: 'damaged' }))).toEqual([['old'], ['new']]);
		}
	});

	it('are those that were released before another came, unless they are gone', () => {
		const late = file('new', 'findings', { isLate: true });
		expect(namesOf(file('old', 'released'), late)).toEqual([['old'], ['new']]);
		expect(namesOf(file('old', 'printed'), late)).toEqual([['old'], ['new']]);
		expect(namesOf(late)).toEqual([['new'], []]);
	});

	it('are those that the shop has refused until another could be read', () => {
		const refused = file('old', 'refused', { code: 'byShop' });
		expect(namesOf(refused, file('new', 'uploaded'))).toEqual([['old'], ['new']]);
		expect(namesOf(refused, file('new', 'refused', { code: 'damaged' }))).toEqual([['old'], ['new']]);
	});

	it('are found for each side, and a file with all pages is for every side', () => {
		const back = file('back', 'findings', { side: 'back' });
		expect(namesOf(back, file('front', 'uploaded', { side: 'front' }))).toEqual([['back', 'front'], []]);
		expect(namesOf(back, file('whole', 'uploaded'))).toEqual([['back'], ['whole']]);
		expect(namesOf(file('whole', 'released'), file('front', 'uploaded', { side: 'front' }))).toEqual([
			['whole'],
			['front'],
		]);
	});

	it('are those that are sent first, and a new one before one that could not be read', () => {
		expect(namesOf(file('first', 'uploaded'))).toEqual([['first'], []]);
		expect(namesOf(file('first', 'refused', { code: 'damaged' }))).toEqual([['first'], []]);
		expect(namesOf(file('first', 'refused', { code: 'damaged' }), file('new', 'uploaded'))).toEqual([
			['new'],
			['first'],
		]);
	});

	it('are never those of the shop that nobody can read', () => {
		expect(namesOf(file('ours', 'refused', { code: 'damaged', byStaff: true }))).toEqual([[], ['ours']]);
	});
});
