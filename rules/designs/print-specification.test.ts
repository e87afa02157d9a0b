import { describe, expect, it } from 'vitest';
import { findSpecificationErrors, readDieLine, usualSpecification } from './print-specification.ts';

const errorsWith = (dieLine: string) => findSpecificationErrors({ ...usualSpecification, dieLine });

describe('the die line of a print specification', () => {
	it('is a path of absolute commands', () => {
		expect(errorsWith('M0 0L85000 0 L85000,55000C1 2 3 4 5 6Z')).toEqual([]);
		for (const path of ['', 'L0 0', 'M0 0 h 10', 'M0 0A1 1 0 0 0 5 5'])
			expect(errorsWith(path)).toEqual([{ field: 'dieLine', error: 'form' }]);
	});

	it('lies within the format and its bleed, and encloses something', () => {
		expect(errorsWith('M-3000 -3000L88000 -3000L88000 58000L-3000 58000Z')).toEqual([]);
		for (const path of ['M0 0L900000 0L0 900000Z', 'M-3001 0L85000 0L85000 55000Z', 'M0 0L85000 0L85000 58001Z'])
			expect(errorsWith(path)).toEqual([{ field: 'dieLine', error: 'order' }]);
		expect(errorsWith('M0 0L85000 0Z')).toEqual([{ field: 'dieLine', error: 'form' }]);
	});

	it('is kept in whole micrometres, as everything else is', () => {
		expect(readDieLine(' M0.4 0.5L85000.49 0L0,55000.5Z ')).toBe('M0 1L85000 0L0 55001Z');
		expect(readDieLine('M0 0L85000,0 L0 55000Z')).toBe('M0 0L85000,0 L0 55000Z');
		expect(readDieLine(' ')).toBeNull();
		for (const field of ['width', 'bleed', 'maximumInk'] as const)
			expect(findSpecificationErrors({ ...usualSpecification, [field]: usualSpecification[field] + 0.5 })).toEqual([
				{ field, error: 'range' },
			]);
	});

	it('is refused at once when it is long and wrong', () => {
		const begin = performance.now();
		expect(errorsWith(`M0 0C${'1'.repeat(200)}x`)).toEqual([{ field: 'dieLine', error: 'form' }]);
		expect(performance.now() - begin).toBeLessThan(500);
	});
});
