import { describe, expect, it } from 'vitest';
import { findChangedValues, mostChangedValues } from './changed-values.ts';
import type { Design } from './design.ts';

const field = (key: string, kind: 'text' | 'image' = 'text') => ({ key, kind }) as Design['fields'][number];
const design = { fields: [field('name'), field('phone'), field('photo', 'image')] };
const filled = (values: object, series: object[] | null = null) => ({ values, series }) as never;

describe('findChangedValues', () => {
	it('names fields that were filled in otherwise, emptied or filled in first, and no pictures', () => {
		const before = filled({ name: 'Hansen', photo: 'one' });
		expect(findChangedValues(design, before, filled({ name: 'Hansen-Voss', phone: '040', photo: 'two' }))).toEqual([
			{ row: null, field: 'name', before: 'Hansen', after: 'Hansen-Voss' },
			{ row: null, field: 'phone', before: '', after: '040' },
		]);
		expect(findChangedValues(design, before, before)).toEqual([]);
	});

	it('names the rows of a series, unless there are more or fewer of them', () => {
		const before = filled({}, [{ name: 'Ada' }, { name: 'Grace' }]);
		expect(findChangedValues(design, before, filled({}, [{ name: 'Ada' }, { name: 'Grace Hopper' }]))).toEqual([
			{ row: 2, field: 'name', before: 'Grace', after: 'Grace Hopper' },
		]);
		expect(findChangedValues(design, before, filled({}, [{ name: 'Grace' }]))).toEqual([]);
	});

	it('names no more than can be read', () => {
		const rows = (name: string) => Array.from({ length: 2000 }, () => ({ name }));
		const found = findChangedValues(design, filled({}, rows('a')), filled({}, rows('b')));
		expect(found).toHaveLength(mostChangedValues);
	});
});
